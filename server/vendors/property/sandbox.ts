/** A property data company of our own making: it knows one invented house at every address. */
import { understand } from '../answers.ts';
import { isFirstTime } from '../sandbox/first-time.ts';
import { type House, houseAt, ownersOf } from '../sandbox/house.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { VendorFault } from '../vendor.ts';
import {
  type ModelValue,
  modelValue,
  type ParcelSearch,
  type PropertyData,
  type PropertyReport,
  type PropertyRequest,
  parcelSearch,
  propertyReport,
} from './port.ts';

export function createSandboxPropertyData(sandbox: Sandbox): PropertyData {
  const ask = async <T>(action: string, request: PropertyRequest, work: (house: House) => T) => {
    const { key, applicationUuid, address } = request;
    const house = houseAt(address, sandbox.today());
    const shown = { applicationUuid, street: address.street1, zip: address.zip };
    return sandbox.answer('property', action, key, shown, async () => {
      if (house.marks.has('down') && (await isFirstTime(sandbox, 'property', applicationUuid, 'down', key)))
        throw new VendorFault('property', 'no one answered in time');
      return work(house);
    });
  };
  return {
    locate: async (request) =>
      understand('property', parcelSearch, await ask('locate', request, (house) => searchOf(house, request))),
    value: async (request) =>
      understand('property', modelValue, await ask('value', request, (house) => figureOf(house, sandbox.today()))),
    report: async (request) =>
      understand('property', propertyReport, await ask('report', request, (house) => reportOf(house, request))),
  };
}

function searchOf(house: House, { parcelId, address, applicant }: PropertyRequest): ParcelSearch {
  const { seed, marks } = house;
  if (marks.has('notFound')) return { outcome: 'notFound' };
  const number = `${seed.digits('book', 3)}-${seed.digits('page', 3)}-${seed.digits('parcel', 2)}`;
  const units = ['A', 'B', 'C'].map((unit) => ({
    parcelId: `${number}-${unit}`,
    description: `${address.street1}, Unit ${unit}, ${address.city}`,
  }));
  const chosen = units.find((unit) => unit.parcelId === parcelId);
  if (marks.has('many') && !chosen) return { outcome: 'many', candidates: units };
  return {
    outcome: 'found',
    parcel: {
      parcelId: chosen?.parcelId ?? number,
      county: house.county,
      legalDescription: house.legalDescription,
      owners: ownersOf(house, applicant),
      lastTransferOn: house.lastTransferOn,
      type: house.type,
      dwellingUnits: 1,
      yearBuilt: seed.int('year built', 1924, 2004),
      livingAreaSqFt: seed.int('living area', 1100, 3600),
    },
  };
}

function figureOf({ seed, marks, valueCents }: House, asOf: ReturnType<Sandbox['today']>): ModelValue {
  if (marks.has('noValue')) return { outcome: 'noValue', advises: 'bpo' };
  const isUnsure = marks.has('lowConfidence') || marks.has('evaluation');
  const fsdBps = isUnsure ? seed.int('spread', 1900, 2600) : seed.int('spread', 400, 800);
  const spreadCents = Math.round((valueCents * fsdBps) / 10_000);
  return {
    outcome: 'valued',
    valueCents,
    lowCents: valueCents - spreadCents,
    highCents: valueCents + spreadCents,
    confidence: isUnsure ? seed.int('confidence', 58, 72) : seed.int('confidence', 90, 98),
    fsdBps,
    asOf,
    condition: marks.has('belowAverage') ? 'FAIR' : seed.pick('condition', ['AVERAGE', 'GOOD', 'GOOD', 'EXCELLENT']),
    monthlyRentCents: Math.round((valueCents * 0.006) / 100) * 100,
    advises: adviceOn(marks),
  };
}

function adviceOn(marks: House['marks']): ModelValue['advises'] {
  if (marks.has('appraisal')) return 'appraisal';
  if (marks.has('evaluation')) return 'evaluation';
  return marks.has('lowConfidence') ? 'navBpo' : 'none';
}

function reportOf(house: House, { applicant }: PropertyRequest): PropertyReport {
  const { seed, marks, valueCents } = house;
  if (marks.has('noRecords')) return { outcome: 'noRecords' };
  return {
    outcome: 'report',
    vesting: house.vesting,
    owners: ownersOf(house, applicant),
    lastTransferOn: house.lastTransferOn,
    liens: [...house.loans],
    annualTaxCents: Math.round(valueCents * (0.008 + seed.share('tax') * 0.003)),
    areTaxesCurrent: true,
    annualHazardCents: Math.round(valueCents * (0.002 + seed.share('hazard') * 0.001)),
    isHazardPolicyKnown: !marks.has('uninsured'),
    monthlyDuesCents: house.type === 'CONDO' || house.type === 'PUD' ? seed.int('dues', 60, 280) * 100 : 0,
  };
}
