import { expect, test } from 'vitest';
import { latePayment } from './desk-asked.ts';

test('a loan paid late is named by its account, or it says that no number was given', () => {
  expect(latePayment('Bay Bank', '1234', '01/15/2026')).toBe('Bay Bank, ending in 1234, last on 01/15/2026');
  expect(latePayment('Bay Bank', null, '01/15/2026')).toBe('Bay Bank, account number not given, last on 01/15/2026');
});
