/** Staff over HTTP against the whole server: nothing before the second factor, a fresh one before money and numbers, and a row for every look. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { routes } from '#core/contract/routes.ts';
import { fileRoles, isGranted } from '#core/roles.ts';
import type { Person } from '../actor.ts';
import { aStart, type TestRole } from '../lending/origination/test-origination.ts';
import { aJpeg } from '../lending/uploads/test-files.ts';
import type { Opened } from '../people/accounts/index.ts';
import { Secret } from '../secret.ts';
import { writeAudit } from '../store/audit.ts';
import { sealNumber } from '../store/underwriting.ts';
import { testProduct } from './test-product.ts';
import { hire, staffMember } from './test-staff.ts';

const product = await testProduct();
const { server, origination, accounts, documents, vault, db, orgCode } = product;
const consoleApi = '/service-console/api/v1';
const caller = { address: '10.8.0.1', userAgent: undefined, isSecure: false };

type Method = 'GET' | 'POST' | 'DELETE';
type Send = ReturnType<typeof browserOf>['send'];

function browserOf({ person, token, setCookie }: Opened) {
  const headers = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '', 'x-org': orgCode };
  return {
    person,
    send: (method: Method, url: string, payload?: object) =>
      server.inject({ method, url, headers, ...(payload && { payload }) }),
  };
}

const operations = async () => browserOf(await staffMember(product, { role: 'operations' }));

/** With the password alone. */
async function halfway(role: TestRole = 'operations') {
  const { email, password } = await hire(product, { role });
  return browserOf(await accounts.signIn({ orgCode, kind: 'agent', email, password }, caller));
}

/** The second factor of this session was given so long ago. */
const age = ({ person }: { readonly person: Person }, minutes: number) =>
  db.owner`update app.session set second_factor_at = now() - make_interval(mins => ${minutes}) where id = ${person.sessionId}`;

async function application() {
  const email = `b-${randomUUID()}@example.com`;
  const opened = await accounts.register(
    { orgCode, email, password: 'Plum-tractor-91!', phoneNumber: '5551234567' },
    caller,
  );
  const { uuid } = (await origination.start(aStart(opened.person))).application;
  return { uuid, borrower: opened.person };
}

const auditOf = (uuid: string) =>
  db.owner<{ act: string; byIdentity: string; byName: string; what: string; why: string | null }[]>`
    select act, by_identity, by_name, what, why from app.audit_entry where application_uuid = ${uuid} order by id`;
const papersOpened = async (uuid: string) => (await auditOf(uuid)).filter(({ act }) => act !== 'applicationOpened');

describe('[T4] with the password alone', () => {
  test('staff reach no call but those that set up or prove a second factor', async () => {
    const open: string[] = [];
    const olive = await halfway();
    for (const [key, row] of Object.entries(routes)) {
      if (row.who === 'anyone' || !isGranted(fileRoles, row.who)) continue;
      const [method = '', path = ''] = key.split(' ');
      const url = path.replaceAll(/\{kind\}/g, 'agent').replaceAll(/\{\w+\}/g, randomUUID());
      const response = await olive.send(method as Method, url, method === 'GET' ? undefined : {});
      const isShut = response.statusCode === 403 && response.json().code === 'secondFactorNeeded';
      if (!isShut) open.push(key);
    }
    expect(open.toSorted()).toEqual([
      'GET /identity/secure/api/v1/identity/factors',
      'POST /identity/secure/api/v1/identity/passkeys',
      'POST /identity/secure/api/v1/identity/passkeys/options',
      'POST /identity/secure/api/v1/identity/passkeys/proof',
      'POST /identity/secure/api/v1/identity/passkeys/proof/options',
      'POST /identity/secure/api/v1/identity/totp',
      'POST /identity/secure/api/v1/identity/totp/verify',
    ]);
  });

  test.each(['notary', 'supportAgent', 'partnerAdmin', 'providerAdmin', 'originator'] as const)(
    'a %s is no exception',
    async (role) => {
      const response = await (await halfway(role)).send('GET', '/identity/secure/api/v1/sessions');
      expect([response.statusCode, response.json().code]).toEqual([403, 'secondFactorNeeded']);
    },
  );

  test('staff are no one to the calls that anyone may make, and can still sign out', async () => {
    const olive = await halfway();
    const logout = await olive.send('POST', '/identity-broker/agent/secure/api/v3/logout', {});
    expect(logout.statusCode).toBe(200);
  });

  test('with both factors the desk opens', async () => {
    const me = await (await operations()).send('GET', `${consoleApi}/me`);
    expect(me.json()).toMatchObject({ name: 'Olive Desk', roles: fileRoles });
  });
});

