/** Which county the home is in: as a report of the property says, or as staff said where there was none. */

import { timeZoneOf } from '#core/calendar/time-zones.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import { stateFips } from '#core/hmda/state-fips.ts';
import * as words from '#core/words/en/journey/recorders/county.ts';
import type { Application } from '../../application/application.ts';
import { isOpen } from '../../conditions/condition.ts';
import type { Payload } from '../events.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Moment, type Recorders, raise } from './recorder.ts';

export const countyRecorders = {
  countyNamed: (application, { countyFips, county }, { at }) => {
    const { property } = application;
    const { state } = property.address;
    if (!isStateCode(state) || !countyFips.startsWith(stateFips[state] ?? '-'))
      return refuse('unknownThing', words.chooseACountyOf(isStateCode(state) ? stateNames[state] : state));
    const timeZone = zoneIn(application, timeZoneOf(state, countyFips));
    return { ...application, property: { ...property, county, timeZone, namedCounty: countyFips, countySince: at } };
  },
} satisfies Recorders;

/** Once someone has signed, days are counted in the zone that was assumed, and what an owner was told stays. */
const zoneIn = ({ notary, property }: Application, timeZone: string | undefined) =>
  notary.signedAt === null ? (timeZone ?? property.timeZone) : property.timeZone;

type Report = Payload<'propertyValued'>;

/**
 * The report wins over what staff named: the parcel, the legal description and the taxes come from it, and a deed must not
 * mix two counties. Only a county that has our deed, or is being sent it, stays, because no other can release it. Where the
 * two differ, a person is asked either way, so that neither is overwritten or ignored in silence.
 */
export function countyReported(application: Application, report: Report, moment: Moment): Application {
  const { county, countyFips, timeZone } = report;
  if (county === undefined) return application;
  const { property, recording, status } = application;
  const named = property.namedCounty ?? null;
  const isAnother = named !== null && named !== countyFips;
  const isNews = isAnother || property.county === null;
  const known = { county, namedCounty: null, countySince: isNews ? moment.at : (property.countySince ?? null) };
  const reported: Application = {
    ...application,
    property: { ...property, ...known, timeZone: zoneIn(application, timeZone) },
  };
  if (!isAnother) return reported;
  const isAtCounty = recording.instrumentNumber !== null || recording.isGapCovered || status === 'RECORDING';
  const notes = words.reportSaysAnotherCounty(property.county ?? '', county, isAtCounty);
  return asked(isAtCounty ? application : reported, notes, moment);
}

/** Of a report that staff did not wait for, only the county is news; where a report said it before, nothing is. */
export function reportedLate(application: Application, report: Report, moment: Moment): Application | Refusal {
  const { county, namedCounty = null } = application.property;
  if (report.county === undefined || (county !== null && namedCounty === null))
    return refuse('notAllowedHere', words.reportIsNotWaitedFor);
  return countyReported(application, report, moment);
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
