/** Every call that asks borrowers and signers for a second factor, over the whole table of calls: refused without, let through with. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CallRow, Grant } from '#core/contract/contract.ts';
import { customers } from '#core/contract/identity.ts';
import { type RouteKey, routes } from '#core/contract/routes.ts';
import { isGranted } from '#core/roles.ts';
import type { Person } from '../actor.ts';
import { testApi } from './test-api.ts';

interface Input {
  readonly query?: string;
  readonly body?: object;
  readonly file?: true;
}

const typed = { way: 'typed', routingNumber: '021000021', accountNumber: '1111222233331111' };
const uuid = randomUUID();
const command = (name: string) => `POST /service-application/api/v2/application/heloc/{uuid}/${name}`;
const presentPassword = 'Plum-tractor-91!';

/** What each is asked for, well formed. A row that should be here and is not, or is and should not be, fails below. */
const asking: Readonly<Record<string, Input>> = {
  [command('saveDisbursementAccount')]: { body: { account: typed } },
  [command('choosePaymentMethod')]: { body: { paymentType: 'AUTOPAY', account: typed } },
  [command('replaceAccount')]: { body: { account: typed } },
  [command('payAppraisal')]: { body: { account: typed } },
  [command('submitIdentity')]: { body: { documentType: 'US Passport', documentUuids: [uuid, randomUUID()] } },
  [command('submitSignerIdentity')]: { body: { documentUuids: [uuid] } },
  [command('signNote')]: { body: { documentUuids: [uuid] } },
  [command('uploads')]: { query: '?type=SELFIE', file: true },
  [command('hand-over')]: {},
  'GET /service-document/api/v1/application/{uuid}/package': {},
  'POST /service-document/api/v1/application/{uuid}/signing/sign': {
    body: { documentUuid: uuid, sha256: 'a'.repeat(64), signature: { way: 'typed', name: 'Ann Owner' }, fields: ['a'] },
  },
  'POST /service-notary/api/v1/sessions/{uuid}/signature': { body: { typedName: 'Ann Owner' } },
  'PUT /identity/secure/api/v1/identity/password': { body: { presentPassword, password: 'Gravel&Teapot(44)' } },
  'PUT /identity/secure/api/v1/identity/email': { body: { presentPassword, email: 'ann@example.com' } },
  'POST /identity/secure/api/v1/identity/totp': { body: { presentPassword } },
  'POST /identity/secure/api/v1/identity/totp/remove': { body: { presentPassword, code: '123456' } },
  'POST /identity/secure/api/v1/identity/phone/send': {},
};

/** Only the module behind these knows what is asked: tried where that module is. */
const byTheirModule = [
  'PUT /identity/secure/api/v1/identity/alias',
  'GET /service-document/api/v1/application/{uuid}/documents/{documentUuid}/content',
];

const rows = Object.entries<CallRow>(routes).filter(
  ([, { fresh, who }]) => fresh !== undefined && who !== 'anyone' && customers.some((role) => isGranted([role], who)),
);

let caller: { readonly actor: Person; readonly hasFreshFactor: boolean };
const { server } = await testApi({ authenticate: async () => caller });

async function answerTo(key: string, { query = '', body, file }: Input, hasFreshFactor: boolean): Promise<string> {
  const { who } = routes[key as RouteKey];
  const role = customers.find((one) => isGranted([one], who as Grant)) ?? 'borrower';
  const actor: Person = { roles: [role], orgCode: 'ORG_A', identityUuid: randomUUID(), sessionId: randomUUID() };
  caller = { actor, hasFreshFactor };
  const [method = 'GET', path = ''] = key.split(' ');
  const form = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\na\r\n--b--\r\n';
  const answer = await server.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{\w+\}/g, uuid) + query,
    ...(body && { payload: body }),
    ...(file && { payload: form, headers: { 'content-type': 'multipart/form-data; boundary=b' } }),
  });
  return `${answer.statusCode} ${answer.json().code}`;
}

describe('[T4] [T31] a second factor given just now', () => {
  test('is asked for by exactly these calls', () => {
    expect(rows.map(([key]) => key).toSorted()).toEqual([...Object.keys(asking), ...byTheirModule].toSorted());
    expect(rows.flatMap(([key, { fresh }]) => (fresh === 'part' ? [key] : [])).toSorted()).toEqual(
      byTheirModule.toSorted(),
    );
  });

  test.each(Object.entries(asking))('%s', async (key, input) => {
    expect(await answerTo(key, input, false)).toBe('403 secondFactorNeeded');
    // Nothing is behind it here: anyone who comes this far was let through.
    expect(await answerTo(key, input, true)).toBe('404 notFound');
  });

  test.each([
    [command('choosePaymentMethod'), { body: { paymentType: 'MANUAL' } }],
    [command('choosePaymentMethod'), { body: { paymentType: 'AUTOPAY', account: { way: 'same' } } }],
    [command('payAppraisal'), { body: { account: { way: 'known', use: 'disburse' } } }],
    [command('uploads'), { query: '?type=USER_UPLOADED_PAYSTUB', file: true }],
  ] as const)('is not asked for where nothing new is told: %s %o', async (key, input) => {
    expect(await answerTo(key, input, false)).toBe('404 notFound');
  });

  test('that another process took a moment ago is seen here too', async () => {
    const actor: Person = { roles: ['borrower'], orgCode: 'ORG_A', identityUuid: uuid, sessionId: uuid };
    const { server: slower } = await testApi({
      authenticate: async ({ isReadAgain = false }) => ({ actor, hasFreshFactor: isReadAgain }),
    });
    const url = `/service-application/api/v2/application/heloc/${uuid}/hand-over`;
    expect((await slower.inject({ method: 'POST', url })).statusCode).toBe(404);
  });
});
