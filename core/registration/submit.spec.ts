import { describe, expect, test } from 'vitest';
import { jane } from './stories/people.ts';
import type { SubmitFacts } from './submit.ts';
import {
  afterFailure,
  MESSAGE_MS,
  missingCredentials,
  mustLogInFirst,
  PROCESSING_LIMIT_MS,
  progressMessageAt,
  progressMessages,
  smsOptIns,
  submitLabel,
  submitPlan,
  submitSequence,
} from './submit.ts';

const newcomer: SubmitFacts = {
  isIneligible: false,
  isLoggedIn: false,
  profileHasPhone: false,
  hasContactAnswers: true,
};
const returning: SubmitFacts = { ...newcomer, isLoggedIn: true, profileHasPhone: true, hasContactAnswers: false };

describe('the eight steps', () => {
  const sequence = Object.keys(submitSequence);

  test.each([
    ['[REG-016] registers the identity', 2, 'registerIdentity'],
    ['[REG-018] checks the ability to start', 4, 'checkAbilityToStart'],
    ['[REG-019] creates the HELOC', 5, 'createApplication'],
    ['[REG-020] saves the consents to text messages', 6, 'saveSmsConsents'],
    ['[REG-021] sends the start events', 7, 'sendStartEvents'],
    ['[REG-022] goes on to the next step', 8, 'goOn'],
  ] as const)('%s for a newcomer, as step %i', (_, place, step) => {
    expect(sequence.indexOf(step)).toBe(place - 1);
    expect(submitPlan(newcomer)).toContain(step);
  });

  test('a newcomer takes six of the eight, in their order', () => {
    const plan = submitPlan(newcomer);
    expect(plan).toHaveLength(6);
    expect(plan).toEqual(sequence.filter((step) => plan.some((taken) => taken === step)));
    expect(sequence).toHaveLength(8);
  });

  test('[REG-015] [Q-10] ineligible: the wait list, and nothing after it', () => {
    expect(submitPlan({ ...newcomer, isIneligible: true })).toEqual(['saveToWaitList']);
    expect(submitPlan({ ...returning, isIneligible: true })).toEqual(['saveToWaitList']);
  });

  test('[REG-016] logged in: no identity is registered', () => {
    expect(submitPlan(returning)).not.toContain('registerIdentity');
  });

  test.each([
    [true, false, true, true],
    [true, true, true, false],
    [true, false, false, false],
    [false, false, true, false],
  ])(
    '[REG-017] logged in %s, phone on file %s, contact asked %s: the phone is saved %s',
    (isLoggedIn, profileHasPhone, hasContactAnswers, isSaved) => {
      const plan = submitPlan({ isIneligible: false, isLoggedIn, profileHasPhone, hasContactAnswers });
      expect(plan.includes('savePhone')).toBe(isSaved);
    },
  );

  test('[REG-020] consents no one was asked for are not saved', () => {
    expect(submitPlan(returning)).not.toContain('saveSmsConsents');
  });

  test('[REG-004] [Q-12] in the new authentication mode one signs in first, then no credentials are wanted', () => {
    expect(mustLogInFirst({ isLoggedIn: false, isNewAuthentication: true })).toBe(true);
    expect(mustLogInFirst({ isLoggedIn: true, isNewAuthentication: true })).toBe(false);
    expect(mustLogInFirst({ isLoggedIn: false, isNewAuthentication: false })).toBe(false);
    expect(missingCredentials({ email: '', phoneNumber: '', password: '' }, true)).toBeUndefined();
  });
});

describe('credentials', () => {
  const given = { email: 'a@example.com', phoneNumber: '(555) 123-4567', password: 'Abcdefgh1!23' };

  test.each(['email', 'phoneNumber', 'password'] as const)('[ERR-24] %s is missing', (member) => {
    expect(missingCredentials({ ...given, [member]: '' }, false)).toBe(
      'error register missing email, phoneNumber, or password',
    );
  });

  test('[ERR-24] nothing is missing', () => {
    expect(missingCredentials(given, false)).toBeUndefined();
  });
});

describe('what is shown meanwhile', () => {
  test.each([
    ['MSG-001', 0, 'Creating your account'],
    ['MSG-002', 1, 'Pulling your soft credit'],
    ['MSG-003', 2, 'Locating your property'],
    ['MSG-004', 3, 'Determining property value'],
    ['MSG-005', 4, 'Determining your eligibility'],
    ['MSG-006', 5, 'Calculating your offers'],
    ['MSG-007', 6, 'Generating your quote'],
  ])('[%s] in turn %i: %s', (_id, place, message) => {
    expect(progressMessages).toHaveLength(7);
    expect(progressMessageAt(place * MESSAGE_MS)).toBe(message);
  });

  test('[Q-11] the messages come round again', () => {
    expect(progressMessageAt(7 * MESSAGE_MS - 1)).toBe('Generating your quote');
    expect(progressMessageAt(7 * MESSAGE_MS)).toBe('Creating your account');
    expect(progressMessageAt(-1)).toBe('Creating your account');
  });

  test('for 30000 ms, in which every message is seen', () => {
    expect(PROCESSING_LIMIT_MS).toBe(30_000);
    expect(7 * MESSAGE_MS).toBeLessThanOrEqual(PROCESSING_LIMIT_MS);
  });

  test('[MSG-008] the button checks a rate', () => expect(submitLabel(false)).toBe('Check my rate'));

  test('[MSG-009] or applies', () => expect(submitLabel(true)).toBe('Apply Now'));
});

describe('when something fails', () => {
  test('[ERR-22] [Q-34] 401 while registering means that the account exists', () => {
    expect(afterFailure({ step: 'registerIdentity', status: 401, message: 'Unauthorized' })).toBe('accountExists');
    expect(afterFailure({ step: 'createApplication', status: 401, message: 'Unauthorized' })).toBe('goToDashboard');
  });

  test('[ERR-23] not lending there stays on the page', () => {
    const message = 'We do not currently offer loans in Guam.';
    expect(afterFailure({ step: 'createApplication', status: 422, message })).toBe('stayOnPage');
    expect(afterFailure({ step: 'createApplication', message: `Sorry. ${message}` })).toBe('goToDashboard');
  });

  test('[ERR-30] anything else goes to the dashboard', () => {
    expect(afterFailure({ step: 'registerIdentity', status: 500, message: 'Oops' })).toBe('goToDashboard');
  });
});

test('[REG-020] an unticked box is an opt-out', () => {
  expect(smsOptIns(jane.consents)).toEqual([
    { consentType: 'SMS', optInOut: 'OPT_OUT' },
    { consentType: 'SMS_TRANSACTIONAL', optInOut: 'OPT_IN' },
  ]);
});
