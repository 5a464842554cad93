import { describe, expect, test } from 'vitest';
import type { BrandFile } from './check-brands.ts';
import { checkBrands, isMainSite, withProvidersTrustees } from './check-brands.ts';
import { contrastFailures, contrastPairs, contrastRatio } from './contrast.ts';
import { darkPalette, lightPalette, sampleBrand, sampleData } from './stories/sample-brand.ts';

const at = (brand: BrandFile['brand']): BrandFile => ({ brand, file: `brands/${brand.brand}/brand.ts` });
const home = at(sampleBrand('HOME', { kind: 'provider', hosts: ['home.example'] }));
const newYork = at(
  sampleBrand('HOME_NY', {
    kind: 'provider',
    canonicalOrgCode: 'HOME',
    hosts: ['ny.home.example'],
    newYork: true,
    counterpartUrl: 'https://home.example',
  }),
);
const partner = at(sampleBrand('PARTNER_ONE'));

test('a fit set of brands has nothing to refuse', () => {
  expect(checkBrands([home, newYork, partner])).toEqual([]);
});

describe('refused with the file and the reason:', () => {
  test('a host that another brand has', () => {
    const thief = at(sampleBrand('THIEF', { hosts: ['thief.example', 'partner-one.example'] }));
    expect(checkBrands([home, newYork, partner, thief])).toEqual([
      {
        file: 'brands/thief/brand.ts',
        reason: 'host "partner-one.example" is already used by brands/partner-one/brand.ts',
      },
    ]);
  });

  test('a discount for members of a credit union, of a lender that is none', () => {
    const { products } = partner.brand;
    const heloc = { ...products.heloc, discounts: ['AUTOPAY', 'CREDIT_UNION'] as const };
    const bank = at({
      ...partner.brand,
      kind: 'bank',
      products: { ...products, heloc: { ...heloc, discounts: [...heloc.discounts] } },
    });
    const refused = [
      { file: bank.file, reason: 'the CREDIT_UNION discount is for members, and this is no credit union' },
    ];
    expect(checkBrands([home, newYork, bank])).toEqual(refused);
    expect(checkBrands([home, newYork, at({ ...bank.brand, kind: 'creditUnion' })])).toEqual([]);
  });

  test('a code and a folder that another brand has', () => {
    const twin = { brand: { ...partner.brand, hosts: ['twin.example'] }, file: 'brands/partner-one-copy/brand.ts' };
    expect(checkBrands([home, newYork, partner, twin])).toEqual([
      { file: twin.file, reason: 'orgCode "PARTNER_ONE" is already used by brands/partner-one/brand.ts' },
      { file: twin.file, reason: 'brand "partner-one" is already used by brands/partner-one/brand.ts' },
    ]);
  });

  test('no provider, and a second one', () => {
    expect(checkBrands([newYork, partner])).toContainEqual({
      file: 'brands',
      reason: "no brand is of kind 'provider' outside New York",
    });
    const rival = at(sampleBrand('RIVAL', { kind: 'provider' }));
    expect(checkBrands([home, newYork, rival])).toEqual([
      { file: rival.file, reason: `a second provider's main site; the first is ${home.file}` },
    ]);
  });

  test('a canonical code no one has', () => {
    const stray = at(sampleBrand('STRAY', { canonicalOrgCode: 'NOBODY' }));
    expect(checkBrands([home, newYork, stray])).toEqual([
      { file: stray.file, reason: 'canonicalOrgCode "NOBODY" is no brand\'s orgCode' },
    ]);
  });

  test('a New York counterpart that is not the New York site, and the other way round', () => {
    const lost = at(sampleBrand('LOST', { counterpartUrl: 'https://home.example' }));
    const selfish = at(sampleBrand('SELFISH', { newYork: true, counterpartUrl: 'https://ny.home.example' }));
    expect(checkBrands([home, newYork, lost, selfish]).map(({ reason }) => reason)).toEqual([
      'counterpartUrl "https://home.example" is not the address of a New York site',
      'counterpartUrl "https://ny.home.example" is not the address of a site outside New York',
    ]);
  });

  test('a color pair under WCAG AA, in light and in dark', () => {
    const light = { ...lightPalette, textMuted: '#8a8a8a' };
    const dark = { ...darkPalette, link: '#40506a' };
    const pale = at(sampleBrand('PALE', { theme: { ...sampleData.theme, light, dark } }));
    const found = checkBrands([home, newYork, pale]);
    expect(new Set(found.map(({ file }) => file))).toEqual(new Set([pale.file]));
    const reasons = found.map(({ reason }) => reason).join('\n');
    expect(reasons).toMatch(/^theme\.light: textMuted on surface has contrast 3\.4\d:1, needs 4\.5:1$/m);
    expect(reasons).toMatch(/^theme\.dark: link on bg has contrast \d\.\d+:1, needs 4\.5:1$/m);
  });

  test('a logo whose words are lost on the top bar', () => {
    const dim = at(sampleBrand('DIM', { logo: { ...sampleData.logo, ink: '#204060' } }));
    expect(checkBrands([home, newYork, dim]).map(({ reason }) => reason)).toEqual([
      'theme.light: logo.ink on topBar needs contrast 4.5:1',
      'theme.dark: logo.ink on topBar needs contrast 4.5:1',
    ]);
  });
});

test('the main site is the provider outside New York', () => {
  expect([home, newYork, partner].filter(({ brand }) => isMainSite(brand))).toEqual([home]);
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('of %s on %s is %s as WCAG computes it', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });

  test('a grey one step too light is refused and not rounded up to a pass', () => {
    const failures = contrastFailures({ ...lightPalette, surface: '#ffffff', textMuted: '#777777' });
    expect(failures).toContain('textMuted on surface has contrast 4.47:1, needs 4.5:1');
  });

  test('every pair is checked: making both colours equal is always refused', () => {
    for (const [foreground, background, least] of contrastPairs) {
      const failures = contrastFailures({ ...lightPalette, [foreground]: lightPalette[background] });
      expect(failures).toContain(`${foreground} on ${background} has contrast 1:1, needs ${least}:1`);
    }
  });
});

describe('who holds deeds of trust', () => {
  const licensed = (licensedStates: string) => ({
    heloc: { licensedStates, discounts: ['AUTOPAY' as const], chatSkill: 'White Label' as const },
  });
  const bare = at(sampleBrand('HOME', { kind: 'provider', hosts: ['home.example'], trustees: [] }));

  test('a state of deeds of trust without a trustee is refused; Colorado and states of mortgages need none', () => {
    const brand = at(sampleBrand('PARTNER_ONE', { trustees: [], products: licensed('CA CO FL TX') }));
    expect(checkBrands([home, newYork, brand])).toEqual([]);
    expect(checkBrands([bare, newYork, brand]).filter(({ file }) => file === brand.file)).toEqual([
      { file: brand.file, reason: 'trustees: no one holds deeds of trust in CA TX' },
    ]);
  });

  test('a brand’s own come before the provider’s', () => {
    const own = [{ states: 'CA', name: 'Own Trustee', address: '1 Oak Street, Reno, NV 89501' }];
    const brand = sampleBrand('PARTNER_ONE', { trustees: own });
    const all = withProvidersTrustees(brand, home.brand).trustees;
    expect(all.filter(({ states }) => states.includes('CA')).map(({ name }) => name)).toEqual(['Own Trustee']);
    expect(all.filter(({ states }) => states.includes('TX')).map(({ name }) => name)).toEqual([
      'Sample Trustee Company',
    ]);
  });
});
