/** Looking without changing: one application, a person's list, its history, its offers, its numbers. */
import type { Application } from '#core/application/application.ts';
import { homeZone, timeZoneOf } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import type { EventName } from '#core/journey/events.ts';
import { isClosed } from '#core/journey/statuses.ts';
import type { Pricing } from '#core/offers/pricing.ts';
import type { Boarding } from '#core/servicing/boarding.ts';
import type { Happened } from '#core/servicing/closing-days.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { type Payoff, payoffsOf } from '#core/underwriting/payoffs.ts';
import { isSigner, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Secret } from '../../secret.ts';
import {
  applicationsOf,
  lookUpApplication,
  lookUpStanding,
  readApplication,
  readHead,
  type StoredApplication,
} from '../../store/applications.ts';
import type { Database } from '../../store/database.ts';
import { type Cause, type EventRecord, readEvent, readEvents } from '../../store/events.ts';
import type { HistorySeals } from '../../store/history-seals.ts';
import { readBoarding } from '../../store/money.ts';
import { readPricing } from '../../store/offer-sets.ts';
import { type Overdue, readOverdue } from '../../store/overdue.ts';
import { openNumber, readFile } from '../../store/underwriting.ts';
import type { Vault } from '../../store/vault.ts';
import { allow, allowStep, isSignerOf } from './access.ts';
import { canStart } from './may-start.ts';
import { open, readsAsStaff } from './open.ts';

/** All that looking needs: nothing of what changes an application. */
export interface ReadDeps {
  readonly database: Database;
  readonly vault: Vault;
  /** With a key that is not in the database. */
  readonly seals: HistorySeals;
}

const anyView = 'followApplication';

export async function view({ database }: ReadDeps, person: Person, uuid: string): Promise<StoredApplication> {
  if (readsAsStaff(person, anyView))
    return database.inOrg(person.orgCode, (tx, now) => open(tx, { person, permission: anyView, uuid, now }));
  const stored = await database.lookUp((sql) => lookUpApplication(sql, person.orgCode, uuid));
  allow(person, anyView, stored?.application);
  return stored ?? notFound();
}

export async function maySay({ database }: ReadDeps, person: Person, uuid: string, event: EventName): Promise<void> {
  const stored = await database.lookUp((sql) => lookUpApplication(sql, person.orgCode, uuid));
  allowStep(person, event, stored?.application);
}

export async function statusOf(deps: ReadDeps, person: Person, uuid: string): Promise<string> {
  // Whether it is a colleague's own, or one that other owners sign, is told by more than the standing holds.
  if (person.known || isSigner(person)) return (await view(deps, person, uuid)).application.status;
  const { database } = deps;
  return allow(person, anyView, await database.lookUp((sql) => lookUpStanding(sql, person.orgCode, uuid))).status;
}

/** As who one is signed in: a borrower's own, a signer's to sign. One person may be both, of different applications. */
export async function list({ database }: ReadDeps, person: Person): Promise<StoredApplication[]> {
  const { orgCode, identityUuid } = person;
  const all = await database.lookUp((sql) => applicationsOf(sql, orgCode, identityUuid));
  return all.filter(({ application }) =>
    isSigner(person) ? isSignerOf(identityUuid, application) : application.borrower.identityUuid === identityUuid,
  );
}

export function mayStart({ database }: ReadDeps, person: Person): Promise<boolean> {
  return database.inOrg(person.orgCode, async (tx, now) => {
    const earlier = await applicationsOf(tx, person.orgCode, person.identityUuid);
    const own = earlier.filter(({ application }) => application.borrower.identityUuid === person.identityUuid);
    const [latest] = own;
    const timeZone = latest ? homeZone(latest.application.property) : timeZoneOf('CA');
    return canStart(own, isClosed, dateIn(timeZone, now), timeZone);
  });
}

export interface History {
  readonly events: readonly EventRecord[];
  /** The first event that is not as it was sealed; undefined when the chain is whole. */
  readonly brokenAt: number | undefined;
}

export function history({ database, seals }: ReadDeps, person: Person, uuid: string): Promise<History> {
  return database.inOrg(person.orgCode, async (tx, now) => {
    const stored = await open(tx, { person, permission: anyView, uuid, now });
    const events = await readEvents(tx, person.orgCode, uuid);
    const of = { orgCode: person.orgCode, applicationUuid: uuid };
    const head = await readHead(tx, person.orgCode, uuid);
    return { events, brokenAt: seals.findBreak(of, events, { ...stored, head })?.seq };
  });
}

