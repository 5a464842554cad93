/** Who works on which application, over HTTP against the whole server: taken, given back, taken over, idle, decided. */
import { expect, test } from 'vitest';
import { claimIdleMs } from '#core/desk/claims.ts';
import { type Browser, consoleApi, sendEvent, testConsole } from './test-console.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct();
const { db, orgCode, claims } = product;
const { operator, borrowerAt } = testConsole(product);
const [olive, ben] = [await operator('Olive'), await operator('Ben')];
const { uuid, email } = await borrowerAt('FINAL_TITLE_REVIEW');

interface Claimed {
  readonly holder: { readonly name: string; readonly since: string; readonly isMe: boolean } | null;
  readonly message?: string;
}

const path = (of: string) => `${consoleApi}/applications/${of}/claim`;
const act = (who: Browser, body: object, of = uuid) => who.send<Claimed>('POST', path(of), body);
const holder = async (who: Browser, of = uuid) => (await who.send<Claimed>('GET', path(of))).body.holder;
/** As if its holder had not been there for so long. */
const idle = (ms: number) =>
  db.owner`update app.claim set ends_at = ends_at - ${ms} * interval '1 millisecond' where application_uuid = ${uuid}`;

test('a claim is seen by all, is taken once, and is given back only by its holder', async () => {
  expect(await holder(ben)).toBeNull();
  const taken = await act(olive, { do: 'claim' });
  expect(taken.body.holder).toMatchObject({ name: 'Olive Desk', isMe: true });
  expect(await holder(ben)).toMatchObject({ name: 'Olive Desk', isMe: false });
  const refused = await act(ben, { do: 'claim' });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Olive Desk is working on this application. Take it over to decide.',
  ]);
  await act(ben, { do: 'release' });
  expect((await holder(olive))?.isMe).toBe(true);
  const again = await act(olive, { do: 'claim' });
  expect(again.body.holder?.since).toBe(taken.body.holder?.since);
  await act(olive, { do: 'release' });
  expect(await holder(ben)).toBeNull();
});

test('it ends after fifteen idle minutes by the database’s time; activity keeps it, and nothing revives it', async () => {
  await act(olive, { do: 'claim' });
  await idle(claimIdleMs - 60_000);
  await act(olive, { do: 'touch' });
  await idle(claimIdleMs - 60_000);
  expect((await holder(ben))?.name).toBe('Olive Desk');
  await idle(60_000);
  expect(await holder(ben)).toBeNull();
  await act(olive, { do: 'touch' });
  expect(await holder(ben)).toBeNull();
  expect((await act(ben, { do: 'claim' })).body.holder?.isMe).toBe(true);
  await act(ben, { do: 'release' });
});

test('taking over needs a word, which the holder reads once; the colleague reads none of it', async () => {
  await act(olive, { do: 'claim' });
  for (const word of ['', '   ', 'x'.repeat(501), undefined])
    expect((await act(ben, { do: 'takeOver', word })).status).toBe(422);
  expect((await act(ben, { do: 'takeOver', word: 'The borrower is on my line.' })).body.holder?.isMe).toBe(true);
  const words = (who: Browser) =>
    who.send<{ uuid: string; by: string; word: string; applicationUuid: string }[]>(
      'GET',
      `${consoleApi}/claims/words`,
    );
  const [told, ...more] = (await words(olive)).body;
  expect(more).toEqual([]);
  expect(told).toMatchObject({ by: 'Ben Desk', word: 'The borrower is on my line.', applicationUuid: uuid });
  expect((await words(ben)).body).toEqual([]);
  const seen = `${consoleApi}/claims/words/${told?.uuid}/seen`;
  expect((await ben.send('POST', seen)).status).toBe(404);
  expect((await olive.send('POST', seen)).status).toBe(204);
  expect((await words(olive)).body).toEqual([]);
  await act(ben, { do: 'release' });
  await act(ben, { do: 'takeOver', word: 'No one has it.' });
  expect((await words(olive)).body).toEqual([]);
  await act(ben, { do: 'release' });
});

test('a decision is refused by name while a colleague holds it, is free to all who find it free, and frees it', async () => {
  await act(olive, { do: 'claim' });
  const title = { outcome: 'clear' };
  const refused = await sendEvent(ben, uuid, 'titleReviewed', title);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Olive Desk is working on this application. Take it over to decide.',
  ]);
  // What can be done at any time leaves it with its holder.
  expect((await sendEvent(olive, uuid, 'phoneSaved', { phoneNumber: '4155550177' })).status).toBe(200);
  expect((await holder(ben))?.name).toBe('Olive Desk');
  expect((await sendEvent(olive, uuid, 'titleReviewed', title)).status).toBe(200);
  expect(await holder(ben)).toBeNull();
});

test('one’s own application, an absent one and someone without files are refused alike; suspended staff hold nothing', async () => {
  const own = await operator('Oona', { email });
  for (const [who, of] of [
    [own, uuid],
    [olive, '00000000-0000-4000-8000-000000000000'],
  ] as const) {
    expect((await act(who, { do: 'claim' }, of)).status).toBe(404);
    expect((await who.send('GET', path(of))).status).toBe(404);
  }
  await act(olive, { do: 'claim' });
  await db.inOrg(orgCode, (tx) => claims.releaseAllOf(tx, orgCode, olive.person.identityUuid));
  expect(await holder(ben)).toBeNull();
});

test('of many who claim at once, one has it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([olive, ben, olive, ben].map((who) => act(who, { do: 'claim' })));
    const winners = new Set(answers.flatMap(({ body }) => body.holder?.name ?? []));
    expect(winners.size).toBe(1);
    await Promise.all([olive, ben].map((who) => act(who, { do: 'release' })));
  }
});
