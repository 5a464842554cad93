/** The one door: lock the row, decide, write, append, enqueue, commit. Anyone who comes second finds what the first made of it. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Application } from '#core/application/application.ts';
import { type EventName, type JourneyEvent, maySend, readEvent, type Sender } from '#core/journey/events.ts';
import { isStaffEvent } from '#core/journey/operations.ts';
import { permissionFor } from '#core/journey/permission-for.ts';
import { type Refusal, refuse } from '#core/journey/refusal.ts';
import { otherHalvesOf, whySomeoneElse } from '#core/journey/two-people.ts';
import { type Permission, whyNotBy } from '#core/roles.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import * as orderWords from '#core/words/en/journey/orders.ts';
import type { Person } from '../../actor.ts';
import { crashPoint } from '../../crash-point.ts';
import { Failure } from '../../failure.ts';
import { linkSigner, lockApplication, type StoredApplication } from '../../store/applications.ts';
import { type CommandKey, claimKey, keepAnswer } from '../../store/command-answers.ts';
import { type Tx, together } from '../../store/database.ts';
import { whoDid } from '../../store/events.ts';
import { readFile, sealNumber } from '../../store/underwriting.ts';
import { allowStep, senderOf } from './access.ts';
import { type Concluded, concludeReport, decide, type Report, type Surroundings } from './decide.ts';
import type { OriginationDeps } from './deps.ts';
import { fileDecided } from './file-decided.ts';
import { mustBeASigner } from './named-signer.ts';
import type { Prepared } from './prepare.ts';
import { whyNotReleased } from './released.ts';
import { type Kept, mustBeTwo, refuseMoved, type Second, secondFor, withKept } from './second.ts';
import { writeDecided } from './write.ts';

interface Beside {
  readonly before: (moment: Moment) => Promise<void>;
  readonly after: (moment: Moment) => Promise<void>;
}

interface Moment {
  readonly tx: Tx;
  readonly application: Application;
  readonly now: Date;
}

export interface Command {
  readonly person: Person;
  readonly uuid: string;
  readonly event: EventName;
  /** What was sent, for the key; and how it becomes what the event carries, worked out while the row is locked. */
  readonly body: unknown;
  readonly prepare?: (moment: Moment) => Promise<Prepared>;
  /** What belongs to it and is not the application's: once it may be said, and once it is written. All or nothing with it. */
  readonly beside?: Beside;
  /** Chosen by the sender: the same key and content give the same answer again. */
  readonly key?: string | undefined;
  /** The state that was looked at: where it is another now, nothing is done. */
  readonly seenVersion?: number | undefined;
  /** Why, and what was looked at: kept with the event in the history. */
  readonly kept?: Kept | undefined;
  /** Someone else asked for this, and the person here confirms it. */
  readonly second?: Second | undefined;
}

/** What a vendor, the clock or the system itself has to say. */
export interface Delivery {
  readonly orgCode: string;
  readonly uuid: string;
  readonly event: EventName;
  readonly payload: unknown;
  readonly by: Extract<Sender, 'vendor' | 'system' | 'timer'>;
  /** The same delivery is taken once, however often it arrives. */
  readonly delivery: string;
  /** What underwriting learned with it. */
  readonly findings?: Partial<UnderwritingFile>;
}

export interface ReportDelivery extends Pick<Delivery, 'orgCode' | 'uuid' | 'delivery'> {
  readonly report: Report;
}

export type Delivered =
  | { readonly taken: true; readonly after: StoredApplication }
  /** Repeated: the same word was taken before. Otherwise it is not wanted here, yet or any more. */
  | { readonly taken: false; readonly isRepeated: boolean; readonly why: string };

