/** What a worker works with: the door, the vendors' messages, and a handler for every effect. */
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import type { Work } from '../worker/effects.ts';
import { effectHandlers } from '../worker/handlers/index.ts';
import type { Ground } from './ground.ts';
import type { Lending } from './lending.ts';

export function wireWork(
  { vendors, outbox, lenders, log }: Ground,
  { origination, vendorInbox, scans, documents, notary }: Lending,
) {
  const settingsOf = ({ about: { application, now: at } }: Work) =>
    lenders.settingsFor(application, dateIn(homeZone(application.property), at));
  return {
    ...{ origination, vendorInbox, log },
    scan: scans.run,
    handlers: effectHandlers(vendors, {
      ...{ outbox, documents, settingsOf },
      lenderOf: lenders.lenderOfApplication,
      openMeeting: notary.open,
    }),
  };
}
