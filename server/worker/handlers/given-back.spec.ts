/** What goes back after an end is said with the vendor's own word, and only what truly went. */
import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { Documents } from '../../lending/documents/index.ts';
import type { DocumentDelivery } from '../../vendors/documents/port.ts';
import type { Payments } from '../../vendors/payments/port.ts';
import type { Recording, RecordingResult } from '../../vendors/recording/port.ts';
import { VendorFault } from '../../vendors/vendor.ts';
import type { Work } from '../effects.ts';
import { paymentHandlers, recordingHandlers } from './closing.ts';
import { documentHandlers } from './signing.ts';

const address = { street1: '12 Elm Street', street2: '', city: 'Oakland', state: 'CA', zip: '94601' };
const application = {
  uuid: 'a',
  orgCode: 'PARTNER_ONE',
  borrower: { identityUuid: 'ada', name: { firstName: 'Ada', lastName: 'Homeowner' }, email: 'ada@example.com' },
  property: { address, county: 'Alameda', valueCents: 50_000_000 },
  recording: { instrumentNumber: '2026-1' },
  liens: [],
  closing: {},
  outcome: { hmdaAction: 3, at: '2026-11-17T20:00:00.000Z' },
  isInquiry: false,
  isDuplicate: false,
  submittedAt: null,
} as unknown as Application;
const known = { property: { countyFips: '06001' } } as UnderwritingFile;
const work = (change: Partial<Application> = {}, file = known) =>
  ({
    about: { application: { ...application, ...change }, file, now: new Date(0) },
    key: 'key',
  }) as unknown as Work;

test.each([
  [55_000, { says: 'feesGivenBack', payload: { amountCents: 55_000 } }],
  [0, 'done'],
])('of %i cents that went back', async (amountCents, said) => {
  const payments = { refund: async () => ({ amountCents }) } as unknown as Payments;
  expect(await paymentHandlers(payments).refundFees.start(work())).toEqual(said);
});

const released = (result: RecordingResult) => {
  const recording = { releaseLien: async () => ({ reference: 'r' }) } as unknown as Recording;
  const { releaseLien } = recordingHandlers(recording, {} as Documents);
  return { start: () => releaseLien.start(work()), finish: () => releaseLien.long?.finish(work(), result as never) };
};

test('a lien is released when the county says so, and a refusal is no release', async () => {
  const paper = released({ outcome: 'submitted', gapCoverageId: 'g', submittedOn: '2026-11-17' });
  expect(await paper.start()).toEqual({ ordered: 'r', from: 'recording' });
  expect(paper.finish()).toEqual({ says: 'lienReleased', payload: { instrumentNumber: null } });
  expect(released({ outcome: 'rejected', why: 'The margin.' }).finish).toThrow('the county refused');
});

/** The county, as it is asked. */
function counties() {
  const asked: unknown[] = [];
  const ask = (what: string) => async (request: { readonly countyFips: string }) => {
    asked.push([what, request.countyFips]);
    return { reference: 'r' };
  };
  const recording = { record: ask('record'), releaseLien: ask('release') } as unknown as Recording;
  const instrument = [{ uuid: 'd', sha256: 'f' }];
  const documents = { list: async () => instrument, latest: async () => instrument } as unknown as Documents;
  return { asked, ...recordingHandlers(recording, documents) };
}

const signed = { notary: { scans: [] }, offers: {} } as unknown as Partial<Application>;
const noReport = { property: null } as UnderwritingFile;
const ordered = { ordered: 'r', from: 'recording' };

test('while no county is known the deed rests and the desk is asked', async () => {
  const { asked, recordDeed } = counties();
  const property = { ...application.property, county: null };
  const unknown = { ...signed, property, recording: { instrumentNumber: null, isGapCovered: false } };
  for (const file of [noReport, known]) expect(await recordDeed.start(work(unknown, file))).toBe('done');
  expect(asked).toEqual([]);
});

test('the county that staff named records and releases, and what was begun before it was named records nothing', async () => {
  const { asked, recordDeed, releaseLien } = counties();
  const at = '2026-11-18T12:00:00.000Z';
  const named = { ...signed, property: { ...application.property, namedCounty: '06075', countySince: at } };
  const begun = (moment: string, file = noReport, name = 'rescissionEnded') => {
    const one = work(named, file);
    return { ...one, about: { ...one.about, event: { seq: 1, name, at: new Date(moment) } } } as Work;
  };
  expect(await recordDeed.start(begun('2026-11-18T11:59:59.999Z'))).toBe('done');
  // A report that says the same, or another county that does not count.
  expect(await recordDeed.start(begun('2026-11-18T12:00:00.001Z', known, 'propertyValued'))).toBe('done');
  expect(asked).toEqual([]);
  expect(await recordDeed.start(begun(at))).toEqual(ordered);
  expect(await recordDeed.start(begun('2026-11-19T12:00:00.000Z', known))).toEqual(ordered);
  expect(await recordDeed.start(begun(at, known, 'propertyValued'))).toEqual(ordered);
  expect(await releaseLien.start(begun('2026-11-18T11:00:00.000Z'))).toEqual(ordered);
  expect(asked).toEqual([
    ['record', '06075'],
    ['record', '06075'],
    ['record', '06075'],
    ['release', '06075'],
  ]);
});

test.each([
  ['knows none', { property: { countyFips: null } }],
  ['has no report of the property', {}],
])('where the file %s, no county is asked to record or to release: someone has to look', async (_, file) => {
  const { asked, recordDeed, releaseLien } = counties();
  const lost = work(signed, file as UnderwritingFile);
  await expect(recordDeed.start(lost)).rejects.toThrow('no county is known');
  await expect(releaseLien.start(lost)).rejects.toThrow(VendorFault);
  expect(asked).toEqual([]);
});

/** The handlers of papers, and which papers they sent. */
function paperHandlers() {
  const sent: string[] = [];
  const delivery = { deliver: async ({ key }: { key: string }) => ({ reference: key }) } as unknown as DocumentDelivery;
  const documents = {
    make: async (_: unknown, types: readonly string[]) => {
      sent.push(...types);
      return [];
    },
  } as unknown as Documents;
  return { sent, ...documentHandlers(delivery, documents, (() => ({})) as never) };
}

test.each([
  ['deliverValuationCopy', 'VALUATION_COPY', 'valuationCopied'],
  ['deliverValuationNotice', 'VALUATION_NOTICE', 'valuationNoticed'],
] as const)('%s sends its one paper, and says when it has arrived', async (effect, paper, says) => {
  const { sent, [effect]: handler } = paperHandlers();
  expect(await handler.start(work())).toEqual({ ordered: 'key', from: 'documents' });
  expect(sent).toEqual([paper]);
  const arrived = { state: 'delivered', deliveredTo: [], documentUuids: ['d'] };
  expect(handler.long?.finish(work(), arrived as never)).toEqual({ says, payload: { documentUuids: ['d'] } });
  expect(handler.long?.finish(work(), { state: 'undeliverable' } as never)).toBe('done');
});
