import { expect, test } from 'vitest';
import { Secret } from '../secret.ts';
import { createCallbacks } from './callbacks.ts';
import { sign } from './vendor.ts';

const [theirs, others] = [
  new Secret('the first company’s own secret …'),
  new Secret('the second company’s own secret …'),
];
const hear = createCallbacks({
  secretsOf: () => [theirs],
  fallbackSecretOf: (vendor) => (vendor === 'title' ? others : undefined),
});
const message = { id: 'm-1', kind: 'done', reference: 'r-1', content: {} };
const heard = (sender: string, secret: Secret, said: object = message) => {
  const body = JSON.stringify(said);
  return hear(sender, body, { 'x-vendor-signature': sign(secret, body, Math.floor(Date.now() / 1000)) });
};

test('two companies may use the same numbers: each speaks of its own orders', async () => {
  expect(await heard('title', theirs)).toMatchObject([{ vendor: 'title', id: 'm-1', reference: 'r-1' }]);
  expect(await heard('title-fallback', others)).toMatchObject([
    { vendor: 'title', id: 'fallback:m-1', reference: 'fallback:r-1' },
  ]);
});

test('neither speaks for the other, and no one for a second that there is not', async () => {
  expect(await heard('title', others)).toBe('unproven');
  expect(await heard('title-fallback', theirs)).toBe('unproven');
  expect(await heard('flood-fallback', theirs)).toBe('unproven');
  expect(await heard('flood-fallback', others)).toBe('unproven');
  expect(await heard('title', theirs, { ...message, reference: 'fallback:r-1' })).toBe('senseless');
});
