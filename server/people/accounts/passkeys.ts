/**
 * Passkeys as second factor of staff. What a passkey signs is made here, kept for five minutes and taken once; it answers
 * for the addresses of its lender alone, whatever host a request names; and one whose count falls behind proves nothing
 * any more, because then there are two of it.
 */
import { randomUUID } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { isUuid } from '#core/people/uuid.ts';
import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Log } from '../../log.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { findIdentity, holdIdentity } from '../../store/identities.ts';
import {
  countUse,
  distrustPasskey,
  insertPasskey,
  keepChallenge,
  type PasskeyRow,
  type Purpose,
  passkeysOf,
  removePasskey,
  takeChallenge,
} from '../../store/passkeys.ts';
import type { Clock, LenderOf } from './caller.ts';
import { type FactorBook, hasAnyFactor, isLastFactor, lastOne } from './factor-book.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import type { Sessions } from './sessions.ts';

/** A fifth of a second at every start for what only staff use: it is loaded when the first of them does. */
const webAuthn = () => import('@simplewebauthn/server');
const challengeLifeMs = 5 * 60_000;
/** ES256 and RS256: what every authenticator of today speaks. */
const algorithms = [-7, -257];
const passkeysMax = 20;

type Given = Readonly<Record<string, unknown>>;

interface Needs {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly lenderOf: LenderOf;
  readonly book: FactorBook;
  readonly outbox: Outbox;
  readonly log: Log;
  readonly now: Clock;
}

const refused = (message: string) => new Failure('invalid', { message, param: 'passkey' });

export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys(needs: Needs) {
  const { database, sessions, book, outbox } = needs;
  const challenges = createChallenges(needs);
  return {
    /** Anyone who has a factor shows it before another one is added; who has none has shown the password. */
    async mayAdd(person: Person): Promise<'first' | 'further'> {
      const isSafe = await database.inOrg(person.orgCode, (tx) => hasAnyFactor(tx, person));
      if (isSafe && !(await sessions.hasFreshFactor(person))) throw new Failure('secondFactorNeeded');
      return isSafe ? 'further' : 'first';
    },

    ...enrolment(needs, challenges),
    ...proving(needs, challenges),

    list: (person: Person): Promise<readonly PasskeyRow[]> =>
      database.inOrg(person.orgCode, (tx) => passkeysOf(tx, person)),

    async remove(person: Person, uuid: string): Promise<void> {
      const { orgCode, identityUuid } = person;
      await database.inOrg(orgCode, async (tx) => {
        await holdIdentity(tx, orgCode, identityUuid);
        const passkey = (await passkeysOf(tx, person)).find((one) => one.uuid === uuid);
        if (!isUuid(uuid) || !passkey) throw new Failure('notFound');
        if (await isLastFactor(tx, person, { passkey: uuid })) throw lastOne();
        await removePasskey(tx, person, uuid);
        await book.tellRemoved(tx, person, words.passkey(passkey.name));
      });
      outbox.nudge(orgCode);
    },
  };
}

/** What is asked of a passkey, for which address, and which of someone's passkeys can answer there. */
function createChallenges({ database, lenderOf, now }: Needs) {
  return {
    /** The address that the browser says it is at counts only when it is one of the lender's own. */
    siteOf(orgCode: string, presented: string | undefined) {
      const lender = lenderOf(orgCode);
      if (!lender) throw new Failure('organizationNotFound');
      const origins = lender.origins ?? [lender.siteUrl];
      const origin = origins.find((one) => one === presented) ?? origins[0] ?? lender.siteUrl;
      return { origin, rpId: new URL(origin).hostname, rpName: lender.name };
    },

    async keep(person: Person, purpose: Purpose, challenge: string): Promise<void> {
      const expiresAt = new Date(now().getTime() + challengeLifeMs);
      await database.inOrg(person.orgCode, (tx) => keepChallenge(tx, person, purpose, challenge, expiresAt));
    },

    /** In a transaction of its own: what was tried and failed is spent too. */
    async take(person: Person, purpose: Purpose): Promise<string> {
      const challenge = await database.inOrg(person.orgCode, (tx) => takeChallenge(tx, person, purpose, now()));
      if (challenge === undefined) throw refused(words.thatTookTooLongPlease);
      return challenge;
    },

    async passkeysAt(person: Person, rpId: string): Promise<readonly PasskeyRow[]> {
      const all = await database.inOrg(person.orgCode, (tx) => passkeysOf(tx, person));
      return all.filter((passkey) => passkey.rpId === rpId && passkey.clonedAt === null);
    },
  };
}
type Challenges = ReturnType<typeof createChallenges>;

const named = (known: readonly PasskeyRow[]) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }));

