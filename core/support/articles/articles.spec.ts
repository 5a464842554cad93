import { describe, expect, test } from 'vitest';
import { parseBrand } from '#core/brand/brand.ts';
import { applicationScreens } from '#core/journey/screens.ts';
import { RESCISSION_DAYS } from '#core/law/clocks.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { pages } from '#core/pages.ts';
import { brand as figure } from '../../../brands/figure/brand.ts';
import { articleIds, articleOf, brandFactsOf, searchTextsOf } from './index.ts';

const parsed = parseBrand(figure, 'brands/figure/brand.ts');
if (!parsed.ok) throw new Error('The brand of this test is no brand.');
const brand = brandFactsOf(parsed.value);
const all = articleIds.map((id) => articleOf(id, brand));
const textOf = (id: (typeof articleIds)[number]) => {
  const { short, body } = articleOf(id, brand);
  return [short, ...body.flat()].join(' ');
};

describe('help articles', () => {
  test('there are enough to cover the journey, and each says something of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ short }) => short)).size).toBe(all.length);
    for (const { id, short, body } of all) expect([id, short.length > 60, body.length > 0]).toEqual([id, true, true]);
  });

  test('each leads to a page or a screen that exists', () => {
    const places = new Set([...Object.keys(pages), ...Object.keys(applicationScreens)]);
    for (const { leadsTo } of all) if (leadsTo !== undefined) expect(places).toContain(leadsTo);
  });

  test('each can be found by how people ask, except what is only said when we refuse', () => {
    for (const { id } of all) expect([id, searchTextsOf(id).asked.length > 0]).toEqual([id, id !== 'advice']);
  });

  test('figures are those of the rules', () => {
    expect(textOf('choosing-offer')).toContain(formatCents(limits.lineCentsMax, 0));
    expect(textOf('rate')).toContain(formatRate(rateOf(limits.aprBpsMin)));
    expect(textOf('who-can-apply')).toContain(`${limits.ownershipDaysMin} days`);
    expect(RESCISSION_DAYS).toBe(3);
    expect(textOf('right-to-cancel')).toContain('midnight of the third business day');
    expect(textOf('state-steps')).toMatch(/12th day.*Georgia/);
    expect(textOf('uploads')).toMatch(/PDF, JPG, JPEG, PNG, HEIC or HEIF files of up to 25 MB, up to 10/);
  });

  test('a brand that gives discounts names its own, and one without says so', () => {
    expect(textOf('discounts')).toContain('0.25% less for automatic payments');
    expect(articleOf('discounts', { ...brand, discountsBps: {} }).short).toContain('do not offer rate discounts');
  });
});
