/** One person acts: it is done at once, or asked for where it takes two. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Found, foundSchema, withComputed, withReason } from '#core/desk/envelope.ts';
import { type Force, forcing } from '#core/journey/force.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import type { Permission } from '#core/roles.ts';
import * as words from '#core/words/en/desk.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { Secret } from '../../secret.ts';
import { askedSsnField, insertActRequest } from '../../store/act-requests.ts';
import { writeAudit } from '../../store/audit.ts';
import { claimKey, keepAnswer } from '../../store/command-answers.ts';
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
      const wish = { person, uuid, event, body, seenVersion };
      const done = await origination
        .signal({ ...wish, key, kept: { reason, found }, beside: around(person, event) })
        .catch((error: unknown) => (isForTwo(error) ? undefined : Promise.reject(error)));
      if (done) return { status: done.application.status, request: null };
      const { two, version, before } = await origination.foresee(wish);
      if (!two) throw new Failure('conflict');
      const { ssn, ...open } = body as { ssn?: string };
      const payload = { ...open, ...(ssn !== undefined && { isSsnAsked: true }) };
      const request = await ask(
        deps,
        person,
        uuid,
        {
          ...{ event, payload, found, reason, ssn },
          ...{ whyTwo: two.why, confirmedBy: two.confirmedBy, seenVersion: version },
        },
        key,
      );
      return { status: before.status, request };
    },

    foreseeForce: (person: Person, uuid: string, wish: Omit<Force, 'by' | 'reason'>) =>
      origination.foreseeForce(person, uuid, { ...wish, reason: words.foreseen }),

    /** Forcing is always asked for: no one moves an application past its rows alone. */
    force: async (person: Person, uuid: string, { reason, seenVersion, ...wish }: Forcing, key?: string) => {
      const { version } = await origination.foreseeForce(person, uuid, { ...wish, reason }, seenVersion);
      const asked = { event: 'forced', payload: wish, found: {}, reason, seenVersion: version };
      return ask(deps, person, uuid, { ...asked, whyTwo: words.forcing, confirmedBy: forcing }, key);
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

function ask(
  { database, vault }: ActDeps,
  person: Person,
  applicationUuid: string,
  asked: Asked,
  key?: string,
): Promise<string> {
  const { orgCode, identityUuid } = person;
  const { ssn, ...row } = asked;
  const claim =
    key === undefined
      ? undefined
      : { orgCode, identityUuid, key, content: ['ask', applicationUuid, row.event, row.payload] };
  return database.inOrg(orgCode, async (tx, now) => {
    const again = claim && (await claimKey(tx, claim));
    if (again) return (again.answer as { request: string }).request;
    const uuid = randomUUID();
    const isNew = await insertActRequest(tx, orgCode, { ...row, uuid, applicationUuid, askedBy: identityUuid }, now);
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
    if (claim) await keepAnswer(tx, claim, { request: uuid });
    return uuid;
  });
}
