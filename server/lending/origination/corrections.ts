/**
 * What staff put right about who applies: numbers are sealed, the birth date is filed, and neither is in the history. And
 * the county that they choose, with its name.
 */
import * as v from 'valibot';
import type { Application } from '#core/application/application.ts';
import { type CalendarDate, parseDate } from '#core/calendar/dates.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import * as words from '#core/words/en/errors/applications.ts';
import * as countyWords from '#core/words/en/journey/recorders/county.ts';
import { Failure } from '../../failure.ts';
import { Secret } from '../../secret.ts';
import { askedSsnField } from '../../store/act-requests.ts';
import type { Tx } from '../../store/database.ts';
import { openNumber } from '../../store/underwriting.ts';
import type { OriginationDeps } from './deps.ts';
import { mustBeIssued } from './issued.ts';
import type { Prepared } from './prepare.ts';

const identity = v.looseObject({
  ssn: v.optional(v.pipe(v.string(), v.regex(/^\d{9}$/))),
  /** Sealed when a colleague asked for it; this is their request. */
  isSsnAsked: v.optional(v.string()),
});

interface Moment {
  readonly tx: Tx;
  readonly application: { readonly orgCode: string; readonly uuid: string };
}

export async function prepareIdentity(
  { vault, isProduction }: Pick<OriginationDeps, 'vault' | 'isProduction'>,
  body: unknown,
  { tx, application }: Moment,
): Promise<Prepared> {
  const read = v.safeParse(identity, body ?? {});
  if (!read.success) throw new Failure('invalid', { param: 'payload.ssn', message: words.numberHasNineDigits });
  const { ssn: typed, isSsnAsked, ...payload } = read.output;
  const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
  const asked = isSsnAsked === undefined ? undefined : await openNumber(tx, vault, of, askedSsnField(isSsnAsked));
  const ssn = typed ?? asked?.reveal();
  if (ssn === undefined) return { payload };
  mustBeIssued(ssn, 'payload.ssn', isProduction);
  const shown = { ssnToken: 'ssn', ssnLastFour: ssn.slice(-4), ssnMark: vault.mark('ssn', ssn) };
  return { payload: { ...payload, ...shown }, secrets: { ssn: new Secret(ssn) } };
}

/** Only a county that there is, and in the state of the home: its name comes from the list, never from the browser. */
export async function prepareCounty(
  { countiesOf }: Pick<OriginationDeps, 'countiesOf'>,
  body: unknown,
  { application: { property } }: { readonly application: Pick<Application, 'property'> },
): Promise<Prepared> {
  const { state } = property.address;
  const { countyFips } = (body ?? {}) as { readonly countyFips?: unknown };
  const chosen = countiesOf(state).find(({ fips }) => fips === countyFips);
  if (!chosen)
    throw new Failure('invalid', {
      param: 'payload.countyFips',
      message: countyWords.chooseACountyOf(isStateCode(state) ? stateNames[state] : state),
    });
  return { payload: { countyFips: chosen.fips, county: chosen.name } };
}

export async function prepareBirthDate(body: unknown): Promise<Prepared> {
  const { birthDate, ...payload } = (body ?? {}) as { readonly birthDate?: unknown };
  if (birthDate === undefined) return { payload };
  if (typeof birthDate !== 'string' || parseDate(birthDate) !== birthDate)
    throw new Failure('invalid', { param: 'payload.birthDate' });
  return { payload, findings: { birthDate: birthDate as CalendarDate } };
}
