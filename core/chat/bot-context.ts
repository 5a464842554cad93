/** What the chatbot is told of the person who asks: their own application and nothing else of anyone. */

import type { Application } from '#core/application/application.ts';
import { viewFor } from '#core/application/view.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { isAsked } from '#core/conditions/condition.ts';
import { presentConditions } from '#core/conditions/present.ts';
import { route } from '#core/journey/route.ts';
import type { OwnApplication } from '#core/support/bot/index.ts';

/** `overdue`: that it rests longer than its status allows, as the borrower's own pages are told. */
export function ownApplication(
  application: Application,
  overdue: { readonly toldAt: Date | null } | null,
): OwnApplication {
  const { uuid, status, conditions, offers, notary, rescission, accounts, property } = application;
  const timeZone = homeZone(property);
  const asked = conditions.filter((one) => isAsked(one) && one.signerUuid === null && one.answeredAt === null);
  const { selected } = offers;
  return {
    uuid,
    status,
    screen: route({ hasProfile: true, application: viewFor('borrower', application) }).screen,
    needs: presentConditions(asked, { as: 'borrower', applicationUuid: uuid }),
    offer: selected && {
      lineCents: selected.amountCents,
      rateBps: selected.rateBps,
      termYears: selected.termYears,
      monthlyCents: null,
    },
    appointment: notary.slot && { ...notary.slot, timeZone },
    // It ends at midnight: the last day on which someone may cancel is the one before.
    cancelBy:
      rescission.endsAt === null || rescission.isWaived
        ? null
        : dateIn(timeZone, new Date(Date.parse(rescission.endsAt) - 1)),
    accountMask: accounts.disburse?.mask ?? null,
    late: overdue && { toldAt: overdue.toldAt?.toISOString() ?? null },
  };
}
