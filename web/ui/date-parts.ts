/** A date as three texts, the way it is typed; reads a whole date that was pasted into any one of them. */
export interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

export type DatePart = keyof DateParts;

export const datePartLengths: Readonly<Record<DatePart, number>> = { month: 2, day: 2, year: 4 };

/** "6/15/1980", "06-15-1980", "1980-06-15"; undefined where it is no whole date. Whether the day exists is not asked. */
export function readPastedDate(text: string): DateParts | undefined {
  const american = /^\s*(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})\s*$/.exec(text);
  if (american) return { month: american[1] ?? '', day: american[2] ?? '', year: american[3] ?? '' };
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  return iso ? { month: iso[2] ?? '', day: iso[3] ?? '', year: iso[1] ?? '' } : undefined;
}

/** "1980-06-15", and nothing while a part is missing: the browser's calendar then opens at today. */
export function isoOf({ month, day, year }: DateParts): string {
  if (month === '' || day === '' || year.length < 4) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Whether nothing could follow in this part: two digits, or a first digit that no second can join. */
export function isPartComplete(part: DatePart, text: string): boolean {
  if (part === 'year') return text.length === 4;
  return text.length === 2 || Number(text) > (part === 'month' ? 1 : 3);
}
