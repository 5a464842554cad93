/** The line of one's own application, over a real port: whose it is, that a ticket counts once, and what is heard there. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { ownSocketPath } from '#core/contract/own-live.ts';
import type { Person } from '../actor.ts';
import { casesTopic } from '../case-news.ts';
import { testDatabase } from '../store/test-database.ts';
import { type Brand, brandOf } from './test-cast.ts';
import { wholeProduct } from './test-whole.ts';

const db = await testDatabase();
const product = await wholeProduct(db, { hasWorker: false });
afterAll(product.stop);
const { following, accounts, orgCode } = product;

let brand: Brand;
let mine: Person;
let cookies: Record<string, string>;
const password = 'Plum-tractor-91!';
const from = { address: '10.9.0.9', userAgent: undefined, isSecure: false };

beforeAll(async () => {
  brand = await brandOf(product, orgCode);
  const home = brand.homes[0];
  const { email } = await accounts.profiles.describe(home.borrower);
  const opened = await accounts.signIn({ orgCode, kind: 'customer', email, password }, from);
  mine = opened.person;
  const [name = '', value = ''] = (opened.setCookie.split(';')[0] ?? '').split(/=(.*)/s);
  cookies = { [name]: value };
});

async function come(ticket: string) {
  const address = product.server.server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const socket = new WebSocket(`ws://${host}${ownSocketPath}`, { headers: { origin: `http://${host}` } });
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  socket.on('open', () => socket.send(JSON.stringify({ kind: 'enter', ticket })));
  const ended = new Promise<number>((done) => void socket.on('close', done));
  return { socket, heard, ended };
}
const changed = '{"kind":"changed"}';
const uuid = () => brand.homes[0].applicationUuid;

test('who may follow an application gets a ticket; another’s and one that is not there answer alike', async () => {
  const [home, other] = brand.homes;
  for (const person of [home.borrower, home.signer])
    expect(await following.ticket(person, uuid())).toEqual({ ticket: expect.any(String) });
  for (const [person, of] of [
    [other.borrower, uuid()],
    [other.signer, uuid()],
    [home.borrower, randomUUID()],
    [home.signer, randomUUID()],
  ] as const)
    await expect(following.ticket(person, of)).rejects.toMatchObject({ code: 'notFound' });
});

test('it says that something changed and nothing else; not of another’s application, nor what staff note among themselves', async () => {
  const { ticket } = await following.ticket(mine, uuid());
  const line = await come(ticket);
  await expect.poll(() => line.heard).toEqual(['{"kind":"welcome"}']);
  // A ticket opens one socket.
  expect(await (await come(ticket)).ended).toBe(4403);
  const [, other] = brand.homes;
  await product.bus.publish(casesTopic, { changed: [[orgCode, uuid(), true]] });
  await product.bus.publish(casesTopic, { changed: [[orgCode, other.applicationUuid]] });
  await product.bus.publish(casesTopic, { changed: [['ORG_ELSEWHERE', uuid()]] });
  await product.bus.publish(casesTopic, { looking: { orgCode, applicationUuid: uuid(), name: 'Olive' } });
  // What is told after these, by the door: what was said before has come by now.
  const body = { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' };
  await product.origination.signal({ person: brand.staff.operations, uuid: uuid(), event: 'conditionRaised', body });
  await expect.poll(() => line.heard.at(-1)).toBe(changed);
  expect(line.heard).toEqual(['{"kind":"welcome"}', changed]);
  line.socket.close();
});

test('a logout closes it at once, and a ticket from before opens nothing any more', async () => {
  const line = await come((await following.ticket(mine, uuid())).ticket);
  const unused = (await following.ticket(mine, uuid())).ticket;
  await expect.poll(() => line.heard).toHaveLength(1);
  await accounts.signOut('customer', cookies, false);
  expect(await line.ended).toBe(4401);
  const late = await come(unused);
  expect(await late.ended).toBe(4403);
  expect(late.heard).toEqual([]);
});
