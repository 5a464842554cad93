/** The staff, over HTTP against the whole server: who sees whom, who changes whom, and what is left of an open session. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestRole } from '../lending/origination/test-origination.ts';
import { testProduct } from './test-product.ts';
import { hire, staffMember } from './test-staff.ts';

const product = await testProduct();
const { server, db, brands, orgCode: provider } = product;
const partner = brands.organizations.find((code) => code !== provider) ?? '';
const api = '/service-console/api/v1/staff';
const at = (orgCode: string) => ({ ...product, orgCode });

async function browser(orgCode: string, role: TestRole, firstName: string) {
  const { person, token, setCookie } = await staffMember(at(orgCode), { role, firstName });
  const headers = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '', 'x-org': orgCode };
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const response = await server.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  };
  return { person, send };
}
type Browser = Awaited<ReturnType<typeof browser>>;
const listOf = async (who: Browser, org?: string) => (await who.send('GET', `${api}${org ? `?org=${org}` : ''}`)).body;
const personIn = async (who: Browser, uuid: string) =>
  (await listOf(who)).people.find((one: { uuid: string }) => one.uuid === uuid);
const auditOf = (uuid: string) =>
  db.owner`select act, what, why, by_name from app.audit_entry where about_identity = ${uuid} and act <> 'signedIn' order by id`;
const why = 'Left the company';

test('a partner admin sees and changes the people of their own organization, and nothing of another', async () => {
  const petra = await browser(partner, 'partnerAdmin', 'Petra');
  const paul = await browser(partner, 'processor', 'Paul');
  const stranger = await hire(at(provider), { role: 'processor', firstName: 'Stella' });
  const { org, organizations, people } = await listOf(petra);
  expect([org, organizations.map((one: { org: string }) => one.org)]).toEqual([partner, [partner]]);
  expect(people.map((one: { uuid: string }) => one.uuid)).toContain(paul.person.identityUuid);
  expect(people.map((one: { uuid: string }) => one.uuid)).not.toContain(stranger.identityUuid);
  expect((await petra.send('GET', `${api}?org=${provider}`)).status).toBe(404);
  for (const act of ['suspend', 'resume', 'roles', 'sign-out']) {
    const body = { ...(act !== 'sign-out' && { why }), ...(act === 'roles' && { roles: ['closer'] }) };
    for (const uuid of [stranger.identityUuid, randomUUID()])
      expect((await petra.send('POST', `${api}/${uuid}/${act}`, body)).status).toBe(404);
    expect(
      (await petra.send('POST', `${api}/${stranger.identityUuid}/${act}`, { ...body, org: provider })).status,
    ).toBe(404);
  }
  expect((await paul.send('GET', api)).status).toBe(403);
});

test('suspending ends every open session at once, is in the audit with its reason, and resuming lets them in again', async () => {
  const petra = await browser(partner, 'partnerAdmin', 'Petra');
  const paul = await browser(partner, 'processor', 'Paul');
  const { identityUuid } = paul.person;
  expect((await paul.send('GET', '/service-console/api/v1/me')).status).toBe(200);
  expect(await personIn(petra, identityUuid)).toMatchObject({
    state: 'active',
    sessions: 1,
    passkeys: 0,
    whyNot: null,
  });
  expect((await petra.send('POST', `${api}/${identityUuid}/suspend`, { why })).status).toBe(204);
  expect((await paul.send('GET', '/service-console/api/v1/me')).status).toBe(401);
  expect(await personIn(petra, identityUuid)).toMatchObject({ state: 'suspended', sessions: 0 });
  expect((await petra.send('POST', `${api}/${identityUuid}/resume`, { why: 'Came back' })).status).toBe(204);
  expect(await personIn(petra, identityUuid)).toMatchObject({ state: 'active' });
  expect([...(await auditOf(identityUuid))]).toEqual([
    { act: 'staffSuspended', what: 'suspended', why, byName: 'Petra Desk' },
    { act: 'staffReactivated', what: 'active', why: 'Came back', byName: 'Petra Desk' },
  ]);
});

test('no one changes themselves, and a partner admin neither makes nor touches a provider admin', async () => {
  const petra = await browser(provider, 'partnerAdmin', 'Petra');
  const ian = await browser(provider, 'providerAdmin', 'Ian');
  const own = petra.person.identityUuid;
  expect((await petra.send('POST', `${api}/${own}/roles`, { roles: ['compliance'], why })).status).toBe(403);
  expect((await petra.send('POST', `${api}/${own}/suspend`, { why })).status).toBe(403);
  expect((await petra.send('POST', `${api}/${ian.person.identityUuid}/suspend`, { why })).status).toBe(403);
  const paul = await hire(at(provider), { role: 'processor', firstName: 'Paul' });
  const roles = ['providerAdmin'];
  expect((await petra.send('POST', `${api}/${paul.identityUuid}/roles`, { roles, why })).status).toBe(403);
  const invitation = { email: `x-${randomUUID()}@staff.example`, firstName: 'X', lastName: 'Y' };
  expect((await petra.send('POST', api, { ...invitation, roles })).status).toBe(403);
  expect((await ian.send('POST', api, { ...invitation, roles, org: partner })).status).toBe(403);
  expect((await ian.send('POST', api, { ...invitation, roles })).status).toBe(204);
});

test('a provider admin invites at another organization, once, and is named in its audit', async () => {
  const ian = await browser(provider, 'providerAdmin', 'Ian');
  const email = `new-${randomUUID()}@staff.example`;
  const body = { email, firstName: 'New', lastName: 'Hand', roles: ['closer'], org: partner };
  expect((await ian.send('POST', api, body)).status).toBe(204);
  expect((await ian.send('POST', api, body)).status).toBe(409);
  const { people, organizations } = await listOf(ian, partner);
  expect(organizations.length).toBe(brands.organizations.length);
  const made = people.find((one: { email: string }) => one.email === email);
  expect(made).toMatchObject({
    name: 'New Hand',
    roles: ['closer'],
    state: 'invited',
    sessions: 0,
    lastActiveAt: null,
  });
  expect([...(await auditOf(made.uuid))]).toEqual([
    { act: 'staffInvited', what: 'closer', why: null, byName: 'Ian Desk' },
  ]);
});

test('a change asks for a second factor that was just given', async () => {
  const petra = await browser(partner, 'partnerAdmin', 'Petra');
  const { identityUuid } = await hire(at(partner), { role: 'processor', firstName: 'Paul' });
  await db.owner`update app.session set second_factor_at = now() - interval '11 minutes' where id = ${petra.person.sessionId}`;
  const { status, body } = await petra.send('POST', `${api}/${identityUuid}/sign-out`, {});
  expect([status, body.code]).toEqual([403, 'secondFactorNeeded']);
});

test('signing in with both factors is in the audit once for each session', async () => {
  const { person } = await browser(partner, 'processor', 'Once');
  const rows =
    await db.owner`select by_name from app.audit_entry where act = 'signedIn' and by_identity = ${person.identityUuid}`;
  expect([...rows]).toEqual([{ byName: 'Once Desk' }]);
});
