/** People who ask the bot in its tests: one brand, and someone in each status. */
import { stepOf } from '#core/journey/progress.ts';
import type { Screen } from '#core/journey/screens.ts';
import { type Status, statuses } from '#core/journey/statuses.ts';
import type { BrandFacts } from '#core/support/articles/index.ts';
import type { BotContext, OwnApplication } from '../index.ts';

export const brand: BrandFacts = {
  name: 'Testhearth', legalName: 'Testhearth Lending LLC', phone: '888-555-0100', email: 'help@testhearth.example',
  hours: ['Monday-Friday: 6:00 AM - 5:00 PM PT', 'Saturday-Sunday: Closed'], address: '1 Test Row, Reno, NV 89501',
  nmlsId: '99000001', states: ['CA', 'NV', 'OH'], statesText: 'CA, NV, OH', isNewYorkSite: false, hawaiiPartner: 'Koa',
  feeOptionsBps: [0, 299], discountsBps: { AUTOPAY: 25 },
}; // biome-ignore format: one brand

const place = (status: Status): Screen => {
  const { screen } = statuses[status];
  return typeof screen === 'string' ? screen : (screen.at(-1)?.[1] as Screen);
};

/** As much of an application as someone in this status has. */
export function applicationIn(status: Status): OwnApplication {
  const { stage } = statuses[status];
  const step = typeof stage === 'string' ? stepOf(stage) : 0;
  return {
    uuid: '00000000-0000-4000-8000-000000000001',
    status,
    screen: place(status),
    needs: status === 'TRUST_AND_INSURANCE' ? [{ header: 'Certificate of Trust', button: 'Upload', href: '/x' }] : [],
    offer: step >= 2 ? { lineCents: 5_000_000, rateBps: 899, termYears: 15, monthlyCents: 50_700 } : null,
    appointment:
      status === 'MANUAL_DEED_SIGNING'
        ? { startsAt: '2026-12-01T18:00:00Z', timeZone: 'America/Denver', place: 'At home' }
        : null,
    cancelBy: status === 'RESCISSION' ? '2026-12-05' : null,
    accountMask: step >= 4 ? '6789' : null,
    late: null,
  };
}

export const signedIn = (status: Status): BotContext => ({
  brand,
  isOpenNow: false,
  person: { as: 'borrower', application: applicationIn(status) },
});
export const signedOut: BotContext = { brand, isOpenNow: true, person: null };