/** A person does something. Refused with the present state when it cannot be done here. */
export async function command(deps: OriginationDeps, wish: Command): Promise<StoredApplication> {
  const { person, uuid, event, body, key, kept, second, beside } = wish;
  const { orgCode, identityUuid } = person;
  const claim: CommandKey | undefined =
    key === undefined
      ? undefined
      : { orgCode, identityUuid, key, content: [uuid, event, body, ...(kept ? [kept] : [])] };
  const ahead = (tx: Tx) => together([claim && claimKey(tx, deps.vault, claim), lockApplication(tx, orgCode, uuid)]);
  const done = await inTransaction(deps, { orgCode, uuid }, event, ahead, async (tx, now, [answered, before]) => {
    const isAgain = answered !== undefined;
    const application = allowStep(person, event, before?.application, second !== undefined);
    if (!before) throw new Failure('notFound');
    if (isAgain) return { after: { ...before, isAgain: true as const }, isLeft: isLeftToUs(answered.answer) };
    mayOrRefuse(senderOf(person), event);
    await beside?.before({ tx, application, now });
    const { decided, two, secrets, findings, file, said } = await decideFor(deps, { tx, now }, before, wish);
    if (said.name === 'signerAdded') await mustBeASigner(tx, person, said.payload);
    mustBeTwo(person, two, second, before);
    const isLeft = decided.tooMany !== undefined;
    if (!isLeft) await fileDecided({ tx, now, ...deps }, before, decided, findings, file);
    // What is not taken must not leave its numbers beside those that were.
    for (const [field, number] of isLeft ? [] : Object.entries(secrets))
      await sealNumber(tx, deps.vault, of(application), field, number, now);
    const fresh = decided.application.signers.filter((signer) => !application.signers.includes(signer));
    for (const { identityUuid: signerUuid } of fresh) await linkSigner(tx, orgCode, uuid, signerUuid);
    const after = await writeDecided(
      { tx, now, ...deps, by: { role: senderOf(person), identityUuid }, delivery: null },
      before,
      withKept(decided, kept, two ? second : undefined),
    );
    await beside?.after({ tx, application: after.application, now });
    await second?.settle(tx, now);
    if (claim) await keepAnswer(tx, claim, { version: after.version, ...(isLeft && { isLeft }) });
    return { after, isLeft };
  });
  // Only now: the question to our own people is kept, and the person who asked is told of it.
  if (done.isLeft) throw new Failure('conflict', { message: orderWords.ourTeamDecides });
  return done.after;
}

/** All that the door asks and works out before it writes: what staff are shown beforehand goes the same way. */
export async function decideFor(
  deps: OriginationDeps,
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  before: StoredApplication,
  { person, event, body, prepare, seenVersion, second }: Command,
) {
  const { application } = before;
  mayOrRefuse(senderOf(person), event);
  const me = second ? undefined : person.identityUuid;
  if (seenVersion !== undefined) await refuseMoved(tx, before, { seenVersion, now, me });
  const { payload, secrets = {}, findings } = prepare ? await prepare({ tx, application, now }) : { payload: body };
  const said = makeEvent(event, senderOf(person), payload);
  const two = secondFor(application, said, person, second);
  mayDoThis(person, application, said, second && two?.confirmedBy);
  speaksForThemselves(person, said);
  const known = surroundings(deps, tx, application, now);
  const file = async () => ({ ...(await known.file()), ...findings });
  const decided = await decide(application, said, { ...known, file });
  if (!decided.ok) throw refused(decided, before);
  const unreleased = await whyNotReleased(decided, file);
  if (unreleased) throw refused(unreleased, before);
  const someoneElse = await whyAnother(tx, person, application, said);
  if (someoneElse !== null) throw refused(refuse('notTwice', someoneElse), before);
  return { decided, two, secrets, findings, file, said };
}

const isLeftToUs = (answer: unknown) => (answer as { readonly isLeft?: boolean } | null)?.isLeft === true;

/** A machine says something. What comes twice, late or from an earlier stay is put aside, never an error. */
export function deliver(deps: OriginationDeps, { event, payload, by, findings, ...to }: Delivery): Promise<Delivered> {
  const saying = async () => ({ ok: true, event: makeEvent(event, by, payload), findings, priced: [] }) as const;
  return take(deps, { ...to, by }, event, saying);
}

/** A vendor reports facts; what they come to is concluded here, by rules of core, while the row is locked. */
export function report(deps: OriginationDeps, { report: said, ...to }: ReportDelivery): Promise<Delivered> {
  const concluding = (application: Application, surroundings: Surroundings) =>
    concludeReport(application, said, surroundings);
  return take(deps, { ...to, by: 'vendor' }, said.name, concluding);
}

async function take(
  deps: OriginationDeps,
  { orgCode, uuid, by, delivery }: Pick<Delivery, 'orgCode' | 'uuid' | 'by' | 'delivery'>,
  name: EventName,
  sayingOf: (application: Application, surroundings: Surroundings) => Promise<Concluded | Refusal>,
): Promise<Delivered> {
  const ahead = (tx: Tx) => lockApplication(tx, orgCode, uuid, delivery);
  return inTransaction(deps, { orgCode, uuid }, name, ahead, async (tx, now, before) => {
    if (!before) return { taken: false, isRepeated: false, why: 'there is no such application' };
    if (before.isRepeated) return { taken: false, isRepeated: true, why: 'it was delivered before' };
    const application = before.application;
    const asItWas = surroundings(deps, tx, application, now);
    const said = await sayingOf(application, asItWas);
    if (!said.ok) return { taken: false, isRepeated: false, why: said.reason };
    const asFound = { ...asItWas, file: async () => ({ ...(await asItWas.file()), ...said.findings }) };
    const decided = await decide(application, said.event, asFound, said.priced[0]?.pricing);
    if (!decided.ok) return { taken: false, isRepeated: false, why: decided.reason };
    await fileDecided({ tx, now, ...deps }, before, decided, said.findings, asFound.file);
    const after = await writeDecided({ tx, now, ...deps, by: { role: by, identityUuid: null }, delivery }, before, {
      ...decided,
      pricings: [...said.priced, ...decided.pricings],
    });
    return { taken: true, after };
  });
}

