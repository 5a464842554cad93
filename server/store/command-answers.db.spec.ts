/** What is kept of a command that was answered: enough to know it again, and nothing that its numbers could be found by. */
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepOlderSecrets, openKeys } from '../kept-keys.ts';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import type { RootKeys } from '../root-key.ts';
import { Secret } from '../secret.ts';
import { answerTo, type CommandKey, type Marking, once } from './command-answers.ts';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();
const { origination, borrower } = await testOrigination(db);
const [oldRoot, newRoot] = [new Secret(randomBytes(32)), new Secret(randomBytes(32))];
const marking = (await openKeys(db.app, [oldRoot])).vault;
const content = ['application', 'ssnSubmitted', { ssn: '123456789' }];
const otherwise = ['application', 'ssnSubmitted', { ssn: '987654321' }];

const aClaim = (): CommandKey => ({ orgCode: 'ORG_A', identityUuid: randomUUID(), key: randomUUID(), content });
const send = (claim: CommandKey, answer = 'done', by: Marking = marking) =>
  db.inOrg(claim.orgCode, (tx) => once(tx, by, claim, async () => answer));
const rowsOf = ({ identityUuid }: Pick<CommandKey, 'identityUuid'>) =>
  db.owner<
    { contentHash: Buffer | null; contentMark: string | null; text: string }[]
  >`select content_hash, content_mark, t::text as text from app.command_answer t where identity_uuid = ${identityUuid}`;

/** As a process of the release before writes it. */
async function plainly({ orgCode, identityUuid, key, content }: CommandKey, answer: unknown): Promise<void> {
  const plain = Buffer.from(hash('sha256', JSON.stringify(content), 'hex'), 'hex');
  await db.owner`insert into app.command_answer (org_code, identity_uuid, key, content_hash, answer)
    values (${orgCode}, ${identityUuid}, ${key}, ${plain}, ${db.owner.json(answer as string)})`;
}

test('[T27] of a command’s content nothing is kept that its numbers could be found by, trying them all', async () => {
  const who = borrower();
  const { person, known, ...rest } = aStart(who);
  await origination.start({ person, known, ...rest, key: 'registration-4711' });
  const claim = { ...aClaim(), orgCode: who.orgCode, identityUuid: who.identityUuid };
  await send(claim);
  const rows = await rowsOf(who);
  expect(rows).toHaveLength(2);
  const kept = rows.map(({ text }) => text).join('\n');
  for (const said of [content, ['start', known, rest]])
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(kept).not.toContain(hash('sha256', JSON.stringify(said), encoding).replace(/=+$/, ''));
  expect(rows.map(({ contentHash }) => contentHash)).toEqual([null, null]);
});

test('[T27] that two commands say the same does not show', async () => {
  const claim = aClaim();
  await send(claim);
  await send({ ...claim, key: randomUUID() });
  expect(new Set((await rowsOf(claim)).map(({ contentMark }) => contentMark)).size).toBe(2);
});

test('sent again after a new root key, and after the old one is gone, a command has its answer', async () => {
  const claim = aClaim();
  expect(await send(claim, 'first')).toBe('first');
  const both: RootKeys = [newRoot, oldRoot];
  await keepOlderSecrets(db.owner, both);
  for (const roots of [both, [newRoot]] as const) {
    const { vault } = await openKeys(db.app, roots);
    expect(await send(claim, 'again', vault)).toBe('first');
    expect(await db.inOrg('ORG_A', (tx) => answerTo(tx, vault, claim))).toEqual({ answer: 'first' });
    await expect(send({ ...claim, content: otherwise }, 'again', vault)).rejects.toMatchObject({ code: 'keyReused' });
  }
});

test('[T27] a plain hash that a process of the release before writes is not kept, and its answer is', async () => {
  const claim = aClaim();
  await plainly(claim, 'first');
  expect(await rowsOf(claim)).toMatchObject([{ contentHash: null, contentMark: null }]);
  expect(await send(claim, 'again')).toBe('first');
  expect(await db.inOrg('ORG_A', (tx) => answerTo(tx, marking, claim))).toEqual({ answer: 'first' });
});

test('[T27] no plain hash of before is left, and a key of before answers as it did', async () => {
  const migration = join(import.meta.dirname, 'migrations', '0129-keyed-command-answers.sql');
  await db.owner.unsafe(`
    delete from app.command_answer;
    drop trigger command_answer_keeps_no_plain_hash on app.command_answer;
    drop function app.keep_no_plain_hash();
    alter table app.command_answer drop column content_mark, alter column content_hash set not null`);
  const claim = aClaim();
  await plainly(claim, 'first');
  expect((await db.owner`select from app.command_answer where content_hash is not null`).length).toBe(1);
  await db.owner.unsafe(readFileSync(migration, 'utf8'));
  expect(await rowsOf(claim)).toMatchObject([{ contentHash: null, contentMark: null }]);
  expect(await send(claim, 'again')).toBe('first');
});
