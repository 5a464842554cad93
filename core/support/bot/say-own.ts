/** What is said out of the person's own application. Nothing where the application has no such fact yet. */
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { listed } from '#core/words/en/support/articles/figures.ts';
import * as words from '#core/words/en/support/bot/replies.ts';
import type { NextStep, OwnApplication, OwnTopic } from './context.ts';
import { dayText, momentText } from './dates.ts';

interface OwnRow {
  readonly title: string;
  readonly say: (application: OwnApplication) => string | undefined;
  readonly steps?: (application: OwnApplication) => readonly NextStep[];
}

export const ownRows: Readonly<Record<OwnTopic, OwnRow>> = {
  needs: {
    title: words.yourRequests,
    say: ({ needs }) =>
      needs.length === 0
        ? words.weNeedNothing
        : words.weNeed(
            listed(
              needs.map(({ header }) => header),
              'and',
            ),
          ),
    steps: ({ needs }) => needs.slice(0, 2).map(({ button, href }) => ({ label: button, to: href })),
  },
  offer: {
    title: words.yourOffer,
    say: ({ offer }) =>
      offer === null
        ? undefined
        : words.offerIs({
            line: formatCents(offer.lineCents, 0),
            rate: formatRate(rateOf(offer.rateBps)),
            years: offer.termYears,
            monthly: offer.monthlyCents === null ? null : formatCents(offer.monthlyCents),
          }),
  },
  appointment: {
    title: words.yourAppointment,
    say: ({ appointment }) => {
      if (appointment === null) return undefined;
      const { day, time } = momentText(appointment.startsAt, appointment.timeZone);
      return words.appointmentIs(day, time, appointment.place);
    },
  },
  'cancel-by': {
    title: words.yourTimeToCancel,
    say: ({ cancelBy }) => (cancelBy === null ? undefined : words.cancelUntil(dayText(cancelBy))),
  },
  account: {
    title: words.yourAccount,
    say: ({ accountMask }) => (accountMask === null ? undefined : words.moneyGoesTo(accountMask)),
  },
};
