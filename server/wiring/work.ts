/** What a worker works with: the door, the vendors' messages, and a handler for every effect. */
import { dateIn } from '#core/calendar/zoned.ts';
import type { Work } from '../worker/effects.ts';
import { effectHandlers } from '../worker/handlers/index.ts';
import type { Ground } from './ground.ts';
import type { Lending } from './lending.ts';

export function wireWork(
  { vendors, flags, outbox, lenders, log }: Ground,
  { origination, vendorInbox, scans, documents, notary }: Lending,
) {
  const settingsOf = ({ about: { application, now: at } }: Work) =>
    lenders.settingsFor(application, dateIn(application.property.timeZone ?? 'America/Los_Angeles', at));
  return {
    ...{ origination, vendorInbox, log },
    scan: scans.run,
    handlers: effectHandlers(vendors, {
      ...{ flags, outbox, documents, settingsOf },
      lenderOf: lenders.lenderOfApplication,
      openMeeting: notary.open,
    }),
  };
}
