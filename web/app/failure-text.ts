/** What a person is told when a call fails. */
import { joinMessages } from '#core/people/messages.ts';
import * as words from '#core/words/en/app.ts';
import { CallError, member, tooManyText } from '#web/client/call-error.ts';
import type { Refusal } from '#web/ui/use-form.ts';

const nothingKnown = words.somethingUnexpectedHappened;

/** The server's list of sentences joined, else its one sentence for people, else that something happened. */
export function failureText(error: unknown): string {
  const body = error instanceof CallError ? error.body : undefined;
  const listed = member(body, 'errors');
  const sentences = Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
  if (sentences.length > 0) return joinMessages(sentences);
  const wait = error instanceof CallError ? tooManyText(error) : undefined;
  if (wait !== undefined) return wait;
  // Only our own errors carry a code, and only theirs are written for people.
  const message = member(body, 'message');
  return typeof member(body, 'code') === 'string' && typeof message === 'string' ? message : nothingKnown;
}

const notReached = words.weCouldNotReach;

/** What a form shows of a failed call: beside the field the server names, else above the form. */
export function refusalOf(error: unknown): Refusal {
  const { status, param } = error instanceof CallError ? error : {};
  return { message: status === 0 ? notReached : failureText(error), param };
}

/** The same for what is no form. */
export const sentenceOf = (error: unknown): string => refusalOf(error).message;
