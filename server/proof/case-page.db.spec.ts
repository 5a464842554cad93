/** One application at the desk, over HTTP against the whole server: what is read of it, notes, mentions, the line, and who may. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readFile, writeFile } from '../store/underwriting.ts';
import { type Browser, consoleApi, sendEvent, testConsole } from './test-console.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct();
const { db, orgCode } = product;
const { operator, borrowerAt } = testConsole(product);
const [olive, ben] = [await operator('Olive'), await operator('Ben')];
const { uuid, email, borrower } = await borrowerAt('FINAL_TITLE_REVIEW');

interface Note {
  readonly uuid: string;
  readonly text: string;
  readonly by: string;
  readonly isMine: boolean;
  readonly isCorrected: boolean;
  readonly pinned: { by: string } | null;
  readonly mentioned: readonly string[];
  readonly to: string | null;
}
interface Notes {
  readonly rows: readonly Note[];
  readonly colleagues: readonly { identityUuid: string; name: string }[];
  readonly message?: string;
}
interface Mentions {
  readonly mentions: readonly { id: string; isRead: boolean; applicationUuid: string; note: Note }[];
  readonly next: string | null;
}

const at = (of = uuid) => `${consoleApi}/applications/${of}/notes`;
const write = (who: Browser, body: object, of = uuid) => who.send<Notes>('POST', at(of), { kind: 'note', ...body });
const read = async (who: Browser, of = uuid) => (await who.send<Notes>('GET', at(of))).body;
const unread = async (who: Browser) =>
  (await who.send<{ unread: number }>('GET', `${consoleApi}/mentions/unread`)).body.unread;

describe('what is read', () => {
  test('the figures are the very answers that the borrower is given, and the last pricing says by which rules', async () => {
    const { body } = await olive.send<{
      version: number;
      file: {
        borrowerSees: { view: object; particulars: Record<string, unknown> };
        pricing: { guidelineVersion: string; checks: { rule: string }[] };
      };
    }>('GET', `${consoleApi}/closings/${uuid}`);
    const path = `/service-application/api/v2/application/heloc/${uuid}`;
    const theirs = await borrower.send<Record<string, unknown>>('GET', `${path}/particulars`);
    expect({ ...body.file.borrowerSees.particulars, overdue: null }).toEqual({ ...theirs.body, overdue: null });
    const own = path.replace('/v2/', '/v1/');
    const view = (await borrower.send<Record<string, unknown>>('GET', own)).body;
    expect(view).toMatchObject({ amount: expect.any(Number) });
    expect(body.file.borrowerSees.view).toMatchObject({
      amount: view['amount'],
      rate: view['rate'],
      term: view['term'],
    });
    expect(body.file.pricing.guidelineVersion).not.toBe('');
    expect(body.file.pricing.checks.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['CREDIT_SCORE', 'CLTV']));
    expect(body.version).toBeGreaterThan(3);
  });

  test('each decision has its rules with the figures of its moment, which stay when a new report says otherwise', async () => {
    interface Shown {
      readonly file: {
        readonly decisions: readonly {
          readonly event: string;
          readonly basis: null | {
            readonly guidelineVersion: string;
            readonly held: readonly { readonly rule: string; readonly verdict: string; readonly inputs: object[] }[];
          };
        }[];
      };
    }
    const look = async () => (await olive.send<Shown>('GET', `${consoleApi}/closings/${uuid}`)).body.file.decisions;
    const before = await look();
    expect(before.filter(({ basis }) => basis === null)).toEqual([]);
    const priced = before.find(({ event }) => event === 'offersPriced')?.basis;
    expect(priced?.guidelineVersion).not.toBe('');
    const score = priced?.held.find(({ rule }) => rule === 'CREDIT_SCORE');
    expect(score).toMatchObject({ verdict: 'passes' });
    expect(score?.inputs).toContainEqual({ label: 'Credit score', unit: 'count', value: expect.any(Number) });
    const of = { orgCode, applicationUuid: uuid };
    await db.inOrg(orgCode, async (tx, now) => {
      const file = await readFile(tx, product.vault, of);
      if (!file?.credit) throw new Error('There is no report.');
      await writeFile(tx, product.vault, of, { ...file, credit: { ...file.credit, score: 512 } }, now);
    });
    expect(await look()).toEqual(before);
    const rows = await db.owner<{ payload: object }[]>`
      select payload from app.application_event where application_uuid = ${uuid}`;
    // What a bureau reported is never in the history, which lies in clear.
    expect(JSON.stringify(rows)).not.toMatch(/creditScore|"held"/);
  });

  test('no token, no whole number and no birth date is in it', async () => {
    const response = await olive.send<object>('GET', `${consoleApi}/closings/${uuid}`);
    const text = JSON.stringify(response.body);
    expect(text).not.toMatch(/[tT]oken"/);
    expect(text).not.toMatch(/birthDate|ssnMark|"\d{9}"/);
  });
});

describe('notes', () => {
  test('are there for every colleague, never in clear in the database, and the same one sent twice is one', async () => {
    const text = 'Her sister Rosa may pick up.';
    expect((await write(olive, { text, isPinned: true })).status).toBe(200);
    const [note] = (await read(ben)).rows;
    expect(note).toMatchObject({ text, by: 'Olive Desk', isMine: false, pinned: { by: 'Olive Desk' } });
    const [row] = await db.owner<{ sealed: Buffer }[]>`select sealed from app.case_note where org_code = ${orgCode}`;
    expect(row?.sealed.toString('latin1')).not.toContain('Rosa');
    const once = { kind: 'note' as const, text: 'Once.', mentions: [], isPinned: true };
    const key = randomUUID();
    await Promise.all([1, 2].map(() => product.notes.write(olive.person, uuid, once, key)));
    const { rows: notes } = await product.notes.write(olive.person, uuid, once, key);
    expect(notes.filter(({ text }) => text === 'Once.')).toHaveLength(1);
  });

  test('are corrected only by another note, by their own writer, once', async () => {
    const [first] = (await write(olive, { text: 'Call after 3 PM.' })).body.rows;
    const fix = { text: 'Call after 4 PM.', corrects: first?.uuid };
    expect((await write(ben, fix)).status).toBe(403);
    expect((await write(olive, fix)).status).toBe(200);
    expect((await write(olive, { ...fix, text: 'Call after 5 PM.' })).status).toBe(409);
    const notes = (await read(ben)).rows.filter(({ text }) => text.startsWith('Call after'));
    expect(notes.map(({ text, isCorrected }) => [text, isCorrected])).toEqual([
      ['Call after 4 PM.', false],
      ['Call after 3 PM.', true],
    ]);
    for (const change of ['update app.case_note set kind = kind', 'delete from app.case_note'])
      await expect(product.db.inOrg(orgCode, (tx) => tx.unsafe(change))).rejects.toThrow(/permission denied/);
  });

  test('of a hand-off need a line, of a call an owner and a time that is past', async () => {
    const to = ben.person.identityUuid;
    expect((await write(olive, { kind: 'handOff', text: ' ', to })).status).toBe(422);
    const handed = await write(olive, { kind: 'handOff', text: 'The exception is cured.', to });
    expect(handed.body.rows[0]).toMatchObject({ to: 'Ben Desk' });
    const claim = `${consoleApi}/applications/${uuid}/claim`;
    expect((await ben.send('GET', claim)).body).toMatchObject({ holder: { isMe: true, givenBy: 'Olive Desk' } });
    // It is Ben's now: Olive takes it over before she hands it on again, and her line is not kept.
    const again = { kind: 'handOff', text: 'Back to you.', to: (await operator('Otto')).person.identityUuid };
    expect((await write(olive, again)).status).toBe(409);
    expect((await read(ben)).rows.map(({ text }) => text)).not.toContain('Back to you.');
    await ben.send('POST', claim, { do: 'release' });
    const call = { kind: 'call', text: 'She confirms.', with: borrower.person.identityUuid, outcome: 'spoke' };
    const past = new Date(Date.now() - 60_000).toISOString();
    expect((await write(olive, { ...call, calledAt: past })).status).toBe(200);
    expect((await write(olive, { ...call, calledAt: new Date(Date.now() + 864e5).toISOString() })).status).toBe(422);
    expect((await write(olive, { ...call, calledAt: past, with: ben.person.identityUuid })).status).toBe(422);
  });
});

describe('mentions', () => {
  test('are found by the colleague who is named, unread until they look, and by no one else', async () => {
    await read(ben);
    expect(await unread(ben)).toBe(0);
    await write(olive, { text: 'See @Ben Desk', mentions: [ben.person.identityUuid, ben.person.identityUuid] });
    expect([await unread(ben), await unread(olive)]).toEqual([1, 0]);
    const { mentions } = (await ben.send<Mentions>('GET', `${consoleApi}/mentions`)).body;
    expect(mentions[0]).toMatchObject({ isRead: false, applicationUuid: uuid, note: { text: 'See @Ben Desk' } });
    expect((await olive.send<Mentions>('GET', `${consoleApi}/mentions`)).body.mentions).toEqual([]);
    const upTo = mentions[0]?.id ?? '';
    expect((await ben.send<{ unread: number }>('POST', `${consoleApi}/mentions/read`, { upTo })).body.unread).toBe(0);
  });

  test('someone who may not see the application can be neither named nor handed it, and does not see its notes', async () => {
    const pat = await operator('Pat', { email: email.replace('@', '+work@') });
    expect((await pat.send('GET', at())).status).toBe(404);
    expect((await write(pat, { text: 'Mine.' })).status).toBe(404);
    expect((await pat.send('POST', `${consoleApi}/applications/${uuid}/live`)).status).toBe(404);
    expect((await read(olive)).colleagues.map(({ name }) => name)).not.toContain('Pat Desk');
    const named = await write(olive, { text: '@Pat Desk', mentions: [pat.person.identityUuid] });
    expect(named.status).toBe(422);
    expect((await write(olive, { kind: 'handOff', text: 'Yours.', to: pat.person.identityUuid })).status).toBe(422);
    expect((await write(olive, { text: 'x', mentions: [borrower.person.identityUuid] })).status).toBe(422);
  });
});

test('an act and a note wake those who look, across processes, with no word of what it was', async () => {
  const heard: { changed?: [string, string][] }[] = [];
  const stop = product.bus.subscribe('cases', (word: never) => heard.push(word));
  await write(ben, { text: 'A secret word.' });
  await sendEvent(olive, uuid, 'titleReviewed', { outcome: 'exceptions' });
  await expect.poll(() => heard.flatMap(({ changed = [] }) => changed.map(([, of]) => of))).toContain(uuid);
  expect(JSON.stringify(heard)).not.toContain('secret');
  stop();
});

test('a support agent reads neither the case nor its notes', async () => {
  const agent = await operator('Sam', { roles: ['supportAgent'] });
  for (const who of [agent, borrower])
    for (const path of [`${consoleApi}/closings/${uuid}`, at(), `${consoleApi}/mentions`])
      expect((await who.send('GET', path)).status).toBe(403);
  expect((await agent.send('POST', `${consoleApi}/applications/${uuid}/live`)).status).toBe(403);
});

test('who looks whether a name on a list is this person reads what was found', async () => {
  const found = { isClear: false, findings: ['SDN 1234: Homeowner, Ada'] };
  const facts = async () =>
    (await olive.send<{ asked: { facts: object[] } }>('GET', `${consoleApi}/closings/${uuid}`)).body.asked.facts;
  const fact = { label: 'Found on a list', value: 'SDN 1234: Homeowner, Ada' };
  expect(await facts()).not.toContainEqual(fact);
  const word = {
    orgCode,
    uuid,
    event: 'applicantsScreened',
    payload: found,
    by: 'vendor',
    delivery: 'screened',
  } as const;
  await product.origination.deliver(word);
  expect(await facts()).toContainEqual(fact);
});
