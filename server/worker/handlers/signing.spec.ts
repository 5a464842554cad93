/** The notices of the right to cancel: which day they print, and what is told of their delivery. */
import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { specificCalendar } from '#core/calendar/business-days.ts';
import type { Documents } from '../../lending/documents/index.ts';
import type { DocumentDelivery } from '../../vendors/documents/port.ts';
import type { Work } from '../effects.ts';
import { documentHandlers } from './signing.ts';

const application = {
  uuid: 'a',
  borrower: { identityUuid: 'ada', name: { firstName: 'Ada', lastName: 'Homeowner' }, email: 'ada@example.com' },
  signers: [],
  property: { address: { state: 'CA' }, timeZone: 'America/Los_Angeles' },
  notary: { signedAt: '2026-11-16T19:00:00.000Z' },
} as unknown as Application;
// A minute before midnight in California, on a Monday.
const askedAt = new Date('2026-11-17T07:59:00.000Z');

function noticesAt(now: string) {
  const printed: unknown[] = [];
  const delivery = { deliver: async ({ key }: { key: string }) => ({ reference: key }) } as unknown as DocumentDelivery;
  const documents = {
    make: async ({ cancelBy }: { cancelBy: unknown }) => {
      printed.push(cancelBy);
      return [];
    },
  } as unknown as Documents;
  const settings = (() => ({ rescissionCalendar: specificCalendar })) as never;
  const { deliverRescissionNotices } = documentHandlers(delivery, documents, settings);
  const event = { seq: 9, name: 'deedSigned', at: askedAt };
  const work = { about: { application, now: new Date(now), event }, key: 'key' } as unknown as Work;
  return { printed, deliverRescissionNotices, work };
}

test('notices that are drawn again after midnight print the day they printed before it', async () => {
  for (const now of ['2026-11-17T07:59:30.000Z', '2026-11-17T08:00:30.000Z']) {
    const { printed, deliverRescissionNotices, work } = noticesAt(now);
    await deliverRescissionNotices.start(work);
    expect(printed).toEqual(['2026-11-19']);
  }
});

test('of their delivery we tell who has them and when they were asked for; what it comes to is concluded', () => {
  const { deliverRescissionNotices, work } = noticesAt('2026-11-17T08:00:30.000Z');
  const at = '2026-11-17T08:00:20.000Z';
  const finding = { state: 'delivered', deliveredTo: [{ identityUuid: 'ada', at }], documentUuids: ['d'] };
  expect(deliverRescissionNotices.long?.finish(work, finding as never)).toEqual({
    reports: 'rescissionNoticesDelivered',
    facts: { deliveredTo: ['ada'], askedAt: askedAt.toISOString() },
  });
});
