/**
 * Giving work to people: to one person, or each case to the person of its section who holds the fewest. What a colleague
 * holds stays theirs; no one is given their own application, or one in which their roles have nothing to do.
 */
import { assignedMs, claimIdleMs } from '#core/desk/claims.ts';
import { type QueueId, queuesFor, sectionsOf } from '#core/desk/queues.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import * as officeWords from '#core/words/en/office.ts';
import { type HeldRole, isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { pinApplication } from '../../store/applications.ts';
import { dropClaim, readClaim, takeClaim } from '../../store/claims.ts';
import type { Database, Tx } from '../../store/database.ts';
import { queuesOf } from '../../store/work-items.ts';
import { listWorkers, type WorkerRow } from '../../store/work-people.ts';

interface Worker {
  readonly person: Person;
  readonly name: string;
  held: number;
}

interface Assignment {
  readonly given: { readonly applicationUuid: string; readonly to: string }[];
  readonly kept: { readonly applicationUuid: string; readonly why: string }[];
}

export function createAssignments({ database }: { readonly database: Database }) {
  return {
    people: (person: Person) =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const workers = await listWorkers(tx, person.orgCode, now);
        return workers
          .map(({ uuid, name, roles, held }) => ({
            identityUuid: uuid,
            name: name || officeWords.someoneOfTheStaff,
            sections: sectionsOf(roles as readonly HeldRole[]),
            held,
            isMe: uuid === person.identityUuid,
          }))
          .filter(({ sections }) => sections.length > 0);
      }),
    assign: (person: Person, applicationUuids: readonly string[], to: string | null): Promise<Assignment> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode } = person;
        const workers = (await listWorkers(tx, orgCode, now)).map((row) => workerOf(orgCode, row));
        const one = workers.find(({ person: { identityUuid } }) => identityUuid === to);
        if (to !== null && one === undefined) throw new Failure('notFound');
        // In one order for all who assign, so that two at once wait for each other and never both ways.
        const uuids = [...new Set(applicationUuids)].toSorted();
        const queues = new Map((await queuesOf(tx, orgCode, uuids)).map((row) => [row.applicationUuid, row.queue]));
        const assignment: Assignment = { given: [], kept: [] };
        for (const uuid of uuids) {
          const queue = queues.get(uuid);
          const answer = await give({ tx, now, by: person, uuid, queue, among: one ? [one] : workers });
          if ('to' in answer) assignment.given.push({ applicationUuid: uuid, to: answer.to });
          else assignment.kept.push({ applicationUuid: uuid, why: answer.why });
        }
        return assignment;
      }),
  };
}

export type Assignments = ReturnType<typeof createAssignments>;

interface Giving {
  readonly tx: Tx;
  readonly now: Date;
  readonly by: Person;
  readonly uuid: string;
  readonly queue: QueueId | undefined;
  readonly among: readonly Worker[];
}

async function give({ tx, now, by, uuid, queue, among }: Giving): Promise<{ to: string } | { why: string }> {
  const { orgCode, identityUuid } = by;
  const application = await pinApplication(tx, orgCode, uuid);
  // As every reader of an application: another's, an absent one and one's own answer alike.
  if (!application || isTheirOwn(by, application)) throw new Failure('notFound');
  if (queue === undefined) return { why: words.notWaiting };
  const held = await readClaim(tx, { orgCode, applicationUuid: uuid, now });
  if (held !== undefined && held.holderUuid !== identityUuid) return { why: words.heldBy(held.name) };
  const [only] = among;
  const able = among.filter(({ person: { roles } }) => queuesFor(roles).some(({ id }) => id === queue));
  const free = able.filter(({ person }) => !isTheirOwn(person, application));
  const [best] = free.toSorted((one, other) => one.held - other.held);
  if (best === undefined) return { why: whyNot(among.length === 1 ? only : undefined, able.length > 0) };
  const isMe = best.person.identityUuid === identityUuid;
  const claim = {
    orgCode,
    applicationUuid: uuid,
    now,
    endsAt: new Date(now.getTime() + (isMe ? claimIdleMs : assignedMs)),
  };
  if (held !== undefined && !isMe) await dropClaim(tx, { ...claim, holderUuid: identityUuid });
  const given = { ...claim, holderUuid: best.person.identityUuid, givenBy: isMe ? null : identityUuid };
  if (!(await takeClaim(tx, given))) return { why: words.noOneForIt };
  best.held += 1;
  return { to: best.name };
}

function whyNot(only: Worker | undefined, isAble: boolean): string {
  if (only === undefined) return words.noOneForIt;
  return isAble ? words.theirOwn(only.name) : words.notForThem(only.name);
}

function workerOf(orgCode: string, { uuid, roles, name, known, held }: WorkerRow): Worker {
  const person = { orgCode, identityUuid: uuid, roles: roles as readonly HeldRole[], sessionId: '', known };
  return { person, name: name || officeWords.someoneOfTheStaff, held };
}
