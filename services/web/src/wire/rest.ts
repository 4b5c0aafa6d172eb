import type { Fault, Problem } from '../contract/api';
import { read } from './read';

/** The server said no: a code, and every fault with its path. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly code: string, readonly faults: readonly Fault[]) {
    super(code);
  }
}

/** No answer came: nobody knows whether it was done. The same intent may be sent again. */
export class Unanswered extends Error {}

/** An answer came that this page cannot read. */
export class Unreadable extends Error {}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

const RETRIES = [300, 1200];

/** REST with one key for each intent: whatever happens on the way, a change is made once. */
export class Rest {
  /** The keys of intents whose answer is still unknown. */
  private readonly keys = new Map<string, string>();

  constructor(
    private readonly fetch: Fetch = (path, init) => globalThis.fetch(path, init),
    private readonly wait: (ms: number) => Promise<void> = ms => new Promise(done => setTimeout(done, ms)),
  ) {}

  async read<T>(path: string): Promise<T> {
    return (await this.again(() => this.exchange(path, { headers: { accept: 'application/json' } }), path)) as T;
  }

  async change<T>(method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown): Promise<T> {
    const text = JSON.stringify(body);
    const intent = `${method} ${path} ${text}`;
    const key = this.keys.get(intent) ?? crypto.randomUUID();
    this.keys.set(intent, key);
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key };
    const answer = await this.again(() => this.exchange(path, { method, headers, body: text }), intent);
    return answer as T;
  }

  /** A question with a body: nothing is changed, so it has no key, and is not asked again by itself. */
  async ask<T>(path: string, body: unknown, signal: AbortSignal): Promise<T> {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    return (await this.exchange(path, { method: 'POST', headers, body: JSON.stringify(body), signal })) as T;
  }

  private async again(send: () => Promise<unknown>, intent: string): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await send();
        this.keys.delete(intent);
        return answer;
      } catch (failure) {
        const pause = RETRIES[attempt];
        const open = isOpen(failure);
        if (!open) this.keys.delete(intent);
        if (!open || pause === undefined) throw failure;
        await this.wait(pause);
      }
    }
  }

  private async exchange(path: string, init: RequestInit): Promise<unknown> {
    let response: Response;
    try {
      response = await this.fetch(path, init);
    } catch (cause) {
      throw new Unanswered(String(cause));
    }
    if (response.ok) return readable(response);
    throw refusal(response.status, await response.text());
  }
}

/** Is it still unknown what became of the intent? */
const isOpen = (failure: unknown) =>
  failure instanceof Unanswered || (failure instanceof Refusal && (failure.code === 'in-flight' || failure.status >= 500));

async function readable(response: Response): Promise<unknown> {
  try {
    return read(await response.text());
  } catch (cause) {
    throw new Unreadable(String(cause));
  }
}

function refusal(status: number, text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Problem;
    return new Refusal(status, problem.code ?? 'server-error', problem.faults ?? []);
  } catch {
    return new Refusal(status, status === 404 ? 'not-found' : 'server-error', []); // a proxy's page, not the arena's
  }
}
