import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  address,
  formatAddress,
  occupancyTypes,
  postalCity,
  propertyAddress,
  suggestedAddress,
  typeaheadMessage,
} from './address.ts';
import { fieldMessages } from './check.ts';
import { stateCodes } from './states.ts';

const reno = { street1: '12 Main St', street2: '', city: 'Reno', state: 'NV', zip: '89501' };
const verdict = (change: Partial<Record<keyof typeof reno, unknown>>) => fieldMessages(address, { ...reno, ...change });

test('[ENT-02] an address is street1, street2, city, state and zip; a suggestion adds fullAddress', () => {
  expect(Object.keys(address.entries)).toEqual(['street1', 'street2', 'city', 'state', 'zip']);
  expect(Object.keys(suggestedAddress.entries)).toEqual(['street1', 'street2', 'city', 'state', 'zip', 'fullAddress']);
  expect(v.is(address, { ...reno, country: 'US' })).toBe(false);
});

describe('each field', () => {
  test.each(['', '  '])('[VAL-045] street %j is missing', (street1) => {
    expect(verdict({ street1 })).toEqual({ street1: 'Street address is required' });
  });

  test('a street is at most 100 printable characters', () => {
    expect(verdict({ street1: 'a'.repeat(100) })).toEqual({});
    expect(verdict({ street1: 'a'.repeat(101) })).toHaveProperty('street1');
    expect(verdict({ street1: '12\u0000Main' })).toHaveProperty('street1');
    expect(verdict({ street2: '\ud800' })).toHaveProperty('street2');
  });

  test.each(['Reno1', '', 'St. Louis', 'Winston-Salem', 'Reno!', 'a'.repeat(61)])(
    '[VAL-046] city %j is not valid',
    (city) => {
      expect(verdict({ city })).toEqual({ city: 'Please enter a valid city name' });
    },
  );

  test.each(['Reno', 'San Jose', 'Cañon City'])('[VAL-046] city %j is valid', (city) => {
    expect(verdict({ city })).toEqual({});
  });

  test.each(['CAL', 'C', '', 'California'])('[VAL-047] state %j has not two characters', (state) => {
    expect(verdict({ state })).toEqual({ state: 'State must be two characters in length' });
  });

  test.each(['C1', 'ZZ', '  ZZ ', '??'])('[VAL-048] state %j is not one', (state) => {
    expect(verdict({ state })).toEqual({ state: 'Please enter a valid state' });
  });

  test('[VAL-048] fifty states and the District of Columbia are valid, in small letters too', () => {
    expect(new Set(stateCodes).size).toBe(51);
    for (const state of stateCodes) expect(verdict({ state })).toEqual({});
    expect(v.parse(address, { ...reno, state: ' nv' }).state).toBe('NV');
  });

  test.each(['1234', '123456', '1234a', '', '12345-6789', '１２３４５'])('[VAL-049] zip %j is not valid', (zip) => {
    expect(verdict({ zip })).toEqual({ zip: 'Please enter a valid zipcode' });
  });

  test.each(['00501', '89501', '99950'])('[VAL-049] zip %j is valid', (zip) => {
    expect(verdict({ zip })).toEqual({});
  });
});

describe('the typeahead', () => {
  test.each(['', '  ', '1A', 'Broadway', ' Broadway ', '1 '])('[VAL-051] flags %j', (street) => {
    expect(typeaheadMessage(street)).toBe('Please enter a valid property address');
  });

  test.each(['12 Main St', '1 A'])('[VAL-051] lets %j pass', (street) => {
    expect(typeaheadMessage(street)).toBeUndefined();
  });
});

describe('occupancy', () => {
  test('[ENUM-16] is HOME, SECONDARY or INVESTMENT', () => {
    expect(occupancyTypes).toEqual(['HOME', 'SECONDARY', 'INVESTMENT']);
    for (const occupancyType of occupancyTypes) expect(v.is(propertyAddress, { ...reno, occupancyType })).toBe(true);
  });

  test.each([null, '', 'PRIMARY'])('[VAL-052] %j must be chosen', (occupancyType) => {
    expect(fieldMessages(propertyAddress, { ...reno, occupancyType })).toEqual({
      occupancyType: 'Please select an occupancy type',
    });
  });
});

describe('on screen', () => {
  test.each([
    [{ ...reno, street1: '12 main st', city: 'reno' }, '12 Main St Reno, NV 89501'],
    [{ ...reno, street1: '12 MAIN ST', city: 'RENO' }, '12 Main St Reno, NV 89501'],
    [{ ...reno, street2: 'apt 4b' }, '12 Main St Apt 4b Reno, NV 89501'],
    [{ ...reno, street1: '9 nw McKinley 3rd ave', city: 'las vegas' }, '9 NW McKinley 3rd Ave Las Vegas, NV 89501'],
    [{ ...reno, street1: '9 NW 3RD AVE' }, '9 NW 3rd Ave Reno, NV 89501'],
  ])('[ADDR-01] %j', (given, shown) => {
    expect(formatAddress(given)).toBe(shown);
  });
});

test.each([
  ['St. Louis', 'St Louis'],
  ['Winston-Salem', 'Winston Salem'],
  ["Coeur d'Alene", 'Coeur d Alene'],
  [' Reno ', 'Reno'],
])('the city %j is written %j, as the post office does', (city, postal) => {
  expect(postalCity(city)).toBe(postal);
  expect(verdict({ city: postal })).toEqual({});
});