describe('[T4] a second factor of more than ten minutes ago', () => {
  test.each([
    ['fundingApproved', { approver: randomUUID() }],
    ['fundingFindingSettled', { check: 'account', why: 'We called the bank.' }],
    ['disbursementRetried', {}],
    ['creditorPaymentRetried', {}],
    ['rescissionWaived', {}],
    ['signerRemoved', { signerUuid: randomUUID() }],
  ] as const)('does not count for %s', async (event, payload) => {
    const olive = await operations();
    const { uuid } = await application();
    await age(olive, 11);
    const response = await olive.send('POST', `${consoleApi}/applications/${uuid}/events`, {
      ...{ event, payload, reason: 'For the test.' },
    });
    expect([response.statusCode, response.json().code]).toEqual([403, 'secondFactorNeeded']);
  });

  test('counts for what is neither money nor people', async () => {
    const olive = await operations();
    const { uuid } = await application();
    await age(olive, 11);
    const payload = { categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION', requestDocuments: ['PROPERTY_DEED'] };
    const raised = await olive.send('POST', `${consoleApi}/applications/${uuid}/events`, {
      event: 'conditionRaised',
      reason: 'It is missing.',
      payload,
    });
    expect(raised.statusCode).toBe(200);
  });

  test('neither makes nor opens a file of payments', async () => {
    const olive = await operations();
    await age(olive, 11);
    const files = '/service-payments/api/v1/ach-files';
    expect((await olive.send('POST', files, {})).json().code).toBe('secondFactorNeeded');
    expect((await olive.send('GET', `${files}/${randomUUID()}/content`)).json().code).toBe('secondFactorNeeded');
    await age(olive, 0);
    // Each process remembers a session for up to a second.
    const opened = async () => (await olive.send('GET', `${files}/${randomUUID()}/content`)).statusCode;
    await expect.poll(opened, { timeout: 5000, interval: 20 }).toBe(404);
  });
});

const reveal = (who: { send: Send }, uuid: string, body: object) =>
  who.send('POST', `${consoleApi}/applications/${uuid}/reveal`, { reason: 'BORROWER_ASKED', ...body });
const why = 'The borrower called about a typo in it.';
const account = '000123456789';

/** An application with a number under seal. */
async function numbered() {
  const { uuid, borrower } = await application();
  await db.inOrg(orgCode, (tx) =>
    sealNumber(tx, vault, { orgCode, applicationUuid: uuid }, 'disburseAccount', new Secret(account), new Date()),
  );
  return { uuid, borrower };
}

describe('[T5] a whole number', () => {
  test('is shown to who says why, kept by no cache, and who looked at what and why stays written', async () => {
    const olive = await operations();
    const { uuid } = await numbered();
    const response = await reveal(olive, uuid, { field: 'disburseAccount', why });
    expect([response.statusCode, response.json()]).toEqual([200, { number: account }]);
    expect(response.headers['cache-control']).toBe('no-store');
    const { identityUuid: byIdentity } = olive.person;
    expect(await auditOf(uuid)).toEqual([
      {
        act: 'numberRevealed',
        byIdentity,
        byName: 'Olive Desk',
        what: 'disburseAccount',
        why: `The borrower asked: ${why}`,
      },
    ]);
  });

  test('needs a reason of ten characters, a field that may be looked at, and a fresh factor', async () => {
    const olive = await operations();
    const { uuid } = await numbered();
    expect((await reveal(olive, uuid, { field: 'disburseAccount', why: '  because ' })).statusCode).toBe(422);
    expect((await reveal(olive, uuid, { field: 'disburseAccount' })).statusCode).toBe(422);
    const unlisted = await reveal(olive, uuid, { field: 'disburseAccount', why, reason: undefined });
    expect([unlisted.statusCode, unlisted.json().param]).toEqual([422, 'reason']);
    expect((await reveal(olive, uuid, { field: 'incomeAccess', why })).statusCode).toBe(422);
    expect((await reveal(olive, uuid, { field: 'ssn', why })).statusCode).toBe(404);
    // In another session: no process remembers it as it was before.
    const late = await operations();
    await age(late, 11);
    expect((await reveal(late, uuid, { field: 'disburseAccount', why })).json().code).toBe('secondFactorNeeded');
    expect(await auditOf(uuid)).toEqual([]);
  });

  test('is not there for staff whose own application it is, nor for another role or organization', async () => {
    const { uuid, borrower } = await numbered();
    const olive = await operations();
    await expect(
      origination.reveal({ ...olive.person, identityUuid: borrower.identityUuid }, uuid, {
        field: 'disburseAccount',
        why,
      }),
    ).rejects.toMatchObject({ code: 'notFound' });
    await expect(
      origination.reveal({ ...olive.person, orgCode: 'OTHER' }, uuid, { field: 'disburseAccount', why }),
    ).rejects.toMatchObject({ code: 'notFound' });
    const admin = browserOf(await staffMember(product, { role: 'providerAdmin' }));
    expect((await reveal(admin, uuid, { field: 'disburseAccount', why })).statusCode).toBe(403);
    expect(await auditOf(uuid)).toEqual([]);
  });

  test('stays hidden when that someone looked cannot be written down', async () => {
    const olive = await operations();
    const { uuid } = await numbered();
    await db.owner`alter table app.audit_entry add constraint full_up check (what <> 'disburseAccount') not valid`;
    const response = await reveal(olive, uuid, { field: 'disburseAccount', why });
    await db.owner`alter table app.audit_entry drop constraint full_up`;
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain(account);
  });

  test('is shown ten times an hour to one person and no more', async () => {
    const olive = await operations();
    const { uuid } = await numbered();
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1)
      answers.push((await reveal(olive, uuid, { field: 'disburseAccount', why })).statusCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await auditOf(uuid)).toHaveLength(10);
  });
});

