import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { address, formatAddress } from '#core/people/address.ts';
import { createRemoteAddresses } from '../https/remote.ts';
import { emulate } from '../https/test-emulator.ts';
import { personas } from '../personas.ts';
import { type Addresses, SUGGESTIONS_MAX } from './port.ts';
import { createSandboxAddresses } from './sandbox.ts';

/** A company that completes addresses must keep these promises; a new one adds a line here. */
const remote = await emulate({ addresses: createSandboxAddresses() });
const vendors: readonly (readonly [string, Addresses, number])[] = [
  ['sandbox', createSandboxAddresses(), 2000],
  ['a vendor of our protocol', createRemoteAddresses({ ...remote, url: `${remote.url}/addresses` }), 100],
];

describe.each(vendors)('%s', (_, addresses, numRuns) => {
  const full = async (text: string) => (await addresses.suggest(text)).map(({ fullAddress }) => fullAddress);

  test.each(['', ' ', '12', '  1 '])('has nothing to suggest for %j', async (text) => {
    expect(await addresses.suggest(text)).toEqual([]);
  });

  test('[ADDR-01] [ENT-02] a suggestion is an address of ours, with its full line', async () => {
    const [first] = await addresses.suggest('12 main st reno nv 89501');
    expect(first).toEqual({
      street1: '12 Main St',
      street2: '',
      city: 'Reno',
      state: 'NV',
      zip: '89501',
      fullAddress: '12 Main St Reno, NV 89501',
    });
  });

  test.each([
    ['12 Main St, Reno, NV 89501', '12 Main St Reno, NV 89501'],
    ['12 Main St Reno, NV 89501', '12 Main St Reno, NV 89501'],
    ['12 main st 89501', '12 Main St Reno, NV 89501'],
    ['9 Oak Ave apt 4 Sparks NV', '9 Oak Ave Apt 4 Sparks, NV 89431'],
    ['77 Alder Ct Hartford CT 06103', '77 Alder Ct Hartford, CT 06103'],
    ['1 Elm St St. Louis Missouri', '1 Elm St Saint Louis, MO 63101'],
    ['5 Pine Rd New York NY 10001', '5 Pine Rd New York, NY 10001'],
    ['210 Maple Dr Winston-Salem, NC 27101', '210 Maple Dr Winston Salem, NC 27101'],
  ])('reads %j', async (text, expected) => {
    expect((await full(text))[0]).toBe(expected);
  });

  test('a street and the beginning of a city', async () => {
    const found = await addresses.suggest('12 Main St Sacr');
    expect(found.map(({ city }) => city)).toContain('Sacramento');
  });

  test('a street without a place is offered in several', async () => {
    const found = await addresses.suggest('12 Main St');
    expect(found).toHaveLength(SUGGESTIONS_MAX);
    expect(new Set(found.map(({ city }) => city)).size).toBeGreaterThan(4);
    expect(found.every(({ street1 }) => street1 === '12 Main St')).toBe(true);
  });

  test('a street half typed is completed, and still offered as typed', async () => {
    const streets = (await addresses.suggest('12 Ma 89501')).map(({ street1 }) => street1);
    expect(streets).toContain('12 Ma');
    expect(streets.length).toBeGreaterThan(1);
    expect(streets.every((street) => street.startsWith('12 Ma'))).toBe(true);
  });

  test('the same question has the same answer', async () => {
    expect(await full('415 Wi')).toEqual(await full('415 Wi'));
  });

  const magic = [...new Set(personas.filter(({ carrier }) => carrier === 'street').map(({ value }) => value))];
  test.each(magic)('the magic street %s survives', async (value) => {
    expect((await addresses.suggest(`12 ${value} Rd Reno NV 89501`))[0]).toMatchObject({ street1: `12 ${value} Rd` });
    expect(await full(`12 ${value} Reno NV 89501`)).toContain(`12 ${value} Reno, NV 89501`);
  });

  test('any text gets at most eight suggestions that our own rules accept', async () => {
    const words = fc.constantFrom(
      '12',
      'Main',
      'St',
      'Reno',
      'NV',
      '89501',
      'CT',
      'New',
      'York',
      '#4',
      ',',
      '\u0000',
      '<b>',
    );
    const texts = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.array(words, { maxLength: 14 }).map((each) => each.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const found = await addresses.suggest(text);
        expect(found.length).toBeLessThanOrEqual(SUGGESTIONS_MAX);
        expect(new Set(found.map(({ fullAddress }) => fullAddress)).size).toBe(found.length);
        for (const { fullAddress, ...place } of found) {
          expect(v.parse(address, place)).toEqual(place);
          expect(fullAddress).toBe(formatAddress(place));
        }
      }),
      { numRuns },
    );
  });
});
