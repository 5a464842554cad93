/** A socket of the chat lasts as long as the login it was opened with: on whichever process, however the login ends. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { chatSocketPath } from '#core/contract/chat.ts';
import type { Actor } from '../actor.ts';
import type { Opened } from '../people/accounts/index.ts';
import { testDatabase } from '../store/test-database.ts';
import { hire, recoveryCodeFor } from './test-staff.ts';
import { wholeProduct } from './test-whole.ts';

const db = await testDatabase();
const env = { ROOT_KEY: Buffer.alloc(32, 11).toString('base64') };
const [first, second] = [
  await wholeProduct(db, { hasWorker: false, env }),
  await wholeProduct(db, { hasWorker: false, env }),
];
afterAll(async () => {
  await first.stop();
  await second.stop();
});
const { accounts, orgCode } = first;
const password = 'Plum-tractor-91!';
const from = { address: '10.9.0.7', userAgent: undefined, isSecure: false };
const signedOut = 4401;
const notWelcome = 4403;

/** On the other process than the one where logins are ended. */
async function sit(ticket: string): Promise<{ readonly ended: Promise<number>; readonly isIn: Promise<boolean> }> {
  const address = second.server.server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const socket = new WebSocket(`ws://${host}${chatSocketPath}`, { headers: { origin: `http://${host}` } });
  socket.on('open', () => socket.send(JSON.stringify({ kind: 'enter', ticket, after: 0 })));
  const ended = new Promise<number>((done) => void socket.on('close', done));
  const isIn = new Promise<boolean>((done) => {
    socket.on('message', (data: Buffer) => data.toString().includes('"welcome"') && done(true));
    void ended.then(() => done(false));
  });
  return { ended, isIn };
}

async function ticketOf(actor: Actor): Promise<string> {
  const { conversations } = first;
  const wish = { chatMode: 'twilio', attributes: {}, contact: { name: 'Vera', email: '' } } as const;
  const { conversation, token } = await conversations.start({ actor, orgCode }, wish);
  const caller = { actor, orgCode, token };
  return conversations.socket.personTicket(await conversations.find(caller, conversation.uuid), caller);
}

async function borrower() {
  const email = `${randomUUID()}@homeowner.example`;
  const { person } = await accounts.register({ orgCode, email, password, phoneNumber: '4155550123' }, from);
  const again = () => accounts.signIn({ orgCode, kind: 'customer', email, password }, from);
  return { person, again };
}

async function agent(): Promise<Opened & { readonly email: string }> {
  const { email, identityUuid } = await hire(first, { role: 'supportAgent' });
  const totpCode = await recoveryCodeFor(db, orgCode, identityUuid);
  return { email, ...(await accounts.signIn({ orgCode, kind: 'agent', email, password, totpCode }, from)) };
}

/** Of a cookie that was set, what a browser sends back. */
const cookiesOf = ({ setCookie }: Opened) => {
  const [name = '', value = ''] = (setCookie.split(';')[0] ?? '').split(/=(.*)/s);
  return { [name]: value };
};

test('[T5] a logout ends the sockets of that login at once, on every process, and no others', async () => {
  const { again } = await borrower();
  const [one, other] = [await again(), await again()];
  const sockets = { one: await sit(await ticketOf(one.person)), other: await sit(await ticketOf(other.person)) };
  expect([await sockets.one.isIn, await sockets.other.isIn]).toEqual([true, true]);
  const [atVisitor, unused] = [await sit(await ticketOf({ roles: [] })), await ticketOf(one.person)];
  expect(await atVisitor.isIn).toBe(true);
  await accounts.signOut('customer', cookiesOf(one), false);
  expect(await sockets.one.ended).toBe(signedOut);
  // A ticket that was given before opens nothing any more.
  const late = await sit(unused);
  expect(await late.isIn).toBe(false);
  expect(await late.ended).toBe(notWelcome);
  // From another tab, by its place in the list of devices.
  await accounts.sessions.end((await again()).person, other.person.sessionId);
  expect(await sockets.other.ended).toBe(signedOut);
  expect(await Promise.race([atVisitor.ended, Promise.resolve('open')])).toBe('open');
});

test('[T5] staff who are suspended, or log out, hear nothing more of anyone', async () => {
  const [gone, left] = [await agent(), await agent()];
  const sockets = [gone, left].map(async ({ person }) => sit(await first.conversations.socket.agentTicket(person)));
  const [suspended, loggedOut] = await Promise.all(sockets);
  expect(await Promise.all([suspended?.isIn, loggedOut?.isIn])).toEqual([true, true]);
  await accounts.staff.suspend({ shell: 'test' }, { orgCode, email: gone.email }, 'On leave');
  expect(await suspended?.ended).toBe(signedOut);
  await accounts.signOut('agent', cookiesOf(left), false);
  expect(await loggedOut?.ended).toBe(signedOut);
});
