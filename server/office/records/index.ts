/**
 * Records: how long they are kept, legal holds, and what was destroyed. Promises: a hold stops destruction from the moment
 * it is given; one person places it, and lifting it takes two; each of these and each destruction stays written.
 */
import { randomUUID } from 'node:crypto';
import * as words from '#core/words/en/console/records.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { readApplication, readApplicationsBy } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Tx } from '../../store/database.ts';
import {
  askToLift,
  destroyedOf,
  type HoldRow,
  insertHold,
  listHolds,
  readHold,
  settleLift,
  standingHold,
} from '../../store/retention.ts';
import { type DestroyDeps, destroyDue, noteRetention } from './destroying.ts';

const pageMax = 50;

export type Records = ReturnType<typeof createRecords>;

export function createRecords(deps: DestroyDeps) {
  const { database } = deps;
  return {
    destroyDue: (orgCode: string, stopping?: AbortSignal) => destroyDue(deps, orgCode, stopping),
    note: (tx: Tx, application: Parameters<typeof noteRetention>[2]) => noteRetention(tx, deps, application),
    /** The hold that stands, and what is gone. */
    of: (person: Person, applicationUuid: string) =>
      database.inOrg(person.orgCode, async (tx) => {
        await mustBeOpenTo(tx, person, applicationUuid);
        const of = { orgCode: person.orgCode, applicationUuid };
        const hold = await standingHold(tx, of);
        return { hold: hold ? shown(person, hold) : null, destroyed: await destroyedOf(tx, of) };
      }),
    list: (person: Person, after: string | undefined) =>
      database.inOrg(person.orgCode, async (tx) => {
        const { orgCode } = person;
        const found = await listHolds(tx, orgCode, { after: cursorFrom(after), max: pageMax + 1 });
        const page = found.slice(0, pageMax);
        const about = await readApplicationsBy(tx, orgCode, [...new Set(page.map((row) => row.applicationUuid))]);
        const last = found.length > pageMax ? page.at(-1) : undefined;
        return {
          holds: page
            .filter(({ applicationUuid }) => {
              const application = about.get(applicationUuid);
              return application !== undefined && !isTheirOwn(person, application);
            })
            .map((row) => shown(person, row)),
          next: last ? `${last.placedAt.toISOString()}~${last.uuid}` : null,
        };
      }),
    place: (person: Person, applicationUuid: string, reason: string) =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode, identityUuid: by } = person;
        await mustBeOpenTo(tx, person, applicationUuid);
        const uuid = randomUUID();
        if (!(await insertHold(tx, { orgCode, applicationUuid, uuid, reason, by }, now))) throw conflict(words.isHeld);
        await writeAudit(tx, orgCode, person, { act: 'holdPlaced', what: uuid, why: reason, applicationUuid }, now);
        return seen(tx, person, uuid);
      }),
    askToLift: (person: Person, uuid: string, reason: string) =>
      changing(deps, person, uuid, async (tx, { applicationUuid }, now) => {
        const { orgCode, identityUuid: by } = person;
        if (!(await askToLift(tx, orgCode, uuid, { by, reason }, now))) throw conflict(words.liftWaits);
        await writeAudit(tx, orgCode, person, { act: 'holdLiftAsked', what: uuid, why: reason, applicationUuid }, now);
      }),
    /** Another than who asked agrees; anyone with the permission, and who asked, may say no. */
    settleLift: (person: Person, uuid: string, isAgreed: boolean) =>
      changing(deps, person, uuid, async (tx, { applicationUuid, liftAskedBy }, now) => {
        const { orgCode, identityUuid: by } = person;
        if (isAgreed && liftAskedBy === by) throw new Failure('forbidden', { message: words.someoneElseLifts });
        if (!(await settleLift(tx, orgCode, uuid, { by, isAgreed }, now))) throw conflict(words.nothingToLift);
        const act = isAgreed ? 'holdLifted' : 'holdLiftRefused';
        await writeAudit(tx, orgCode, person, { act, what: uuid, applicationUuid }, now);
      }),
  };
}

const conflict = (message: string) => new Failure('conflict', { errors: [message] });

/** Another organization's, one's own and one that is not there answer alike. */
async function mustBeOpenTo(tx: Tx, person: Person, applicationUuid: string): Promise<void> {
  const stored = await readApplication(tx, person.orgCode, applicationUuid);
  if (!stored || isTheirOwn(person, stored.application)) throw new Failure('notFound');
}

function changing(
  { database }: Pick<DestroyDeps, 'database'>,
  person: Person,
  uuid: string,
  change: (tx: Tx, hold: HoldRow, now: Date) => Promise<void>,
) {
  return database.inOrg(person.orgCode, async (tx, now) => {
    const hold = await readHold(tx, person.orgCode, uuid);
    if (!hold) throw new Failure('notFound');
    await mustBeOpenTo(tx, person, hold.applicationUuid);
    await change(tx, hold, now);
    return seen(tx, person, uuid);
  });
}

async function seen(tx: Tx, person: Person, uuid: string) {
  const hold = await readHold(tx, person.orgCode, uuid);
  if (!hold) throw new Failure('notFound');
  return shown(person, hold);
}

function shown({ identityUuid }: Person, hold: HoldRow) {
  const { uuid, applicationUuid, loanNumber, reason, placedAt, placedByName, liftedAt } = hold;
  const { liftReason, liftAskedBy, liftAskedByName, liftAskedAt, liftedByName } = hold;
  return {
    ...{ uuid, applicationUuid, loanNumber, reason },
    placed: { by: placedByName, at: placedAt.toISOString() },
    lift:
      liftReason === null || liftAskedAt === null
        ? null
        : {
            reason: liftReason,
            ...{ by: liftAskedByName ?? '', at: liftAskedAt.toISOString(), isMine: liftAskedBy === identityUuid },
          },
    lifted: liftedAt === null ? null : { by: liftedByName ?? '', at: liftedAt.toISOString() },
  };
}

function cursorFrom(after: string | undefined) {
  if (after === undefined) return undefined;
  const [at = '', uuid = ''] = after.split('~');
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(uuid)) throw new Failure('invalid', { param: 'after' });
  return { at, uuid };
}
