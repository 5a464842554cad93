/**
 * One trace from the browser's request through the API and the worker to the vendor, under the id that the log has too. A
 * collector of a few lines hears everything that leaves; what someone typed is not in it. Slow, broken or away, it costs
 * no one anything.
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { person } from '../lending/origination/test-origination.ts';
import { createLog } from '../log.ts';
import { openTracing } from '../open-tracing.ts';
import { whenDone } from '../store/test-done.ts';
import type { Tracing } from '../tracing.ts';
import { confirmIdentity } from './test-confirm.ts';
import { reaches, testProduct } from './test-product.ts';
import { startOf } from './test-start.ts';

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { stringValue?: string } }[];
}

const heard: string[] = [];
const collector = await listening(
  createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      heard.push(body);
      response.end('{}');
    });
  }),
);
const open = async (endpoint: string) => (await openTracing(endpoint)) as Tracing;
const tracing = await open(collector);
const lines: string[] = [];
const product = await testProduct({
  tracing,
  log: createLog('debug', { write: (line: string) => void lines.push(line) }, tracing.logged),
});
const { server, origination, accounts, sender, db, orgCode } = product;

async function listening(made: Server): Promise<string> {
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  whenDone(() => made.closeAllConnections());
  whenDone(() => void made.close());
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

const spans = (): Sent[] =>
  heard.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );

const secret = {
  // No part of a number is all zeros.
  ssn: `9${randomInt(10, 100)}${randomInt(10, 100)}${randomInt(1000, 10_000)}`,
  firstName: `Ada${'qwxz'
    .split('')
    .sort(() => randomInt(3) - 1)
    .join('')}`,
  email: `${randomUUID()}@canary.example`,
  typed: `canary-${randomUUID()}`,
};

async function borrowerAtTheirNumber() {
  const { token, setCookie } = await accounts.register(
    { orgCode, email: secret.email, password: `Canary!${randomUUID()}Z9`, phoneNumber: '4155550123' },
    { address: '10.9.2.1', userAgent: undefined, isSecure: false },
  );
  const cookie = setCookie.split(';')[0] ?? '';
  const [name = '', value = ''] = cookie.split('=');
  const { actor } = await accounts.authenticate({
    ...{ authorization: `Bearer ${token}`, cookies: { [name]: value }, path: '/service-application/' },
  });
  if (!('identityUuid' in actor)) throw new Error('No one is signed in.');
  const who = { ...person('borrower', orgCode), ...actor } as ReturnType<typeof person>;
  await confirmIdentity({ accounts, sender, db }, who);
  const { application } = await origination.start(
    startOf({ firstName: secret.firstName, lastName: 'Nomatch' } as never, who),
  );
  await reaches(product, who, application.uuid, 'CREDIT_NO_MATCH');
  return { uuid: application.uuid, headers: { authorization: `Bearer ${token}`, cookie, 'x-org': orgCode } };
}

test('one id names the request, its line in the log, the job it causes and the call to the vendor', async () => {
  const { uuid, headers } = await borrowerAtTheirNumber();
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const answer = await server.inject({
    method: 'POST',
    url: `/service-application/api/v2/application/heloc/${uuid}/submitSsn`,
    headers: { ...headers, traceparent: `00-${traceId}-${spanId}-01`, 'idempotency-key': secret.typed },
    payload: { ssn: secret.ssn },
  });
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([200, traceId]);
  const ours = () => spans().filter((span) => span.traceId === traceId);
  const route = '/service-application/api/v2/application/heloc/:uuid/submitSsn';
  await expect
    .poll(() => ours().map(({ name }) => name), { timeout: 10_000 })
    .toEqual(expect.arrayContaining([`POST ${route}`, 'effects pullSoftCredit', 'credit pullSoft']));
  const named = new Map(ours().map((span) => [span.name, span]));
  const request = named.get(`POST ${route}`);
  const job = named.get('effects pullSoftCredit');
  expect(request?.parentSpanId).toBe(spanId);
  expect(job?.parentSpanId).toBe(request?.spanId);
  expect(named.get('credit pullSoft')?.parentSpanId).toBe(job?.spanId);
  const said = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === traceId);
  expect(said.filter((line) => 'route' in line)).toMatchObject([{ route, status: 200 }]);
  expect(said).toContainEqual(expect.objectContaining({ effect: 'pullSoftCredit', outcome: 'done', tries: 1 }));
});

test('[T27] what someone typed, who they are and what an error says never leave', async () => {
  const at = (text: string) => `/service-address/external/api/v1/typeahead?text=${encodeURIComponent(text)}`;
  await server.inject({ url: at(`${secret.typed} ${secret.firstName}`), headers: { 'user-agent': secret.typed } });
  await server.inject({ url: `/service-application/api/v2/application/heloc/${secret.typed}` });
  const failing = () => Promise.reject(new TypeError(`no ${secret.typed}`));
  const said = { 'hearthline.call': secret.typed, 'http.route': `/${secret.typed} x`, email: secret.email };
  await expect(tracing.span('vendor', { 'hearthline.vendor': 'credit', ...said }, failing)).rejects.toThrow('canary');
  await expect
    .poll(() => spans().find(({ name }) => name === 'credit')?.attributes, { timeout: 10_000 })
    .toEqual([
      { key: 'hearthline.vendor', value: { stringValue: 'credit' } },
      { key: 'error.type', value: { stringValue: 'TypeError' } },
    ]);
  expect(spans().map(({ name }) => name)).toContain('address suggest');
  for (const value of Object.values(secret)) expect(heard.join()).not.toContain(value);
});

test('a collector that is away, slow or broken holds up and fails nothing', async () => {
  const broken = createServer((_request, response) => response.writeHead(500).end());
  const endpoints = ['http://127.0.0.1:9', await listening(createServer(() => {})), await listening(broken)];
  const poor = await Promise.all(endpoints.map(open));
  for (let n = 0; n < 5_000; n += 1)
    await Promise.all(poor.map(({ span }) => span('vendor', { 'hearthline.vendor': 'credit' }, async () => n)));
  // One of them never answers: had anything waited for it, this would not end.
  await Promise.all(poor.map(({ close }) => close()));
});
