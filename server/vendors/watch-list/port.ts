/** What we need from the company that knows the sanctions lists. A hit is only a likeness: a person decides what it is. */
import * as v from 'valibot';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Name } from '#core/people/name.ts';
import type { Secret } from '../../secret.ts';
import { day, text } from '../answers.ts';

export const screening = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('clear'), listsOf: day }),
  v.strictObject({
    outcome: v.literal('possibleMatch'),
    /** The day of the lists that were looked through. */
    listsOf: day,
    matches: v.pipe(
      v.array(
        v.strictObject({
          name: text,
          list: text,
          entry: text,
          /** How alike the names are, 0 to 100. */
          score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
        }),
      ),
      v.minLength(1),
    ),
  }),
]);
type Screening = v.InferOutput<typeof screening>;

export interface ScreeningRequest {
  readonly key: string;
  readonly applicationUuid: string;
  /** Everyone the money or the house has to do with. */
  readonly people: readonly {
    /** Whole, as it stands on papers; and in parts, where we have them. */
    readonly fullName: string;
    readonly name: Pick<Name, 'firstName' | 'lastName'> | null;
    readonly birthDate?: Secret<CalendarDate>;
  }[];
}

export interface WatchList {
  screen(request: ScreeningRequest): Promise<Screening>;
}
