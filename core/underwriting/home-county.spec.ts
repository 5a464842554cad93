import { expect, test } from 'vitest';
import { sampleApplications, sampleFile } from '#core/documents/stories/sample-papers.ts';
import { recordingTax } from '#core/offers/recording-tax.ts';
import { homeOf } from './closing-facts.ts';
import { countyFipsOf } from './home-county.ts';

const { california } = sampleApplications;
const noReport = { ...sampleFile, property: null };
const albany = '36001';
const inNewYork = (property: Partial<typeof california.property>) => ({
  ...california,
  property: { ...california.property, address: { ...california.property.address, state: 'NY' }, ...property },
});
const taxOf = (application: typeof california) =>
  recordingTax({ ...homeOf({ application, file: noReport }), lineCents: 10_000_000, on: '2026-11-15' }).borrowerCents;

test('the county that staff named taxes the line as the county does; with none the dearest one counts', () => {
  const [unknown, named] = [inNewYork({ county: null }), inNewYork({ county: 'Albany', namedCounty: albany })];
  expect(countyFipsOf(named, noReport)).toBe('36001');
  expect(homeOf({ application: unknown, file: noReport }).countyFips).toBeUndefined();
  expect(taxOf(named)).toBe(975_00);
  expect(taxOf(unknown)).toBeGreaterThan(taxOf(named));
});

test('what a report said of another address is the county of no other', () => {
  const file = { property: { ...(sampleFile.property ?? ({} as never)), countyFips: '06001' } };
  expect(countyFipsOf(california, file)).toBe('06001');
  expect(countyFipsOf({ property: { ...california.property, county: null } }, file)).toBeNull();
  expect(countyFipsOf({ property: { ...california.property, namedCounty: albany } }, file)).toBe('36001');
});
