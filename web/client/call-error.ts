/** What a failed call tells: the status and message for programs, the parsed body, and the sentence to show a person. */
import { joinMessages } from '#core/people/messages.ts';

export class CallError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status: number, body?: unknown, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallError';
    this.status = status;
    this.body = body;
  }
}

const nothingKnown = 'Something unexpected happened';

/** The server's list of sentences joined, else its one sentence for people, else that something happened. */
export function failureText(error: unknown): string {
  const body = error instanceof CallError ? error.body : undefined;
  const listed = member(body, 'errors');
  const sentences = Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
  if (sentences.length > 0) return joinMessages(sentences);
  // Only our own errors carry a code, and only theirs are written for people.
  const message = member(body, 'message');
  return typeof member(body, 'code') === 'string' && typeof message === 'string' ? message : nothingKnown;
}

/** One member of a body we know nothing about. */
export function member(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && name in body
    ? (body as Record<string, unknown>)[name]
    : undefined;
}
