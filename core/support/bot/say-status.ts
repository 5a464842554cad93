/** What is said about where an application is: out of its row in the table, the page it is on, and the clocks that run. */

import { restMsMax } from '#core/journey/limits.ts';
import { takes } from '#core/journey/outline.ts';
import { screenRow } from '#core/journey/screens.ts';
import { isClosed, type Status, statuses } from '#core/journey/statuses.ts';
import { timerDefaults } from '#core/journey/timers.ts';
import { byScreen, byStatus, type HoldWords } from '#core/words/en/holds.ts';
import { thisIsTakingLonger } from '#core/words/en/late.ts';
import type { Aspect } from '#core/words/en/support/bot/asking.ts';
import * as words from '#core/words/en/support/bot/replies.ts';
import { standings } from '#core/words/en/support/bot/standings.ts';
import type { OwnApplication } from './context.ts';
import { dayText } from './dates.ts';

const turns = {
  borrower: words.yourTurn,
  signer: words.signersTurn,
  operations: words.ourTurn,
  vendor: words.vendorsTurn,
  system: words.systemsTurn,
  none: words.noOnesTurn,
} as const;

/** What the page of someone who waits says; undefined where no one waits. */
function holdOf({ status, screen }: OwnApplication): HoldWords | undefined {
  const hold = screenRow(screen)?.hold;
  if (hold === undefined) return undefined;
  return (hold === 'status' && byStatus[status]) || byScreen[screen as keyof typeof byScreen];
}

export function sayStatus(application: OwnApplication, aspect: Aspect): string {
  const { what, why, next } = standings[application.status];
  switch (aspect) {
    case 'what':
      return `${what} ${next}`;
    case 'why':
      return `${why} ${isYours(application.status) ? next : ''}`.trim();
    case 'next':
      return `${next} ${what}`;
    case 'who':
      return `${sayWho(application)} ${what}`;
    case 'when':
      return `${sayWhen(application)} ${isYours(application.status) ? next : ''}`.trim();
  }
}

const isYours = (status: Status) => statuses[status].actor === 'borrower';

function sayWho(application: OwnApplication): string {
  const { actor } = statuses[application.status];
  const hold = holdOf(application);
  return hold && actor !== 'borrower' ? words.isHandledBy(hold.who) : turns[actor];
}

function sayWhen(application: OwnApplication): string {
  const { status, cancelBy, late } = application;
  if (takes(status, 'rescissionEnded') && cancelBy !== null && !late) return words.cancelUntil(dayText(cancelBy));
  const own = sayOwnWhen(application);
  return [own, sayClock(status, own !== undefined)].filter(Boolean).join(' ');
}

/** How long it usually takes, if that is still true: where it already takes longer, no promise is repeated. */
function sayOwnWhen(application: OwnApplication): string | undefined {
  const { status, late } = application;
  const usual = standings[status].when ?? holdOf(application)?.when;
  // Where it waits for them alone, it is they who take longer.
  const isWaitedFor = usual !== undefined || !isYours(status);
  return late && isWaitedFor ? thisIsTakingLonger(late.toldAt === null) : usual;
}

/** The clock that the table runs here; how long it may rest is only said where nothing better is known. */
function sayClock(status: Status, isSaid: boolean): string {
  const { offersDays, counterOfferDays, silenceDays, incompletenessDays } = timerDefaults;
  if (takes(status, 'counterOfferExpired')) return words.counterOfferGoodFor(counterOfferDays);
  if (takes(status, 'offersExpired')) return words.offersGoodFor(offersDays);
  if (takes(status, 'incompletenessExpired')) return words.yoursUntil(silenceDays, incompletenessDays);
  const restMs = restMsMax(statuses[status]);
  if (isClosed(status) || restMs === null) return words.isOverNow;
  return isSaid ? '' : words.lookedAtAfter(restText(restMs));
}

function restText(ms: number): string {
  const [minute, hour] = [60_000, 3_600_000];
  if (ms < hour) return words.minutes(ms / minute);
  return ms < 24 * hour ? words.hours(ms / hour) : words.days(ms / (24 * hour));
}

/** The title of the page they are on, or of the status where the page serves several. */
export function statusTitle(application: OwnApplication): string {
  const title = holdOf(application)?.title ?? screenRow(application.screen)?.title;
  return title === undefined ? words.yourApplicationOnly : words.yourApplication(title);
}
