import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { parseBrand } from '#core/brand/brand.ts';
import { characterKeys, characterLists, characterOf } from '#core/brand/character.ts';
import { checkBrands, isMainSite } from '#core/brand/check-brands.ts';
import { legalLinks } from '#core/brand/footer.ts';
import { organizationInfo } from '#core/brand/organization-info.ts';
import { orgResolver } from '#core/brand/resolve-org.ts';
import { parseLoader } from '#core/brand/stories/parse-loader.ts';
import { guidelines } from '#core/offers/guideline.ts';

const here = import.meta.dirname;
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);

const files = await Promise.all(
  folders.map(async (folder) => {
    const file = `brands/${folder}/brand.ts`;
    const parsed = parseBrand((await import(`./${folder}/brand.ts`)).brand, file);
    if (!parsed.ok) throw new Error(parsed.refusals.map(({ reason }) => `${file}: ${reason}`).join('\n'));
    return { file, brand: parsed.value };
  }),
);
const brands = files.map(({ brand }) => brand);
const partners = brands.filter(({ kind }) => kind !== 'provider');
const main = brands.find(isMainSite);
const asset = (folder: string, name: string) => readFileSync(join(here, folder, name), 'utf8');

describe('all brands together', () => {
  test('pass every check: hosts, codes, references, and every color pair in light and dark', () => {
    expect(checkBrands(files)).toEqual([]);
  });

  test('[ORG-04] about sixty partner codes are mapped from host names', () => {
    const codes = partners.flatMap(({ hosts }) =>
      hosts.map((host) => {
        const answer = orgResolver(brands)({ host });
        return answer.kind === 'found' && answer.by === 'host' ? answer.brand.orgCode : answer.kind;
      }),
    );
    expect(new Set(codes)).toEqual(new Set(partners.map(({ orgCode }) => orgCode)));
    expect(new Set(codes).size).toBeGreaterThanOrEqual(60);
  });

  test('each has a local address named after its folder', () => {
    for (const { brand, hosts } of brands) expect(hosts).toContain(`${brand}.localhost`);
  });

  test('use only reserved names and numbers, so that none can reach a real company', () => {
    for (const { hosts, support, counterpartUrl, baseUrl = '' } of brands) {
      for (const host of hosts) expect(host).toMatch(/\.(example|localhost)$/);
      expect(support.email).toMatch(/\.example$/);
      if (support.phone !== undefined) expect(support.phone).toMatch(/^\d{3}-555-01\d\d$/);
      for (const address of [counterpartUrl, baseUrl]) expect(address).toMatch(/^(https:\/\/[a-z.-]+\.example)?$/);
    }
  });

  test('[ORG-03] an unknown host gets the provider, which is FIGURE', () => {
    expect(orgResolver(brands)({ host: 'unknown.example' })).toMatchObject({
      by: 'default',
      brand: { orgCode: 'FIGURE' },
    });
  });

  test('the New York site lends in New York only, and everyone else sends New York there', () => {
    const [newYork, ...others] = brands.filter((brand) => brand.newYork);
    expect(others).toEqual([]);
    expect(newYork?.products.heloc.licensedStates).toEqual(['NY']);
    expect(newYork?.canonicalOrgCode).toBe(main?.orgCode);
    for (const { newYork: isNewYork, products } of brands) {
      if (!isNewYork)
        for (const settings of Object.values(products)) expect(settings?.licensedStates).not.toContain('NY');
    }
  });

  test('[VARIANT-02] the provider has settings for dscr, in fewer than 50 states', () => {
    expect(main && organizationInfo(main).orgMetaData.products.dscr).toMatchObject({ enabled: true });
    expect(main?.products.dscr?.licensedStates.length).toBeLessThan(50);
  });

  test('the provider names its services, and offers every product', () => {
    expect(main?.serviceLabels).toEqual({ pay: 'Figure Pay', exchange: 'Figure Exchange' });
    expect(Object.keys(main?.products ?? {}).sort()).toEqual(['crypto', 'dscr', 'heloc', 'plus62']);
  });

  test('[ORG-08] some partners say Terms of Use, the provider and the others say Terms of Service', () => {
    const labelled = (label: string) => brands.filter((brand) => legalLinks(brand).terms.label === label);
    expect(labelled('Terms of Use').length).toBeGreaterThan(5);
    expect(labelled('Terms of Service')).toContain(main);
    expect(labelled('Terms of Use').length + labelled('Terms of Service').length).toBe(brands.length);
  });

  test('every origination fee that a brand lets people choose has a price in the guideline', () => {
    const priced = guidelines.flatMap(({ feeOptions }) => feeOptions.map(({ feeBps }) => feeBps));
    for (const { pricing } of brands) expect(priced).toEqual(expect.arrayContaining(pricing.originationFeeOptionsBps));
  });

  test('both wordings of the for-sale question are in use', () => {
    const wordings = new Set(brands.map(({ products }) => products.heloc.forSaleWording));
    expect(wordings).toEqual(new Set(['currently for sale', 'listed within 6 months']));
  });
});

