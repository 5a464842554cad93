/** Answers the console's calls about vendors: each is one verb of the module behind it. */
import type { vendorDeskCalls } from '#core/contract/vendor-desk.ts';
import { personOf } from '../actor.ts';
import type { VendorDesk } from '../office/vendors/index.ts';
import type { Handlers } from './handler.ts';

export function vendorDeskHandlers(desk: VendorDesk): Handlers<keyof typeof vendorDeskCalls> {
  return {
    'GET /service-console/api/v1/vendors': async ({ actor }) => {
      const { vendors, ...rest } = await desk.vendors(personOf(actor));
      return {
        ...rest,
        vendors: vendors.map(({ leftAloneSince, oldestOrder, pauses, second, ...vendor }) => ({
          ...vendor,
          second: second && {
            ...second,
            leftAloneSince: second.leftAloneSince?.toISOString() ?? null,
            choices: second.choices.map(({ at, ...choice }) => ({ ...choice, at: at.toISOString() })),
          },
          leftAloneSince: leftAloneSince?.toISOString() ?? null,
          oldestOrder: oldestOrder?.toISOString() ?? null,
          pauses: pauses.map(({ at, ...pause }) => ({ ...pause, at: at.toISOString() })),
        })),
      };
    },
    'GET /service-console/api/v1/vendors/{vendor}/orders': async ({ actor, params, query }) => {
      const { rows, nextCursor } = await desk.orders(personOf(actor), params.vendor, query.cursor);
      return {
        nextCursor,
        rows: rows.map(({ reference, effect, placedAt, timesAsked, application }) => ({
          ...{ reference, effect, timesAsked },
          placedAt: placedAt.toISOString(),
          applicationUuid: application.uuid,
          loanNumber: application.loanNumber,
        })),
      };
    },
    'POST /service-console/api/v1/vendors/{vendor}/pause': async ({ actor, params, body }) => {
      await desk.pause(personOf(actor), params.vendor, body);
    },
    'POST /service-console/api/v1/vendors/{vendor}/resume': async ({ actor, params, body }) => {
      await desk.resume(personOf(actor), params.vendor, body);
    },
    'POST /service-console/api/v1/vendors/{vendor}/switch': async ({ actor, params, body }) => {
      await desk.switchTo(personOf(actor), params.vendor, body);
    },
    'POST /service-console/api/v1/vendors/{vendor}/ask-again': async ({ actor, params, body }) => {
      await desk.askAgain(personOf(actor), params.vendor, body);
    },
  };
}
