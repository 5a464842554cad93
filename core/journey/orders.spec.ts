/** Paid orders: the same once at a time, a limit for each application, and a person beyond it. */
import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { isOpen } from '../conditions/condition.ts';
import { waitingIn } from '../desk/queues.ts';
import { type Advanced, advance } from './advance.ts';
import { type EffectName, type EffectRow, effects } from './effects.ts';
import { type EventName, events, readEvent } from './events.ts';
import { force } from './force.ts';
import { edges } from './graph.ts';
import { isReplaced } from './orders.ts';
import { besides, type Status, statuses, statusNames } from './statuses.ts';
import { people } from './stories/samples.ts';
import { startedAt } from './stories/walk.ts';

const at = (status: Status): Application => ({ ...newApplication(people.employee, startedAt), status });
let made = 0;
const say = (
  application: Application,
  name: EventName,
  payload: unknown,
  by: 'borrower' | 'vendor' | 'system' = 'borrower',
) => {
  made += 1;
  const said = advance(application, readEvent(name, { uuid: `event-${made}`, by }, payload), startedAt);
  if (!said.ok) throw new Error(said.reason);
  return said;
};
/** As often as said, each about something else. */
const often = (
  times: number,
  application: Application,
  name: EventName,
  payload: (n: number) => unknown,
): Advanced[] => {
  const said: Advanced[] = [];
  for (let n = 0; n < times; n += 1) said.push(say(said.at(-1)?.application ?? application, name, payload(n)));
  return said;
};
const ordered = (said: readonly Advanced[], effect: EffectName) =>
  said.filter((one) => one.effects.includes(effect)).length;
const named = (n: number) => ({ employerName: `Employer ${n}` });

describe('[T28] an order is placed once while its answer is on its way', () => {
  test('the same employer fifty times, however it is typed', () => {
    const spellings = ['Bluebird Logistics', ' bluebird  LOGISTICS '];
    const said = often(50, at('EMPLOYMENT_VERIFICATION'), 'employerNamed', (n) => ({ employerName: spellings[n % 2] }));
    expect(ordered(said, 'verifyEmployment')).toBe(1);
    expect(said.at(-1)?.application.conditions).toEqual([]);
  });

  test('after the answer, a fault or a status set by hand it may be placed again', () => {
    const once = say(at('EMPLOYMENT_VERIFICATION'), 'employerNamed', named(1)).application;
    const notReached = say(once, 'conditionRaised', { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' }, 'vendor').application;
    expect(say(notReached, 'employerNamed', named(1)).effects).toContain('verifyEmployment');
    const faulted = say(once, 'effectGivenUp', { effect: 'verifyEmployment', why: 'x' }, 'system').application;
    expect(faulted.orders?.['verifyEmployment']?.live).toEqual([]);
    const byHand = force(once, { to: 'EMPLOYMENT_VERIFICATION', reason: 'x', by: 'staff' }, startedAt);
    expect(byHand).toMatchObject({ application: { orders: { verifyEmployment: { placed: 1, live: [] } } } });
  });

  test('another employer takes the place of the one before; another proof of income stands beside it', () => {
    const [, second] = often(2, at('EMPLOYMENT_VERIFICATION'), 'employerNamed', named);
    const of = (n: number) => ({ name: 'employerNamed' as const, payload: named(n) });
    expect([0, 1].map((n) => isReplaced(second?.application as Application, 'verifyEmployment', of(n)))).toEqual([
      true,
      false,
    ]);
    const paper = (n: number) => ({ source: 'MANUAL_PAYSTUB', documentUuids: [`paper-${n}`], numDocsRequired: 1 });
    const said = often(2, at('INCOME_VERIFICATION'), 'incomeSourceProvided', paper);
    const first = { name: 'incomeSourceProvided' as const, payload: paper(0) as never };
    expect(isReplaced(said.at(-1)?.application as Application, 'verifyIncome', first)).toBe(false);
  });
});

describe('[T28] beyond the limit a person decides', () => {
  const paper = (n: number) => ({ source: 'MANUAL_PAYSTUB', documentUuids: [`paper-${n}`], numDocsRequired: 1 });
  test.each([
    ['EMPLOYMENT_VERIFICATION', 'employerNamed', named, 'verifyEmployment'],
    ['INCOME_VERIFICATION', 'incomeSourceProvided', paper, 'verifyIncome'],
  ] as const)('in %s %s orders as often as the row says', (status, name, payload, effect) => {
    const said = often(50, at(status), name, payload);
    const max = effects[effect].ordersMax;
    expect(ordered(said, effect)).toBe(max);
    const last = said.at(-1) as Advanced;
    expect(last).toMatchObject({ tooMany: effect, to: status, because: 'tooManyOrders' });
    expect(last.application.conditions.filter(isOpen)).toMatchObject([{ categoryEnum: 'ESCALATION_REVIEW' }]);
    expect(waitingIn(last.application)?.queue).toBe('answers');
    // What would have been ordered is not what the application says.
    expect({ ...last.application, conditions: [] }).toEqual({ ...said[max - 1]?.application, conditions: [] });
  });

  test('a freeze that is lifted again and again stays where it is; our own people order beyond the limit', () => {
    const max = effects.pullSoftCredit.ordersMax;
    const frozen = { ...at('SOFT_CREDIT_LOCKED_OR_FROZEN'), orders: { pullSoftCredit: { placed: max, live: [] } } };
    expect(say(frozen, 'creditFreezeLifted', {})).toMatchObject({ to: 'SOFT_CREDIT_LOCKED_OR_FROZEN', effects: [] });
    const ours = readEvent('creditFreezeLifted', { uuid: 'ours', by: 'operations' }, {});
    expect(advance(frozen, ours, startedAt)).toMatchObject({
      to: 'WAITING_FOR_SOFT_CREDIT',
      effects: ['pullSoftCredit'],
    });
  });
});

/** Emails and documents cost us nothing that a limit would save, giving back a notary's time even less; rules none at all. */
const isPaid = (effect: EffectName) =>
  effect !== 'releaseNotary' && !['rule', 'messages', 'documents', 'signing'].includes(effects[effect].need);
const isTheirs = (event: EventName) => events[event].sentBy.some((by) => by === 'borrower' || by === 'signer');
const isOurs = (event: EventName) => events[event].sentBy.every((by) => by === 'operations');

/** Whether someone gets from one to the other without our people doing anything. */
function leadsBack(from: Status, to: Status): boolean {
  const reached = new Set([from]);
  for (const one of reached)
    for (const edge of edges) if (edge.from === one && !isOurs(edge.event)) reached.add(edge.to);
  return reached.has(to);
}

test('[T28] whatever a borrower can have ordered again by themselves has a limit', () => {
  const said = statusNames.flatMap((status) => {
    const { also = {} } = statuses[status];
    const beside = (Object.entries({ ...besides(status), ...also }) as [EventName, readonly EffectName[]][]).filter(
      ([event]) =>
        isTheirs(event) &&
        edges.filter((edge) => edge.from === status && edge.event === event).every(({ to }) => leadsBack(to, status)),
    );
    const onArrival = edges
      .filter(({ from, event, to }) => from === status && to !== from && isTheirs(event) && leadsBack(to, from))
      .map(({ to }) => statuses[to].starts);
    return [...beside.map(([, started]) => started), ...onArrival].flat() as EffectName[];
  });
  const unlimited = [...new Set(said)].filter(
    (effect) => isPaid(effect) && (effects[effect] as EffectRow).ordersMax === undefined,
  );
  expect(unlimited).toEqual([]);
});
