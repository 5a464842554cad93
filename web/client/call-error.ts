import * as words from '#core/words/en/client.ts';

interface More {
  readonly cause?: unknown;
  readonly retryAfterS?: number | undefined;
}

/** What a failed call tells: its status, a message for programs, the parsed body, and the field it is about. */
export class CallError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly body: unknown;
  /** The field it is about, so that a form can put the sentence beside it. */
  readonly param: string | undefined;
  /** How long the server asks to wait before another try, where it does. */
  readonly retryAfterS: number | undefined;

  constructor(message: string, status: number, body?: unknown, { cause, retryAfterS }: More = {}) {
    super(message, { cause });
    this.retryAfterS = retryAfterS;
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    const param = member(body, 'param');
    this.param = typeof param === 'string' ? param : undefined;
  }
}

/** One member of a body we know nothing about. */
export function member(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && name in body
    ? (body as Record<string, unknown>)[name]
    : undefined;
}

/** What to say to someone who tried too often: how long "a moment" is, once the server has said so. */
export function tooManyText({ status, body, retryAfterS }: CallError): string | undefined {
  if (status !== 429 || retryAfterS === undefined || Array.isArray(member(body, 'errors'))) return undefined;
  return words.tooManyTriesPlease(waitText(retryAfterS));
}

/** Rounded up: who comes back then must not be refused again. */
export function waitText(seconds: number): string {
  if (seconds <= 60) return words.aMinute;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.ceil(minutes / 60);
  return words.hours(hours);
}
