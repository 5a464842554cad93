/** The kinds of facts that a row of the model may carry. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Leaf, Rows, Several } from './mapping.ts';

/** What the rows' own type asks for: TypeScript sees through it to the fact's. */
const leaf = <T>(
  path: string,
  read: (text: string) => T | undefined,
  write: (fact: T) => string = String,
): Leaf<T> => ({
  path,
  codec: { read, write },
});

export const several = <const R extends Rows>(path: string, each: R): Several<R> => ({ path, each });

/** Longer than any name; the port's own schemas say how long each may be. */
export const words = (path: string) => leaf(path, (text) => text.slice(0, 500));

/** The model has days, and months where a bureau knows no more: then the first. */
export const day = (path: string) =>
  leaf<CalendarDate>(path, (text) => {
    const [, month, rest = '-01'] = /^(\d{4}-\d{2})(-\d{2})?(?:T.*)?$/.exec(text) ?? [];
    if (month === undefined || Number.isNaN(Date.parse(`${month}${rest}`))) return undefined;
    return `${month}${rest}` as CalendarDate;
  });

/** Dollars, with or without cents, read by their digits: no amount passes through a float. */
export const money = (path: string) =>
  leaf<number>(
    path,
    (text) => {
      const [, dollars, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.replaceAll(',', '')) ?? [];
      return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
    },
    (cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  );

export const number = (path: string) =>
  leaf<number>(path, (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined));

const indicators: Readonly<Record<string, boolean>> = { true: true, Y: true, false: false, N: false };
export const indicator = (path: string) => leaf<boolean>(path, (text) => indicators[text]);

/** A word of the model as one of ours; the first that means it is the one we write. What the table does not name means `otherwise`. */
export const meaning = <const T extends string, const O extends string = never>(
  path: string,
  meanings: Readonly<Record<string, T>>,
  otherwise?: O,
) =>
  leaf<T | O>(
    path,
    (text) => (Object.hasOwn(meanings, text) ? meanings[text] : otherwise),
    (fact) => Object.entries(meanings).find(([, one]) => one === fact)?.[0] ?? '',
  );
