/**
 * Going on with a phone. Promises: a code works once and for ten minutes; anyone who has the key it gives can do the one step
 * it was made for, of the one application, and nothing else; both end when the step is done, when it is taken back, and
 * with the session that made them. Whatever does not work is answered alike. Hides secrets, of which only hashes are kept.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { calledBy } from '#core/application/parties.ts';
import type { IdentityUploadType } from '#core/application/uploads.ts';
import type { CommandBody } from '#core/contract/commands.ts';
import { isAllowed } from '#core/journey/advance.ts';
import { takes } from '#core/journey/outline.ts';
import { identityTriesLeft } from '#core/journey/recorders/identity.ts';
import * as words from '#core/words/en/errors/applications.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Uploads } from '../../lending/uploads/index.ts';
import type { Database } from '../../store/database.ts';
import {
  endHandOvers,
  findByKey,
  finishHandOver,
  forgetOldHandOvers,
  type HandedOver,
  type HandOverPurpose,
  insertHandOver,
  newestHandOver,
  spendCode,
} from '../../store/hand-overs.ts';

export interface HandOverDeps {
  readonly database: Database;
  /** Refuses anyone who may not see it, as if it were not there. */
  readonly viewOf: (person: Person, uuid: string) => Promise<{ readonly application: Application }>;
  readonly uploads: Pick<Uploads, 'take' | 'find'>;
  /** In the name of the person who handed over, as a borrower or as a signer. */
  readonly submitIdentity: (person: Person, uuid: string, body: CommandBody<'submitIdentity'>) => Promise<unknown>;
  readonly now: () => Date;
}

type Photo = Pick<Parameters<Uploads['take']>[0], 'name' | 'content'> & { readonly type: IdentityUploadType };

/** Who may hand over what: the step it opens, when it is open, and whom the phone greets. */
interface Step {
  readonly purpose: HandOverPurpose;
  isOpen(application: Application, identityUuid: string): boolean;
  describe(application: Application, identityUuid: string): Described;
}

interface Described {
  readonly firstName: string;
  readonly failedTries: number;
  readonly triesLeft: number;
}

const steps = {
  borrower: {
    purpose: 'identity',
    isOpen: ({ status }) => takes(status, 'identitySubmitted'),
    describe: ({ borrower, identity: { failedTries } }) => ({
      firstName: borrower.name.firstName,
      failedTries,
      triesLeft: identityTriesLeft(failedTries),
    }),
  },
  signer: {
    purpose: 'signer-identity',
    isOpen: (application, identityUuid) =>
      isAllowed(application.status, 'signerIdentitySubmitted') &&
      signerOf(application, identityUuid)?.state === 'INVITED',
    describe: (application, identityUuid) => {
      const signer = signerOf(application, identityUuid);
      const failedTries = signer?.failedTries ?? 0;
      return { firstName: signer ? calledBy(signer) : '', failedTries, triesLeft: identityTriesLeft(failedTries) };
    },
  },
} as const satisfies Record<string, Step>;
type Role = keyof typeof steps;
const roles = Object.keys(steps) as Role[];

function signerOf({ signers }: Application, identityUuid: string) {
  return signers.find((signer) => signer.identityUuid === identityUuid);
}

function stepOf(person: Person): Step {
  const role = roles.find((each) => person.roles.includes(each));
  const step: Step | undefined = role && steps[role];
  if (!step) throw new Failure('notFound');
  return step;
}

const codeLifeMs = 10 * 60_000;
export const keyLifeMs = 30 * 60_000;
const keptMs = 7 * 86_400_000;

export type HandOvers = ReturnType<typeof createHandOvers>;

