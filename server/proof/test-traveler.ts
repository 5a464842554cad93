/**
 * Drives applications to their end as people would, many at a time on one product. Looks at where an application is and
 * does the next sensible thing; moves the product's clock when everyone on the road waits for nothing but time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Application } from '#core/application/application.ts';
import type { CommandName } from '#core/contract/commands.ts';
import type { EventName } from '#core/journey/events.ts';
import { isClosed, type Status } from '#core/journey/statuses.ts';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import { aColleague, person } from '../lending/origination/test-origination.ts';
import { sendFiles } from '../lending/uploads/test-files.ts';
import type { Sql } from '../store/database.ts';
import { VendorFault } from '../vendors/vendor.ts';
import type { Plan, Seen } from './test-plan.ts';
import type { TestProduct } from './test-product.ts';
import { startOf } from './test-start.ts';
import { steps } from './test-steps.ts';
import { NotYet, settleHolding, type Trip } from './test-trip.ts';

/** How a person reaches the product: in its own process, or over HTTP. */
export interface Calls {
  begin(plan: Plan): Promise<{ readonly who: Person; readonly uuid: string }>;
  act(who: Person, uuid: string, command: CommandName, body: unknown): Promise<unknown>;
  operate(who: Person, uuid: string, event: EventName, body: unknown): Promise<unknown>;
}

export interface Traveled {
  readonly uuid: string;
  readonly who: Person;
  readonly application: Application;
  /** Every status it was in, in order, each stay once. */
  readonly visited: readonly Status[];
  readonly events: readonly EventName[];
}

interface TravelOptions {
  /** Where to stop; at the end unless told. */
  readonly until?: (seen: Seen) => boolean;
  /** Called at every look, before the next sensible thing is done. */
  readonly onTheWay?: (seen: Seen, trip: Pick<Trip, 'who' | 'act' | 'operate'>) => Promise<unknown>;
}

type Road = Pick<
  TestProduct,
  'origination' | 'vendors' | 'linking' | 'uploads' | 'documents' | 'notary' | 'orgCode'
> & {
  readonly db: { readonly owner: Sql };
  /** Who decides for the lender; two people that no one knows unless told. */
  readonly staff?: readonly [Person, Person];
};

/** What time it is for everyone on the road, and how one waits for it. */
export interface RoadClock {
  join(): () => void;
  until(dueAt: Date): Promise<void>;
}

const patienceMs = 120_000;

export function directCalls({ origination, orgCode }: Pick<TestProduct, 'origination' | 'orgCode'>): Calls {
  return {
    begin: async (plan) => {
      const who = person('borrower', orgCode);
      const { application } = await origination.start(startOf(plan, who));
      return { who, uuid: application.uuid };
    },
    act: (who, uuid, command, body) => origination.act({ person: who, uuid, command, body }),
    operate: (who, uuid, event, body) => origination.signal({ person: who, uuid, event, body, second: aColleague }),
  };
}

/** Everyone on the road of one product. */
export function journeysOn(
  road: Road,
  calls: Calls = directCalls(road),
  clock: RoadClock = sharedClock(road.db.owner),
) {
  let traveling = 0;
  return {
    async travel(plan: Plan, { until = () => false, onTheWay }: TravelOptions = {}): Promise<Traveled> {
      const leave = clock.join();
      traveling += 1;
      try {
        const { who, uuid } = await insist(() => calls.begin(plan));
        const traveler = onFoot(road, calls, plan, who, uuid);
        let waitedMs = 0;
        for (let before: Looked | undefined; ; ) {
          const seen = await insist(() => look(road.db.owner, uuid, before));
          waitedMs = seen === before ? waitedMs : 0;
          before = seen;
          if (until(seen) || isOver(seen.application, plan)) return { ...seen, uuid, who };
          if (waitedMs > patienceMs)
            throw new Error(`Stuck in ${seen.application.status} after ${seen.events.join(', ')}`);
          await onTheWay?.(seen, traveler);
          const hasStepped = await traveler.step(seen);
          waitedMs += 10;
          if (hasStepped) continue;
          const { rescissionEnded, waitingPeriodElapsed } = seen.application.deadlines;
          const dueAt = rescissionEnded ?? waitingPeriodElapsed;
          // Once the clock is there, what was due must come: from then on patience is used up like everywhere.
          if (dueAt) await clock.until(new Date(dueAt));
          // Where many are on the road, each has less of the machine, and looks less often.
          const pauseMs = Math.min(400, 40 + 2 * traveling + waitedMs / 4);
          await sleep(pauseMs);
          waitedMs += pauseMs;
        }
      } finally {
        traveling -= 1;
        leave();
      }
    },
  };
}

/** A funded line is handed over too, before the way is at its end; where staff do nothing, it stays as its servicer left it. */
function isOver({ status, servicing }: Application, { isStaffIdle = false }: Plan): boolean {
  return isClosed(status) && servicing?.state !== 'sent' && (servicing?.state !== 'refused' || isStaffIdle);
}

