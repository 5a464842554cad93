/** The second person: sees what the first saw and why, and confirms or refuses. The first can only take it back. */
import type { Application } from '#core/application/application.ts';
import type { Force } from '#core/journey/force.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { whyNotBy } from '#core/roles.ts';
import * as words from '#core/words/en/desk.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { readActRequest, settleActRequest, type WaitingRequest, waitingRequests } from '../../store/act-requests.ts';
import { readApplication } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Tx } from '../../store/database.ts';
import { type DeskPage, markAt, pageOf, readMark, readMax } from '../../store/pages.ts';
import type { ActDeps } from './deps.ts';

/** Of one application, or of all; and from where on. */
interface AskedRequests {
  readonly applicationUuid: string | null;
  readonly cursor?: string | undefined;
}

export interface SeenRequest extends Omit<WaitingRequest, 'version'> {
  readonly isMine: boolean;
  /** The application changed since: it can no longer be confirmed. */
  readonly isVoid: boolean;
  /** Why the person who looks cannot confirm it; null where they can. */
  readonly whyNot: string | null;
}

export function settlingActs(deps: ActDeps) {
  const { database } = deps;
  return {
    /** What waits for a second person: all of it, or that of one application. Never of one's own. */
    requests: (person: Person, { applicationUuid, cursor }: AskedRequests): Promise<DeskPage<SeenRequest>> =>
      database.inOrg(person.orgCode, async (tx) => {
        const asked = { applicationUuid, after: readMark(cursor), max: readMax };
        const { rows, nextCursor } = pageOf(await waitingRequests(tx, person.orgCode, asked), ({ askedAt, uuid }) =>
          markAt(askedAt, uuid),
        );
        const theirs = rows.filter(({ application }) => !isTheirOwn(person, application));
        return {
          nextCursor,
          rows: theirs.map(({ version, ...request }) => ({
            ...request,
            ...asSeen(person, request, { application: request.application, version }),
          })),
        };
      }),

    confirm: (person: Person, requestUuid: string) => confirm(deps, person, requestUuid),

    /** Refused by another, with a word; by the one who asked, it is taken back. */
    refuse: async (person: Person, requestUuid: string, why: string): Promise<void> => {
      const request = await openRequest(deps, person, requestUuid);
      const isMine = request.askedBy === person.identityUuid;
      const whyNot = isMine ? null : whyNotBy(person.roles, request.confirmedBy);
      if (whyNot !== null) throw new Failure('forbidden', { message: whyNot });
      const state = isMine ? 'withdrawn' : 'refused';
      await database.inOrg(person.orgCode, async (tx, now) => {
        const by = person.identityUuid;
        if (!(await settleActRequest(tx, person.orgCode, requestUuid, { state, by, why }, now))) throw settledBefore();
        const { applicationUuid, event: what } = request;
        await writeAudit(tx, person.orgCode, person, { act: 'actRefused', what, why, applicationUuid }, now);
      });
    },
  };
}

/** Done and settled together, or neither: killed between, it waits as it did. */
async function confirm(deps: ActDeps, person: Person, requestUuid: string): Promise<{ readonly status: string }> {
  const request = await openRequest(deps, person, requestUuid);
  const whyNot = asSeen(person, request, request).whyNot;
  if (whyNot !== null && !request.isVoid) throw new Failure('forbidden', { message: whyNot });
  const { applicationUuid: uuid, event, payload, seenVersion, reason, found, askedBy } = request;
  const settle = settleAs(person, requestUuid, event, uuid);
  const second = { requestUuid, askedBy, settle };
  const body = { ...payload, ...(payload['isSsnAsked'] === true && { isSsnAsked: requestUuid }) };
  try {
    const { application } =
      event === 'forced'
        ? await deps.origination.forceAsTwo(
            person,
            uuid,
            { ...(payload as unknown as Force), reason },
            { second, seenVersion },
          )
        : await deps.origination.signal({
            person,
            uuid,
            event: event as StaffEvent,
            body,
            seenVersion,
            second,
            kept: { reason, found },
            beside: deps.around(person, event as StaffEvent, askedBy),
          });
    return { status: application.status };
  } catch (error) {
    throw (await voided(deps, person, requestUuid, error)) ?? error;
  }
}

const settledBefore = () =>
  new Failure('conflict', { errors: [words.requestIsSettled], present: { code: 'requestSettled' } });

interface Versioned {
  readonly application: Application;
  readonly version: number;
}

function asSeen(
  person: Person,
  request: Pick<WaitingRequest, 'askedBy' | 'confirmedBy' | 'seenVersion'>,
  { application, version }: Versioned,
) {
  const isMine = request.askedBy === person.identityUuid;
  const isVoid = version !== request.seenVersion;
  const theirs = isMine ? words.notYourOwnRequest : whyNotBy(person.roles, request.confirmedBy);
  return { application, isMine, isVoid, whyNot: theirs ?? (isVoid ? words.requestIsVoid('') : null) };
}

async function openRequest({ database }: ActDeps, person: Person, uuid: string) {
  const { orgCode } = person;
  return database.inOrg(orgCode, async (tx) => {
    const request = await readActRequest(tx, orgCode, uuid);
    const stored = request && (await readApplication(tx, orgCode, request.applicationUuid));
    if (!stored || isTheirOwn(person, stored.application)) throw new Failure('notFound');
    if (request.state !== 'open') throw settledBefore();
    return { ...request, ...stored, isVoid: stored.version !== request.seenVersion };
  });
}

/** In the transaction of the act: of two who confirm, the second finds it settled and does nothing. */
function settleAs({ orgCode, identityUuid }: Person, uuid: string, what: string, applicationUuid: string) {
  return async (tx: Tx, now: Date) => {
    const settled = await settleActRequest(tx, orgCode, uuid, { state: 'confirmed', by: identityUuid, why: null }, now);
    if (!settled) throw settledBefore();
    await writeAudit(tx, orgCode, { identityUuid }, { act: 'actConfirmed', what, applicationUuid }, now);
  };
}

/** The application moved on: the request is void for good, and the sentence says by whom. */
async function voided(
  { database }: ActDeps,
  { orgCode }: Person,
  uuid: string,
  error: unknown,
): Promise<Failure | undefined> {
  if (!(error instanceof Failure)) return undefined;
  const present = error.details.present as { code?: string } | undefined;
  if (present?.code !== 'moved') return undefined;
  const isVoid = await database.inOrg(orgCode, (tx, now) =>
    settleActRequest(tx, orgCode, uuid, { state: 'void', by: null, why: null }, now),
  );
  if (!isVoid) return settledBefore();
  const [since = ''] = error.details.errors ?? [];
  return new Failure('conflict', {
    errors: [words.requestIsVoid(since)],
    present: { ...present, code: 'requestVoid' },
  });
}
