/** Finds the house, values it, and reads what the county has on it. What is good enough is decided by core, not by the vendor. */
import { type StateCode, timeZoneOf } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import {
  doesBureauKnow,
  isConfident,
  isFullTitleNeeded,
  isOwner,
  isTransferRecent,
  valuationNeedOf,
} from '#core/underwriting/report.ts';
import type { PropertyData } from '../../vendors/property/port.ts';
import type { EffectHandlers, Work } from '../effects.ts';

export function propertyHandlers(property: PropertyData): EffectHandlers<'property'> {
  return {
    valueProperty: {
      start: async (work) => {
        const request = requestOf(work);
        const found = await property.locate(request);
        if (found.outcome !== 'found') {
          return {
            says: 'propertyValued',
            payload:
              found.outcome === 'many' ? { outcome: 'many', candidates: found.candidates } : { outcome: 'notFound' },
          };
        }
        const value = await property.value({ ...request, parcelId: found.parcel.parcelId });
        return located(work, found.parcel, value);
      },
    },
    pullPropertyReport: { start: (work) => report(property, work) },
  };
}

type Parcel = Extract<Awaited<ReturnType<PropertyData['locate']>>, { outcome: 'found' }>['parcel'];
type ModelValue = Awaited<ReturnType<PropertyData['value']>>;

function located(work: Work, parcel: Parcel, value: ModelValue) {
  const { application } = work.about;
  const { state } = application.property.address;
  const isTrusted = value.outcome === 'valued' && isConfident(value, todayOf(work));
  const outcome = value.outcome === 'noValue' ? 'noValue' : isTrusted ? 'valued' : 'lowConfidence';
  const findings = {
    property: {
      type: parcel.type,
      dwellingUnits: parcel.dwellingUnits,
      countyFips: parcel.county.fips,
      acquiredOn: parcel.lastTransferOn,
      monthlyUpkeepCents: 0,
      monthlyRentCents: value.outcome === 'valued' ? value.monthlyRentCents : 0,
    },
  };
  return {
    says: 'propertyValued',
    payload: {
      outcome,
      ...(value.outcome === 'valued' ? { valueCents: value.valueCents, condition: value.condition } : {}),
      county: parcel.county.name,
      timeZone: timeZoneOf(state as StateCode, parcel.county.fips),
      parcelId: parcel.parcelId,
      valuationNeed: valuationNeedOf(state, isTrusted, value.advises),
    },
    findings,
  } as const;
}

async function report(property: PropertyData, work: Work) {
  const { application, file } = work.about;
  const read = await property.report(requestOf(work));
  if (read.outcome === 'noRecords') {
    return {
      says: 'propertyReportReturned',
      payload: {
        bypass: 'BYPASS',
        ownership: null,
        hasLiensToConfirm: false,
        isTransferRecent: false,
        isApplicantOwner: true,
        isFullTitleNeeded: true,
      },
    } as const;
  }
  const monthlyUpkeepCents = Math.round((read.annualTaxCents + read.annualHazardCents) / 12) + read.monthlyDuesCents;
  return {
    says: 'propertyReportReturned',
    payload: {
      ownership: read.vesting,
      coOwners: read.vesting === 'JOINT' ? read.owners.length - 1 : 0,
      liens: read.liens.map(({ uuid, holder, position, balanceCents }) => ({ uuid, holder, position, balanceCents })),
      hasLiensToConfirm: !doesBureauKnow(read.liens, file.credit?.homeLoanBalancesCents ?? []),
      isTransferRecent: isTransferRecent(read.lastTransferOn, todayOf(work)),
      isApplicantOwner: isOwner(application.borrower.name, read.owners),
      isFullTitleNeeded: isFullTitleNeeded(application, read.liens.length),
      needsHazardProof: !read.isHazardPolicyKnown,
    },
    findings: {
      liens: read.liens.map(({ uuid, kind, limitCents, monthlyPaymentCents }) => ({
        uuid,
        kind,
        limitCents,
        monthlyPaymentCents,
      })),
      ...(file.property ? { property: { ...file.property, monthlyUpkeepCents } } : {}),
    },
  } as const;
}

function requestOf({ about: { application }, key }: Work) {
  const { parcelId, address } = application.property;
  return {
    key,
    applicationUuid: application.uuid,
    address,
    applicant: application.borrower.name,
    ...(parcelId === null ? {} : { parcelId }),
  };
}

function todayOf({ about: { application, now } }: Work) {
  return dateIn(application.property.timeZone ?? 'America/Los_Angeles', now);
}
