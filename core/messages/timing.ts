/**
 * When a message goes: the only place that decides between now and later. What people can choose to hear waits a little, so
 * that several causes become one message, and never comes more often, or by text at another hour, than they and the law
 * allow. Everything else goes at once.
 */
import { addDays } from '../calendar/dates.ts';
import { dateIn, hourIn, instantIn } from '../calendar/zoned.ts';
import { type Channel, type MessageKind, messageKinds } from './kinds.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

/** How long we wait after each try that failed: about two hours in all. After the last of them the message is given up. */
export const pausesMs: readonly number[] = [30, 60, 120, 240, 480, 960, 1920, 3840].map((pause) => pause * secondMs);

/** An answer in a chat is given a minute to be read there; by then most need no email. */
const waitMs: Partial<Record<MessageKind, number>> = {
  chatReply: 60 * secondMs,
  // Those who choose at once need no reminder.
  tellOfSavedOffers: dayMs,
};

/** What is caused within this time of the first cause is in the same message. */
export const mergeMs = 15 * minuteMs;

/**
 * Texts come from 8 a.m. to 9 p.m. where the person is: 47 CFR § 64.1200(c)(1), read on 2026-11-16. The rule is about
 * telephone solicitations, which ours are not; we keep it for every text that no one is waiting for. Some states end the
 * day earlier for sales calls (Florida and Washington at 8 p.m.). Counsel must confirm.
 */
const textHours = { from: 8, until: 21 } as const;

/** Our own measure of enough: by each channel, to one person. */
export const caps: Readonly<Record<Channel, readonly { readonly max: number; readonly withinMs: number }[]>> = {
  sms: [
    { max: 3, withinMs: dayMs },
    { max: 8, withinMs: 7 * dayMs },
  ],
  email: [
    { max: 6, withinMs: dayMs },
    { max: 20, withinMs: 7 * dayMs },
  ],
};

/** What decides for the one who reads it. */
interface Reader {
  /** Every zone they may be in: it must be a lawful hour in all of them. */
  readonly timeZones: readonly string[];
  /** When they were sent something by this channel, for a week back. */
  readonly sentAt: readonly Date[];
}

interface Occasion {
  readonly kind: MessageKind;
  readonly channel: Channel;
  readonly causedAt: Date;
  /** When it is decided again, just before it goes. */
  readonly now?: Date;
  /** Known only then. */
  readonly reader?: Reader;
}

export function sendAt({ kind, channel, causedAt, now = causedAt, reader }: Occasion): Date {
  if (!messageKinds[kind].isChosen) return new Date(causedAt.getTime() + (waitMs[kind] ?? 0));
  const merged = new Date(Math.max(now.getTime(), causedAt.getTime() + (waitMs[kind] ?? mergeMs)));
  if (!reader) return merged;
  const allowed = afterCaps(merged, channel, reader.sentAt);
  return channel === 'sms' ? inTextHours(allowed, reader.timeZones) : allowed;
}

/** The first moment from `at` on at which one more is not too many. */
function afterCaps(at: Date, channel: Channel, sentAt: readonly Date[]): Date {
  return caps[channel].reduce((moment, { max, withinMs }) => {
    const lately = sentAt
      .map((sent) => sent.getTime())
      .filter((sent) => sent > moment.getTime() - withinMs)
      .sort((a, b) => a - b);
    const freed = lately[lately.length - max];
    return freed === undefined ? moment : new Date(freed + withinMs);
  }, at);
}

/** Zones lie within a third of a day of each other, so their days meet after a few steps. */
const stepsMax = 20;

function inTextHours(at: Date, timeZones: readonly string[]): Date {
  let moment = at;
  for (let step = 0; step < stepsMax; step += 1) {
    const asleep = timeZones.find((zone) => !isAwake(zone, moment));
    if (asleep === undefined) return moment;
    moment = nextMorning(asleep, moment);
  }
  return moment;
}

function isAwake(zone: string, at: Date): boolean {
  const hour = hourIn(zone, at);
  return hour >= textHours.from && hour < textHours.until;
}

function nextMorning(zone: string, at: Date): Date {
  const today = dateIn(zone, at);
  const morning = `${String(textHours.from).padStart(2, '0')}:00`;
  return instantIn(zone, hourIn(zone, at) < textHours.from ? today : addDays(today, 1), morning);
}
