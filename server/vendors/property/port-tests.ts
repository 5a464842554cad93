/** What any property data company must do for us. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { describeManners, type Make, oneSubject, type Subject } from '../sandbox/test-manners.ts';
import { VendorFault } from '../vendor.ts';
import type { PropertyData, PropertyRequest } from './port.ts';

const house = (street1: string, rest: Partial<PropertyRequest> = {}): PropertyRequest => ({
  key: randomUUID(),
  applicationUuid: randomUUID(),
  address: { street1, street2: '', city: 'Reno', state: 'NV', zip: '89501' },
  applicant: { firstName: 'Ann', middleName: '', lastName: 'Archer', suffix: '' },
  ...rest,
});

export function describePropertyPort(name: string, make: Make<PropertyData>, today: () => CalendarDate): void {
  describe(`property data: ${name}`, () => {
    const get = oneSubject(make);
    describeManners(get, {
      locate: (port, key) => port.locate(house('12 Oak St', { key })),
      value: (port, key) => port.value(house('12 Oak St', { key })),
      report: (port, key) => port.report(house('12 Oak St', { key })),
    });

    describeGoodHouse(get, today);
    describeLookup(get);
    describeRecords(get, today);
  });
}

function describeGoodHouse(get: () => Subject<PropertyData>, today: () => CalendarDate): void {
  describe('a good house', () => {
    test('the same house is the same for everyone, every time', async () => {
      const { port } = get();
      expect(await port.value(house('14 Elm St'))).toEqual(await port.value(house('14  ELM st.')));
      expect(await port.report(house('14 Elm St'))).toEqual(await port.report(house('14 Elm St')));
      expect(await port.locate(house('14 Elm St'))).not.toEqual(await port.locate(house('16 Elm St')));
    });

    test('a house is found in its county, with its owner', async () => {
      const found = await get().port.locate(house('12 Oak St'));
      expect(found).toMatchObject({
        outcome: 'found',
        parcel: { county: { name: 'Washoe', fips: '32031' }, owners: ['Ann Archer'], dwellingUnits: 1 },
      });
    });

    test.each(['2 Fir St', '4 Fir St', '6 Fir St', '8 Fir St'])(
      '%s is sure of its value and owes one loan',
      async (street) => {
        const { port } = get();
        const value = await port.value(house(street));
        if (value.outcome !== 'valued') throw new Error(value.outcome);
        expect(value.valueCents).toBeGreaterThanOrEqual(35_000_000);
        expect(value.valueCents).toBeLessThanOrEqual(120_000_000);
        expect(value.confidence).toBeGreaterThanOrEqual(90);
        expect(value.fsdBps).toBeLessThanOrEqual(1000);
        expect(value).toMatchObject({ asOf: today(), advises: 'none' });
        expect(['AVERAGE', 'GOOD', 'EXCELLENT']).toContain(value.condition);
        const report = await port.report(house(street));
        if (report.outcome !== 'report') throw new Error(report.outcome);
        expect(report).toMatchObject({ vesting: 'SOLE', owners: ['Ann Archer'], isHazardPolicyKnown: true });
        expect(report.liens.map(({ position, kind }) => [position, kind])).toEqual([[1, 'MORTGAGE']]);
        expect(report.liens[0]?.balanceCents).toBeLessThan(value.valueCents * 0.4);
        expect(report.lastTransferOn < addDays(today(), -90)).toBe(true);
      },
    );
  });
}

function describeLookup(get: () => Subject<PropertyData>): void {
  describe('finding and valuing', () => {
    test('an unknown address is not found until it is corrected', async () => {
      const { port } = get();
      const applicationUuid = randomUUID();
      expect(await port.locate(house('12 Notfound St', { applicationUuid }))).toEqual({ outcome: 'notFound' });
      expect((await port.locate(house('12 Oak St', { applicationUuid }))).outcome).toBe('found');
    });

    test('one of several parcels can be chosen', async () => {
      const { port } = get();
      const many = await port.locate(house('12 Many St'));
      if (many.outcome !== 'many') throw new Error(many.outcome);
      expect(many.candidates).toHaveLength(3);
      const parcelId = many.candidates[1]?.parcelId ?? '';
      expect(await port.locate(house('12 Many St', { parcelId }))).toMatchObject({
        outcome: 'found',
        parcel: { parcelId },
      });
      expect((await port.locate(house('12 Many St', { parcelId: 'none of them' }))).outcome).toBe('many');
    });

    test('no model, or an unsure one, says so and what to order', async () => {
      const { port } = get();
      expect(await port.value(house('12 Noavm St'))).toEqual({ outcome: 'noValue', advises: 'bpo' });
      const unsure = await port.value(house('12 Lowconf St'));
      expect(unsure).toMatchObject({ outcome: 'valued', advises: 'navBpo' });
      expect(unsure.outcome === 'valued' && unsure.confidence < 90 && unsure.fsdBps > 1000).toBe(true);
      expect(await port.value(house('12 Evaluation St'))).toMatchObject({ advises: 'evaluation' });
      expect(await port.value(house('12 Appraise St'))).toMatchObject({ outcome: 'valued', advises: 'appraisal' });
      expect(await port.value(house('12 Belowavg St'))).toMatchObject({ condition: 'FAIR' });
    });

    test('a company that does not answer is asked until the question is a new one', async () => {
      const { port } = get();
      const request = house('12 Recordsdown St');
      await expect(port.locate(request)).rejects.toThrow(VendorFault);
      await expect(port.locate(request)).rejects.toThrow(VendorFault);
      expect((await port.locate({ ...request, key: randomUUID() })).outcome).toBe('found');
    });
  });
}

function describeRecords(get: () => Subject<PropertyData>, today: () => CalendarDate): void {
  describe('records', () => {
    test('what stands in the way of lending is in the records', async () => {
      const { port } = get();
      const recent = await port.report(house('12 Recent St'));
      expect(recent.outcome === 'report' && recent.lastTransferOn > addDays(today(), -90)).toBe(true);
      const stranger = await port.report(house('12 Notowner St'));
      expect(stranger.outcome === 'report' && stranger.owners).not.toContain('Ann Archer');
      expect(await port.locate(house('12 Manufactured St'))).toMatchObject({ parcel: { type: 'MANUFACTURED' } });
      expect(await port.report(house('12 Uninsured St'))).toMatchObject({ isHazardPolicyKnown: false });
      expect(await port.report(house('12 Norecords St'))).toEqual({ outcome: 'noRecords' });
    });

    test('a house may be held by two, or by a trust', async () => {
      const { port } = get();
      const joint = await port.report(house('12 Joint St'));
      expect(joint).toMatchObject({ vesting: 'JOINT', owners: ['Ann Archer', expect.stringMatching(/ Archer$/)] });
      expect(await port.report(house('12 Trust St'))).toMatchObject({
        vesting: 'TRUST',
        owners: ['The Ann Archer Revocable Trust'],
      });
    });

    test('loans on the house: none, two, or nearly all it is worth', async () => {
      const { port } = get();
      const owed = async (street: string) => {
        const report = await port.report(house(street));
        return report.outcome === 'report' ? report.liens : [];
      };
      expect(await owed('12 Paidoff St')).toEqual([]);
      const two = await owed('12 Liens St');
      expect(two.map(({ position }) => position)).toEqual([1, 2]);
      expect(two[1]).toMatchObject({ kind: 'LINE', limitCents: expect.any(Number) });
      const heavy = await owed('12 Heavylien St');
      const value = await port.value(house('12 Heavylien St'));
      const total = heavy.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
      expect(value.outcome === 'valued' && total > value.valueCents * 0.85).toBe(true);
    });
  });
}
