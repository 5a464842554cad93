import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { jane } from '#core/registration/stories/people.ts';
import { servePage } from '#web/client/testing.ts';
import { lender as company, startData, withFlags } from '../../testing.tsx';
import {
  blockingFinding,
  disasterFinding,
  type Lender,
  otherProducts,
  type PropertyPlace,
  unservedFinding,
} from './place-rules.ts';
import { refusal, stubServer } from './testing.ts';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const product = 'heloc';
const here = { start: startData, product } as const;
const reno = { state: 'NV', zip: '89501' };

describe('what stands in the way', () => {
  test('nothing, in a state like others', () => {
    expect(blockingFinding(reno, here, undefined)).toBeUndefined();
    expect(blockingFinding({ state: '', zip: '' }, here, undefined)).toBeUndefined();
  });

  test('Hawaii has a partner lender', () => {
    expect(blockingFinding({ state: 'HI', zip: '96801' }, here, undefined)).toMatchObject({
      kind: 'redirect',
      link: { label: 'Island Lender', url: 'https://island.example' },
    });
  });

  test('[VAL-057] a New York property belongs on the New York site, while the flag is on', () => {
    const inNewYork = { state: 'NY', zip: '10001' };
    expect(blockingFinding(inNewYork, here, undefined)?.link?.url).toBe(
      'https://ny.spec-lender.example/account/heloc/register',
    );
    const off = withFlags({ 'fe-heloc-figure-ny-modal': false });
    expect(blockingFinding(inNewYork, { start: off, product }, undefined)).toBeUndefined();
  });

  test('[VAL-056] any other property does not belong on the New York site', () => {
    const start = company({ newYork: true, counterpartUrl: 'https://spec-lender.example/' });
    expect(blockingFinding(reno, { start, product }, undefined)?.link?.url).toBe(
      'https://spec-lender.example/account/heloc/register',
    );
    expect(blockingFinding({ state: 'NY', zip: '10001' }, { start, product }, undefined)).toBeUndefined();
  });

  test('[LO-08] an originator who may not lend there', () => {
    const originator = { enforceLicensedStatesForReferral: true, licensedStates: ['CA'] };
    expect(blockingFinding(reno, here, originator)?.message).toBe(
      'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
    );
    expect(blockingFinding({ state: 'CA', zip: '95816' }, here, originator)).toBeUndefined();
  });
});

test('a disaster zip of the flag is worth a warning', () => {
  const start = withFlags({ 'fe-heloc-ca-fires-01-07-2025': { enabled: true, variables: { zips: ['90272'] } } });
  expect(disasterFinding({ state: 'CA', zip: '90272' }, { start, product })?.message).toMatch(/disaster.*inspection/);
  expect(disasterFinding(reno, { start, product })).toBeUndefined();
  expect(disasterFinding({ state: 'CA', zip: '90272' }, here)).toBeUndefined();
});

const states = 'GET /service-application/external/api/v2/heloc/states-eligibility';
const zips = 'GET /service-application/external/api/v1/heloc/zip-eligibility';

/** Jane, with a home somewhere else. */
const at = (place: PropertyPlace) => ({ ...jane, propertyAddress: { ...jane.propertyAddress, ...place } });
const unservedAt = (place: PropertyPlace, lender: Lender) => unservedFinding(at(place), lender);

describe('where the lender lends', () => {
  test('is asked once; what is not in its lists goes to the wait list', async () => {
    const asked = stubServer({ [states]: ['NV', 'CA'], [zips]: { excludedZips: ['95816'] } });
    expect(await unservedAt(reno, here)).toBeUndefined();
    expect(await unservedAt({ state: 'TX', zip: '75001' }, here)).toMatchObject({ kind: 'waitlist' });
    expect(await unservedAt({ state: 'CA', zip: '95816' }, here)).toMatchObject({ code: 'ZIP_NOT_SERVED' });
    expect(asked).toHaveLength(2);
  });

  test('is left to the server when the lists cannot be had', async () => {
    stubServer({ [states]: () => refusal(400, 'malformed', 'No'), [zips]: { excludedZips: [] } });
    expect(await unservedAt({ state: 'TX', zip: '75001' }, { start: startData, product: 'dscr' })).toBeUndefined();
  });

  test('and what else it offers there is what would take the same home, used in the same way', async () => {
    const { organization } = startData;
    const { products } = organization.orgMetaData;
    const both = {
      ...products,
      crypto: products.heloc,
      dscr: products.heloc,
      plus62: { ...products.heloc, referrerRequired: true },
    };
    const start = {
      ...startData,
      organization: { ...organization, orgMetaData: { ...organization.orgMetaData, products: both } },
    };
    stubServer({ [states]: ['TX'], [zips]: { excludedZips: [] } });
    const texas = at({ state: 'TX', zip: '75001' });
    expect(await otherProducts(texas, { start, product: 'plus62' })).not.toContain('dscr');
    const rented = { ...texas, propertyAddress: { ...texas.propertyAddress, occupancyType: 'INVESTMENT' as const } };
    expect(await otherProducts(rented, { start, product: 'plus62' })).toContain('crypto');
    expect(await otherProducts(rented, { start, product: 'crypto' })).not.toContain('plus62');
  });
});