export function createHandOvers(deps: HandOverDeps) {
  const { database, viewOf, uploads, submitIdentity, now } = deps;
  const holderOf = (key: string) => holderBy(deps, key);
  return {
    begin: async (person: Person, uuid: string) => {
      const { application } = await viewOf(person, uuid);
      const { orgCode, identityUuid, sessionId } = person;
      const { purpose, isOpen } = stepOf(person);
      if (!isOpen(application, identityUuid))
        throw new Failure('conflict', { message: words.thereIsNothingToPhotograph });
      const code = secretOf(orgCode);
      const codeExpiresAt = new Date(now().getTime() + codeLifeMs);
      const row = { orgCode, uuid: randomUUID(), applicationUuid: uuid, identityUuid, sessionId, purpose };
      await database.inOrg(orgCode, (tx) =>
        insertHandOver(tx, { ...row, codeHash: hashOf(code), codeExpiresAt }, now()),
      );
      return { code, expiresAt: codeExpiresAt };
    },
    /** How far the newest has come: no one scanned it yet, a phone has it, the step is done, or it is over. */
    state: async (person: Person, uuid: string): Promise<HandOverState> => {
      await viewOf(person, uuid);
      return stateOf(await database.inOrg(person.orgCode, (tx) => newestHandOver(tx, ownerOf(person, uuid))), now());
    },
    withdraw: async (person: Person, uuid: string): Promise<void> => {
      await viewOf(person, uuid);
      await database.inOrg(person.orgCode, (tx) => endHandOvers(tx, ownerOf(person, uuid), now()));
    },
    /** The key for a code that was scanned. */
    exchange: async (code: string): Promise<string> => {
      const orgCode = orgCodeIn(code);
      const key = secretOf(orgCode);
      const keyExpiresAt = new Date(now().getTime() + keyLifeMs);
      const spent = { codeHash: hashOf(code), keyHash: hashOf(key), keyExpiresAt };
      const found = await database.inOrg(orgCode, (tx) => spendCode(tx, orgCode, spent, now()));
      if (!found) throw new Failure('notFound');
      return key;
    },
    /** What the phone shows: a first name and how many tries are left. */
    describe: async (key: string): Promise<Described> => {
      const { person, application, step } = await holderOf(key);
      return step.describe(application, person.identityUuid);
    },
    upload: async (key: string, photo: Photo) => {
      const { person, application } = await holderOf(key);
      return uploads.take({ ...photo, person, uuid: application.uuid });
    },
    uploaded: async (key: string, documentUuid: string) => {
      const { person, application } = await holderOf(key);
      return uploads.find(person, application.uuid, documentUuid);
    },
    submit: async (key: string, body: CommandBody<'submitIdentity'>): Promise<void> => {
      const { person, application, handOver } = await holderOf(key);
      await submitIdentity(person, application.uuid, body);
      await database.inOrg(person.orgCode, (tx) => finishHandOver(tx, person.orgCode, handOver.uuid, now()));
    },
    forgetOld: (orgCode: string): Promise<number> =>
      database.inOrg(orgCode, (tx) => forgetOldHandOvers(tx, orgCode, new Date(now().getTime() - keptMs))),
  };
}

/** Whose key it is, as the person who handed over; what is done meanwhile, or cannot be done yet, is not there. */
async function holderBy({ database, viewOf, now }: HandOverDeps, key: string) {
  const orgCode = orgCodeIn(key);
  const found = await database.inOrg(orgCode, (tx) => findByKey(tx, orgCode, hashOf(key), now()));
  if (!found) throw new Failure('notFound');
  const person = personBehind(orgCode, found);
  const { application } = await viewOf(person, found.applicationUuid);
  const step = stepOf(person);
  if (!step.isOpen(application, person.identityUuid)) throw new Failure('notFound');
  return { person, application, step, handOver: found };
}

type HandOverState = 'none' | 'offered' | 'taken' | 'done' | 'over';

function stateOf(newest: Awaited<ReturnType<typeof newestHandOver>>, now: Date): HandOverState {
  if (!newest) return 'none';
  const { codeExpiresAt, keyExpiresAt, endedAt, isDone } = newest;
  if (endedAt) return isDone ? 'done' : 'over';
  return (keyExpiresAt ?? codeExpiresAt) <= now ? 'over' : keyExpiresAt ? 'taken' : 'offered';
}

const ownerOf = ({ orgCode, identityUuid }: Person, applicationUuid: string) => ({
  orgCode,
  applicationUuid,
  identityUuid,
});

/** The person who handed over, as who they did: someone may be a borrower here and a signer there. */
function personBehind(orgCode: string, { identityUuid, sessionId, purpose }: HandedOver): Person {
  const role = roles.find((each) => steps[each].purpose === purpose);
  if (!role) throw new Failure('notFound');
  return { roles: [role], orgCode, identityUuid, sessionId };
}

/** The organization stands in front, so that the row is looked for under its policy. */
function secretOf(orgCode: string): string {
  return `${orgCode}.${randomBytes(32).toString('base64url')}`;
}

function orgCodeIn(secret: string): string {
  const orgCode = secret.split('.')[0] ?? '';
  if (!/^[A-Z][A-Z0-9_]{0,63}$/.test(orgCode) || secret.length > 200) throw new Failure('notFound');
  return orgCode;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
