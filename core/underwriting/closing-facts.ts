/** What decides an application's costs at closing: the house, the valuation, and who pays for a notary in the room. */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { notaryFeeCents } from '#core/notary/in-person.ts';
import { mustMeetNotary } from '#core/notary/states.ts';
import type { ClosingCost } from '#core/offers/closing-cost-kinds.ts';
import { type ClosingFacts, closingCosts } from '#core/offers/closing-costs.ts';
import type { TaxedHome } from '#core/offers/recording-tax.ts';
import type { UnderwritingFile } from './file.ts';
import { countyFipsOf } from './home-county.ts';

export interface CostCase {
  readonly application: Application;
  readonly file: UnderwritingFile;
  readonly isValuationCovered: boolean;
  /** Every borrower of this partner meets a notary in person. */
  readonly isManualNotaryOnly: boolean;
  readonly on: CalendarDate;
}

export function closingFactsOf(about: CostCase): ClosingFacts {
  const { property, valuation } = about.application;
  return {
    ...homeOf(about),
    occupancy: property.occupancy,
    // An appraisal that the borrower paid for when it was ordered is not paid for again.
    needsValuation: valuation.need !== 'none' && valuation.appraisalPayment?.state !== 'PAID',
    isValuationCovered: about.isValuationCovered || valuation.appraisalPayer === 'company',
    paysForNotary: paysForNotary(about),
    on: about.on,
  };
}

/** Where the home is, and how many live in it: what is not known counts as usual. */
export function homeOf({ application, file }: Pick<CostCase, 'application' | 'file'>): TaxedHome {
  const { state, city } = application.property.address;
  return {
    state: state as StateCode,
    countyFips: countyFipsOf(application, file) ?? undefined,
    city,
    dwellingUnits: file.property?.dwellingUnits ?? 1,
  };
}

/** What the chosen line costs at closing, as things stand. */
export function expectedCosts(about: CostCase): ClosingCost[] {
  return closingCosts(closingFactsOf(about), about.application.offers.selected?.amountCents ?? 0);
}

/** Until the notary is arranged, what state and partner always want counts; after that, why one was needed. */
function paysForNotary({ application: { notary, property }, on, isManualNotaryOnly }: CostCase): boolean {
  if (notary.inPerson !== null) return notaryFeeCents(notary.inPerson) > 0;
  return mustMeetNotary(property.address.state, on, { isManualNotaryOnly });
}