export function offers({ database, vault }: ReadDeps, person: Person, uuid: string): Promise<Pricing> {
  return database.inOrg(person.orgCode, async (tx, now) => {
    const { application } = await open(tx, { person, permission: 'viewApplication', uuid, now });
    const { offers: chosen } = application;
    return (chosen.setUuid && (await readPricing(tx, vault, person.orgCode, chosen.setUuid))) || notFound();
  });
}

/** What an owner is told after the signature: the application, when each thing last happened, and whom the draw pays. */
export interface AfterSigning {
  readonly application: Application;
  readonly happened: Happened;
  readonly payoffs: readonly Payoff[];
  readonly now: Date;
}

export function afterSigning({ database, vault }: ReadDeps, person: Person, uuid: string): Promise<AfterSigning> {
  return database.inOrg(person.orgCode, async (tx, now) => {
    const { application } = await open(tx, { person, permission: anyView, uuid, now });
    const events = await readEvents(tx, person.orgCode, uuid);
    const file = await readFile(tx, vault, { orgCode: person.orgCode, applicationUuid: uuid });
    return {
      application,
      happened: Object.fromEntries(events.map(({ event, at }) => [event, at.toISOString()])),
      payoffs: file ? payoffsOf(application, file) : [],
      now,
    };
  });
}

/** Null while it is in time. What of it a person may know, the caller decides. */
export function overdue({ database }: ReadDeps, person: Person, uuid: string): Promise<Overdue | null> {
  return database.inOrg(person.orgCode, async (tx, now) => {
    const stored = await readApplication(tx, person.orgCode, uuid);
    return readOverdue(tx, allow(person, anyView, stored?.application), now);
  });
}

/** What a screen shows beyond the view. The file is underwriting's own: anyone who asks picks what the person may see of it. */
export interface Dossier {
  readonly application: Application;
  readonly file: UnderwritingFile;
  /** The offers that stand; none before the first are priced. */
  readonly pricing: Pricing | undefined;
  readonly overdue: Overdue | null;
  readonly now: Date;
}

export function dossier({ database, vault }: ReadDeps, person: Person, uuid: string): Promise<Dossier> {
  return database.inOrg(person.orgCode, async (tx, now) => {
    const { application } = await open(tx, { person, permission: 'viewApplication', uuid, now });
    const { setUuid } = application.offers;
    const file = (await readFile(tx, vault, { orgCode: person.orgCode, applicationUuid: uuid })) ?? notFound();
    return {
      application,
      file,
      pricing: setUuid === null ? undefined : await readPricing(tx, vault, person.orgCode, setUuid),
      overdue: await readOverdue(tx, application, now),
      now,
    };
  });
}

/** What the worker needs to ask a vendor. It is the system's own look: no person is behind it. */
export interface WorkingCase {
  readonly application: Application;
  readonly version: number;
  readonly file: UnderwritingFile;
  readonly now: Date;
  /** What happened that this work follows from. */
  readonly event: Cause | undefined;
  number(field: string): Promise<Secret | undefined>;
  /** What the servicer is given; there is none before the line is complete. */
  boarding(): Promise<Boarding | undefined>;
}

export function workingCase(
  { database, vault }: ReadDeps,
  orgCode: string,
  uuid: string,
  seq: number,
): Promise<WorkingCase | undefined> {
  const of = { orgCode, applicationUuid: uuid };
  return database.inOrg(orgCode, async (tx, now) => {
    const stored = await readApplication(tx, orgCode, uuid);
    const file = await readFile(tx, vault, of);
    if (!stored || !file) return undefined;
    const number = (field: string) => database.inOrg(orgCode, (inner) => openNumber(inner, vault, of, field));
    return {
      application: stored.application,
      version: stored.version,
      file,
      now,
      event: await readEvent(tx, orgCode, uuid, seq),
      number,
      boarding: () => database.inOrg(orgCode, (inner) => readBoarding(inner, of)),
    };
  });
}

function notFound(): never {
  throw new Failure('notFound');
}
