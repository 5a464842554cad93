/** From a row's form to what is asked and sent: the empty answers, the schema that checks them, and the body they make. */
import * as v from 'valibot';
import { isValidDate, parseDate } from '#core/calendar/dates.ts';
import { ruleCodes } from '#core/eligibility/principal-reasons.ts';
import type { Operation, StaffEvent } from '#core/journey/operation-row.ts';
import { address } from '#core/people/address.ts';
import { phoneDigits, toPhoneDigits } from '#core/people/phone.ts';
import * as words from '#core/words/en/console/actions.ts';

const WORDS_MAX = 500;
const ssnPattern = /^\d{9}$/;

type Forms = Operation<StaffEvent>['form'];
/** Any field of any row, told apart by its kind. */
export type Field = Extract<Forms[keyof Forms] | AnyField, { readonly kind: string }>;
type FieldsOf<T> = T extends unknown ? Exclude<T[keyof T], undefined> : never;
type AnyField = FieldsOf<{ [E in StaffEvent]: Operation<E>['form'] }[StaffEvent]>;

export interface AskedLien {
  readonly uuid: string;
  readonly holder: string;
  readonly balanceCents: number | null;
  readonly isPaidOff: boolean;
}

/** By field; what is picked and typed is text until it is sent. */
export type Answers = Record<string, unknown>;

const missing = words.pleaseFillThisIn;
const choose = words.pleaseChoose;
const text = v.pipe(v.string(), v.trim(), v.maxLength(WORDS_MAX, words.atMostCharacters(WORDS_MAX)));
const cents = v.pipe(
  v.nullable(v.number()),
  v.number(words.pleaseEnterAnAmount),
  v.minValue(0, words.pleaseEnterAnAmount),
);
const newLien = v.object({ holder: text, balanceCents: v.nullable(v.number()) });

const emptyAddress = { street1: '', street2: '', city: '', state: '', zip: '' };

export function emptyAnswer(field: Field, liens: readonly AskedLien[]): unknown {
  if (field.kind === 'money') return null;
  if (field.kind === 'address') return emptyAddress;
  if (field.kind === 'liens') return liens;
  if (field.kind === 'newLien') return { holder: '', balanceCents: null };
  return '';
}

/** What must be so before it is sent, in a sentence at the field. */
export function schemaOf(field: Field): v.GenericSchema {
  const isOptional = 'isOptional' in field && field.isOptional === true;
  switch (field.kind) {
    case 'money':
      return isOptional ? v.nullable(v.number()) : cents;
    case 'count':
      return v.pipe(v.string(), v.trim(), v.regex(/^\d{1,2}$/, words.pleaseEnterANumber));
    case 'date':
      return v.pipe(
        v.string(),
        v.trim(),
        v.check((day) => (day === '' ? isOptional : isValidDate(day)), words.pleaseEnterADate),
      );
    case 'phone':
      return v.pipe(v.string(), v.transform(toPhoneDigits), phoneDigits);
    case 'ssn':
      return v.pipe(
        v.string(),
        v.transform((typed) => typed.replaceAll(/\D/g, '')),
        v.check((digits) => (digits === '' ? isOptional : ssnPattern.test(digits)), words.pleaseEnterNineDigits),
      );
    case 'email':
      return v.pipe(v.string(), v.trim(), v.email(words.pleaseEnterAValid));
    case 'address':
      return address;
    case 'liens':
      return v.array(v.object({ uuid: v.string(), holder: v.string(), balanceCents: cents, isPaidOff: v.boolean() }));
    case 'newLien':
      return newLien;
    case 'words':
    case 'text':
      return isOptional ? text : v.pipe(text, v.nonEmpty(missing));
    default:
      return isOptional || field.kind === 'reason' || field.kind === 'fixed'
        ? v.string()
        : v.pipe(v.string(), v.nonEmpty(choose));
  }
}

/** The value as the event wants it; undefined leaves it out. */
export function sentValue(field: Field, answer: unknown, liensKnown: number): unknown {
  switch (field.kind) {
    case 'fixed':
      return field.value;
    case 'yesNo':
      return answer === 'yes';
    case 'count':
      return Number(answer);
    case 'reason':
      return ruleCodes.filter((code) => code === answer);
    case 'money':
      return answer ?? undefined;
    case 'date':
      return parseDate(String(answer));
    case 'liens':
      return (answer as readonly AskedLien[]).map(({ holder: _, ...lien }) => lien);
    case 'newLien': {
      const { holder, balanceCents } = answer as { readonly holder: string; readonly balanceCents: number | null };
      const found = { uuid: crypto.randomUUID(), holder, position: liensKnown + 1, balanceCents: balanceCents ?? 0 };
      return holder === '' ? [] : [found];
    }
    default:
      return answer === '' ? undefined : answer;
  }
}
