import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bannerContent, bannerMessage, bannerOrder, isShownAt, otherSiteIn } from './banner-edit.ts';

test('text is plain, and only our own addresses stand in it', () => {
  expect(v.safeParse(bannerMessage, '<b>Hi</b>').success).toBe(false);
  expect(v.safeParse(bannerMessage, '   ').success).toBe(false);
  expect(v.safeParse(bannerMessage, 'x'.repeat(501)).success).toBe(false);
  const own = ['lender.example'];
  expect(
    otherSiteIn('We are closed on Monday. See help.lender.example or https://lender.example/x.', own),
  ).toBeUndefined();
  expect(otherSiteIn('Sign in at https://lender.example.evil.test/now', own)).toBe('lender.example.evil.test');
  expect(otherSiteIn('Go to notlender.example', own)).toBe('notlender.example');
  expect(otherSiteIn('Open 9 a.m. to 5 p.m., e.g. today.', own)).toBeUndefined();
});

test('it shows from its first moment until the last one, which is over', () => {
  const shown = { active: true, from: '2026-11-17T10:00:00.000Z', until: '2026-11-18T10:00:00.000Z' };
  const at = (moment: string, more = {}) => isShownAt({ ...shown, ...more }, new Date(moment));
  expect(at('2026-11-17T09:59:59.999Z')).toBe(false);
  expect(at('2026-11-17T10:00:00.000Z')).toBe(true);
  expect(at('2026-11-18T10:00:00.000Z')).toBe(false);
  expect(at('2026-11-17T12:00:00.000Z', { active: false })).toBe(false);
  expect(at('2040-01-01T00:00:00.000Z', { until: null })).toBe(true);
  expect(bannerOrder(shown)).toBe(true);
  expect(bannerOrder({ from: shown.until, until: shown.from })).toBe(false);
  expect(v.safeParse(bannerContent, { ...shown, from: 'tomorrow' }).success).toBe(false);
});
