import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { banner, bannerVariants } from './banner.ts';

const published = {
  uuid: 'b1',
  message: 'We are closed on Monday.',
  apps: ['heloc'],
  variant: 'info',
  active: true,
  dismissable: true,
  metadata: { createdAt: '2026-03-02T10:00:00Z', updatedAt: '2026-03-02T10:00:00Z' },
};

describe('[ENT-28] a banner', () => {
  test('has exactly these members', () => {
    expect(Object.keys(banner.entries)).toEqual(Object.keys(published));
    expect(Object.keys(banner.entries.metadata.entries)).toEqual(['createdAt', 'updatedAt']);
    expect(v.is(banner, published)).toBe(true);
  });

  test.each(Object.keys(published))('is none without %s', (name) => {
    expect(v.is(banner, Object.fromEntries(Object.entries(published).filter(([key]) => key !== name)))).toBe(false);
  });

  test('is none with another', () => {
    expect(v.is(banner, { ...published, color: 'red' })).toBe(false);
    expect(v.is(banner, { ...published, metadata: { ...published.metadata, by: 'x' } })).toBe(false);
  });
});

test('[ENUM-23] two variants', () => {
  expect(bannerVariants).toEqual(['info', 'warn']);
  expect(v.is(banner, { ...published, variant: 'loud' })).toBe(false);
});
