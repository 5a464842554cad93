/** Checks what came in against a row's schema. The first wrong field is named, all sentences are listed, no value is repeated. */
import * as v from 'valibot';
import type { Schema } from '#core/contract/contract.ts';
import { isValidators } from '#core/people/messages.ts';
import * as words from '#core/words/en/errors/calls.ts';
import { Failure } from '../failure.ts';

export function checkInput(schema: Schema | undefined, value: unknown, where: 'query' | 'body'): unknown {
  if (!schema) {
    if (isEmpty(value)) return undefined;
    throw new Failure('invalid', { message: words.callTakesNo(where), param: where });
  }
  mustBeText(value, where);
  const result = v.safeParse(schema, value ?? (where === 'query' ? {} : undefined), { abortPipeEarly: true });
  if (result.success) return result.output;
  const sentences = result.issues.map(sentence);
  throw new Failure('invalid', {
    message: sentences[0] ?? words.someOfTheInformationIs,
    param: pathOf(result.issues[0]) ?? where,
    errors: [...new Set(sentences)],
  });
}

/** Our own rules speak in sentences already; valibot's words for a wrong type repeat the value, so they are replaced. */
function sentence(issue: v.BaseIssue<unknown>): string {
  const field = pathOf(issue) ?? words.theContent;
  if (issue.type === 'strict_object' && issue.expected === 'never') return words.isNotExpectedHere(field);
  if (isValidators(issue.message)) {
    return issue.received === 'undefined' ? words.isRequired(field) : words.isNotAsExpected(field);
  }
  return issue.message;
}

function pathOf(issue: v.BaseIssue<unknown> | undefined): string | undefined {
  return issue?.path?.map((part) => String(part.key)).join('.') || undefined;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** Deeper than anything we ask for, and far from where a walk would run out of stack. */
const depthMax = 32;

/**
 * Text that no database takes and no person types: half of a pair, or the character that ends a text elsewhere. Looked for
 * once and here, in names and in values, before any rule reads them.
 */
function mustBeText(value: unknown, where: string, depth = 0): void {
  if (typeof value === 'string') {
    if (!isText(value)) throw new Failure('invalid', { message: words.someOfTheCharactersEntered, param: where });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === depthMax) throw new Failure('invalid', { message: words.isNestedTooDeeply });
  for (const [name, inside] of Object.entries(value)) {
    if (!isText(name)) throw new Failure('invalid', { message: words.someOfTheCharactersEntered });
    mustBeText(inside, depth === 0 ? name : `${where}.${name}`, depth + 1);
  }
}

function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** What stands in a path and cannot be text is answered like what is not there. */
export function checkParams(params: unknown): unknown {
  for (const part of Object.values(params as Record<string, string>)) if (!isText(part)) throw new Failure('notFound');
  return params;
}

/** Chosen by the sender, and kept: it must fit its column. */
export function checkKey(key: string | undefined): string | undefined {
  if (key === undefined || /^[\w-]{8,100}$/.test(key)) return key;
  throw new Failure('invalid', {
    param: 'Idempotency-Key',
    message: words.idempotencyKeyHas8To,
  });
}
