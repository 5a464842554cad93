import { expect, test } from 'vitest';
import { campaignOf, TELEMETRY_LIB_VERSION } from './telemetry.ts';

test('[TELE-02] the library version', () => {
  expect(TELEMETRY_LIB_VERSION).toBe('2.2.24');
});

test('only a campaign travels, in plain words: no e-mail, no id, no data of the form', () => {
  const address =
    'utm_source=letter&utm_campaign=Spring+2026&utm_term=jane%40example.com&utm_content=%3Cb%3E&data=eyJ9&referrer=123';
  expect(campaignOf(new URLSearchParams(address))).toEqual({ utm_source: 'letter', utm_campaign: 'Spring 2026' });
});
