import type { Sign } from '../fold/lanes';

/** How a sign is drawn on a field of 16 by 16: filled, or with a stroke. */
export type Drawing = { d: string; fill?: boolean; dashed?: boolean };

const SHIELD = 'M8 1.5 13.5 3.5v4c0 3.5-2.5 6-5.5 7-3-1-5.5-3.5-5.5-7v-4z';
const RING = 'M8 2a6 6 0 1 1 0 12A6 6 0 1 1 8 2';
const SWERVE = 'M2 13C3 6 8 3 13 5M13 5 9.5 2M13 5 9.5 8';
const SLASH = 'M2 14 14 2';

export const DRAWINGS: Record<Sign, Drawing> = {
  planned: { d: RING, dashed: true },
  hit: { d: 'M8 0 9.8 5 15 3.5 11.5 7.7 15.5 11 10.5 10.8 9.5 16 7 11.6 2.4 14 4.3 9.2 0 6.5 5.2 6 4.5 1z', fill: true },
  miss: { d: RING + SLASH },
  parried: { d: SHIELD, fill: true },
  dodged: { d: SWERVE },
  open: { d: 'M2 14 13 3M9 2.5h4.5V7' },
  parry: { d: SHIELD, fill: true },
  'parry-failed': { d: SHIELD + SLASH },
  dodge: { d: SWERVE },
  'dodge-failed': { d: `${SWERVE}M4 3 13 14` },
  feint: { d: 'M1 8c2-6 4-6 7 0s5 6 7 0', dashed: true },
  forfeit: { d: 'M3 3 13 13M13 3 3 13' },
  wound: { d: 'M8 1c4 5.5 5 7.5 5 9.5a5 5 0 0 1-10 0C3 8.5 4 6.5 8 1', fill: true },
  fall: { d: 'M8 1v11M3 8l5 5 5-5M2 15h12' },
  faint: { d: 'M11 2a7 7 0 1 0 3.5 9.5A6 6 0 0 1 11 2', fill: true },
  death: { d: 'M8 1a6 6 0 0 0-6 6c0 2.5 1.2 4 3 5v3h6v-3c1.8-1 3-2.5 3-5a6 6 0 0 0-6-6M5.5 6.5v2M10.5 6.5v2' },
  drop: { d: 'M8 2v9M4 8l4 4 4-4' },
  aim: { d: `${RING}M8 0v5M8 11v5M0 8h5M11 8h5` },
  reload: { d: 'M13 8a5 5 0 1 1-2-4M11 1v3.5H7.5' },
  draw: { d: 'M8 14V3M4 6l4-4 4 4' },
  pickUp: { d: 'M8 13V4M4 7l4-4 4 4M2 15h12' },
  stow: { d: 'M8 2v8M4 7l4 4 4-4M2 12v2h12v-2' },
  standUp: { d: 'M8 15V4M3 8l5-5 5 5' },
  move: { d: 'M1 8h12M9 4l5 4-5 4' },
  test: { d: 'M3 3h10v10H3zM8 7.9v.2' },
  treat: { d: 'M3 8h10M8 3v10' },
};
