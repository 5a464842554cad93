/** What a company that records for us must do. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeLongWork, describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import type { Recording, RecordRequest, ReleaseRequest } from './port.ts';

const deed = (street1: string, rest: Partial<RecordRequest> = {}): RecordRequest => ({
  key: randomUUID(),
  applicationUuid: randomUUID(),
  address: { street1, street2: '', city: 'Frederick', state: 'MD', zip: '21701' },
  countyFips: '24021',
  instrument: [{ documentUuid: randomUUID(), sha256: 'a'.repeat(64) }],
  beside: [],
  lineCents: 10_000_000,
  dwellingUnits: 1,
  ...rest,
});

const release = (street1: string, instrumentNumber: string | null, key = randomUUID() as string): ReleaseRequest => {
  const { applicationUuid, address, countyFips } = deed(street1);
  return { key, applicationUuid, address, countyFips, instrumentNumber };
};

export function describeRecordingPort(name: string, make: Make<Recording>): void {
  describe(`recording: ${name}`, () => {
    const get = oneSubject(make);
    const orders = {
      record: (port: Recording, key: string) => port.record(deed('12 Oak St', { key })),
      releaseLien: (port: Recording, key: string) => port.releaseLien(release('12 Oak St', '2026-0000001', key)),
    };
    describeManners(get, orders);
    describeLongWork(get, orders);

    const recorded = async (request: RecordRequest) => {
      const { port } = get();
      return port.result((await port.record(request)).reference);
    };

    test('a county records, numbers, and charges tax and fee: in Frederick, Maryland, $1,400 per $100,000', async () => {
      const result = await recorded(deed('12 Oak St'));
      expect(result).toMatchObject({ outcome: 'recorded', taxesCents: 140_000, feesCents: 11_500 });
      const next = await recorded(deed('12 Oak St'));
      expect(next).toMatchObject({ outcome: 'recorded' });
      expect(result?.outcome === 'recorded' && result.instrumentNumber).not.toBe(
        next?.outcome === 'recorded' && next.instrumentNumber,
      );
    });

    test('a deed that is sent back is taken once it was corrected', async () => {
      const request = deed('12 Reject St');
      expect(await recorded(request)).toMatchObject({ outcome: 'rejected', why: expect.any(String) });
      expect(await recorded(request)).toMatchObject({ outcome: 'rejected' });
      expect(await recorded({ ...request, key: randomUUID() })).toMatchObject({ outcome: 'recorded' });
    });

    test('a paper county takes it, and the gap is covered', async () => {
      expect(await recorded(deed('12 Papercounty St'))).toMatchObject({
        outcome: 'submitted',
        gapCoverageId: expect.any(String),
      });
    });

    test('a release is recorded without tax, whatever became of the deed', async () => {
      const { port } = get();
      const { reference } = await port.releaseLien(release('12 Reject St', null));
      expect(await port.result(reference)).toMatchObject({ outcome: 'recorded', taxesCents: 0 });
    });
  });
}
