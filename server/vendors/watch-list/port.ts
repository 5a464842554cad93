/** What we need from the company that knows the sanctions lists. A hit is only a likeness: a person decides what it is. */
import * as v from 'valibot';
import { day, text } from '../answers.ts';
import { applicationUuid, fullName, key, list, personName, secretDay } from '../requests.ts';

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

const { firstName, lastName } = personName.entries;

/** The name whole, as it stands on papers; and in parts, where we have them. */
const person = v.strictObject({
  fullName,
  name: v.nullable(v.strictObject({ firstName, lastName })),
  birthDate: v.exactOptional(secretDay),
});

export const screeningRequest = v.strictObject({
  key,
  applicationUuid,
  people: v.pipe(list(person), v.description('Everyone the money or the house has to do with.')),
});
export type ScreeningRequest = v.InferOutput<typeof screeningRequest>;

export interface WatchList {
  screen(request: ScreeningRequest): Promise<Screening>;
}
