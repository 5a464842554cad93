import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Brand, parseBrand } from '#core/brand/brand.ts';
import { estimate } from '#core/offers/estimate.ts';
import { limits } from '#core/offers/limits.ts';
import { articleTopics } from '#core/support/articles/index.ts';
import { partnersGuideline } from '#core/underwriting/settings.ts';
import * as words from '#core/words/en/home.ts';
import { helpPage } from './help-pages.ts';
import { FUNDINGS_MIN, homeFacts } from './home-facts.ts';

const folder = new URL('../../brands/', import.meta.url);
const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !entry.name.startsWith('_') ? [entry.name] : [],
);
const brands: Brand[] = await Promise.all(
  names.map(async (name) => {
    const parsed = parseBrand(
      (await import(new URL(`${name}/brand.ts`, folder).href)).brand,
      `brands/${name}/brand.ts`,
    );
    if (!parsed.ok) throw new Error(`${name} is no brand.`);
    return parsed.value;
  }),
);
const today = { today: '2026-11-17', isRedesignOn: true } as const;

describe('the home page of a brand', () => {
  test('[CONST-02] [CONST-03] has an example inside the advertised range, at the brand’s own price', () => {
    for (const brand of brands) {
      const { prices, example, originationFeeBpsMax, states } = homeFacts(brand, today);
      const found = estimate(prices, example);
      expect([brand.brand, found !== undefined]).toEqual([brand.brand, true]);
      expect(found?.aprBps).toBeLessThanOrEqual(limits.aprBpsMax);
      expect(originationFeeBpsMax).toBeLessThanOrEqual(limits.originationFeeBpsMax);
      expect(states.length).toBe(brand.products.heloc.licensedStates.length);
    }
  });

  test('advertises the discount for automatic payments that the line is priced with', () => {
    for (const brand of brands) {
      const dearer = {
        ...brand,
        pricing: { ...brand.pricing, discountsBps: { ...brand.pricing.discountsBps, AUTOPAY: 10 } },
      };
      const { autopayBps } = homeFacts(dearer, today);
      if (autopayBps !== undefined) expect(partnersGuideline(dearer, today.today).autopayBps).toBe(autopayBps);
    }
  });

  test('asks its first questions in people’s own words', () => {
    const [brand] = brands;
    if (!brand) throw new Error('There is no brand.');
    const { questions } = homeFacts(brand, today);
    for (const { id } of questions) expect([id, words.questionOf[id]?.endsWith('?')]).toEqual([id, true]);
  });

  test('says how long it takes only from our own records that are many enough', () => {
    const [brand] = brands;
    if (!brand) throw new Error('There is no brand.');
    const times = (fundings: number) => homeFacts(brand, { ...today, times: { fundings, medianDays: 6 } }).times;
    expect([times(FUNDINGS_MIN - 1), times(FUNDINGS_MIN)?.medianDays]).toEqual([undefined, 6]);
  });
});

describe('the help center', () => {
  const [brand] = brands;
  if (!brand) throw new Error('There is no brand.');

  test('has something under every topic', () => {
    const page = helpPage('/help', '', brand)?.page;
    const listed = page?.kind === 'help' ? page.topics : [];
    expect(listed.map(({ topic }) => topic)).toEqual([...articleTopics]);
    for (const { topic, articles } of listed) expect([topic, articles.length > 1]).toEqual([topic, true]);
  });

  test('finds by people’s words, with a slip of the finger too', () => {
    const first = (query: string) => {
      const page = helpPage('/help', query, brand)?.page;
      return page?.kind === 'help' ? page.found?.[0]?.id : undefined;
    };
    expect(first('hurt my credit score')).toBe('soft-credit');
    expect(first('change my mind after signing')).toBe('right-to-cancel');
    expect(first('how do you keep my data safe')).toBe('privacy');
    expect(first('notery on video')).toBe('online-notary');
    expect(first('   ')).toBeUndefined();
  });

  test('an article leads to a page anyone can open, never to a screen of someone’s application', () => {
    const at = (id: string) => {
      const page = helpPage(`/help/${id}`, '', brand)?.page;
      return page?.kind === 'article' ? page.leadsTo : undefined;
    };
    expect([at('heloc-basics'), at('uploads'), at('soft-credit')]).toEqual([
      '/account/heloc/register',
      undefined,
      undefined,
    ]);
  });
});
