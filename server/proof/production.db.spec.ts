/** The drill before a lender goes live: production, with keys for a whole outside world, and not one practice vendor. */
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { askAdapters } from '../../tools/doctor-outside.ts';
import { readConfig } from '../config.ts';
import { planTable, practiceNeeds, refuseUnserved, vendorPlan } from '../vendor-plan.ts';
import { hurry } from './test-hurry.ts';
import { outsideWorld } from './test-outside.ts';
import { testProduct } from './test-product.ts';
import { type Calls, directCalls, journeysOn } from './test-traveler.ts';

const outside = await outsideWorld();
const product = await testProduct({ env: outside.env });
outside.door.leadsTo = `http://127.0.0.1:${(product.server.server.address() as AddressInfo).port}`;
hurry(product, { asksAfterOrders: true });

/** A file is looked at for viruses before it counts: who is told to try again in a moment does. */
const patientCalls: Calls = {
  ...directCalls(product),
  act: (...words) =>
    vi
      .waitFor(
        () =>
          directCalls(product)
            .act(...words)
            .catch((error: unknown) => {
              if (error instanceof Error && error.message.includes('still checking a file')) throw error;
              return Promise.resolve({ refused: error });
            }),
        20_000,
      )
      .then((answer) => {
        if (answer !== null && typeof answer === 'object' && 'refused' in answer) throw answer.refused;
        return answer;
      }),
};

test('production funds a loan from created to complete, and no practice vendor is asked for anything', async () => {
  expect(practiceNeeds(readConfig(outside.env))).toEqual([]);
  const road = journeysOn({ ...product, vendors: outside.vendors }, patientCalls);
  const { application, uuid } = await road.travel({ bankLogin: { login: 'user_good', password: 'pass_good' } });
  expect(application.status).toBe('COMPLETE');
  expect(application.outcome?.hmdaAction).toBe(1);
  expect(application.servicing).toMatchObject({ state: 'boarded', number: expect.any(String) });

  const [books] = await product.db.owner<{ count: number }[]>`select count(*)::int as count from sandbox.book`;
  expect(books?.count).toBe(0);
  // What the product sends is what docs/vendor-protocol.openapi.json says.
  expect(outside.misfits).toEqual([]);
  const served = new Set(outside.asked.map((one) => one.split(' ')[0]));
  for (const need of [
    'property',
    'title',
    'flood',
    'identity',
    'documents',
    'notary',
    'recording',
    'payments',
    'servicing',
    'watchList',
  ])
    expect([...served]).toContain(need);
  const hard = outside.creditOrders.filter(
    ({ kind, action, lenderCase }) => kind === 'hard' && action !== 'lookUp' && lenderCase === uuid,
  );
  expect(hard).toHaveLength(1);
  const paid = (await outside.vendors.sandbox.book('payments')).filter(
    ({ action, key }) => action === 'disburse' && key.startsWith(uuid),
  );
  expect(paid).toHaveLength(1);
  expect(outside.door.passed).toBeGreaterThan(0);
  expect(outside.clamd.state.asked).toBeGreaterThan(0);
  // Everyone was written to by the mail server, from the lender’s own address.
  await vi.waitFor(() => expect(outside.mail.length).toBeGreaterThan(3), 20_000);
  for (const text of outside.mail) expect(text).toMatch(/^From: .+<.+@.+>$/m);
}, 240_000);

test('it starts with all keys and not without any one of them', () => {
  expect(() => refuseUnserved(readConfig(outside.env))).not.toThrow();
  const optional = new Set(['NODE_ENV', 'PLAID_URL', 'TWILIO_URL']);
  for (const name of Object.keys(outside.env).filter((one) => !optional.has(one))) {
    const { [name]: _, ...less } = outside.env;
    expect(() => refuseUnserved(readConfig(less)), name).toThrow(name);
  }
  expect(planTable(vendorPlan(readConfig(outside.env)))).not.toContain('set ');
});

test('the doctor finds everyone there, and says which one is not', async () => {
  const config = readConfig(outside.env);
  const found = await askAdapters(config);
  expect(found.length).toBeGreaterThan(14);
  expect(found.filter(({ isWell }) => !isWell)).toEqual([]);
  const away = readConfig({
    ...outside.env,
    VENDOR_TITLE_URL: 'http://127.0.0.1:9/title',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  const missing = (await askAdapters(away)).filter(({ isWell }) => !isWell);
  expect(missing.map(({ about }) => about)).toEqual(['title', 'email']);
});
