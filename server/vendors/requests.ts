/**
 * The pieces that requests to vendors are made of. A schema reads what travels and gives what our code holds: a number that
 * is plain on the wire is a secret here, a file in base64 is read when it is wanted. So a port's request type, what an
 * integrator is told and what a company under test accepts are one definition.
 */
import * as v from 'valibot';
import { name } from '#core/people/name.ts';
import { uuid } from '#core/people/uuid.ts';
import { Secret } from '../secret.ts';
import { day, text } from './answers.ts';

/** What an integrator must not log, show or keep longer than the work takes. */
const sensitive = { 'x-sensitive': true } as const;

export const key = v.pipe(
  text,
  v.description('Also in the header idempotency-key. The same key is done once and answered alike.'),
);
export const applicationUuid = v.pipe(uuid, v.description('The application that this is for.'));
export const identityUuid = v.pipe(text, v.maxLength(100), v.description('The person, by our own id.'));
export const reference = v.pipe(text, v.maxLength(200), v.description('What you called the work when you took it on.'));
export const instant = v.pipe(v.string(), v.isoTimestamp());
export const lastFour = v.pipe(v.string(), v.regex(/^\d{4}$/));
export const webAddress = v.pipe(v.string(), v.url());
export const stateCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/), v.description('Two letters.'));

/** Registration refuses digits in production; people of a test have them. */
export const personName = name({ areDigitsAllowed: true });
export const fullName = v.pipe(text, v.description('The full name, as it stands on papers.'));

export const secret = v.pipe(
  text,
  v.metadata(sensitive),
  v.transform((value) => new Secret(value)),
);
export const secretDay = v.pipe(
  day,
  v.metadata(sensitive),
  v.transform((value) => new Secret(value)),
);
export const ssn = v.pipe(
  v.string(),
  v.regex(/^\d{3}-?\d{2}-?\d{4}$/),
  v.metadata({ ...sensitive, description: 'All nine digits.' }),
  v.transform((value) => new Secret(value)),
);

/** As long as no one wants it, it is only a way to read it. */
export const file = v.pipe(
  v.string(),
  v.base64(),
  v.metadata({ ...sensitive, description: 'The bytes of the file, in base64.' }),
  v.transform((value) => async (): Promise<Uint8Array> => Buffer.from(value, 'base64')),
);

/** A list that the one who asks need not be able to change. */
export const list = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly());

/** What long work came to is asked for so, of everyone. */
export const resultRequest = v.strictObject({ reference });
