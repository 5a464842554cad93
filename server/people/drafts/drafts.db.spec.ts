import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { Draft } from '#core/registration/draft.ts';
import { wholeProduct } from '../../proof/test-whole.ts';
import { testDatabase } from '../../store/test-database.ts';
import { createDrafts } from './index.ts';

const db = await testDatabase();
const product = await wholeProduct(db, { hasWorker: false });
const { server, orgCode } = product;
afterAll(() => product.stop());

const said = (name: string, value: unknown, atMs = Date.now()): Draft => ({
  version: 1,
  savedAtMs: atMs,
  said: { [name]: { value, atMs } },
});

interface Ask {
  readonly id?: string;
  readonly cookie?: string;
  readonly body?: unknown;
  readonly org?: string;
  readonly origin?: string;
}

async function ask(method: 'GET' | 'PUT' | 'DELETE', { id = 'one', cookie, body, org = orgCode, origin }: Ask = {}) {
  const headers = { 'x-org': org, ...(cookie && { cookie }), ...(origin && { origin, host: new URL(origin).host }) };
  const url = `/service-application/api/v1/registration-draft/${id}`;
  const answer = await server.inject({ method, url, headers, ...(body ? { payload: body as object } : {}) });
  const setCookie = String(answer.headers['set-cookie'] ?? '');
  return { status: answer.statusCode, setCookie, cookie: setCookie.split(';')[0] ?? '', body: answer.body };
}

const draftIn = ({ body }: { body: string }) => (JSON.parse(body) as { draft: Draft | null }).draft;

