/** What forcing an application to a row skips, in plain sentences: worked out from the row left and the row entered. */
import type { Application } from '#core/application/application.ts';
import { categories } from '#core/conditions/categories.ts';
import { isOpen } from '#core/conditions/condition.ts';
import { isCountyMissing } from '#core/journey/county.ts';
import { isMoneyRow } from '#core/journey/force.ts';
import { edges } from '#core/journey/graph.ts';
import { owedOf } from '#core/journey/owed.ts';
import { isClosed, isDeclined, isWayOut, type Status, statuses } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/desk.ts';
import { sayEvent, sayStatus } from './names.ts';

/** `before` as it is, `after` as it would be the moment it arrived. */
export function skippedBy(before: Application, after: Application): readonly string[] {
  const { status, conditions, heldEvent, orders = {}, funding, outcome } = before;
  const { status: to, deadlines } = after;
  const { heldBy = [] } = statuses[status];
  const started = owedOf(after, statuses[to].starts);
  const between = wayBetween(status, to).map(sayStatus);
  const held = conditions.filter((one) => isOpen(one) && (one.isSuspected || heldBy.includes(one.categoryEnum)));
  const isAnyLive = Object.values(orders).some((order) => (order?.live.length ?? 0) > 0);
  return [
    ...(status === to || isClosed(status) ? [] : [words.rowNotFinished(sayStatus(status))]),
    ...(between.length > 0 ? [words.neverPassed(between.join(', '))] : []),
    ...held.map(({ categoryEnum }) => words.conditionStaysOpen(categories[categoryEnum].header)),
    ...(heldEvent === null ? [] : [words.eventDropped(sayEvent(heldEvent))]),
    ...(isAnyLive ? [words.ordersDropped] : []),
    ...(funding.approvers.length > 0 && !isMoneyRow(to) ? [words.approvalsVoid] : []),
    ...(outcome === null ? [] : [words.outcomeUndone]),
    ...Object.keys(before.deadlines)
      .filter((event) => !Object.hasOwn(deadlines, event))
      .map((event) => words.clockStops(sayEvent(event))),
    ...(isCountyMissing(after) && !isCountyMissing(before) ? [words.countyStaysUnknown] : []),
    ...(isDeclined(to) ? [words.declinesWith] : []),
    ...(started.length > 0 ? [words.startsNow(started.map(sayEvent).join(', '))] : []),
  ];
}

/** The rows on the shortest way there that are not passed, no end or fault among them; none where the table has no way forward. */
function wayBetween(from: Status, to: Status): readonly Status[] {
  const ways = new Map<Status, readonly Status[]>([[from, []]]);
  for (const [at, way] of ways) {
    if (at === to) return way.slice(0, -1);
    for (const edge of edges)
      if (edge.from === at && !ways.has(edge.to) && (edge.to === to || !isWayOut(edge.to)))
        ways.set(edge.to, [...way, edge.to]);
  }
  return [];
}
