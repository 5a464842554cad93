/** Checks what came in against a row's schema. The first wrong field is named, all sentences are listed, no value is repeated. */
import * as v from 'valibot';
import type { Schema } from '#core/contract/contract.ts';
import { Failure } from '../failure.ts';

export function checkInput(schema: Schema | undefined, value: unknown, where: 'query' | 'body'): unknown {
  if (!schema) {
    if (isEmpty(value)) return undefined;
    throw new Failure('invalid', { message: `This call takes no ${where}.`, param: where });
  }
  const result = v.safeParse(schema, value ?? (where === 'query' ? {} : undefined), { abortPipeEarly: true });
  if (result.success && !hasNull(result.output)) return result.output;
  if (result.success) throw new Failure('invalid', { message: 'Some of the characters entered are not supported.' });
  const sentences = result.issues.map(sentence);
  throw new Failure('invalid', {
    message: sentences[0] ?? 'Some of the information is not as expected.',
    param: pathOf(result.issues[0]) ?? where,
    errors: [...new Set(sentences)],
  });
}

/** Our own rules speak in sentences already; valibot's words for a wrong type repeat the value, so they are replaced. */
function sentence(issue: v.BaseIssue<unknown>): string {
  const field = pathOf(issue) ?? 'The content';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${field} is not expected here.`;
  if (issue.message.startsWith('Invalid ')) {
    return issue.received === 'undefined' ? `${field} is required.` : `${field} is not as expected.`;
  }
  return issue.message;
}

function pathOf(issue: v.BaseIssue<unknown> | undefined): string | undefined {
  return issue?.path?.map((part) => String(part.key)).join('.') || undefined;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** No text of ours holds the character that ends one elsewhere, and the database would not take it. */
function hasNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasNull);
}
