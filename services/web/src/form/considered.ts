import { FIELDS, type ActionDraft, type DeclarationDraft } from './draft';

/** Is a declaration written so far that its odds can be asked for? Whether it is legal the server says. */
export const isComplete = (draft: DeclarationDraft): boolean => draft.actions.length > 0 && draft.actions.every(isActionComplete);

function isActionComplete(action: ActionDraft): boolean {
  const needed = FIELDS[action.kind].filter(field => field.endsWith('!')).map(field => field.replace('!', '')) as Needed[];
  return needed.every(field => written(action, field)) && isEitherOr(action)
    && action.modifiers.every(m => m.value.trim() !== '' && m.reason !== '') && action.targets.every(t => t.target !== '' && t.sprays.trim() !== '');
}

type Needed = 'weapon' | 'target' | 'metres' | 'patient' | 'wound' | 'skill' | 'against' | 'theirSkill';

const written = (action: ActionDraft, field: Needed): boolean => (field === 'against' ? action.opponent : action[field]).trim() !== '';

function isEitherOr(action: ActionDraft): boolean {
  if (action.kind === 'shoot') return action.target !== '' || action.targets.length > 0;
  return action.kind !== 'test' || (action.skill === '') !== (action.attribute === '');
}
