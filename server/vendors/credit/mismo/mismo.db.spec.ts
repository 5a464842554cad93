/** The company that speaks MISMO keeps every promise that the sandbox of its need keeps, and no inquiry is ordered twice. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { Secret } from '../../../secret.ts';
import { creditOrderBook, forgetOldCreditOrders } from '../../../store/credit-orders.ts';
import { testDatabase } from '../../../store/test-database.ts';
import { forgetOldHolds, holdFor } from '../../../store/vendor-swap.ts';
import { testBench } from '../../sandbox/test-bench.ts';
import { VendorFault, VendorRefusal } from '../../vendor.ts';
import type { HardCreditRequest } from '../port.ts';
import { describeCreditPort } from '../port-tests.ts';
import { createSandboxCredit } from '../sandbox.ts';
import { checkMismo, createMismoCredit, type MismoOptions } from './index.ts';
import { startBureau, testPassword, testUser } from './test-bureau.ts';

const { bench, port: files } = await testBench('credit', createSandboxCredit);
const { url, orders, troubles } = await startBureau(files);
const { app } = await testDatabase();

const options: MismoOptions = {
  ...{ url, user: testUser, password: testPassword, timeoutMs: 20_000, ownName: 'Our Bank', subscriber: '0042' },
  ...{ softProduct: 'SoftCheck', softBureau: 'Equifax', book: creditOrderBook(app, 60_000) },
  ...{ settleMs: 0, pollMs: 5, waitMs: 1_000 },
};
const port = createMismoCredit(options);

describeCreditPort('a company that speaks MISMO', async () => ({ port, bench }));

const person = (lastName = 'Archer'): HardCreditRequest => ({
  ...{ key: randomUUID(), applicationUuid: randomUUID(), consentId: randomUUID() },
  name: { firstName: 'Zoë', middleName: '', lastName, suffix: '' },
  address: { street1: '12 Oak & Elm <St>', street2: '', city: 'Reno', state: 'NV', zip: '89501' },
  birthDate: new Secret('1980-05-17'),
  ssn: new Secret('123-45-6789'),
});
const again = (request: HardCreditRequest) => ({ ...request, key: randomUUID() });
const submitted = () => orders.filter(({ action }) => action !== 'lookUp');

describe('an order', () => {
  beforeEach(async () => {
    await bench.setMode('normal');
    orders.length = 0;
    troubles.length = 0;
  });

  test('says who is asked about, what for and under which reference', async () => {
    const request = person();
    await port.pullHard(request);
    await port.pullSoft(again(request));
    expect(orders).toMatchObject([
      {
        ...{
          action: 'submit',
          kind: 'hard',
          reference: request.key,
          lenderCase: request.applicationUuid,
          subscriber: '0042',
        },
        ...{ firstName: 'Zoë', street1: '12 Oak & Elm <St>', birthDate: '1980-05-17', ssn: '123456789' },
        ...{ hasEquifax: true, hasExperian: true, hasTransUnion: true },
      },
      { kind: 'soft', product: 'SoftCheck', hasEquifax: true, hasExperian: false, hasTransUnion: false },
    ]);
  });

  test('whose answer was lost is looked for, not placed again', async () => {
    const request = person();
    troubles.push('lost');
    await expect(port.pullHard(request)).rejects.toThrow(VendorFault);
    expect((await port.pullHard(request)).outcome).toBe('file');
    expect(orders.map(({ action }) => action)).toEqual(['submit', 'lookUp']);
  });

  test('whose answer was lost holds the consent for every other request', async () => {
    const request = person();
    troubles.push('lost');
    await expect(port.pullHard(request)).rejects.toThrow(VendorFault);
    expect((await port.pullHard(again(request))).outcome).toBe('refused');
    expect(submitted()).toHaveLength(1);
  });

  test('a consent that brought a report brings no other', async () => {
    const request = person();
    expect((await port.pullHard(request)).outcome).toBe('file');
    expect((await port.pullHard(again(request))).outcome).toBe('refused');
    expect(orders).toHaveLength(1);
  });

  test('that is not found may still be on its way', async () => {
    const patient = createMismoCredit({ ...options, settleMs: 60_000 });
    const request = person();
    await bench.setMode('down');
    await expect(patient.pullHard(request)).rejects.toThrow('503');
    await bench.setMode('normal');
    await expect(patient.pullHard(again(request))).rejects.toThrow('may still be on its way');
    expect(submitted()).toHaveLength(1);
  });

  test('under way is asked after until it is done', async () => {
    troubles.push('underWay');
    expect((await port.pullHard(person())).outcome).toBe('file');
    expect(orders.map(({ action, orderNumber }) => [action, orderNumber !== undefined])).toEqual([
      ['submit', false],
      ['lookUp', true],
    ]);
  });

  test('that a busy company did not take leaves the consent free', async () => {
    const request = person();
    troubles.push('busy');
    await expect(port.pullHard(request)).rejects.toThrow('429');
    expect((await port.pullHard(again(request))).outcome).toBe('file');
  });

  test('that is refused is never placed again by itself', async () => {
    troubles.push('refused');
    await expect(port.pullHard(person())).rejects.toThrow(VendorRefusal);
  });

  test('waits while another process has the turn', async () => {
    const request = person();
    const turn = await options.book.turn(`consent ${request.consentId}`);
    await expect(port.pullHard(request)).rejects.toThrow('being asked already');
    expect(orders).toEqual([]);
    await turn?.done();
    expect((await port.pullHard(request)).outcome).toBe('file');
  });

  test('nothing goes out once the turn was lost', async () => {
    const request = person();
    const book = creditOrderBook(app, -1);
    await expect(createMismoCredit({ ...options, book }).pullHard(request)).rejects.toThrow('nothing went out');
    expect(orders).toEqual([]);
  });

  test('after a freeze asks only the bureaus that are not in the report yet', async () => {
    const request = person('Hardfreeze');
    const frozen = await port.pullHard(request);
    expect((await port.pullHard(again(request))).outcome).toBe('file');
    const asked = submitted().map((one) =>
      (['Equifax', 'Experian', 'TransUnion'] as const).filter((at) => one[`has${at}`]),
    );
    expect(asked[0]).toHaveLength(3);
    expect(asked[1]).toEqual(frozen.outcome === 'frozen' ? [frozen.bureau] : []);
    expect(submitted()[1]).toMatchObject({ action: 'addBureaus', reportId: expect.any(String) });
  });

  test('a bureau that is away leaves those that answered; all of them away are no answer', async () => {
    troubles.push('oneBureau');
    expect(await port.pullHard(person())).toMatchObject({ report: { scores: [{ bureau: 'Equifax' }] } });
    const request = person();
    troubles.push('noBureau');
    await expect(port.pullHard(request)).rejects.toThrow('no bureau answered');
  });

  test('a file that is too thin to be scored is none', async () => {
    troubles.push('thin');
    expect(await port.pullSoft(person())).toEqual({ outcome: 'noFile' });
  });

  test('no error repeats what was sent or said', async () => {
    troubles.push(
      { xml: '<MESSAGE>123-45-6789 Archer' },
      { xml: '<!DOCTYPE x [<!ENTITY ssn "123456789">]><x>&ssn;</x>' },
    );
    for (const _ of [1, 2])
      await expect(port.pullSoft(person())).rejects.not.toThrow(/123|6789|Archer|Oak|what the company gave/);
  });

  test('is forgotten when it is old', async () => {
    const request = person();
    await port.pullHard(request);
    expect(await forgetOldCreditOrders(app, new Date(0))).toBe(0);
    expect(await forgetOldCreditOrders(app, new Date(Date.now() + 86_400_000))).toBeGreaterThan(0);
    // So is who of two companies has it.
    await holdFor(app, { need: 'credit', what: `consent ${request.consentId}` }, 'fallback');
    expect(await forgetOldHolds(app, new Date(0))).toBe(0);
    expect(await forgetOldHolds(app, new Date(Date.now() + 86_400_000))).toBe(1);
  });
});

test('the doctor hears whether it lets us in', async () => {
  await expect(checkMismo(options)).resolves.toBeUndefined();
  await expect(checkMismo({ ...options, password: new Secret('another') })).rejects.toThrow('401');
});
