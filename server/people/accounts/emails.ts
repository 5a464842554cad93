/**
 * Every message an account sends. It is made at the moment it is handed to the carrier, because only then
 * is the secret of its link made; the link keeps it behind the #, which browsers send to no one.
 */
import { randomBytes } from 'node:crypto';
import type { AccountMessage } from '#core/messages/kinds.ts';
import type { ConsoleDoor, PagePattern } from '#core/pages.ts';
import { loginPathFor } from '#core/roles.ts';
import * as words from '#core/words/en/emails/account.ts';
import { noticeOf } from '#core/words/en/emails/account-notices.ts';
import * as texts from '#core/words/en/texts.ts';
import type { ComposedMessage, DueMessage } from '../../messages/index.ts';
import { insertLink, type LinkPurpose } from '../../store/account-links.ts';
import type { Queryable } from '../../store/database.ts';
import { findIdentity, findIdentityByEmail } from '../../store/identities.ts';
import type { Lender } from './caller.ts';
import { cookieHashOf } from './cookies.ts';
import type { StepUpCodes } from './step-up-codes.ts';

const linkLifeMs: Readonly<Record<LinkPurpose, number>> = {
  passwordReset: 30 * 60_000,
  invitation: 72 * 3_600_000,
  emailChange: 30 * 60_000,
  emailConfirm: 72 * 3_600_000,
  signing: 72 * 3_600_000,
};

/** Every one is a page of its site. */
const pages = {
  customer: { password: '/auth/reset-password', email: '/auth/confirm-email', login: '/auth/login' },
  agent: { password: '/console/reset-password', email: '/console/confirm-email', login: '/console' },
} as const satisfies {
  readonly customer: Readonly<Record<string, PagePattern>>;
  readonly agent: Readonly<Record<string, ConsoleDoor>>;
};

/** A new link of ours: its secret is known only to the email it is in. */
async function makeLink(
  tx: Queryable,
  { orgCode, siteUrl }: Lender,
  { path, ...link }: { identityUuid: string; purpose: LinkPurpose; newEmail: string | null; path: string },
  now: Date,
): Promise<string> {
  const secret = `${orgCode}.${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(now.getTime() + linkLifeMs[link.purpose]);
  await insertLink(tx, { ...link, orgCode, secretHash: cookieHashOf(secret), expiresAt }, now);
  return `${siteUrl}${path}#token=${secret}`;
}

/**
 * Where a signer who is asked to do something begins. Who has signed in as one before, at the login. Everyone else by a
 * link that proves the address: with a word where the account was proven before, with a new password where it never was.
 */
export async function wayIn(
  tx: Queryable,
  lender: Lender,
  identityUuid: string,
  place: string,
  now: Date,
): Promise<string> {
  const identity = await findIdentity(tx, lender.orgCode, identityUuid);
  const query = `?redirectUrl=${encodeURIComponent(place)}`;
  const isKnown = identity?.passwordHash != null;
  if (isKnown && identity.roles.includes('signer')) return `${lender.siteUrl}${loginPathFor(place)}${query}`;
  const path =
    isKnown && identity.emailConfirmedAt !== null
      ? `${pages.customer.email}?for=signing&${query.slice(1)}`
      : pages.customer.password + query;
  return makeLink(tx, lender, { identityUuid, purpose: 'signing', newEmail: null, path }, now);
}

/** Where one of the staff chooses a password. */
export function passwordLink(tx: Queryable, lender: Lender, identityUuid: string, now: Date): Promise<string> {
  const link = { identityUuid, purpose: 'invitation', newEmail: null, path: pages.agent.password } as const;
  return makeLink(tx, lender, link, now);
}

type Words = Pick<ComposedMessage, 'subject' | 'words'>;
type Mail = Pick<DueMessage, 'kind' | 'channel' | 'identityKind' | 'recipient' | 'details'>;

/** Undefined when there is no one to write to: the request was counted like any other, and nothing is sent. */
export async function composeEmail(
  tx: Queryable,
  lender: Lender,
  mail: Mail,
  now: Date,
  codes: StepUpCodes,
): Promise<ComposedMessage | undefined> {
  const recipient = mail.recipient ?? '';
  const worded = await wordsOf(tx, lender, { ...mail, recipient }, now, codes);
  return worded && { ...worded, recipient };
}

async function wordsOf(
  tx: Queryable,
  lender: Lender,
  mail: Mail & { readonly recipient: string },
  now: Date,
  codes: StepUpCodes,
): Promise<Words | undefined> {
  const { orgCode, name, siteUrl } = lender;
  const page = pages[mail.identityKind];
  const link = (identityUuid: string, purpose: LinkPurpose, path: string, newEmail: string | null = null) =>
    makeLink(tx, lender, { identityUuid, purpose, newEmail, path }, now);
  const kind = mail.kind as AccountMessage;
  switch (kind) {
    case 'welcome': {
      const { identityUuid = '' } = mail.details;
      return words.welcome(
        name,
        await link(identityUuid, 'emailConfirm', `${page.email}?for=welcome`),
        siteUrl + page.login,
      );
    }
    case 'passwordReset': {
      const identity = await findIdentityByEmail(tx, orgCode, mail.identityKind, mail.recipient);
      if (!identity || identity.deactivatedAt) return undefined;
      return words.passwordReset(name, await link(identity.uuid, 'passwordReset', page.password));
    }
    case 'invitation':
      return words.invitation(name, await link(mail.details['identityUuid'] ?? '', 'invitation', page.password));
    case 'emailChange': {
      const identityUuid = mail.details['identityUuid'] ?? '';
      const taken = await findIdentityByEmail(tx, orgCode, mail.identityKind, mail.recipient);
      if (taken || !(await findIdentity(tx, orgCode, identityUuid))) return undefined;
      return words.emailChange(name, await link(identityUuid, 'emailChange', page.email, mail.recipient));
    }
    case 'factorReset':
      return words.factorReset(name, await link(mail.details['identityUuid'] ?? '', 'invitation', page.password));
    case 'stepUpCode':
    case 'phoneCode': {
      const code = await codes.make(tx, orgCode, mail.details['code'] ?? '', now);
      return code === undefined ? undefined : codeIn(name, code, mail);
    }
    case 'textStopped':
    case 'textStarted':
    case 'textHelp':
      return { subject: '', words: replyTo(kind, lender, mail.details) };
    default:
      return noticeOf(kind, { lender: name, details: mail.details, login: siteUrl + page.login });
  }
}

function replyTo(
  kind: 'textStopped' | 'textStarted' | 'textHelp',
  { name, siteUrl }: Lender,
  { isOn }: Mail['details'],
): string {
  if (kind === 'textStopped') return texts.stopped(name);
  if (kind === 'textHelp') return texts.help(name, `${siteUrl}/contact`);
  return isOn === 'true' ? texts.started(name) : texts.startedButNotAgreed(name, `${siteUrl}/dashboard/settings`);
}

/** The same few words by email and by text message. */
function codeIn(lender: string, code: string, { kind, channel }: Mail): Words {
  const text = kind === 'phoneCode' ? words.phoneCode(lender, code) : words.stepUpCode(lender, code);
  return channel === 'sms' ? { subject: '', words: text } : words.codeByEmail(lender, text);
}