function enrolment(needs: Needs, { siteOf, keep, take, passkeysAt }: Challenges) {
  const { database, sessions, outbox } = needs;
  return {
    async enrolOptions(person: Person, presented: string | undefined): Promise<Given> {
      const { orgCode, identityUuid } = person;
      const { rpId, rpName } = siteOf(orgCode, presented);
      const identity = await database.inOrg(orgCode, (tx) => findIdentity(tx, orgCode, identityUuid));
      const known = await passkeysAt(person, rpId);
      if (known.length >= passkeysMax) throw new Failure('conflict', { message: words.have20PasskeysRemoveOne });
      const options = await (await webAuthn()).generateRegistrationOptions({
        rpName,
        rpID: rpId,
        userName: identity?.email ?? '',
        userID: Uint8Array.from(Buffer.from(identityUuid.replaceAll('-', ''), 'hex')),
        timeout: challengeLifeMs,
        attestationType: 'none',
        excludeCredentials: named(known),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      });
      await keep(person, 'enrol', options.challenge);
      return { ...options };
    },

    /** Proves it in this session too; the first factor comes with recovery codes. */
    async enrol(person: Person, presented: string | undefined, name: string, given: Given): Promise<readonly string[]> {
      const { orgCode } = person;
      const { origin, rpId } = siteOf(orgCode, presented);
      const expectedChallenge = await take(person, 'enrol');
      const { registrationInfo } = await (await webAuthn())
        .verifyRegistrationResponse({
          response: given as unknown as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        })
        .catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) throw refused(words.passkeyCouldNotBeConfirmed);
      const { credential } = registrationInfo;
      const codes = await database.inOrg(orgCode, (tx) => keepNew(needs, tx, person, { name, rpId, credential }));
      sessions.forget();
      outbox.nudge(orgCode);
      return codes;
    },
  };
}

interface NewPasskey {
  readonly name: string;
  readonly rpId: string;
  readonly credential: WebAuthnCredential;
}

/** Gives recovery codes where there was no factor before. */
async function keepNew(
  { sessions, book, now }: Needs,
  tx: Queryable,
  person: Person,
  { name, rpId, credential }: NewPasskey,
): Promise<readonly string[]> {
  const { orgCode, identityUuid } = person;
  const { id: credentialId, publicKey, counter, transports = [] } = credential;
  await holdIdentity(tx, orgCode, identityUuid);
  const wasSafe = await hasAnyFactor(tx, person);
  const row = { credentialId, uuid: randomUUID(), rpId, name, publicKey: Buffer.from(publicKey), counter, transports };
  if (!(await insertPasskey(tx, person, row, now())))
    throw new Failure('conflict', { message: words.passkeyIsSetUpAlready });
  await sessions.markSecondFactor(tx, person);
  await book.tellAdded(tx, person, words.passkey(name));
  return wasSafe ? [] : renewRecoveryCodes(tx, person);
}

function proving(needs: Needs, { siteOf, keep, take, passkeysAt }: Challenges) {
  const { database, sessions, now } = needs;
  return {
    async proofOptions(person: Person, presented: string | undefined): Promise<Given> {
      const { rpId } = siteOf(person.orgCode, presented);
      const known = await passkeysAt(person, rpId);
      if (known.length === 0) throw new Failure('conflict', { message: words.noneOfYourPasskeysWas(rpId) });
      const options = await (await webAuthn()).generateAuthenticationOptions({
        rpID: rpId,
        timeout: challengeLifeMs,
        userVerification: 'required',
        allowCredentials: named(known),
      });
      await keep(person, 'prove', options.challenge);
      return { ...options };
    },

    async prove(person: Person, presented: string | undefined, given: Given): Promise<void> {
      const { orgCode } = person;
      const { origin, rpId } = siteOf(orgCode, presented);
      const expectedChallenge = await take(person, 'prove');
      const passkey = (await passkeysAt(person, rpId)).find(({ credentialId }) => credentialId === given['id']);
      if (!passkey) throw refused(words.passkeyCouldNotBeConfirmed);
      const { credentialId: id, publicKey } = passkey;
      const { verified, authenticationInfo } = await (await webAuthn())
        .verifyAuthenticationResponse({
          response: given as unknown as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          // The count is compared where it is kept, in one statement: two answers at once cannot both be newer.
          credential: { id, publicKey: Uint8Array.from(publicKey), counter: 0 },
          requireUserVerification: true,
        })
        .catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) throw refused(words.passkeyCouldNotBeConfirmed);
      const isNewer = await database.inOrg(orgCode, async (tx) => {
        if (!(await countUse(tx, person, id, authenticationInfo.newCounter, now()))) return false;
        await sessions.markSecondFactor(tx, person);
        return true;
      });
      if (!isNewer) await distrust(needs, person, passkey);
      sessions.forget();
    },
  };
}

/** Two of one passkey are about: this one is believed no more, and its owner is told. */
async function distrust({ database, outbox, log, now }: Needs, person: Person, passkey: PasskeyRow): Promise<never> {
  const { orgCode, identityUuid } = person;
  const { credentialId, name } = passkey;
  await database.inOrg(orgCode, async (tx) => {
    await distrustPasskey(tx, orgCode, credentialId, now());
    const identity = await findIdentity(tx, orgCode, identityUuid);
    if (!identity) return;
    const { kind, email: recipient } = identity;
    await outbox.add(tx, orgCode, { kind: 'passkeyCopied', identityKind: kind, recipient, details: { what: name } });
  });
  outbox.nudge(orgCode);
  log.warn({ event: 'passkeyCopied', orgCode, identityUuid }, 'a passkey fell behind its own count');
  throw refused(words.passkeyMayHaveBeenCopied);
}
