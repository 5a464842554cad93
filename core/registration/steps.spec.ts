import { describe, expect, test } from 'vitest';
import { minutesToGo, nextStep, previousStep, progressOf, stepGroups, stops, visibleSteps } from './flow.ts';
import type { RegistrationFacts, StepKey } from './steps.ts';
import { registerPath, stepAtPath, stepKeys, stepPath, steps, stepsOnPage } from './steps.ts';

const visitorAtHome: RegistrationFacts = {
  isPrimaryHome: true,
  profileHasContact: false,
  isLoggedIn: false,
  isNewAuthentication: false,
};
const investor = { ...visitorAtHome, isPrimaryHome: false };
const redesigned = { kind: 'redesigned' } as const;
const older = { kind: 'older', registrationId: 'r1' } as const;

function walk(facts: RegistrationFacts, kind: 'redesigned' | 'older'): readonly StepKey[] {
  const way: StepKey[] = ['property'];
  for (let next = nextStep('property', facts, kind); next !== undefined; next = nextStep(next, facts, kind))
    way.push(next);
  return way;
}

describe('the table', () => {
  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
  });

  test.each([
    ['property', '/account/heloc/register-v2'],
    ['homeAddress', '/account/heloc/register-v2/home-address'],
    ['forSale', '/account/heloc/register-v2/for-sale'],
    ['income', '/account/heloc/register-v2/annual-income'],
    ['name', '/account/heloc/register-v2/legal-name'],
    ['birthdate', '/account/heloc/register-v2/birthdate'],
    ['contact', '/account/heloc/register-v2/phone-and-email'],
    ['password', '/account/heloc/register-v2/set-password'],
  ] as const)('the step %s is at %s', (key, path) => {
    expect(stepPath('heloc', redesigned, key)).toBe(path);
    expect(stepAtPath(path.replace(/^\/account\/heloc\/register-v2\/?/, ''))).toBe(key);
  });

  test.each([
    ['property-info', ['property', 'homeAddress']],
    ['sale-status', ['forSale']],
    ['income-info', ['income']],
    ['name', ['name']],
    ['birthdate', ['birthdate']],
    ['contact-info', ['contact']],
    ['login-info', ['password']],
  ] as const)('the older page %s asks %j', (page, keys) => {
    expect(stepsOnPage(page)).toEqual(keys);
    for (const key of keys) expect(stepPath('heloc', older, key)).toBe(`/account/heloc/register/r1/${page}`);
  });

  test('a path that is no step leads to none', () => {
    expect(stepAtPath('nowhere')).toBeUndefined();
    expect(stepAtPath('constructor')).toBeUndefined();
    expect(stepsOnPage('nowhere')).toEqual([]);
  });

  test('[REG-026] the main site and the New York site register at /account/{product}/register', () => {
    expect(registerPath('heloc')).toBe('/account/heloc/register');
  });
});

describe('the order', () => {
  test('[REG-012] at the primary home: property, for-sale, income, name, birthday, phone-email, password', () => {
    expect(walk(visitorAtHome, 'redesigned')).toEqual([
      'property',
      'forSale',
      'income',
      'name',
      'birthdate',
      'contact',
      'password',
    ]);
  });

  test('[REG-012] elsewhere the home address comes before for-sale', () => {
    expect(walk(investor, 'redesigned')).toEqual([...stepKeys]);
    expect(stepKeys.slice(0, 3)).toEqual(['property', 'homeAddress', 'forSale']);
  });

  test('[REG-004] the new authentication mode leaves out phone-and-email and set-password', () => {
    expect(walk({ ...visitorAtHome, isNewAuthentication: true }, 'redesigned').at(-1)).toBe('birthdate');
  });

  test('[REG-011] [Q-25] contact is dropped in both forms when the profile has an email and a phone number', () => {
    const known = { ...visitorAtHome, isLoggedIn: true, profileHasContact: true };
    expect(walk(known, 'redesigned')).not.toContain('contact');
    expect(walk(known, 'older')).not.toContain('contact');
    expect(stepGroups(known).map(({ group }) => group)).toEqual(['Property Info', 'Income Info', 'Personal Info']);
  });

  test('someone logged in is not asked for a password', () => {
    expect(visibleSteps({ ...visitorAtHome, isLoggedIn: true })).not.toContain('password');
  });

  test('going back undoes going on, for everyone', () => {
    for (const facts of everyone()) {
      for (const kind of ['redesigned', 'older'] as const) {
        const way = stops(facts, kind);
        expect(walk(facts, kind)).toEqual(way);
        expect(way.map((key) => previousStep(key, facts, kind))).toEqual([undefined, ...way.slice(0, -1)]);
      }
    }
  });

  test('from a step that is left out one goes back to the start', () => {
    expect(nextStep('homeAddress', visitorAtHome, 'redesigned')).toBe('property');
  });
});

describe('progress', () => {
  test('[REG-005] grows with every step, to 1 on the last', () => {
    for (const facts of everyone()) {
      for (const kind of ['redesigned', 'older'] as const) {
        const values = stops(facts, kind).map((key) => progressOf(key, facts, kind));
        expect(values).toEqual(values.toSorted((one, two) => one - two));
        expect(new Set(values).size).toBe(values.length);
        expect(values[0]).toBeGreaterThan(0);
        expect(values.at(-1)).toBe(1);
      }
    }
  });

  test('[REG-005] is the same on both halves of a shared page', () => {
    expect(progressOf('homeAddress', investor, 'older')).toBe(progressOf('property', investor, 'older'));
  });
});

test.each([
  ['REG-006', 0, 'Property Info', ['Address', 'Sale Status']],
  ['REG-007', 1, 'Income Info', []],
  ['REG-008', 2, 'Personal Info', ['Name', 'Birthdate']],
  ['REG-009', 3, 'Contact Info', []],
  ['REG-010', 4, 'Login Info', []],
])('[%s] group %i of the older form: %s with %j', (_id, place, group, labels) => {
  expect(stepGroups(investor)).toHaveLength(5);
  expect(stepGroups(investor)[place]).toEqual({ group, labels });
});

function everyone(): readonly RegistrationFacts[] {
  const answers = [true, false];
  return answers.flatMap((isPrimaryHome) =>
    answers.flatMap((profileHasContact) =>
      answers.flatMap((isLoggedIn) =>
        answers.map((isNewAuthentication) => ({ isPrimaryHome, profileHasContact, isLoggedIn, isNewAuthentication })),
      ),
    ),
  );
}

test('what is left is counted in whole minutes, from the step one is at, and is never less than one', () => {
  const short = stops(visitorAtHome, 'redesigned');
  const left = short.map((_, place) => minutesToGo(short, place));
  expect(left).toEqual(left.toSorted((one, other) => other - one));
  expect([left[0], left.at(-1)]).toEqual([4, 1]);
});
