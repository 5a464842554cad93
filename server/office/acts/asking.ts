/** One person acts: it is done at once, or asked for where it takes two. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Found, foundSchema, withComputed, withReason } from '#core/desk/envelope.ts';
import { type Force, forcing } from '#core/journey/force.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import type { Status } from '#core/journey/statuses.ts';
import type { Permission } from '#core/roles.ts';
import * as words from '#core/words/en/desk.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { Secret } from '../../secret.ts';
import { askedSsnField, insertActRequest } from '../../store/act-requests.ts';
import { writeAudit } from '../../store/audit.ts';
import { answerTo, type CommandKey, claimKey, keepAnswer } from '../../store/command-answers.ts';
import { sealNumber } from '../../store/underwriting.ts';
import type { ActDeps } from './deps.ts';

export interface Envelope {
  readonly event: StaffEvent;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly found: Readonly<Record<string, unknown>>;
  readonly seenVersion?: number | undefined;
}

interface Asked {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly found: Found;
  readonly reason: string;
  readonly whyTwo: string;
  readonly confirmedBy: Permission;
  readonly seenVersion: number;
  /** Sealed beside it until it is settled. */
  readonly ssn?: string | undefined;
}

export function askingActs(deps: ActDeps) {
  const { origination, around } = deps;
  return {
    /** What would become of it; nothing is changed. */
    foresee: (person: Person, uuid: string, { event, payload, seenVersion }: Omit<Envelope, 'reason' | 'found'>) =>
      origination.foresee({ person, uuid, event, body: withReason(event, payload, words.foreseen), seenVersion }),

    /** The status afterwards, and the request where a second person must agree first. */
    act: async (person: Person, uuid: string, { event, reason, seenVersion, ...said }: Envelope, key?: string) => {
      // Who may is told before what is missing.
      await origination.maySay(person, uuid, event);
      const found = readFound(event, said.found);
      const body = withReason(event, withComputed(event, said.payload, found), reason);
      const { ssn, ...open } = body as { ssn?: string };
      const payload = { ...open, ...(ssn !== undefined && { isSsnAsked: true }) };
      const asked = { event, payload, found, reason };
      const claim = claimOf(person, uuid, asked, key);
      const before = claim && (await askedBefore(deps, claim));
      if (before) return before;
      const wish = { person, uuid, event, body, seenVersion };
      const done = await origination
        .signal({ ...wish, key, kept: { reason, found }, beside: around(person, event) })
        .catch((error: unknown) => (isForTwo(error) ? undefined : Promise.reject(error)));
      if (done) return { status: done.application.status, request: null };
      const { two, version, before: present } = await origination.foresee(wish);
      if (!two) throw new Failure('conflict');
      const forTwo = { ...asked, ssn, whyTwo: two.why, confirmedBy: two.confirmedBy, seenVersion: version };
      const request = await ask(deps, person, uuid, forTwo, { claim, answer: { status: present.status } });
      return { status: present.status, request };
    },

    foreseeForce: (person: Person, uuid: string, wish: Omit<Force, 'by' | 'reason'>) =>
      origination.foreseeForce(person, uuid, { ...wish, reason: words.foreseen }),

    /** Forcing is always asked for: no one moves an application past its rows alone. */
    force: async (person: Person, uuid: string, { reason, seenVersion, ...wish }: Forcing, key?: string) => {
      const asked = { event: 'forced', payload: wish, found: {}, reason };
      const claim = claimOf(person, uuid, asked, key);
      const before = claim && (await askedBefore(deps, claim));
      if (before) return before.request;
      const { version } = await origination.foreseeForce(person, uuid, { ...wish, reason }, seenVersion);
      const forTwo = { whyTwo: words.forcing, confirmedBy: forcing, seenVersion: version } as const;
      return ask(deps, person, uuid, { ...asked, ...forTwo }, { claim });
    },
  };
}

export interface Forcing extends Omit<Force, 'by'> {
  readonly seenVersion: number;
}

function isForTwo(error: unknown): boolean {
  const present = error instanceof Failure ? (error.details.present as { code?: string } | undefined) : undefined;
  return present?.code === 'needsTwo';
}

function readFound(event: StaffEvent, found: unknown): Found {
  const read = v.safeParse(foundSchema(event), found);
  if (read.success) return read.output;
  throw new Failure('invalid', {
    param: `found.${v.getDotPath(read.issues[0]) ?? ''}`,
    message: words.pleaseAnswerAll,
  });
}

/** The number itself is not part of it, as it is no part of what is asked: it lies sealed beside it. */
function claimOf(
  { orgCode, identityUuid }: Person,
  applicationUuid: string,
  { event, payload, found, reason }: Pick<Asked, 'event' | 'payload' | 'found' | 'reason'>,
  key: string | undefined,
): CommandKey | undefined {
  const content = ['ask', applicationUuid, event, payload, found, reason];
  return key === undefined ? undefined : { orgCode, identityUuid, key, content };
}

interface Answered {
  readonly status: Status;
  readonly request: string;
}

/** What this very call was answered before. The door would take its key for one that was used for something else. */
async function askedBefore({ database, vault }: ActDeps, claim: CommandKey): Promise<Answered | undefined> {
  const known = await database.inOrg(claim.orgCode, (tx) => answerTo(tx, vault, claim));
  const answer = known?.answer as Partial<Answered> | null | undefined;
  // What was done at once is the door's to answer.
  return answer?.request === undefined ? undefined : (answer as Answered);
}

/** `answer` is what the call says beside the request, kept for when it is sent again. */
function ask(
  { database, vault }: ActDeps,
  person: Person,
  applicationUuid: string,
  asked: Asked,
  { claim, answer = {} }: { readonly claim: CommandKey | undefined; readonly answer?: Partial<Answered> },
): Promise<string> {
  const { orgCode } = person;
  const { ssn, ...row } = asked;
  return database.inOrg(orgCode, async (tx, now) => {
    const again = claim && (await claimKey(tx, vault, claim));
    if (again) return (again.answer as Answered).request;
    const uuid = randomUUID();
    const isNew = await insertActRequest(
      tx,
      orgCode,
      { ...row, uuid, applicationUuid, askedBy: person.identityUuid },
      now,
    );
    if (!isNew) throw new Failure('conflict', { errors: [words.askedAlready], present: { code: 'askedAlready' } });
    if (ssn !== undefined)
      await sealNumber(tx, vault, { orgCode, applicationUuid }, askedSsnField(uuid), new Secret(ssn), now);
    await writeAudit(
      tx,
      orgCode,
      person,
      { act: 'actRequested', what: row.event, why: row.reason, applicationUuid },
      now,
    );
    if (claim) await keepAnswer(tx, claim, { ...answer, request: uuid });
    return uuid;
  });
}