describe('[T5] a picture of an identity document', () => {
  const paper = async (uuid: string, type: 'PASSPORT' | 'PROPERTY_DEED', owner: string) => {
    const described = { title: type, mediaType: 'image/jpeg', belongsTo: owner, uploadedBy: owner };
    const kept = await documents.keep({ orgCode, applicationUuid: uuid, type, content: aJpeg(), ...described });
    await documents.scanning.settle({ orgCode, applicationUuid: uuid }, kept.uuid, 'clean');
    return kept;
  };
  const open = (uuid: string, documentUuid: string, query = '?reason=IDENTITY_REVIEW') =>
    `/service-document/api/v1/application/${uuid}/documents/${documentUuid}/content${query}`;

  test('is shown to staff who say why, by a list; without it they are told so, and nothing is shown or written', async () => {
    const olive = await operations();
    const { uuid, borrower } = await application();
    const passport = await paper(uuid, 'PASSPORT', borrower.identityUuid);
    const pack = `/service-document/api/v1/application/${uuid}/package`;
    for (const url of [open(uuid, passport.uuid, ''), open(uuid, passport.uuid, '?reason=CURIOUS'), pack]) {
      const refused = await olive.send('GET', url);
      expect([refused.statusCode, refused.json().param], url).toEqual([422, 'reason']);
      expect(refused.json().message).toMatch(/^Please say why/);
    }
    expect((await olive.send('GET', open(uuid, randomUUID(), ''))).statusCode).toBe(404);
    // That the application itself was looked at stands there anyway (opened.db.spec).
    expect(await papersOpened(uuid)).toEqual([]);
    for (const reason of ['FRAUD_QUESTION', 'REGULATOR_OR_COURT'])
      expect((await olive.send('GET', open(uuid, passport.uuid, `?reason=${reason}`))).statusCode).toBe(200);
    const rows = await papersOpened(uuid);
    expect(rows.map(({ why: said }) => said).sort()).toEqual(['Fraud question', 'Regulator or court']);
  });

  test('leaves no row without a reason, whatever writes it: the database says so', async () => {
    const olive = await operations();
    for (const act of ['identityPictureOpened', 'numberRevealed'] as const) {
      const bare = db.inOrg(orgCode, (tx, now) => writeAudit(tx, orgCode, olive.person, { act, what: 'x' }, now));
      await expect(bare, act).rejects.toMatchObject({ constraint_name: 'audit_entry_says_why' });
    }
  });

  test('leaves a row when staff open it, alone or with all papers, as what people sent does; its owner leaves none', async () => {
    const olive = await operations();
    const { uuid, borrower } = await application();
    const passport = await paper(uuid, 'PASSPORT', borrower.identityUuid);
    const deed = await paper(uuid, 'PROPERTY_DEED', borrower.identityUuid);
    expect((await olive.send('GET', open(uuid, deed.uuid, ''))).statusCode).toBe(200);
    await documents.read({ orgCode, applicationUuid: uuid }, passport.uuid, borrower);
    const sent = { act: 'documentOpened', byName: 'Olive Desk', what: `PROPERTY_DEED ${deed.uuid}` };
    expect(await papersOpened(uuid)).toMatchObject([sent]);
    expect((await olive.send('GET', open(uuid, passport.uuid))).statusCode).toBe(200);
    const row = {
      act: 'identityPictureOpened',
      byName: 'Olive Desk',
      what: `PASSPORT ${passport.uuid}`,
      why: 'Identity review',
    };
    expect(await papersOpened(uuid)).toMatchObject([sent, row]);
    expect(
      (await olive.send('GET', `/service-document/api/v1/application/${uuid}/package?reason=IDENTITY_REVIEW`))
        .statusCode,
    ).toBe(200);
    const acts = (await papersOpened(uuid)).map(({ act }) => act).toSorted();
    expect(acts).toEqual(['documentOpened', 'documentOpened', 'identityPictureOpened', 'identityPictureOpened']);
  });

  test('is not shown when the row cannot be written', async () => {
    const olive = await operations();
    const { uuid, borrower } = await application();
    const passport = await paper(uuid, 'PASSPORT', borrower.identityUuid);
    await db.owner`alter table app.audit_entry add constraint full_up check (what not like 'PASSPORT%') not valid`;
    const response = await olive.send('GET', open(uuid, passport.uuid));
    await db.owner`alter table app.audit_entry drop constraint full_up`;
    expect([response.statusCode, response.headers['content-type']]).toEqual([500, 'application/json; charset=utf-8']);
  });
});

