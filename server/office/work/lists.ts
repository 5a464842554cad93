/**
 * The lists of work as one person sees them: theirs first, by the risk of being late, a page at a time; and Next, which
 * gives the best free case and claims it. Never one's own application, never another organization's.
 */
import type { Application } from '#core/application/application.ts';
import { claimIdleMs } from '#core/desk/claims.ts';
import { zoneOf } from '#core/desk/due.ts';
import { lineCents } from '#core/desk/flags.ts';
import {
  type DeskQueue,
  deskQueue,
  deskQueues,
  type QueueId,
  queueIds,
  queuesFor,
  type Section,
} from '#core/desk/queues.ts';
import { operations } from '#core/journey/operations.ts';
import { otherHalvesOf, whySomeoneElse } from '#core/journey/two-people.ts';
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/office.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { countHeldBy, dropClaim } from '../../store/claims.ts';
import type { Database, Tx } from '../../store/database.ts';
import { whoDid } from '../../store/events.ts';
import {
  countItems,
  type ItemCursor,
  type ItemFilter,
  type ItemRow,
  isAnyFree,
  listItems,
  type TakenItem,
  takeNext,
} from '../../store/work-items.ts';
import { rememberLong, rememberReach } from './long-lists.ts';

const pageMax = 50;
/** Past this a list is simply long. */
const countMax = 1000;
/** So often Next looks again where a colleague was faster. */
const triesMax = 200;

export interface ItemQuery extends Omit<ItemFilter, 'queues'> {
  readonly queue?: QueueId | undefined;
  readonly section?: Section | undefined;
  readonly sort: 'risk' | 'oldest';
  readonly cursor?: string | undefined;
}

interface ListsDeps {
  readonly database: Database;
  /** As the borrower knows the lender: a state may have a site of its own. */
  readonly brandOf: (application: Application) => string;
}

export function createWorkLists({ database, brandOf }: ListsDeps) {
  const long = rememberLong(countMax);
  const readAt = rememberReach();
  return {
    /** How much waits in each list and how much of it is late, and how many cases this person holds. */
    counts: (person: Person) =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode, identityUuid } = person;
        const known = long.knownAt(orgCode, now);
        const queues = queueIds.filter((queue) => !known.some((one) => one.queue === queue));
        const found = await countItems(tx, { orgCode, queues, now, max: countMax });
        long.keep(orgCode, found, now);
        return { queues: [...found, ...known], held: await countHeldBy(tx, orgCode, identityUuid, now), countMax };
      }),
    list: (person: Person, query: ItemQuery) =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode, identityUuid: me } = person;
        const { queue, section, sort, cursor, ...filter } = query;
        const queues = readAt(chosen(person, queue, section), now);
        const after = cursor === undefined ? undefined : readCursor(cursor);
        const found = await listItems(tx, { ...filter, orgCode, me, now, queues, sort, after, max: pageMax + 1 });
        const page = found.slice(0, pageMax);
        const last = page.at(-1);
        return {
          rows: page
            .filter(({ record }) => !isTheirOwn(person, record))
            .map((row) => ({
              ...shownItem(row, person),
              brand: brandOf(row.record),
            })),
          nextCursor: found.length > pageMax && last ? writeCursor(last, sort) : null,
        };
      }),
    /** Null where nothing is free. */
    next: (person: Person, queue?: QueueId) =>
      database.inOrg(person.orgCode, (tx, now) => next(tx, person, { now, queue, readAt })),
  };
}

export type WorkLists = ReturnType<typeof createWorkLists>;

/** One list; those of a section; or all that one’s roles have something to do in. */
function chosen({ roles }: Person, queue?: QueueId, section?: Section): readonly DeskQueue[] {
  if (queue !== undefined) return [deskQueue(queue)];
  return section === undefined ? queuesFor(roles) : deskQueues.filter(({ sections }) => sections.includes(section));
}

interface Wanted {
  readonly now: Date;
  readonly queue: QueueId | undefined;
  readonly readAt: ReturnType<typeof rememberReach>;
}

async function next(tx: Tx, person: Person, { now, queue, readAt }: Wanted): Promise<string | null> {
  const { orgCode, identityUuid: me, roles } = person;
  const mine = queuesFor(roles).filter(({ id, isGivenOut = true }) =>
    queue === undefined ? isGivenOut : id === queue,
  );
  const queues = readAt(mine, now);
  const except: string[] = [];
  const endsAt = new Date(now.getTime() + claimIdleMs);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const taking = { orgCode, queues, me, now, except };
    const taken = await takeNext(tx, { ...taking, endsAt });
    // A colleague was faster, or is just being given it: the next look sees what they took.
    if (taken === 'contended') continue;
    if (taken === undefined) {
      if (await isAnyFree(tx, taking)) continue;
      return null;
    }
    if (await isFor(tx, person, taken, mine)) return taken.applicationUuid;
    await dropClaim(tx, { orgCode, applicationUuid: taken.applicationUuid, holderUuid: me });
    except.push(taken.applicationUuid);
  }
  return null;
}

/** Not their own or their household’s, and something in it that they have not done the other half of. */
async function isFor(
  tx: Tx,
  person: Person,
  { record, queue }: TakenItem,
  mine: readonly DeskQueue[],
): Promise<boolean> {
  if (isTheirOwn(person, record)) return false;
  const { identityUuid, orgCode, roles } = person;
  const acts = (mine.find(({ id }) => id === queue)?.acts ?? []).filter((event) =>
    mayDo(roles, operations[event].permission),
  );
  const halves = acts.flatMap(otherHalvesOf);
  if (halves.length === 0) return true;
  const done = await whoDid(tx, orgCode, record.uuid, halves);
  return acts.some((event) => whySomeoneElse(record, event, { identityUuid, done }) === null);
}

function shownItem(row: ItemRow, { identityUuid }: Person) {
  const { applicationUuid, queue, since, dueAt, dueClock, flags, record, holderUuid, holderName, heldSince } = row;
  const { borrower, loanNumber, property, status } = record;
  const { city, state } = property.address;
  return {
    ...{ applicationUuid, loanNumber, queue, status, dueClock, city, state },
    flags: [...flags],
    borrower: `${borrower.name.firstName} ${borrower.name.lastName}`,
    lineCents: lineCents(record),
    timeZone: zoneOf(record),
    since: since.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    holder:
      holderUuid === null || heldSince === null
        ? null
        : {
            name: holderName || words.someoneOfTheStaff,
            isMe: holderUuid === identityUuid,
            since: heldSince.toISOString(),
          },
  };
}

function writeCursor({ startBy, since, applicationUuid }: ItemRow, sort: ItemQuery['sort']): string {
  const moments = [startBy, since].map((one) => one.toISOString());
  const [first, second] = sort === 'risk' ? moments : moments.toReversed();
  return [first, second, applicationUuid].join(' ');
}

const cursorPattern = /^(\d{4}-[\d-]{5}T[\d:.]{12}Z) (\d{4}-[\d-]{5}T[\d:.]{12}Z) ([\da-f-]{36})$/;

function readCursor(cursor: string): ItemCursor {
  const [, first, second, uuid] = cursorPattern.exec(cursor) ?? [];
  if (first === undefined || second === undefined || uuid === undefined)
    throw new Failure('invalid', { param: 'cursor' });
  return { first, second, uuid };
}
