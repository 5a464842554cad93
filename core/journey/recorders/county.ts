/** Which county the home is in: as a report of the property says, or as staff said where there was none. */

import { timeZoneOf } from '#core/calendar/time-zones.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import { stateFips } from '#core/hmda/state-fips.ts';
import * as words from '#core/words/en/journey/recorders/county.ts';
import type { Application } from '../../application/application.ts';
import { isOpen } from '../../conditions/condition.ts';
import type { Payload } from '../events.ts';
import { refuse } from '../refusal.ts';
import { type Moment, type Recorders, raise } from './recorder.ts';

export const countyRecorders = {
  countyNamed: (application, { countyFips, county }, { at }) => {
    const { property, notary } = application;
    const { state } = property.address;
    if (!isStateCode(state) || !countyFips.startsWith(stateFips[state] ?? '-'))
      return refuse('unknownThing', words.chooseACountyOf(isStateCode(state) ? stateNames[state] : state));
    // Once someone has signed, days are counted in the zone that was assumed, and what an owner was told stays.
    const timeZone = notary.signedAt === null ? timeZoneOf(state, countyFips) : property.timeZone;
    return { ...application, property: { ...property, county, timeZone, namedCounty: { fips: countyFips, at } } };
  },
} satisfies Recorders;

/**
 * The report wins over what staff named: the parcel, the legal description and the taxes come from it, and a deed must not
 * mix two counties. Only a county that already has our deed stays, because no other can release it. Where the two differ,
 * a person is asked either way, so that neither is overwritten or ignored in silence.
 */
export function countyReported(
  application: Application,
  { county, countyFips, timeZone }: Payload<'propertyValued'>,
  moment: Moment,
): Application {
  if (county === undefined) return application;
  const { property, recording } = application;
  const named = property.namedCounty ?? null;
  const known: Application = {
    ...application,
    property: { ...property, county, timeZone: timeZone ?? property.timeZone, namedCounty: null },
  };
  if (named === null || named.fips === countyFips) return known;
  const isAtCounty = recording.instrumentNumber !== null || recording.isGapCovered;
  const notes = words.reportSaysAnotherCounty(property.county ?? '', county, isAtCounty);
  return asked(isAtCounty ? application : known, notes, moment);
}

/** A question that is open already is asked this too. */
function asked(application: Application, notes: string, moment: Moment): Application {
  const before = application.conditions.find(
    (one) => isOpen(one) && one.categoryEnum === 'ESCALATION_REVIEW' && one.signerUuid === null,
  );
  const answeredAt = moment.at;
  if (before === undefined) {
    const commentsToBorrower = words.ourTeamChecksTheCounty;
    return raise(application, { categoryEnum: 'ESCALATION_REVIEW', answeredAt, notes, commentsToBorrower }, moment);
  }
  const both = { ...before, answeredAt, notes: before.notes === null ? notes : `${before.notes} ${notes}` };
  return { ...application, conditions: application.conditions.map((one) => (one === before ? both : one)) };
}
