/**
 * The sign-in window of a sandbox that links accounts or payroll: opened with a link token, it takes the published magic
 * logins and passwords, asks for second factors, and gives a public token that can be exchanged once. It knows logins by
 * the table of personas; whoever is not in it is refused, as a bank would refuse a stranger.
 */
import { understand } from '../answers.ts';
import { personaFor } from '../personas.ts';
import type { Desk } from '../sandbox/desk.ts';
import { seedOf } from '../sandbox/seed.ts';
import { shelfOf } from '../sandbox/shelf.ts';
import { type LinkSession, linkedAnswer, linkSession } from './link.ts';
import { type Dialect, type LinkError, linkError, publishedError } from './sandbox-link-errors.ts';
import { isSecondFactor, secondFactor } from './sandbox-second-factor.ts';

type LoginStep =
  | { readonly step: 'linked'; readonly publicToken: string }
  | { readonly step: 'secondFactor'; readonly prompts: readonly string[]; readonly choices: readonly string[] }
  | { readonly step: 'error'; readonly error: LinkError };

/** The server side of the vendor's own page. */
export interface LinkWindow {
  /** `answers`: what was said to the second factor so far, oldest first. */
  submitLogin(linkToken: string, login: string, password: string, answers?: readonly string[]): Promise<LoginStep>;
}

export interface WindowOptions {
  /** Where the sandboxes' own pages are served. */
  readonly pagesUrl: string;
  readonly now?: () => Date;
}

/** What the vendor remembers of a session from its opening on. */
interface LinkAbout {
  readonly identityUuid: string;
  readonly name: string;
  readonly source: string;
  readonly statedAnnualCents: number | null;
  readonly dialect: Dialect;
}

/** What a token stands for: whose session it was, and which magic person signed in. */
interface Visit extends LinkAbout {
  readonly login: string;
  readonly expiresAt: string;
}

interface Link {
  readonly reference: string;
  readonly access: string;
  readonly visit: Visit;
}

export interface LinkVendor extends LinkWindow {
  open(key: string, about: LinkAbout): Promise<LinkSession>;
  /** Undefined when the token is old, unknown, or was exchanged with another key. */
  exchange(key: string, publicToken: string, reference: string): Promise<Link | undefined>;
  linkBy(access: string): Promise<Link | undefined>;
  hasIssued(publicToken: string): Promise<boolean>;
}

type LinkingVendor = 'bank' | 'income';

const sessionMs = 4 * 3_600_000;
const publicTokenMs = 30 * 60_000;

export function createLinkVendor(desk: Desk, vendor: LinkingVendor, options: WindowOptions): LinkVendor {
  const { pagesUrl, now = () => new Date() } = options;
  const shelf = shelfOf(desk, vendor);
  const isOver = ({ expiresAt }: Visit) => Date.parse(expiresAt) < now().getTime();
  const after = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const isFirst = async (key: string, publicToken: string) =>
    (await desk.claim(vendor, `exchange ${publicToken}`, key)) === key;
  return {
    open: async (key, about) => {
      const linkToken = `link-sandbox-${seedOf(vendor, key).uuid('link')}`;
      const answer = await desk.answer(vendor, 'openLink', key, { source: about.source }, () => ({
        linkToken,
        url: `${pagesUrl}/sandbox/${vendor}/link/${linkToken}`,
        expiresAt: after(sessionMs),
      }));
      const session = understand(vendor, linkSession, answer);
      await shelf.keep(`session ${linkToken}`, { ...about, login: '', expiresAt: session.expiresAt } satisfies Visit);
      return session;
    },
    submitLogin: async (linkToken, login, password, answers = []) => {
      const seed = seedOf(linkToken, login);
      const visit = await shelf.find<Visit>(`session ${linkToken}`);
      const refuse = (code: string): LoginStep => ({
        step: 'error',
        error: linkError(visit?.dialect ?? 'plaid', code, seed.digits('request', 12)),
      });
      if (!visit || isOver(visit)) return refuse('INVALID_LINK_TOKEN');
      const code = refusalOf(vendor, login, password);
      if (code) return refuse(code);
      const factor = secondFactor(password, answers);
      if (factor === 'wrong') return refuse('INVALID_MFA');
      if (factor !== 'passed') return { step: 'secondFactor', ...factor };
      const publicToken = `public-sandbox-${seed.uuid('public')}`;
      await shelf.keep(`public ${publicToken}`, { ...visit, login: login.trim(), expiresAt: after(publicTokenMs) });
      return { step: 'linked', publicToken };
    },
    exchange: async (key, publicToken, reference) => {
      const visit = await shelf.find<Visit>(`public ${publicToken}`);
      const isGood = visit && !isOver(visit) && (await isFirst(key, publicToken));
      const answer = await desk.answer(vendor, 'exchange', key, {}, () =>
        isGood ? { outcome: 'linked', reference } : { outcome: 'refused' },
      );
      if (!visit || understand(vendor, linkedAnswer, answer).outcome === 'refused') return undefined;
      const access = `access-sandbox-${seedOf(vendor, reference).uuid('access')}`;
      const link: Link = { reference, access, visit };
      await shelf.keep(`access ${access}`, link);
      return link;
    },
    linkBy: (access) => shelf.find(`access ${access}`),
    hasIssued: async (publicToken) => (await shelf.find(`public ${publicToken}`)) !== undefined,
  };
}

/** The passwords that a published login is published with; any other persona takes whatever is typed. */
const passwords: Readonly<Record<string, readonly string[]>> = {
  user_good: ['pass_good', 'microdeposits_good'],
  goodlogin: ['goodpassword'],
};

function refusalOf(vendor: LinkingVendor, login: string, password: string): string | undefined {
  const published = publishedError(password);
  if (published) return published;
  const persona = personaFor('login', login, vendor);
  if (!persona || persona.answer === 'loginError' || password === '') return 'INVALID_CREDENTIALS';
  const expected = passwords[persona.value];
  if (!expected || expected.includes(password) || isSecondFactor(password)) return undefined;
  return 'INVALID_CREDENTIALS';
}
