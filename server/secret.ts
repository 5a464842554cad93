/** A value that may be used but never shown: logs, JSON, string building and the debugger all print `[redacted]`. */
import { inspect } from 'node:util';

const shown = '[redacted]';

export class Secret<T = string> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** The one way in: easy to search for in a review. */
  reveal(): T {
    return this.#value;
  }

  toString(): string {
    return shown;
  }

  toJSON(): string {
    return shown;
  }

  [inspect.custom](): string {
    return shown;
  }
}