function mayOrRefuse(by: Sender, name: EventName): void {
  if (!maySend(by, name)) throw new Failure('forbidden');
}

/** Where an event names who says it, that is who is signed in: no one approves, proves, signs or cancels for another. */
function speaksForThemselves({ identityUuid }: Person, { name, by, payload }: JourneyEvent): void {
  const isAboutAnother = name === 'signerAdded' || (by === 'operations' && name !== 'fundingApproved');
  const { approver, identityUuid: named = approver } = payload as { approver?: string; identityUuid?: string };
  if (!isAboutAnother && named !== undefined && named !== identityUuid) throw new Failure('forbidden');
}

/** Where what is named decides what it takes: some conditions are cleared by underwriting alone. A second person needs what the policy says. */
function mayDoThis(
  { roles }: Person,
  application: Application,
  said: JourneyEvent,
  second: Permission | undefined,
): void {
  const { name, by, payload } = said;
  if (by !== 'operations' || !isStaffEvent(name)) return;
  const whyNot = whyNotBy(roles, second ?? permissionFor(name, application, payload));
  if (whyNot !== null) throw new Failure('forbidden', { message: whyNot });
}

/** Why this takes another person than the one who did its other half; null where nothing is in the way. */
async function whyAnother(
  tx: Tx,
  { identityUuid }: Person,
  application: Application,
  { name, by, payload }: JourneyEvent,
): Promise<string | null> {
  if (by !== 'operations' || !isStaffEvent(name)) return null;
  const halves = otherHalvesOf(name);
  if (halves.length === 0) return null;
  const done = await whoDid(tx, application.orgCode, application.uuid, halves);
  const { release } = payload as { readonly release?: string };
  return whySomeoneElse(application, name, { identityUuid, done, release });
}

function makeEvent(name: EventName, by: Sender, payload: unknown): JourneyEvent {
  try {
    return readEvent(name, { uuid: randomUUID(), by }, payload ?? {});
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    throw new Failure('invalid', { param: v.getDotPath(error.issues[0]) ?? 'body' });
  }
}

export function surroundings(
  deps: OriginationDeps,
  tx: Tx,
  application: StoredApplication['application'],
  now: Date,
): Surroundings {
  let known: Promise<UnderwritingFile | undefined> | undefined;
  const read = () => {
    known ??= readFile(tx, deps.vault, of(application));
    return known;
  };
  return {
    now,
    settings: deps.settingsFor,
    file: async () => {
      const file = await read();
      if (!file) throw new Error('The underwriting file of an application is missing.');
      return file;
    },
    hasFile: async () => (await read()) !== undefined,
  };
}

const of = ({ orgCode, uuid }: StoredApplication['application']) => ({ orgCode, applicationUuid: uuid });

export function refused({ code, reason }: Refusal, before: StoredApplication): Failure {
  return new Failure('conflict', {
    errors: [reason],
    present: { code, status: before.application.status, version: before.version },
  });
}

/** Anyone who waits too long for the row, or meets a deadlock, is told that someone else is working on it. */
export async function inTransaction<T, A>(
  deps: OriginationDeps,
  { orgCode, uuid }: Pick<Delivery, 'orgCode' | 'uuid'>,
  event: string,
  ahead: (tx: Tx) => Promise<A>,
  work: (tx: Tx, now: Date, found: A) => Promise<T>,
): Promise<T> {
  try {
    crashPoint(`before ${event}`);
    const done = await deps.database.inOrg(
      orgCode,
      async (tx, now, found: A) => {
        const written = await work(tx, now, found);
        crashPoint(`written ${event}`);
        return written;
      },
      ahead,
    );
    crashPoint(`committed ${event}`);
    deps.changed?.(orgCode, uuid);
    return done;
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '55P03' || code === '40P01') throw new Failure('stillRunning', { retryAfterS: 1 });
    throw error;
  }
}