describe.each([...brands.map((brand) => [brand.brand, brand] as const)])('%s', (folder, brand) => {
  test('has its four files and nothing else', () => {
    expect(readdirSync(join(here, folder)).sort()).toEqual(['brand.ts', 'favicon.svg', 'loader.json', 'logo.svg']);
  });

  test('its pictures have a title, and no script, style or foreign reference', () => {
    for (const name of ['logo.svg', 'favicon.svg']) {
      const svg = asset(folder, name);
      expect(svg).toContain(`<title>${brand.names.display.replace('&', '&amp;')}</title>`);
      const tags = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag));
      expect([...tags].filter((tag) => !allowedTags.has(tag ?? ''))).toEqual([]);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
        /href|\bon\w+=|url\(|:\/\/|<!|<\?|@import|&(?!amp;)/i,
      );
    }
  });

  test('its logo is a mark of 40 by 40 without letters: its name is text of the page', () => {
    expect(asset(folder, 'logo.svg')).toContain('width="40" height="40" viewBox="0 0 40 40"');
  });

  test('has a large line of its own, and does not speak of another lender', () => {
    expect(brand.sentences.welcome.length).toBeLessThanOrEqual(68);
    if (brand.kind === 'provider') return;
    const said = JSON.stringify([brand.names, brand.serviceLabels, brand.sentences, brand.loader.messages]);
    expect(said).not.toMatch(/figure/i);
  });

  test('its loader is fit and of the kind its data states', () => {
    const loader = parseLoader(JSON.parse(asset(folder, 'loader.json')), `brands/${folder}/loader.json`);
    expect(loader).toMatchObject({ ok: true, value: { kind: brand.loader.kind } });
  });
});

describe('sixty lenders that look like sixty lenders', () => {
  const pairs = brands.flatMap((one, index) => brands.slice(index + 1).map((other) => [one, other] as const));

  const partnerPairs = pairs.filter((pair) => pair.every(({ kind }) => kind !== 'provider'));

  test('two of one palette family, whose accents are within 24 degrees of hue, differ in three keys of character or more', () => {
    const alike = pairs.filter(([one, other]) => hueApart(one, other) <= 24 && keysApart(one, other) < 3);
    expect(alike.map(([one, other]) => `${one.brand} and ${other.brand}`)).toEqual([]);
  });

  test('no two have the whole character in common, and no two have the same large line', () => {
    const alike = pairs.filter(
      ([one, other]) => keysApart(one, other) === 0 || one.sentences.welcome === other.sentences.welcome,
    );
    expect(alike.map(([one, other]) => `${one.brand} and ${other.brand}`)).toEqual([]);
  });

  test('each name of each list of character is some lender’s', () => {
    for (const key of characterKeys)
      expect(new Set(brands.map((brand) => characterOf(brand)[key]))).toEqual(new Set(characterLists[key]));
  });

  test('no two partners share an accent, a logo or a legal name', () => {
    const repeated = (of: (brand: Brand) => string) =>
      partnerPairs
        .filter(([one, other]) => of(one) === of(other))
        .map(([one, other]) => `${one.brand} and ${other.brand}`);
    expect(repeated(({ theme }) => theme.light.accent)).toEqual([]);
    expect(repeated(({ brand }) => asset(brand, 'logo.svg').replace(/<(svg|title)[\s\S]*?>[^<]*/g, ''))).toEqual([]);
    expect(repeated(({ names }) => names.legal)).toEqual([]);
  });

  test('they use at least eight loader animations, dark and light bars, square and round corners', () => {
    expect(new Set(brands.map(({ loader }) => loader.kind)).size).toBeGreaterThanOrEqual(8);
    const corners = brands.map(({ theme }) => theme.radiusPx.control);
    expect([Math.min(...corners), Math.max(...corners)]).toEqual([0, 28]);
    const withDark = brands.filter(({ theme }) => theme.dark);
    expect(withDark.length).toBeGreaterThan(20);
    expect(withDark.length).toBeLessThan(brands.length);
  });
});

test('the template is a fit brand once it lies in its own folder', async () => {
  const { brand } = await import('./_template/brand.ts');
  const parsed = parseBrand(brand, 'brands/new-brand/brand.ts');
  expect(parsed.ok && checkBrands([...files, { brand: parsed.value, file: 'brands/new-brand/brand.ts' }])).toEqual([]);
  for (const name of ['logo.svg', 'favicon.svg', 'loader.json'])
    expect(existsSync(join(here, '_template', name))).toBe(true);
});

const allowedTags = new Set(['svg', 'title', 'g', 'path', 'circle', 'ellipse', 'rect']);

function hueApart(one: Brand, other: Brand): number {
  const apart = Math.abs(hue(one.theme.light.accent) - hue(other.theme.light.accent));
  return Math.min(apart, 360 - apart);
}

function keysApart(one: Brand, other: Brand): number {
  const [mine, that] = [characterOf(one), characterOf(other)];
  return characterKeys.filter((key) => mine[key] !== that[key]).length;
}

/** The hue of #rrggbb in degrees, as HSL has it. */
function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return 0;
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  return most === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240;
}
