/** The operator's way out of any row: with a reason that stays in the history, and on the console with a second person. */
import { randomUUID } from 'node:crypto';
import { skippedBy } from '#core/desk/skipped.ts';
import { type Force, force, forcing } from '#core/journey/force.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { lockApplication, readApplication, type StoredApplication } from '../../store/applications.ts';
import type { Tx } from '../../store/database.ts';
import { allow, notTheirOwn, senderOf } from './access.ts';
import { follow } from './decide.ts';
import type { OriginationDeps } from './deps.ts';
import { fileDecided } from './file-decided.ts';
import { whyNotReleased } from './released.ts';
import { mustBeTwo, refuseMoved, type Second } from './second.ts';
import { inTransaction, refused, surroundings } from './signal.ts';
import { writeDecided } from './write.ts';

type Wish = Omit<Force, 'by'>;

export interface TwoOfThem {
  readonly second: Second;
  readonly seenVersion: number;
}

export function forceStatus(
  deps: OriginationDeps,
  person: Person,
  uuid: string,
  wish: Wish,
): Promise<StoredApplication> {
  return forced(deps, person, uuid, wish, undefined);
}

/** Asked for by one and confirmed by another, on what the first saw. */
export function forceAsTwo(
  deps: OriginationDeps,
  person: Person,
  uuid: string,
  wish: Wish,
  two: TwoOfThem,
): Promise<StoredApplication> {
  return forced(deps, person, uuid, wish, two);
}

function forced(deps: OriginationDeps, person: Person, uuid: string, wish: Wish, two: TwoOfThem | undefined) {
  const ahead = (tx: Tx) => lockApplication(tx, person.orgCode, uuid);
  return inTransaction(deps, { orgCode: person.orgCode, uuid }, 'forced', ahead, async (tx, now, before) => {
    notTheirOwn(person, before?.application);
    const application = allow(person, forcing, before?.application);
    if (!before) throw new Failure('notFound');
    if (two) await refuseMoved(tx, before, { seenVersion: two.seenVersion, now });
    mustBeTwo(person, null, two?.second, before);
    const outcome = force(application, { ...wish, by: person.identityUuid }, now);
    if (!outcome.ok) throw refused(outcome, before);
    const asked = two && { askedBy: two.second.askedBy, requestUuid: two.second.requestUuid };
    const { to, reason, declineReasons: reasons } = wish;
    const payload = { to, reason, ...(reasons && { reasons }), ...asked };
    const event = { uuid: randomUUID(), name: 'forced', payload } as const;
    const known = surroundings(deps, tx, application, now);
    const decided = await follow(application, outcome, event, known);
    const unreleased = await whyNotReleased(decided, known.file);
    if (unreleased) throw refused(unreleased, before);
    await fileDecided({ tx, now, ...deps }, before, decided, undefined, known.file);
    const by = { role: senderOf(person), identityUuid: person.identityUuid };
    const after = await writeDecided({ tx, now, ...deps, by, delivery: null }, before, decided);
    await two?.second.settle(tx, now);
    return after;
  });
}

/** On what they saw, where they say what that was. */
export function foreseeForce(deps: OriginationDeps, person: Person, uuid: string, wish: Wish, seenVersion?: number) {
  return deps.database.inOrg(person.orgCode, async (tx, now) => {
    await tx`set transaction read only`;
    const before = await readApplication(tx, person.orgCode, uuid);
    notTheirOwn(person, before?.application);
    const application = allow(person, forcing, before?.application);
    if (!before) throw new Failure('notFound');
    if (seenVersion !== undefined) await refuseMoved(tx, before, { seenVersion, now, me: person.identityUuid });
    const outcome = force(application, { ...wish, by: person.identityUuid }, now);
    if (!outcome.ok) throw refused(outcome, before);
    const event = { uuid: randomUUID(), name: 'forced', payload: {} } as const;
    const known = surroundings(deps, tx, application, now);
    const decided = await follow(application, outcome, event, known);
    const unreleased = await whyNotReleased(decided, known.file);
    if (unreleased) throw refused(unreleased, before);
    const { application: after, steps } = decided;
    return {
      before: application,
      after,
      steps,
      version: before.version,
      skipped: skippedBy(application, outcome.application),
    };
  });
}
