/** Origination as tests use it: real database, real brands, and a homeowner who wants a line of credit. */
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sampleApor } from '#core/law/stories/sample-apor.ts';
import { fileRoles } from '#core/roles.ts';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import { lendingSettings } from '#core/underwriting/settings.ts';
import type { HeldRole, Person } from '../../actor.ts';
import { loadBrands } from '../../brands.ts';
import { Secret } from '../../secret.ts';
import type { Database } from '../../store/database.ts';
import { createHistorySeals } from '../../store/history-seals.ts';
import { openJobs } from '../../store/jobs.ts';
import { whenDone } from '../../store/test-done.ts';
import { createVault } from '../../store/vault.ts';
import { createOrigination, createViews, type Origination } from './index.ts';
import type { Start } from './start.ts';

const loud = (error: unknown) => {
  throw error;
};

/** `onFault`: what a queue without its database says; a test that takes the database away says nothing. */
export async function testOrigination(
  db: Database & { readonly url: Secret },
  onFault: (error: unknown) => void = loud,
) {
  const brands = await loadBrands(join(import.meta.dirname, '..', '..', '..', 'brands'));
  const jobs = await openJobs(db.url, onFault);
  whenDone(() => jobs.close());
  const vault = createVault([new Secret(randomBytes(32))]);
  const historySecret = new Secret(randomBytes(32).toString('base64'));
  const seals = createHistorySeals([historySecret]);
  const flags = evaluateFlags({}, { isProduction: false });
  const reading = { database: db, vault, seals };
  const origination = createOrigination({
    ...reading,
    views: createViews(reading),
    jobs,
    readLinkedAccount: async () => undefined,
    readLinkedIncome: async () => undefined,
    nameDeposits: async () => ({ outcome: 'verified', triesLeft: 3 }),
    areUploads: async () => true,
    openSignerAccount: async () => randomUUID(),
    countiesOf: () => [{ fips: '06001', name: 'Alameda' }],
    isProduction: false,
    settingsFor: ({ orgCode, product }, today) =>
      lendingSettings(brands.byCode(orgCode) ?? brands.provider, product, flags, {
        today,
        apor: sampleApor,
      }),
  });
  const orgCode = brands.provider.orgCode;
  return {
    origination,
    brands,
    jobs,
    vault,
    seals,
    historySecret,
    orgCode,
    borrower: () => person('borrower', orgCode),
    staff: () => person('operations', orgCode),
  };
}

/** One role; or `operations`, which is every role that works on files, as someone at a small lender has them. */
export type TestRole = HeldRole | 'operations';

export const rolesFor = (role: TestRole) => (role === 'operations' ? fileRoles : ([role] as const));

export function person(role: TestRole, orgCode: string): Person {
  return {
    roles: rolesFor(role),
    orgCode,
    identityUuid: randomUUID(),
    sessionId: randomUUID(),
  };
}

/** Money goes nowhere without one: the borrower names it where they are asked. */
export async function nameAccount(origination: Origination, who: Person, uuid: string): Promise<void> {
  await origination.force(person('operations', who.orgCode), uuid, {
    to: 'DISBURSEMENT_ACCOUNT',
    reason: 'To name an account.',
  });
  const account = { way: 'typed', routingNumber: '021000021', accountNumber: '1111222233338765' };
  await origination.act({ person: who, uuid, command: 'saveDisbursementAccount', body: { account } });
}

export function aStart(who: Person, changes: Partial<Start['known']> = {}): Start {
  return {
    person: who,
    known: {
      product: 'heloc',
      borrower: {
        name: { firstName: 'Ada', middleName: '', lastName: 'Homeowner', suffix: '' },
        email: 'ada@homeowner.example',
        phoneNumber: '4155550123',
      },
      address: { street1: '12 Elm Street', street2: '', city: 'Oakland', state: 'CA', zip: '94601' },
      occupancy: 'HOME',
      employmentType: 'FULL_TIME',
      annualIncomeCents: 18_000_000,
      ...changes,
    },
    birthDate: '1980-05-17',
    isListedForSale: false,
    originator: null,
  };
}

/** Someone else asked for it before, where that is needed: for tests of what comes after. */
export const aColleague = {
  requestUuid: '11111111-2222-4333-8444-555555555555',
  askedBy: '99999999-2222-4333-8444-555555555555',
  settle: async () => {},
};
