import { describe, expect, test } from 'vitest';
import { fieldMessages } from '#core/people/check.ts';
import { feedback } from './feedback.ts';
import { feedbackTopics } from './feedback-form.ts';

const said = {
  topic: 'IMPROVE',
  message: 'The slider is hard to hold.',
  marketingConsent: false,
  pathname: '/dashboard',
  productType: 'HELOC',
};
const messages = (change: object) => fieldMessages(feedback, { ...said, ...change });

test('[ENT-29] feedback has exactly these members', () => {
  expect(Object.keys(feedback.entries).toSorted()).toEqual(
    ['topic', 'message', 'marketingConsent', 'applicationUuid', 'pathname', 'productType'].toSorted(),
  );
  expect(messages({})).toEqual({});
  expect(fieldMessages(feedback, { ...said, rating: 5 })).not.toEqual({});
});

describe('what someone writes to the CEO', () => {
  test('[ENUM-24] has one of two topics', () => {
    expect(feedbackTopics).toEqual({ IMPROVE: 'Improve our product', COMPLIMENT: 'Give us a compliment' });
    for (const topic of Object.keys(feedbackTopics)) expect(messages({ topic })).toEqual({});
  });

  test.each([
    ['topic', undefined, 'Required'],
    ['topic', 'COMPLAINT', 'Required'],
    ['message', '', 'Required'],
    ['message', '   ', 'Required'],
    ['message', 'x'.repeat(9), 'Must be at least 10 characters'],
    ['message', `${'x'.repeat(9)}  `, 'Must be at least 10 characters'],
    ['message', 'x'.repeat(10), undefined],
    ['message', 'x'.repeat(1000), undefined],
    ['message', 'x'.repeat(1001), 'Must be at most 1000 characters'],
    ['marketingConsent', undefined, 'Required'],
    ['marketingConsent', 'yes', 'Required'],
    ['marketingConsent', true, undefined],
    ['pathname', 'https://evil.example/dashboard', 'This is not one of our pages'],
    ['pathname', '/no-such-page', 'This is not one of our pages'],
  ])('%s = %j: %s', (field, value, message) => {
    expect(messages({ [field]: value })[field]).toBe(message);
  });
});
