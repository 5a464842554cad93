/** What staff looked at, from the row's list to what is asked and sent. */
import * as v from 'valibot';
import { isValidDate, parseDate } from '#core/calendar/dates.ts';
import { type IncomeLine, type Period, periods } from '#core/desk/worksheet.ts';
import type { Finding } from '#core/journey/operation-row.ts';
import * as words from '#core/words/en/console/actions.ts';

const WORDS_MAX = 500;
const text = v.pipe(v.string(), v.trim(), v.maxLength(WORDS_MAX, words.atMostCharacters(WORDS_MAX)));
const optionally = (isOptional: boolean | undefined, is: (value: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => (value === '' ? isOptional === true : is(value)), message),
  );

/** A line of the worksheet while it is written. */
export interface AskedLine {
  readonly source: string;
  readonly cents: number | null;
  readonly period: Period;
}
const askedLine = v.object({ source: text, cents: v.nullable(v.number()), period: v.picklist(periods) });
export const emptyLine: AskedLine = { source: '', cents: null, period: 'everyTwoWeeks' };
const isEmptyLine = ({ source, cents }: AskedLine) => source.trim() === '' && cents === null;
export const isWholeLine = (line: AskedLine): line is IncomeLine => line.source.trim() !== '' && line.cents !== null;

export type FoundRow = Readonly<Record<string, string>>;

export const emptyRow = ({ parts = {} }: Finding): FoundRow =>
  Object.fromEntries(Object.keys(parts).map((name) => [name, '']));

export function emptyFinding(finding: Finding): unknown {
  if (finding.kind === 'money') return null;
  if (finding.kind === 'worksheet') return [emptyLine];
  return finding.kind === 'rows' ? [emptyRow(finding)] : '';
}

const isFilled = (row: FoundRow) => Object.values(row).some((part) => part.trim() !== '');

export function findingSchema({ kind, isOptional }: Finding): v.GenericSchema {
  switch (kind) {
    case 'money':
      return isOptional ? v.nullable(v.number()) : v.pipe(v.nullable(v.number()), v.number(words.pleaseEnterAnAmount));
    case 'date':
      return optionally(isOptional, isValidDate, words.pleaseEnterADate);
    case 'ends':
      return optionally(isOptional, (value) => /^\d{4}$/.test(value), words.pleaseEnterFourDigits);
    case 'yesNo':
      return isOptional ? v.string() : v.pipe(v.string(), v.nonEmpty(words.pleaseChoose));
    case 'worksheet':
      return v.pipe(
        v.array(askedLine),
        v.check((lines) => lines.every((line) => isEmptyLine(line) || isWholeLine(line)), words.pleaseFillThisIn),
      );
    case 'rows':
      return v.pipe(
        v.array(v.record(v.string(), text)),
        v.check((rows) => isOptional === true || rows.some(isFilled), words.pleaseFillThisIn),
      );
    default:
      return isOptional ? text : v.pipe(text, v.nonEmpty(words.pleaseFillThisIn));
  }
}

export function sentFinding({ kind }: Finding, answer: unknown): unknown {
  if (answer === '' || answer === null || answer === undefined) return undefined;
  if (kind === 'yesNo') return answer === 'yes';
  if (kind === 'date') return parseDate(String(answer));
  if (kind === 'worksheet') {
    const lines = (answer as readonly AskedLine[]).filter(isWholeLine);
    return lines.length === 0 ? undefined : lines;
  }
  if (kind !== 'rows') return answer;
  const rows = (answer as readonly FoundRow[]).filter(isFilled);
  return rows.length === 0 ? undefined : rows;
}