describe('a draft', () => {
  test('[T6] is found again by the browser that began it, under a cookie no script reads, and by no other', async () => {
    const email = `${randomUUID()}@homeowner.example`;
    const { cookie, setCookie, status } = await ask('PUT', { body: said('typed:contact:email', email) });
    expect(status).toBe(204);
    expect(setCookie).toMatch(/^hearthline-draft=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    expect(draftIn(await ask('GET', { cookie }))?.said['typed:contact:email']?.value).toBe(email);
    for (const other of [undefined, 'hearthline-draft=', `hearthline-draft=${'A'.repeat(43)}`, 'hearthline-draft=../x'])
      expect(draftIn(await ask('GET', other === undefined ? {} : { cookie: other })), other).toBeNull();
    expect(draftIn(await ask('GET', { cookie, id: 'two' }))).toBeNull();
    expect(draftIn(await ask('GET', { cookie, org: 'KESTREL_QUAY' })), 'nor at another lender').toBeNull();
  });

  test('[T27] lies sealed, and of the cookie there is only a hash', async () => {
    const email = `${randomUUID()}@homeowner.example`;
    const { cookie } = await ask('PUT', { body: said('typed:contact:email', email) });
    const rows = await db.owner<{ text: string }[]>`select t::text as text from app.registration_draft t`;
    const text = rows.map((row) => row.text).join('\n');
    expect(rows.length).toBeGreaterThan(0);
    expect(text).not.toContain(email);
    expect(text).not.toContain(Buffer.from(email).toString('hex'));
    expect(text).not.toContain(cookie.split('=')[1]);
  });

  test('over https the cookie is bound to the host', async () => {
    const { setCookie } = await ask('PUT', { body: said('answer:name', 'Ada'), origin: 'https://lender.example' });
    expect(setCookie).toMatch(/^__Host-hearthline-draft=.*; Path=\/;.*; Secure$/);
  });

  test('keeps the newest of each entry, whichever tab saved last', async () => {
    const { cookie } = await ask('PUT', { body: said('answer:name', 'Ada', 2000) });
    await ask('PUT', { cookie, body: said('answer:dob', '1980', 1500) });
    await ask('PUT', { cookie, body: said('answer:name', 'an older word', 1000) });
    const kept = draftIn(await ask('GET', { cookie }))?.said;
    expect(kept).toMatchObject({ 'answer:name': { value: 'Ada' }, 'answer:dob': { value: '1980' } });
  });

  test('saves that come together lose nothing', async () => {
    const { cookie } = await ask('PUT', { body: said('answer:first', 0) });
    await Promise.all(Array.from({ length: 8 }, (_, n) => ask('PUT', { cookie, body: said(`answer:n${n}`, n) })));
    expect(Object.keys(draftIn(await ask('GET', { cookie }))?.said ?? {})).toHaveLength(9);
  });

  test('is gone when it was sent', async () => {
    const { cookie } = await ask('PUT', { body: said('answer:name', 'Ada') });
    expect((await ask('DELETE', { cookie })).status).toBe(204);
    expect(draftIn(await ask('GET', { cookie }))).toBeNull();
  });

  test.each([
    ['a password', said('typed:password:password', 'Abcdefgh1!23')],
    ['a password, however it is written', said('typed:account:PASSWORD', 'Abcdefgh1!23')],
    ['a Social Security number', said('typed:credit:ssn', '123456789')],
    ['a password within an answer', said('answer:account', { email: 'a@b.example', newPassword: 'Abcdefgh1!23' })],
    ['a Social Security number within an answer', said('answer:owners', [{ name: 'Ada', ssn: '123456789' }])],
    ['another key', { ...said('answer:name', 'x'), more: 1 }],
    ['an entry with another key', { version: 1, savedAtMs: 1, said: { 'answer:a': { value: 1, atMs: 1, more: 1 } } }],
    ['a name of another kind', said('answer name', 'x')],
    ['too much', said('answer:name', 'x'.repeat(40_000))],
    [
      'too many entries',
      {
        version: 1,
        savedAtMs: 1,
        said: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`answer:${n}`, { value: 1, atMs: 1 }])),
      },
    ],
    ['another version', { ...said('answer:name', 'x'), version: 2 }],
  ])('with %s is refused', async (_, body) => {
    const { status, setCookie } = await ask('PUT', { body });
    expect(status).toBe(422);
    expect(setCookie).toBe('');
  });

  test('[T6] is never kept under a handle that someone made up', async () => {
    for (const made of ['made-up', 'x'.repeat(42), `${'x'.repeat(42)}%3D`]) {
      const { cookie } = await ask('PUT', { cookie: `hearthline-draft=${made}`, body: said('answer:name', 'Ada') });
      expect(cookie).toMatch(/^hearthline-draft=[\w-]{43}$/);
      expect(cookie).not.toContain(made);
    }
    const handles = await Promise.all(
      Array.from({ length: 5 }, () => ask('PUT', { body: said('answer:name', 'Ada') })),
    );
    expect(new Set(handles.map(({ cookie }) => cookie)).size).toBe(5);
  });

  test('of an id that is none is not found', async () => {
    expect((await ask('PUT', { id: 'a%20b', body: said('answer:name', 'x') })).status).toBe(404);
  });

  test('is forgotten a week after its last change, and a browser has ten at most', async () => {
    let now = new Date('2030-01-01T00:00:00Z');
    const vault = { seal: async (_: unknown, __: unknown, text: string) => Buffer.from(text) } as never;
    const drafts = createDrafts({ database: db, vault, canonicalOf: () => 'ORG_D', now: () => now });
    const rows = () => db.inOrg('ORG_D', (tx) => tx`select registration_id from app.registration_draft`);
    let handle: string | undefined;
    for (let n = 0; n < 12; n += 1) {
      now = new Date(now.getTime() + 1000);
      handle = await drafts.save({ orgCode: 'ORG_D', handle, registrationId: `r-${n}` }, said('answer:name', n));
    }
    expect(await rows()).toHaveLength(10);
    now = new Date(now.getTime() + 7 * 86_400_000 - 60_000);
    expect(await drafts.forgetOld('ORG_D')).toBe(0);
    now = new Date(now.getTime() + 120_000);
    expect(await drafts.read({ orgCode: 'ORG_D', handle, registrationId: 'r-11' })).toBeUndefined();
    expect(await drafts.forgetOld('ORG_D')).toBe(10);
  });
});
