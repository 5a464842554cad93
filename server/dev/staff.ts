/**
 * People who work at the provider's sandbox, so that the console has someone to sign in. They are all invented, and so is
 * their second factor: everyone can read its secret here. In production they do not exist, and those that a database
 * brings along from before are suspended.
 */
import type { FastifyInstance } from 'fastify';
import { Secret as OtpSecret, TOTP } from 'otpauth';
import { sandboxSecret, workshopPassword } from '#core/contract/dev.ts';
import type { Commission } from '#core/notary/commission.ts';
import { fileRoles, mayDo } from '#core/roles.ts';
import type { HeldRole } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { NotaryMeetings } from '../lending/notary/index.ts';
import { type Accounts, makeRecoveryCode, recoveryHashOf } from '../people/accounts/index.ts';
import type { Database } from '../store/database.ts';
import { findIdentityByEmail } from '../store/identities.ts';
import { addRecoveryCode, hasSecondFactor, offerSecondFactor, useStep } from '../store/second-factors.ts';
import type { Vault } from '../store/vault.ts';

export const sandboxStaff = [
  // One who can show the whole way of a file, as at a small lender; the second approval of a funding is another's.
  { email: 'olive@staff.example', firstName: 'Olive', lastName: 'Desk', roles: fileRoles },
  { email: 'otto@staff.example', firstName: 'Otto', lastName: 'Ledger', roles: ['funder'] },
  { email: 'paul@staff.example', firstName: 'Paul', lastName: 'Folder', roles: ['processor'] },
  { email: 'uma@staff.example', firstName: 'Uma', lastName: 'Weigh', roles: ['underwriter'] },
  { email: 'clea@staff.example', firstName: 'Clea', lastName: 'Table', roles: ['closer'] },
  { email: 'cora@staff.example', firstName: 'Cora', lastName: 'Rule', roles: ['compliance'] },
  // A name that may be on a sanctions list takes two of compliance, and who settles it approves no money.
  { email: 'carl@staff.example', firstName: 'Carl', lastName: 'Check', roles: ['compliance'] },
  { email: 'petra@staff.example', firstName: 'Petra', lastName: 'Partner', roles: ['partnerAdmin'] },
  { email: 'ian@staff.example', firstName: 'Ian', lastName: 'Provide', roles: ['providerAdmin'] },
  { email: 'sam@staff.example', firstName: 'Sam', lastName: 'Reply', roles: ['supportAgent'] },
  { email: 'nora@staff.example', firstName: 'Nora', lastName: 'Seal', roles: ['notary'] },
  { email: 'ned@staff.example', firstName: 'Ned', lastName: 'Stamp', roles: ['notary'] },
] as const satisfies readonly { email: string; firstName: string; lastName: string; roles: readonly HeldRole[] }[];

const app = new TOTP({ secret: OtpSecret.fromBase32(sandboxSecret) });

interface Office {
  readonly accounts: Accounts;
  readonly notary: { readonly commissions: Pick<NotaryMeetings['commissions'], 'keep'> };
  readonly vault: Vault;
  readonly db: Database;
  readonly orgCode: string;
}

export async function seedStaff(
  { accounts, notary, vault, db, orgCode }: Office,
  isProduction: boolean,
): Promise<void> {
  if (isProduction) return suspendStaff(accounts, orgCode);
  // Hashing twelve passwords for people who are here already would be a third of a start.
  const known = await accounts.staff.list(orgCode);
  const isHere = (email: string) => known.some((one) => one.email === email && one.hasFactor);
  for (const { email, firstName, lastName, roles } of sandboxStaff.filter((one) => !isHere(one.email))) {
    const { identityUuid, isNew } = await accounts.people.invite({
      orgCode,
      email,
      roles,
      name: { firstName, middleName: '', lastName, suffix: '' },
      password: workshopPassword,
    });
    await db.inOrg(orgCode, async (tx) => {
      if (await hasSecondFactor(tx, orgCode, identityUuid)) return;
      await offerSecondFactor(vault, tx, { orgCode, identityUuid }, sandboxSecret, new Date());
      await useStep(tx, orgCode, identityUuid, 1, new Date());
    });
    if (isNew && mayDo(roles, 'holdNotarySession'))
      await notary.commissions.keep({ orgCode, identityUuid }, office(`${firstName} ${lastName}`));
  }
}

/** A database that was tried out with must not open with a password that everyone can read. */
async function suspendStaff(accounts: Accounts, orgCode: string): Promise<void> {
  const here = await accounts.staff.list(orgCode);
  const known = here.filter(({ email, deactivatedAt }) => isSandboxStaff(email) && deactivatedAt === null);
  for (const { email } of known)
    await accounts.staff.suspend({ shell: 'start' }, { orgCode, email }, 'Sandbox staff do not work in production.');
}

const isSandboxStaff = (email: string) => sandboxStaff.some((one) => one.email === email);

/** The code of this half minute, for each of them: it is one secret, so it is one code. */
export function staffCodes(now = Date.now()) {
  const code = app.generate({ timestamp: now });
  const secondsLeft = Math.ceil(app.remaining({ timestamp: now }) / 1000);
  return sandboxStaff.map(({ email, firstName, lastName, roles }) => ({
    email,
    name: `${firstName} ${lastName}`,
    roles: [...roles],
    code,
    secondsLeft,
  }));
}

/** Signs one of them in through the console's own door, with a recovery code made for this once: it counts without waiting. */
export async function enterAs(
  server: FastifyInstance,
  { db, orgCode }: Pick<Office, 'db' | 'orgCode'>,
  email: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly token: string; readonly setCookie: string }> {
  const totpCode = makeRecoveryCode();
  await db.inOrg(orgCode, async (tx) => {
    const identity = isSandboxStaff(email) ? await findIdentityByEmail(tx, orgCode, 'agent', email) : undefined;
    if (!identity) throw new Failure('notFound');
    await addRecoveryCode(tx, orgCode, identity.uuid, recoveryHashOf(totpCode));
  });
  const response = await server.inject({
    method: 'POST',
    url: '/identity-broker/agent/api/v3/login',
    headers: { ...headers, 'x-org': orgCode },
    payload: { email, password: workshopPassword, totpCode },
  });
  if (response.statusCode >= 400) throw new Failure('conflict', { message: 'This member of staff could not sign in.' });
  return {
    token: String(response.headers.authorization).replace('Bearer ', ''),
    setCookie: String(response.headers['set-cookie']),
  };
}

function office(name: string): Commission {
  return { name, state: 'NV', county: 'Washoe County', number: 'NV-20931', expiresOn: '2035-03-31' };
}
