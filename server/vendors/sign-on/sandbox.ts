/**
 * A practice keeper of logins, with a page of its own under /sandbox. It believes anyone who says who they are, so it never
 * stands in production: there a lender without a keeper of logins has none.
 */
import { hash, randomBytes } from 'node:crypto';
import { understand } from '../answers.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import { shelfOf } from '../sandbox/shelf.ts';
import { begun, type SignOn, type SignOnRequest, signedOn } from './port.ts';

/** The vendor's side of its own page. */
export interface SignOnWindow {
  /** What the window was opened for; undefined when its number is unknown or too old. */
  visited(token: string): Promise<SignOnAbout | undefined>;
  /** Someone says who they are; the code is what they take back with them. */
  signIn(token: string, typed: Typed): Promise<string | undefined>;
}

interface Typed {
  readonly email: string;
  readonly phoneNumber: string | null;
}

export type SignOnAbout = Pick<SignOnRequest, 'returnUrl' | 'lenderName'>;

interface Visit extends SignOnAbout {
  readonly codeChallenge: string;
  readonly openUntilMs: number;
}

interface Ticket extends Typed {
  readonly codeChallenge: string;
  readonly openUntilMs: number;
}

const windowMs = 10 * 60_000;
const codeMs = 60_000;

export function createSandboxSignOn(
  sandbox: Sandbox,
  { pagesUrl, now = () => new Date() }: { readonly pagesUrl: string; readonly now?: () => Date },
): SignOn & SignOnWindow {
  const shelf = shelfOf(sandbox, 'signOn');
  const fresh = () => randomBytes(24).toString('base64url');
  const open = async <T extends { readonly openUntilMs: number }>(thing: string) => {
    const kept = await shelf.find<T>(thing);
    return kept && kept.openUntilMs > now().getTime() ? kept : undefined;
  };
  return {
    begin: async ({ key, state, codeChallenge, returnUrl, lenderName }) => {
      const token = await sandbox.answer('signOn', 'begin', key, { lenderName }, fresh);
      if (/^[\w-]{32}$/.test(token))
        await shelf.keep(`visit ${token}`, {
          codeChallenge,
          returnUrl,
          lenderName,
          openUntilMs: now().getTime() + windowMs,
        } satisfies Visit);
      const url = `${pagesUrl}/sandbox/sign-on/${token}?state=${encodeURIComponent(state)}`;
      return understand('signOn', begun, /^[\w-]{32}$/.test(token) ? { url } : token);
    },
    finish: async ({ key, code, codeVerifier }) => {
      const answer = await sandbox.answer('signOn', 'finish', key, {}, async () => {
        const ticket = /^[\w-]{32}$/.test(code) ? await open<Ticket>(`code ${code}`) : undefined;
        const isTheirs = ticket?.codeChallenge === hash('sha256', codeVerifier, 'base64url');
        if (!ticket || !isTheirs || (await sandbox.claim('signOn', `spent ${code}`, key)) !== key)
          return { outcome: 'refused' };
        return identified(ticket);
      });
      return understand('signOn', signedOn, answer);
    },
    serves: () => true,
    // It keeps no one signed in.
    leave: async () => undefined,
    ended: async () => undefined,
    visited: async (token) => {
      const visit = /^[\w-]{32}$/.test(token) ? await open<Visit>(`visit ${token}`) : undefined;
      return visit && { returnUrl: visit.returnUrl, lenderName: visit.lenderName };
    },
    signIn: async (token, typed) => {
      const visit = /^[\w-]{32}$/.test(token) ? await open<Visit>(`visit ${token}`) : undefined;
      if (!visit) return undefined;
      const code = fresh();
      const { codeChallenge } = visit;
      await shelf.keep(`code ${code}`, {
        ...typed,
        codeChallenge,
        openUntilMs: now().getTime() + codeMs,
      } satisfies Ticket);
      return code;
    },
  };
}

function identified({ email, phoneNumber }: Ticket) {
  const [name = ''] = email.split('@');
  // A typed "unconfirmed…" plays someone who never opened the email that asked them to confirm.
  const isEmailConfirmed = !name.startsWith('unconfirmed');
  return { outcome: 'known', subject: seedOf('signOn', email).uuid('subject'), email, isEmailConfirmed, phoneNumber };
}
