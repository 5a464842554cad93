/** What an edit is, and the few questions that most of them ask of a column. */
import type { Column, LarRow, Sheet } from '../fields.ts';

export type EditKind = 'syntactical' | 'validity' | 'quality';

/** What is known beyond the row: lists that a lender may not have at hand. Where one is missing, nothing is judged by it. */
export interface EditContext {
  readonly year?: string | undefined;
  readonly isTract?: ((tract: string) => boolean) | undefined;
}

export interface RowEdit {
  readonly id: string;
  readonly columns: readonly Column[];
  readonly passes: (row: LarRow, context: EditContext) => boolean;
}

export interface SheetEdit {
  readonly id: string;
  readonly columns: readonly (keyof Sheet)[];
  readonly passes: (sheet: Sheet) => boolean;
}

export const edit = (id: string, columns: string, passes: RowEdit['passes']): RowEdit => ({
  id,
  columns: columns.split(' ') as Column[],
  passes,
});

/** The letter of an id is its kind. */
export function kindOf(id: string): EditKind {
  if (id.startsWith('S')) return 'syntactical';
  return id.startsWith('V') ? 'validity' : 'quality';
}

/** Whether a value is one of those named, with a space between each. */
export const among = (value: string, values: string) => value !== '' && values.split(' ').includes(value);
export const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value);
export const isWhole = (value: string) => /^\d+$/.test(value);
export const isPositive = (value: string) => isNumber(value) && Number(value) > 0;
export const isPositiveWhole = (value: string) => isWhole(value) && Number(value) > 0;
export const isNone = (value: string) => value === 'NA' || value === 'Exempt';
/** If the first, then the second. */
export const implies = (first: boolean, second: boolean) => !first || second;
export const same = (first: boolean, second: boolean) => first === second;

/** YYYYMMDD that a calendar knows. */
export function isDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  if (!year || !month || !day) return false;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day) && Number(month) > 0;
}
