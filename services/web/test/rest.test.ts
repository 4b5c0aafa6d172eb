import { describe, expect, it } from 'vitest';
import { Refusal, Rest, Unanswered } from '../src/wire/rest';

/** A server that answers with these, in order; `null` is a line that breaks. */
function server(...answers: ([number, unknown] | null)[]) {
  const keys: string[] = [];
  const rest = new Rest(async (_, init) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? 'none');
    const answer = answers.shift();
    if (!answer) throw new TypeError('the line is broken');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  }, async () => {});
  return { rest, keys };
}
const problem = (status: number, code: string): [number, unknown] => [status, { type: `urn:asalto:${code}`, status, code, faults: [] }];

describe('one key for each intent', () => {
  it('is the same while the answer is unknown, and retried by itself', async () => {
    const { rest, keys } = server(null, problem(503, 'server-error'), [200, { done: true }]);
    expect(await rest.change('POST', '/api/x', {})).toEqual({ done: true });
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBe(3);
  });

  it('is the same again when somebody presses again after no answer came', async () => {
    const { rest, keys } = server(null, null, null, [200, {}]);
    await expect(rest.change('POST', '/api/x', {})).rejects.toBeInstanceOf(Unanswered);
    await rest.change('POST', '/api/x', {});
    expect(new Set(keys).size).toBe(1);
  });

  it('is another for the next intent, though it reads the same', async () => {
    const { rest, keys } = server([200, {}], [200, {}]);
    await rest.change('POST', '/api/beats', {});
    await rest.change('POST', '/api/beats', {});
    expect(new Set(keys).size).toBe(2);
  });

  it('is another after a refusal, and for another body', async () => {
    const { rest, keys } = server(problem(422, 'faulty'), [200, {}], null, null, null, [200, {}]);
    await expect(rest.change('PUT', '/api/x', { a: 1 })).rejects.toMatchObject({ code: 'faulty' });
    await rest.change('PUT', '/api/x', { a: 1 });
    await expect(rest.change('PUT', '/api/x', { a: 1 })).rejects.toBeInstanceOf(Unanswered);
    await rest.change('PUT', '/api/x', { a: 2 });
    expect(new Set(keys).size).toBe(4);
  });
});

describe('what is not an answer of the arena', () => {
  it('is a failure of the server all the same', async () => {
    const rest = new Rest(async () => new Response('<html>', { status: 502 }), async () => {});
    await expect(rest.read('/api/x')).rejects.toEqual(new Refusal(502, 'server-error', []));
  });
});
