import type { Fault } from '../contract/api';
import type { Slip } from '../words/shapes';

// Where a text stops being JSON. Each browser tells it in its own way and in English, so it is looked up here.

type Stopped = { at: number; slip: Slip };
const SPACE = /[ \t\n\r]*/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/** What is wrong with a text that is no JSON, and where. */
export function slipOf(text: string): Fault {
  const { at, slip } = new Reader(text).stops();
  const before = text.slice(0, at).split('\n');
  return { path: '', code: 'malformed', data: { line: String(before.length), column: String(before.at(-1)!.length + 1), slip } };
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  stops(): Stopped {
    const slip = this.value() ?? 'more';
    this.takes(SPACE);
    return { at: this.at, slip };
  }

  /** Reads a value; what should have stood where it cannot go on. */
  private value(): Slip | null {
    this.takes(SPACE);
    const next = this.text[this.at];
    if (next === '{') return this.many('}', () => this.field());
    if (next === '[') return this.many(']', () => this.value());
    if (next === '"') return this.takes(TEXT) ? null : 'text';
    return this.takes(PLAIN) ? null : 'value';
  }

  private many(close: string, one: () => Slip | null): Slip | null {
    this.at++;
    if (this.sign(close)) return null;
    for (;;) {
      const slip = one();
      if (slip) return slip;
      if (this.sign(close)) return null;
      if (!this.sign(',')) return close === '}' ? 'brace' : 'bracket';
    }
  }

  private field(): Slip | null {
    this.takes(SPACE);
    if (this.text[this.at] !== '"') return 'name';
    if (!this.takes(TEXT)) return 'text';
    return this.sign(':') ? this.value() : 'colon';
  }

  private sign(sign: string): boolean {
    this.takes(SPACE);
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private takes(what: RegExp): boolean {
    what.lastIndex = this.at;
    const found = what.exec(this.text);
    if (found) this.at += found[0].length;
    return found !== null;
  }
}
