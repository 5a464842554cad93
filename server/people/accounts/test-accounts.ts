/** Accounts as tests use them: two lenders, a mailbox to read, a clock to move, and people with addresses of their own. */
import { randomBytes } from 'node:crypto';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import { emailDress } from '#core/messages/email-dress.ts';
import { createLog } from '../../log.ts';
import { createOutbox, createSender } from '../../messages/index.ts';
import { Secret } from '../../secret.ts';
import type { Database } from '../../store/database.ts';
import { sandboxMailbox } from '../../store/mail.ts';
import { createVault } from '../../store/vault.ts';
import { createSandboxMessages } from '../../vendors/messages/sandbox.ts';
import type { SignOn } from '../../vendors/sign-on/port.ts';
import { VendorFault } from '../../vendors/vendor.ts';
import { type Accounts, type Caller, createAccounts, type Lender, type Opened } from './index.ts';

export const goodPassword = 'Plum-tractor-91!';
export const otherPassword = 'Gravel&Teapot(44)';

const lenders: Readonly<Record<string, Lender>> = {
  ORG_A: { orgCode: 'ORG_A', name: 'Aspen Lending', siteUrl: 'https://aspen.test' },
  /** A second site of the same lender: its people are ORG_A's. */
  ORG_A_NY: { orgCode: 'ORG_A', name: 'Aspen Lending', siteUrl: 'https://ny.aspen.test' },
  ORG_B: { orgCode: 'ORG_B', name: 'Birch Credit Union', siteUrl: 'https://birch.test' },
};
const rootKey = new Secret(randomBytes(32));
let people = 0;

export function testAccounts(
  db: Database,
  signOn?: SignOn,
  lenderOf: (orgCode: string) => Lender | undefined = (orgCode) => lenders[orgCode],
) {
  const clock = { at: new Date('2026-03-02T15:00:00Z') };
  const logged: string[] = [];
  const mailbox = sandboxMailbox(db);
  const vault = createVault([rootKey]);
  const log = createLog('info', { write: (line: string) => logged.push(line) });
  const now = () => clock.at;
  const outbox = createOutbox(db, now);
  const accounts = createAccounts({
    database: db,
    rootKeys: [rootKey],
    vault,
    outbox,
    lenderOf,
    signOn,
    staffSignOn: signOn,
    isVendorFault: (error) => error instanceof VendorFault,
    log,
    isProduction: false,
    now,
  });
  const sender = accountSender({ database: db, outbox, carrier: createSandboxMessages(mailbox), accounts, log, now });
  return {
    accounts,
    sender,
    clock,
    logged,
    vault,
    pass: (ms: number) => {
      clock.at = new Date(clock.at.getTime() + ms);
    },
    /** Newest first, without the one everyone gets on registering. */
    emails: async (recipient: string, orgCode = 'ORG_A') => {
      await sender.settled();
      return (await mailbox.list(orgCode, recipient)).filter(({ subject }) => !subject.startsWith('Welcome'));
    },
    welcome: async (recipient: string, orgCode = 'ORG_A') => {
      await sender.settled();
      return (await mailbox.list(orgCode, recipient)).filter(({ subject }) => subject.startsWith('Welcome'));
    },
  };
}

/** Sends what accounts cause, and nothing else. */
function accountSender({
  accounts,
  ...deps
}: Omit<Parameters<typeof createSender>[0], 'compose' | 'dressOf' | 'tellOfFailure'> & {
  readonly accounts: Accounts;
}) {
  const nothing = async () => undefined;
  const compose = { account: accounts.compose, application: nothing, conversation: nothing };
  const dressOf = () => emailDress(sampleBrand('PARTNER_ONE'));
  return createSender({ ...deps, compose, dressOf, tellOfFailure: async () => {} });
}

/** Someone at an address no one else has, so that no test uses up another's tries. */
export function someone(more: Partial<Caller> = {}): Caller & { readonly email: string } {
  people += 1;
  const address = `10.${process.pid % 250}.${Math.floor(people / 250)}.${people % 250}`;
  return {
    address,
    userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
    isSecure: true,
    email: `person${people}@example.com`,
    ...more,
  };
}

export async function registered(accounts: Accounts, who = someone(), orgCode = 'ORG_A') {
  const opened = await accounts.register(
    { orgCode, email: who.email, password: goodPassword, phoneNumber: '5551234567' },
    who,
  );
  return { who, opened, person: opened.person };
}

/** What a browser sends back: the token, and the cookie it was given. */
export function credentialsOf({ token, setCookie }: Pick<Opened, 'token' | 'setCookie'>, path = '/any') {
  const [pair = ''] = setCookie.split(';');
  const [name = '', value = ''] = pair.split('=');
  return { authorization: `Bearer ${token}`, cookies: { [name]: value }, path };
}

/** The secret behind the # of an email's link. */
export function tokenIn(words: string | undefined): string {
  return /#token=(\S+)/.exec(words ?? '')?.[1] ?? '';
}
