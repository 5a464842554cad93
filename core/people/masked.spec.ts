import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked.ts';

test('[T31] an email shows its first letter and its domain, however short the rest is', () => {
  expect(maskedEmail('jane.doe@example.com')).toBe('j•••@example.com');
  expect(maskedEmail('j@example.com')).toBe('j•••@example.com');
});

test('[T31] a phone shows its last four digits', () => {
  expect(maskedPhone('4155551234')).toBe('(•••) •••-1234');
});
