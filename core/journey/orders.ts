/**
 * What one application has ordered at someone else's price. The same thing is not ordered again while the answer is on its
 * way, and what a borrower says orders at most as often as the effect's row allows: beyond it a person of ours decides.
 */
import * as words from '#core/words/en/journey/orders.ts';
import type { Application, Orders } from '../application/application.ts';
import { type EffectName, type EffectRow, effects } from './effects.ts';
import type { JourneyEvent, Payload } from './events.ts';
import { type Moment, raise } from './recorders/recorder.ts';

const rows: Readonly<Record<EffectName, EffectRow>> = effects;

type Said = Pick<JourneyEvent, 'name' | 'payload'>;

/** What an order is about, by the event that asks for it: the same again is the same order. */
const subjects: { readonly [E in EffectName]?: (said: Said) => string | undefined } = {
  verifyEmployment: ({ name, payload }) => {
    if (name !== 'employerNamed') return undefined;
    const { employerName, employerPhone = '' } = payload as Payload<'employerNamed'>;
    return `${employerName.trim().replaceAll(/\s+/g, ' ').toLowerCase()} ${employerPhone.replaceAll(/\D/g, '')}`;
  },
  verifyIncome: ({ name, payload }) => {
    if (name !== 'incomeSourceProvided') return undefined;
    const { source, linkToken = '', documentUuids } = payload as Payload<'incomeSourceProvided'>;
    return [source, linkToken, ...documentUuids.toSorted()].join(' ');
  },
  verifyIdentity: ({ name, payload }) =>
    name === 'identitySubmitted'
      ? (payload as Payload<'identitySubmitted'>).documentUuids.toSorted().join(' ')
      : undefined,
};

/** A worker may meet an effect of another release. */
const isOneAtATime = (effect: string) => Object.hasOwn(rows, effect) && rows[effect as EffectName].isReplaced === true;
const isLimited = (effect: EffectName) => rows[effect].ordersMax !== undefined;

export interface Ordered {
  readonly application: Application;
  /** Those that are started: all but what is on its way already. */
  readonly effects: readonly EffectName[];
  /** The first that would be one too many. Nothing is to be started then. */
  readonly tooMany: EffectName | undefined;
}

/** What is ordered of what an event starts, and what the application remembers of it. */
export function order(application: Application, started: readonly EffectName[], event: JourneyEvent): Ordered {
  const limited = started.filter(isLimited);
  if (limited.length === 0) return { application, effects: started, tooMany: undefined };
  const known = application.orders ?? {};
  const isTheirs = event.by === 'borrower' || event.by === 'signer';
  const isUnderWay = (effect: EffectName) => {
    const subject = subjects[effect]?.(event);
    return subject !== undefined && (known[effect]?.live.includes(subject) ?? false);
  };
  const fresh = limited.filter((effect) => !isUnderWay(effect));
  const tooMany = fresh.find((effect) => isTheirs && (known[effect]?.placed ?? 0) >= (rows[effect].ordersMax ?? 0));
  const orders = {
    ...known,
    ...Object.fromEntries(fresh.map((effect) => [effect, after(known[effect], effect, event)])),
  };
  const under = new Set(limited.filter(isUnderWay));
  return { application: { ...application, orders }, effects: started.filter((one) => !under.has(one)), tooMany };
}

function after(before: Orders[string], effect: EffectName, event: JourneyEvent): NonNullable<Orders[string]> {
  const { placed, live } = before ?? { placed: 0, live: [] };
  const subject = subjects[effect]?.(event);
  if (subject === undefined) return { placed: placed + 1, live };
  return { placed: placed + 1, live: rows[effect].isReplaced ? [subject] : [...live, subject].slice(-livesMax) };
}
/** More than anyone has on its way at once; the oldest was answered or is lost. */
const livesMax = 20;

/** What was waited for is here, or will not come: it may be ordered again. */
export function answered(application: Application, event: JourneyEvent): Application {
  if (!application.orders || event.by === 'borrower' || event.by === 'signer') return application;
  const isOver = (effect: EffectName) => {
    if (event.name === 'systemFaulted' || event.name === 'effectGivenUp') return event.payload.effect === effect;
    // Staff ask for documents for reasons of their own.
    if (event.name === 'conditionRaised' && event.by !== 'vendor') return false;
    return rows[effect].answers.includes(event.name);
  };
  return withoutLive(application, isOver);
}

/** Someone put it elsewhere by hand: nothing that was ordered before is waited for. */
export function withoutLive(
  application: Application,
  isOver: (effect: EffectName) => boolean = () => true,
): Application {
  if (!application.orders) return application;
  const entries = Object.entries(application.orders) as [EffectName, NonNullable<Orders[string]>][];
  if (!entries.some(([effect, { live }]) => live.length > 0 && isOver(effect))) return application;
  const orders = Object.fromEntries(
    entries.map(([effect, one]) => [effect, isOver(effect) ? { ...one, live: [] } : one]),
  );
  return { ...application, orders };
}

/** A later order took this one's place: it is not begun, and its answer is not taken. */
export function isReplaced({ orders }: Application, effect: EffectName, said: Said | undefined): boolean {
  const subject = said && subjects[effect]?.(said);
  const live = orders?.[effect]?.live ?? [];
  return isOneAtATime(effect) && subject !== undefined && live.length > 0 && !live.includes(subject);
}

/** The work item: it waits for us at once, and no one funds before it is cleared. */
export function forAPerson(application: Application, effect: EffectName, moment: Moment): Application {
  return raise(
    application,
    {
      categoryEnum: 'ESCALATION_REVIEW',
      answeredAt: moment.at,
      notes: words.orderedAsOftenAsAllowed(rows[effect].ordersMax ?? 0),
      commentsToBorrower: words.ourTeamDecides,
    },
    moment,
  );
}