describe('[T5] the audit', () => {
  const read = (who: { send: Send }, query = '') => who.send('GET', `${consoleApi}/audit${query}`);

  test('is read a page at a time, the newest first, and by application', async () => {
    const olive = await operations();
    const { uuid } = await application();
    const entry = (n: number) => ({ act: 'numberRevealed', what: `n${n}`, why, applicationUuid: uuid }) as const;
    await db.inOrg(orgCode, async (tx) => {
      for (let n = 0; n < 51; n += 1) await writeAudit(tx, orgCode, olive.person, entry(n), new Date());
    });
    const first = (await read(olive, `?application=${uuid}`)).json();
    expect([first.entries.length, first.entries[0].what, first.entries[0].by]).toEqual([50, 'n50', 'Olive Desk']);
    const second = (await read(olive, `?application=${uuid}&before=${first.next}`)).json();
    expect([second.entries.map(({ what }: { what: string }) => what), second.next]).toEqual([['n0'], null]);
    expect((await read(olive, '?before=x')).statusCode).toBe(422);
    expect((await read(olive, '?whose=x')).statusCode).toBe(422);
  });

  test('of another organization is read by the provider’s admins alone', async () => {
    const admin = browserOf(await staffMember(product, { role: 'providerAdmin' }));
    const olive = await operations();
    const partner = product.brands.organizations.find((code) => code !== orgCode) ?? '';
    await db.inOrg(partner, (tx) =>
      writeAudit(tx, partner, { shell: 'root' }, { act: 'staffInvited', what: 'operations' }, new Date()),
    );
    expect((await read(admin, `?org=${partner}`)).json().entries).toMatchObject([
      { act: 'staffInvited', by: 'root (shell)' },
    ]);
    expect((await read(olive, `?org=${partner}`)).statusCode).toBe(404);
    expect((await read(admin, '?org=NOBODY')).statusCode).toBe(404);
    const theirs = browserOf(await staffMember({ ...product, orgCode: partner }, { role: 'providerAdmin' }));
    expect((await read(theirs, `?org=${orgCode}`)).statusCode).toBe(404);
    expect((await read(browserOf(await staffMember(product, { role: 'notary' })))).statusCode).toBe(403);
  });

  test('grows and never changes, no matter who asks the database as the product', async () => {
    for (const change of ['update app.audit_entry set what = $1', 'delete from app.audit_entry where what = $1'])
      await expect(db.inOrg(orgCode, (tx) => tx.unsafe(change, ['x']))).rejects.toThrow('permission denied');
  });
});
