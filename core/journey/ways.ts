/** Where an event leads from here, by the table, and which open conditions keep an application from going there. */
import * as words from '#core/words/en/journey/ways.ts';
import type { Application } from '../application/application.ts';
import { categories } from '../conditions/categories.ts';
import { type Condition, isOpen } from '../conditions/condition.ts';
import { lineOf } from './choice.ts';
import type { EventName } from './events.ts';
import { type FactName, facts } from './facts.ts';
import type { Target } from './row.ts';
import { isAheadOfOwners, isWayOut, type Status, statuses } from './statuses.ts';

export interface Way {
  readonly to: Status;
  /** The fact that chose it. */
  readonly because: FactName | 'otherwise' | 'always' | 'resumed' | 'stayed';
  readonly event: EventName;
}

export function wayFrom(application: Application, event: EventName): Way | undefined {
  const target = statuses[application.status].on[event];
  if (target === undefined) return { to: application.status, because: 'stayed', event };
  if (isWayBack(target)) {
    const to = target.backTo.find((status) => status === application.resumeTo);
    return to && { to, because: 'resumed', event };
  }
  const [because, to] = lineOf(target, (fact) => facts[fact](application));
  return { to, because, event };
}

/** Every place it may lead to, as far as no one knows yet what will be said with it. */
export function placesOf(application: Application, event: EventName): readonly Status[] {
  const target = statuses[application.status].on[event];
  if (typeof target === 'object' && !isWayBack(target)) return target.map(([, to]) => to);
  const only = wayFrom(application, event);
  return only === undefined ? [] : [only.to];
}

function isWayBack(target: Target<Status>): target is { readonly backTo: readonly Status[] } {
  return typeof target === 'object' && 'backTo' in target;
}

/**
 * Open conditions that hold an application where it is, if it is to go on; papers held for false hold it everywhere. What is
 * asked of another owner ahead of their turn holds the borrower up only when that turn comes.
 */
export function holding(application: Application, to: Status): readonly Condition[] {
  if (to === application.status || isWayOut(to)) return [];
  const { heldBy = [] } = statuses[application.status];
  const isAhead = isAheadOfOwners(application.status);
  const isHeldBy = ({ isSuspected, categoryEnum, signerUuid }: Condition) =>
    isSuspected === true || (heldBy.includes(categoryEnum) && !(isAhead && signerUuid !== null));
  return application.conditions.filter((condition) => isOpen(condition) && isHeldBy(condition));
}

/** In a sentence, by the names that people read. */
export const waitingFor = (conditions: readonly Condition[]) =>
  words.waitingFor(conditions.map(({ categoryEnum }) => categories[categoryEnum].header).join(', '));