/** Again while there is no answer at all. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
      await sleep(100);
    }
  }
}

type Looked = Seen & { readonly version: number; readonly lately: readonly EventName[] };

/**
 * One look at an application and its history, past every lock and policy. What was seen before and has not changed is not
 * read again: most looks find nothing new.
 */
async function look(owner: Sql, uuid: string, before?: Looked): Promise<Looked> {
  const [row] = await owner<{ record: Application; version: number; events: { event: EventName; to: Status }[] }[]>`
    select record, version, (select jsonb_agg(jsonb_build_object('event', event, 'to', to_status) order by seq)
                               from app.application_event e where e.application_uuid = a.uuid and e.seq <= a.version) as events
      from app.application a where uuid = ${uuid} and version <> ${before?.version ?? -1}`;
  if (!row && before) return before;
  if (!row) throw new Error('There is no such application.');
  const { record: application, version, events } = row;
  const arrival = events.findLastIndex(({ to }, index) => to !== events[index - 1]?.to);
  return {
    application,
    version,
    visited: events.map(({ to }) => to).filter((to, index, all) => to !== all[index - 1]),
    events: events.map(({ event }) => event),
    lately: events.slice(arrival + 1).map(({ event }) => event),
  };
}
/** One person on the way; `step` does the next thing and says whether there was one. */
function onFoot(road: Road, calls: Calls, plan: Plan, who: Person, uuid: string) {
  const done = new Set<string>();
  const { staff = [person('operations', who.orgCode), person('operations', who.orgCode)] as const } = road;
  const signers: Person[] = [];
  const act: Trip['act'] = (command, body = {}, as = who) => calls.act(as, uuid, command, body);
  const operate: Trip['operate'] = async (event, body = {}, as = staff[0]) => {
    if (plan.isStaffIdle) throw new NotYet();
    return calls.operate(as, uuid, event, body);
  };
  const pricing = () => road.origination.offers(who, uuid);
  const file = async () => {
    const about = await road.origination.workingCase(who.orgCode, uuid, 1);
    if (!about) throw new Error('There is no such application.');
    return about.file;
  };
  const step = async ({ application, lately }: Looked): Promise<boolean> => {
    const once: Trip['once'] = async (what, work) => {
      const name = `${application.status} ${application.statusSince} ${what}`;
      if (done.has(name)) return false;
      await work();
      done.add(name);
      return true;
    };
    const { vendors } = road;
    const trip: Trip = {
      plan,
      uuid,
      who,
      staff,
      signers,
      vendors,
      linking: road.linking,
      upload: async (name, as = who) => (await sendFiles(road.uploads, as, uuid, name))[0] ?? '',
      documents: road.documents,
      application,
      lately,
      act,
      operate,
      pricing,
      // There are none once the deed is signed, or where someone went back to the video meanwhile.
      times: () =>
        road.notary.slots(who, uuid).catch((error: unknown) => {
          throw error instanceof Failure && error.code === 'notFound' ? new NotYet() : error;
        }),
      file,
      once,
    };
    try {
      return (await settleHolding(trip)) || (await (steps[application.status]?.(trip) ?? false));
    } catch (error) {
      if (isNotYet(error)) return false;
      throw error;
    }
  };
  return { who, act, operate, step };
}

/** Someone else moved it meanwhile, holds it, or must come first: look again. */
export function isNotYet(error: unknown): boolean {
  if (error instanceof NotYet || error instanceof VendorFault) return true;
  if (error instanceof Failure) return ['conflict', 'stillRunning', 'unavailable'].includes(error.code);
  return isAway(error);
}

/** The database went away in the middle, or is not back yet: whether it was done is seen at the next look. */
function isAway(error: unknown): boolean {
  const { code = '' } = (error ?? {}) as { code?: string };
  return /^(CONNECT|ECONN|EPIPE|57P0|08|25P0|55P03)/.test(code);
}

/** The product has one clock for all: it is moved when all on the road wait for it, and then to the nearest moment wanted. */
function sharedClock(owner: Sql): RoadClock {
  const waiting = new Map<symbol, { readonly dueAt: Date; readonly ring: () => void }>();
  let traveling = 0;
  let moving: Promise<void> = Promise.resolve();
  const moveIfAllWait = () => {
    if (waiting.size === 0 || waiting.size < traveling) return;
    const [nearest] = [...waiting.values()].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
    if (!nearest) return;
    const rung = [...waiting].filter(([, { dueAt }]) => dueAt <= nearest.dueAt);
    for (const [key] of rung) waiting.delete(key);
    const to = new Date(nearest.dueAt.getTime() + 1000);
    moving = moving
      .then(async () => {
        await insist(() => owner`update app.clock set offset_by = greatest(offset_by, ${to}::timestamptz - now())`);
      })
      .finally(() => {
        for (const [, { ring }] of rung) ring();
      });
  };
  return {
    join: () => {
      traveling += 1;
      return () => {
        traveling -= 1;
        moveIfAllWait();
      };
    },
    until: (dueAt: Date) =>
      new Promise<void>((ring) => {
        waiting.set(Symbol(), { dueAt, ring });
        moveIfAllWait();
      }),
  };
}
