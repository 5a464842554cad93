/** What we need from the company that knows parcels, models of value and county records. */
import * as v from 'valibot';
import { valuationNeeds } from '#core/application/application.ts';
import { ownershipTypes, propertyConditions } from '#core/application/enums.ts';
import type { PropertyType } from '#core/offers/guideline.ts';
import { address } from '#core/people/address.ts';
import { cents, count, county, day, recordedLien, text } from '../answers.ts';
import { applicationUuid, key, personName } from '../requests.ts';

const propertyTypes = [
  'SINGLE_FAMILY',
  'TOWNHOUSE',
  'PUD',
  'CONDO',
  'TWO_TO_FOUR_UNITS',
  'COOPERATIVE',
  'MANUFACTURED',
  'MIXED_USE',
] as const satisfies readonly PropertyType[];

const parcelId = v.pipe(text, v.maxLength(100));

export const parcelSearch = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('found'),
    parcel: v.strictObject({
      /** The assessor's number. */
      parcelId,
      county,
      legalDescription: text,
      /** As the county writes them. */
      owners: v.pipe(v.array(text), v.minLength(1)),
      lastTransferOn: day,
      type: v.picklist(propertyTypes),
      dwellingUnits: v.pipe(count, v.minValue(1)),
      yearBuilt: v.pipe(v.number(), v.integer(), v.minValue(1600), v.maxValue(2200)),
      livingAreaSqFt: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  }),
  v.strictObject({
    outcome: v.literal('many'),
    candidates: v.pipe(v.array(v.strictObject({ parcelId, description: text })), v.minLength(2)),
  }),
  v.strictObject({ outcome: v.literal('notFound') }),
]);
export type ParcelSearch = v.InferOutput<typeof parcelSearch>;

/** What the model's maker would order next, where the figure alone will not do. */
const advises = v.picklist(valuationNeeds);

export const modelValue = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('valued'),
    valueCents: cents,
    lowCents: cents,
    highCents: cents,
    /** 0 to 100; what is enough is our policy, not the vendor's. */
    confidence: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    /** Forecast standard deviation: how far sales fall from such figures, as a share of the price. */
    fsdBps: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    asOf: day,
    condition: v.picklist(propertyConditions),
    monthlyRentCents: cents,
    advises,
  }),
  v.strictObject({ outcome: v.literal('noValue'), advises }),
]);
export type ModelValue = v.InferOutput<typeof modelValue>;

export const propertyReport = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('report'),
    vesting: v.picklist(ownershipTypes),
    /** As the county writes them; whether the applicant is among them is ours to judge. */
    owners: v.pipe(v.array(text), v.minLength(1)),
    lastTransferOn: day,
    liens: v.array(recordedLien),
    annualTaxCents: cents,
    areTaxesCurrent: v.boolean(),
    annualHazardCents: cents,
    isHazardPolicyKnown: v.boolean(),
    monthlyDuesCents: cents,
  }),
  /** The county publishes nothing: only a full search will tell. */
  v.strictObject({ outcome: v.literal('noRecords') }),
]);
export type PropertyReport = v.InferOutput<typeof propertyReport>;

export const propertyRequest = v.strictObject({
  key,
  applicationUuid,
  address,
  applicant: personName,
  parcelId: v.exactOptional(v.pipe(parcelId, v.description('Which of several parcels is meant, once someone chose.'))),
});
export type PropertyRequest = v.InferOutput<typeof propertyRequest>;

export interface PropertyData {
  locate(request: PropertyRequest): Promise<ParcelSearch>;
  /** An automated valuation model's figure. */
  value(request: PropertyRequest): Promise<ModelValue>;
  /** Owners, liens, taxes, insurance, as public records have them. */
  report(request: PropertyRequest): Promise<PropertyReport>;
}
