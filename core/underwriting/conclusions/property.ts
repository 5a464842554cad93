/** The house: whether a model's figure will do, who must look at it, and what the county's records ask of us. */
import { type StateCode, timeZoneOf } from '#core/calendar/time-zones.ts';
import { roundHalfEven } from '#core/offers/decimal.ts';
import {
  doesBureauKnow,
  isConfident,
  isFullTitleNeeded,
  isOwner,
  isTransferRecent,
  valuationNeedOf,
} from '../report.ts';
import type { HomeFound } from '../reported.ts';
import { appraisalPayerOf } from '../settings.ts';
import { type Conclusion, type Conclusions, concluded, type Known } from './conclusion.ts';

export const propertyConclusions = {
  propertyValued: {
    needsFile: false,
    conclude: (said, known) => {
      if (said.outcome === 'found') return valued(said, known);
      if (said.outcome === 'notFound') return concluded('propertyValued', { outcome: 'notFound' });
      return concluded('propertyValued', { outcome: 'many', candidates: [...said.candidates] });
    },
  },
  valuationReported: {
    needsFile: false,
    conclude: (valuation) => {
      const { valueCents, condition } = valuation;
      return concluded('valuationReported', { valueCents, condition }, { findings: { valuation } });
    },
  },
  /** Who pays is ours to say, and it is said as the partner's settings are when the price is known. */
  appraisalArranged: {
    needsFile: false,
    conclude: ({ feeCents }, { settings }) =>
      concluded('appraisalArranged', { payer: appraisalPayerOf(settings), feeCents }),
  },
  propertyReportReturned: {
    needsFile: true,
    conclude: (said, { application, file, today }) => {
      if (said.outcome === 'noRecords') return withoutRecords;
      const { liens, owners, vesting } = said;
      const monthlyUpkeepCents =
        roundHalfEven((said.annualTaxCents + said.annualHazardCents) / 12, 0) + said.monthlyDuesCents;
      const payload = {
        ownership: vesting,
        coOwners: vesting === 'JOINT' ? owners.length - 1 : 0,
        liens: liens.map(({ uuid, holder, position, balanceCents }) => ({ uuid, holder, position, balanceCents })),
        hasLiensToConfirm: !doesBureauKnow(liens, file.credit?.homeLoanBalancesCents ?? []),
        isTransferRecent: isTransferRecent(said.lastTransferOn, today),
        isApplicantOwner: isOwner(application.borrower.name, owners),
        isFullTitleNeeded: isFullTitleNeeded(application, liens.length),
        needsHazardProof: !said.isHazardPolicyKnown,
      };
      const findings = {
        liens: liens.map(({ uuid, kind, limitCents, monthlyPaymentCents }) => ({
          uuid,
          kind,
          limitCents,
          monthlyPaymentCents,
        })),
        ...(file.property ? { property: { ...file.property, monthlyUpkeepCents } } : {}),
      };
      return concluded('propertyReportReturned', payload, { findings });
    },
  },
} satisfies Partial<Conclusions>;

/** The county publishes nothing: only a full search will tell. */
const withoutRecords: Conclusion<'propertyReportReturned'> = concluded('propertyReportReturned', {
  bypass: 'BYPASS',
  ownership: null,
  hasLiensToConfirm: false,
  isTransferRecent: false,
  isApplicantOwner: true,
  isFullTitleNeeded: true,
});

function valued({ parcel, value }: HomeFound, { application, today }: Known): Conclusion<'propertyValued'> {
  const { state } = application.property.address;
  const isTrusted = value.outcome === 'valued' && isConfident(value, today);
  const payload = {
    outcome: value.outcome === 'noValue' ? 'noValue' : isTrusted ? 'valued' : 'lowConfidence',
    ...(value.outcome === 'valued' ? { valueCents: value.valueCents, condition: value.condition } : {}),
    county: parcel.county.name,
    countyFips: parcel.county.fips,
    timeZone: timeZoneOf(state as StateCode, parcel.county.fips),
    parcelId: parcel.parcelId,
    valuationNeed: valuationNeedOf(state, isTrusted, value.advises),
  } as const;
  const property = {
    type: parcel.type,
    dwellingUnits: parcel.dwellingUnits,
    countyFips: parcel.county.fips,
    acquiredOn: parcel.lastTransferOn,
    monthlyUpkeepCents: 0,
    monthlyRentCents: value.outcome === 'valued' ? value.monthlyRentCents : 0,
    legalDescription: parcel.legalDescription,
    modelValuation:
      value.outcome === 'valued'
        ? { valueCents: value.valueCents, lowCents: value.lowCents, highCents: value.highCents, asOf: value.asOf }
        : null,
  };
  return concluded('propertyValued', payload, { findings: { property } });
}
