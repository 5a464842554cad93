import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { Secret } from '../../secret.ts';
import { testDatabase } from '../../store/test-database.ts';
import { createVault } from '../../store/vault.ts';
import type { Handover, Message } from '../../vendors/messages/port.ts';
import { createAccounts } from './index.ts';
import { registered, someone } from './test-accounts.ts';

const db = await testDatabase();

/** A carrier that answers as told, and accounts that use it. */
function withCarrier(answers: (Handover | Error)[]) {
  const sent: Message[] = [];
  const logged: string[] = [];
  const clock = { at: new Date('2026-03-02T15:00:00Z') };
  const rootKey = new Secret(randomBytes(32));
  const accounts = createAccounts({
    database: db,
    rootKeys: [rootKey],
    vault: createVault([rootKey]),
    messages: {
      send: async (message) => {
        sent.push(message);
        const answer = answers.shift() ?? 'accepted';
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    lenderOf: (orgCode) => ({ orgCode, name: 'Aspen Lending', siteUrl: 'https://aspen.test' }),
    log: createLog('info', { write: (line: string) => logged.push(line) }),
    isProduction: false,
    now: () => clock.at,
  });
  const later = (ms: number) => {
    clock.at = new Date(clock.at.getTime() + ms);
  };
  return { accounts, sent, logged, later };
}

const waiting = () => db.owner`select from app.outbound_mail`;

test('a letter the carrier could not take is sent again later, and only then forgotten', async () => {
  const { accounts, sent, logged, later } = withCarrier([new Error('the carrier is down')]);
  const { who } = await registered(accounts);
  await accounts.post.settled();
  expect([sent.length, (await waiting()).length]).toEqual([1, 1]);
  expect(await accounts.post.deliver('ORG_A')).toBe(0);
  later(31_000);
  expect(await accounts.post.deliver('ORG_A')).toBe(1);
  expect(sent.map(({ recipient }) => recipient)).toEqual([who.email, who.email]);
  expect(await waiting()).toHaveLength(0);
  expect(logged.join('\n')).not.toContain(who.email);
  expect(logged.join('\n')).not.toContain('#token=');
});

test('a letter refused for good is not tried again', async () => {
  const { accounts, sent, later } = withCarrier(['refused']);
  await accounts.people.invite({ orgCode: 'ORG_A', email: someone().email, roles: ['operations'] });
  await accounts.post.settled();
  later(3_600_000);
  expect(await accounts.post.deliver('ORG_A')).toBe(0);
  expect(sent).toHaveLength(1);
});

test('after eight tries a letter is given up loudly and stays where it can be seen', async () => {
  const { accounts, sent, logged, later } = withCarrier(Array.from({ length: 20 }, () => new Error('down')));
  await accounts.people.invite({ orgCode: 'ORG_A', email: someone().email, roles: ['operations'] });
  await accounts.post.settled();
  for (let n = 0; n < 12; n += 1) {
    later(24 * 3_600_000);
    await accounts.post.deliver('ORG_A');
  }
  expect(sent).toHaveLength(8);
  expect(logged.filter((line) => line.includes('a letter was given up'))).toHaveLength(1);
  expect(await waiting()).toHaveLength(1);
});

test('two processes that deliver at once send each letter once', async () => {
  await db.owner`delete from app.outbound_mail`;
  const one = withCarrier([]);
  const two = withCarrier([]);
  await db.inOrg('ORG_A', async (tx) => {
    for (let n = 0; n < 30; n += 1) {
      await tx`insert into app.outbound_mail (org_code, uuid, letter, kind, recipient, created_at, next_try_at)
        values ('ORG_A', gen_random_uuid(), 'passwordChanged', 'customer', ${`n${n}@example.com`}, '2026-01-01', '2026-01-01')`;
    }
  });
  while ((await waiting()).length > 0)
    await Promise.all([one.accounts.post.deliver('ORG_A'), two.accounts.post.deliver('ORG_A')]);
  const recipients = [...one.sent, ...two.sent].map(({ recipient }) => recipient);
  expect([recipients.length, new Set(recipients).size]).toEqual([30, 30]);
});
