/** Every email an account sends, to customers and to staff: each link in it opens a page of its site. */
import { expect, test } from 'vitest';
import { unreadable } from '#core/journey/stories/readable.ts';
import { type AccountMessage, messageKinds } from '#core/messages/kinds.ts';
import { consoleDoors, findPage, redirectOf } from '#core/pages.ts';
import { testDatabase } from '../../store/test-database.ts';
import { composeEmail, wayIn } from './emails.ts';
import { registered, someone, testAccounts } from './test-accounts.ts';

const db = await testDatabase();
const { accounts } = testAccounts(db);
const lender = { orgCode: 'ORG_A', name: 'Aspen Lending', siteUrl: 'https://aspen.test' };
const now = new Date('2026-03-02T15:00:00Z');
/** The code itself is another spec's. */
const codes = { make: async () => '123456' } as unknown as Parameters<typeof composeEmail>[4];

const linksIn = (words: string) => [...words.matchAll(/https:\/\/aspen\.test([^\s#?]*)/g)].map(([, path = '']) => path);

const isPage = (kind: string, path: string) =>
  kind === 'agent'
    ? (consoleDoors as readonly string[]).includes(path)
    : (findPage(path) ?? redirectOf(path, '')) !== undefined;

/** Those that accounts find the words of. */
const accountMessages = Object.entries(messageKinds)
  .filter(([, { about, words }]) => about === 'account' && words === 'ours')
  .map(([kind]) => kind as AccountMessage);

/** A text goes to customers only, and need not lead anywhere. */
const isText = (kind: AccountMessage) => messageKinds[kind].channels[0] === 'sms';

test.each(
  accountMessages.flatMap((kind) =>
    (isText(kind) ? (['customer'] as const) : (['customer', 'agent'] as const)).map(
      (identityKind) => [kind, identityKind] as const,
    ),
  ),
)(
  'the links of %s to a %s open a page of their site, and its words have no gap and no code',
  async (kind, identityKind) => {
    const { email } = someone();
    const roles = [identityKind === 'agent' ? 'processor' : 'borrower'] as const;
    const { identityUuid } = await accounts.people.invite({ orgCode: 'ORG_A', email, roles });
    const recipient = kind === 'emailChange' ? someone().email : email;
    const channel = isText(kind) ? 'sms' : 'email';
    const about = { channel, identityKind, recipient, details: { identityUuid, code: 'c' } } as const;
    const composed = await db.inOrg('ORG_A', (tx) => composeEmail(tx, lender, { kind, ...about }, now, codes));
    const links = linksIn(composed?.words ?? '');
    expect(links.filter((path) => !isPage(identityKind, path))).toEqual([]);
    expect(links.length, 'all but codes and texts have one').toBeGreaterThan(
      kind.endsWith('Code') || isText(kind) ? -1 : 0,
    );
    expect(composed).toBeDefined();
    expect(unreadable((composed?.words ?? '').replaceAll(/https:\/\/\S+/g, ''))).toEqual([]);
  },
);

test('the ways in for a signer open a page of the borrower’s site, whatever they are to us before', async () => {
  const { person } = await registered(accounts);
  const { identityUuid } = await accounts.people.invite({
    orgCode: 'ORG_A',
    email: someone().email,
    roles: ['signer'],
  });
  for (const uuid of [person.identityUuid, identityUuid]) {
    const place = '/account/heloc/heloc-signer/resume';
    const link = await db.inOrg('ORG_A', (tx) => wayIn(tx, lender, uuid, place, now));
    expect(linksIn(link).map((path) => isPage('customer', path))).toEqual([true]);
    expect(isPage('customer', place)).toBe(true);
  }
});
