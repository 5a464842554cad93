/**
 * The sign-in window of a sandbox that links accounts or payroll: opened with a link token, it takes the published magic
 * logins and passwords, asks for second factors, and gives a public token that can be exchanged once. It knows logins by
 * the table of personas; anyone who is not in it is refused, as a bank would refuse a stranger.
 */
import { Secret } from '../../secret.ts';
import { understand } from '../answers.ts';
import { personaFor } from '../personas.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import { shelfOf } from '../sandbox/shelf.ts';
import { type LinkResult, type LinkSession, linkedAnswer, linkFinished, linkSession } from './link.ts';
import { type Dialect, type LinkError, linkError, publishedError } from './sandbox-link-errors.ts';
import { isSecondFactor, secondFactor } from './sandbox-second-factor.ts';

type LoginStep =
  | { readonly step: 'linked'; readonly publicToken: string }
  | { readonly step: 'secondFactor'; readonly prompts: readonly string[]; readonly choices: readonly string[] }
  | { readonly step: 'error'; readonly error: LinkError };

/** The server side of the vendor's own page. */
export interface LinkWindow {
  /** What the window is for; undefined when its token is unknown or too old. */
  visited(linkToken: string): Promise<LinkAbout | undefined>;
  /** `answers`: what was said to the second factor so far, oldest first. */
  submitLogin(linkToken: string, login: string, password: string, answers?: readonly string[]): Promise<LoginStep>;
  /** Agreed to at the end of the window: what is shared, and nothing is before. No accounts named: all of them. */
  finish(linkToken: string, publicToken: string, accountIds?: readonly string[]): Promise<void>;
}

export interface WindowOptions {
  /** Where the sandboxes' own pages are served. */
  readonly pagesUrl: string;
  readonly now?: () => Date;
}

type LinkOptions = Pick<WindowOptions, 'now'>;

/** What the vendor remembers of a session from its opening on. */
export interface LinkAbout {
  readonly identityUuid: string;
  readonly name: string;
  readonly source: string;
  readonly statedAnnualCents: number | null;
  readonly dialect: Dialect;
  /** Where the person goes from the last page of the window. */
  readonly returnUrl: string;
}

/** What a token stands for: whose session it was, and which magic person signed in. */
interface Visit extends LinkAbout {
  readonly linkToken: string;
  readonly login: string;
  readonly expiresAt: string;
}

/** What stands when someone came to the end of the window; the first end stays. */
interface End {
  readonly publicToken: string;
  readonly accountIds: readonly string[] | undefined;
}

interface Link {
  readonly reference: string;
  readonly access: string;
  readonly visit: Visit;
}

export interface LinkVendor extends LinkWindow {
  open(key: string, about: LinkAbout): Promise<LinkSession>;
  finished(key: string, linkToken: string): Promise<LinkResult>;
  /** The accounts that were shared; undefined when no one chose among them. */
  shared(linkToken: string): Promise<readonly string[] | undefined>;
  /** Undefined when the token is old, unknown, or was exchanged with another key. */
  exchange(key: string, publicToken: string, reference: string): Promise<Link | undefined>;
  linkBy(access: string): Promise<Link | undefined>;
  /** Who signed in for this token, and where. */
  visitBy(publicToken: string): Promise<Visit | undefined>;
}

type LinkingVendor = 'bank' | 'income';

const sessionMs = 4 * 3_600_000;
const publicTokenMs = 30 * 60_000;

export function createLinkVendor(
  sandbox: Sandbox,
  vendor: LinkingVendor,
  { now = () => new Date() }: LinkOptions = {},
): LinkVendor {
  const shelf = shelfOf(sandbox, vendor);
  const { isOver, after } = clockOf(now);
  const sessionOf = (linkToken: string) => shelf.find<Visit>(`session ${linkToken}`);
  const endOf = (linkToken: string) => shelf.find<End>(`end ${linkToken}`);
  const isFirst = async (key: string, publicToken: string) =>
    (await sandbox.claim(vendor, `exchange ${publicToken}`, key)) === key;
  return {
    open: async (key, about) => {
      const linkToken = `link-sandbox-${seedOf(vendor, key).uuid('link')}`;
      const answer = await sandbox.answer(vendor, 'openLink', key, { source: about.source }, () => ({
        linkToken,
        // The sandbox has no site of its own: its pages are served beside those of the person who opened the window.
        url: new URL(`/sandbox/${vendor}/link/${linkToken}`, about.returnUrl).href,
        expiresAt: after(sessionMs),
      }));
      const session = understand(vendor, linkSession, answer);
      const visit: Visit = { ...about, linkToken, login: '', expiresAt: session.expiresAt };
      await shelf.keep(`session ${linkToken}`, visit);
      return session;
    },
    visited: async (linkToken) => {
      const visit = await sessionOf(linkToken);
      return visit && !isOver(visit) ? visit : undefined;
    },
    finish: async (linkToken, publicToken, accountIds) => {
      await shelf.keep(`end ${linkToken}`, { publicToken, accountIds } satisfies End);
    },
    finished: async (key, linkToken) => {
      const [visit, end] = await Promise.all([sessionOf(linkToken), endOf(linkToken)]);
      const state = end ? 'finished' : visit && !isOver(visit) ? 'open' : 'expired';
      // An open window may end at any moment: what it is now must not stand in the book as this key's answer for ever.
      const asked = state === 'finished' ? key : `${key}.${state}`;
      const answer = await sandbox.answer(vendor, 'finished', asked, {}, () => ({ state }));
      const seen = understand(vendor, linkFinished, answer);
      if (seen.state !== 'finished') return { state: seen.state };
      return { state: 'finished', publicToken: new Secret(end?.publicToken ?? '') };
    },
    shared: async (linkToken) => (await endOf(linkToken))?.accountIds,
    submitLogin: createLogin(vendor, shelf, now),
    exchange: async (key, publicToken, reference) => {
      const visit = await shelf.find<Visit>(`public ${publicToken}`);
      const isGood = visit && !isOver(visit) && (await isFirst(key, publicToken));
      const answer = await sandbox.answer(vendor, 'exchange', key, {}, () =>
        isGood ? { outcome: 'linked', reference } : { outcome: 'refused' },
      );
      if (!visit || understand(vendor, linkedAnswer, answer).outcome === 'refused') return undefined;
      const access = `access-sandbox-${seedOf(vendor, reference).uuid('access')}`;
      const link: Link = { reference, access, visit };
      await shelf.keep(`access ${access}`, link);
      return link;
    },
    linkBy: (access) => shelf.find(`access ${access}`),
    visitBy: (publicToken) => shelf.find(`public ${publicToken}`),
  };
}

/** The page where someone logs in: its errors are as published, and what it gives is good for half an hour. */
function createLogin(
  vendor: LinkingVendor,
  shelf: ReturnType<typeof shelfOf>,
  now: () => Date,
): LinkWindow['submitLogin'] {
  const { isOver, after } = clockOf(now);
  return async (linkToken, login, password, answers = []) => {
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
  };
}

function clockOf(now: () => Date) {
  return {
    isOver: ({ expiresAt }: Visit) => Date.parse(expiresAt) < now().getTime(),
    after: (ms: number) => new Date(now().getTime() + ms).toISOString(),
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
