import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBrand } from './brand.ts';
import { sampleData, sampleFile } from './stories/sample-brand.ts';
import { themeCss } from './theme.ts';

type Path = readonly (string | number)[];

/** The sample with one value replaced or added. */
function bent(path: Path, value: unknown): unknown {
  const copy = structuredClone<unknown>(sampleData);
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], copy);
  (holder as Record<string, unknown>)[last] = value;
  return copy;
}

function reasons(data: unknown, file = sampleFile): string[] {
  const parsed = parseBrand(data, file);
  if (parsed.ok) return [];
  expect(parsed.refusals.every((refusal) => refusal.file === file)).toBe(true);
  return parsed.refusals.map(({ reason }) => reason);
}

describe('a fit brand', () => {
  const parsed = parseBrand(sampleData, sampleFile);

  test('is read, with what it leaves out filled in', () => {
    if (!parsed.ok) throw new Error(parsed.refusals[0]?.reason);
    expect(parsed.value).toMatchObject({ termsLabel: 'Terms of Service', legal: {}, sentences: {} });
    expect(parsed.value.products.heloc).toEqual({
      enabled: true,
      licensedStates: ['AZ', 'CA', 'NV'],
      excludedZips: [],
      forSaleWording: 'currently for sale',
      referrerRequired: false,
      newYorkRegulatorReview: false,
      minimumAge: 18,
      discounts: ['AUTOPAY'],
      portfolioLink: false,
      hmdaReporter: true,
      eNotary: 'byState',
      rescissionCalendar: 'regulation',
      chatSkill: 'White Label',
    });
  });
});

describe('a brand is refused, with its file and the reason,', () => {
  test.each<[string, Path, unknown, RegExp]>([
    ['an unknown key', ['customCss'], 'body{}', /^customCss: /],
    [
      'an unknown key deep inside',
      ['theme', 'light', 'backgroundImage'],
      '#ffffff',
      /^theme\.light\.backgroundImage: /,
    ],
    ['an unknown product', ['products', 'auto'], sampleData.products.heloc, /^products\.auto: /],
    ['a missing product HELOC', ['products'], {}, /^products\.heloc: /],
    ['a code that is not UPPER_SNAKE', ['orgCode'], 'Partner-One', /^orgCode: must be UPPER_SNAKE/],
    ['a folder that is not its code', ['brand'], 'partner-two', /brand must be its orgCode in kebab-case/],
    ['an http address', ['baseUrl'], 'http://partner-one.example', /^baseUrl: must be an https:\/\/ address/],
    ['a script as an address', ['legal'], { terms: 'javascript:alert(1)' }, /^legal\.terms: must be an https/],
    ['a protocol-relative address', ['counterpartUrl'], '//evil.example', /^counterpartUrl: must be an https/],
    ['a user in an address', ['baseUrl'], 'https://home.example@evil.example', /^baseUrl: /],
    ['a query in an address', ['baseUrl'], 'https://home.example/?next=x', /^baseUrl: /],
    ['a host with a port', ['hosts'], ['partner-one.example:443'], /^hosts\.0: must be a lower-case host name/],
    ['a host with a scheme', ['hosts'], ['https://partner-one.example'], /^hosts\.0: /],
    ['no host', ['hosts'], [], /^hosts: /],
    ['markup in a name', ['names', 'display'], 'Bank <b>One</b>', /^names\.display: must be plain text/],
    ['a line break in a sentence', ['sentences'], { tagline: 'One\ntwo' }, /^sentences\.tagline: must be plain text/],
    ['a sentence no one may replace', ['sentences'], { security: 'Trust us.' }, /^sentences\.security: /],
    ['a color with more in it', ['theme', 'light', 'bg'], '#ffffff;}body{x:url(//e)', /^theme\.light\.bg: a color is/],
    ['a color by name', ['theme', 'light', 'bg'], 'white', /^theme\.light\.bg: a color is written #rrggbb/],
    ['a pairing that is not on the list', ['character', 'pairing'], 'Comic Sans', /character.pairing/],
    ['a radius with a fraction', ['theme', 'radiusPx', 'card'], 1.5, /^theme\.radiusPx\.card: /],
    ['a state that does not exist', ['products', 'heloc', 'licensedStates'], 'AZ ZZ', /licensedStates: must be states/],
    ['a state named twice', ['products', 'heloc', 'licensedStates'], 'AZ AZ', /licensedStates: must be states/],
    ['states with stray spaces', ['products', 'heloc', 'licensedStates'], 'AZ  CA', /licensedStates: must be states/],
    ['a short zip code', ['products', 'heloc', 'excludedZips'], '8950', /excludedZips: must be zip codes/],
    ['a discount without its price', ['products', 'heloc', 'discounts'], ['ALL_IN'], /must price every discount/],
    ['a fee above 4.99%', ['pricing', 'originationFeeOptionsBps'], [500], /^pricing\.originationFeeOptionsBps\.0: /],
    ['silence about originators', ['pricing', 'originatorCompensation'], undefined, /originatorCompensation/],
    ['a phone that is no phone', ['support', 'phone'], '555 0100', /^support\.phone: must be written/],
    [
      '62-plus open to the young',
      ['products', 'plus62'],
      { licensedStates: 'AZ', minimumAge: 61, chatSkill: 'White Label' },
      /minimumAge must be 62/,
    ],
  ])('for %s', (_, path, value, reason) => {
    expect(reasons(bent(path, value)).join('\n')).toMatch(reason);
  });

  test('for lying in another folder', () => {
    expect(reasons(sampleData, 'brands/elsewhere/brand.ts')).toEqual([
      'brand: "partner-one" must be the folder\'s name, "elsewhere"',
    ]);
  });

  test.each([[undefined], [null], [7], ['brand'], [[]]])('for being %j', (data) => {
    expect(reasons(data)).not.toEqual([]);
  });
});

test('whatever a stranger writes in a brand, no new rule, address or comment reaches the style sheet', () => {
  const places: Path[] = leaves(sampleData);
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom('#fff;}', '</style>', 'url(//e.example)', '*/', "'}"),
    fc.anything(),
  );
  const shape = (css: string) => css.replace(/#[0-9a-f]{6}|var\(--color-accent\)|-?\d+(\.\d+)?/g, '0');
  const parsed = parseBrand(sampleData, sampleFile);
  if (!parsed.ok) throw new Error('the sample is unfit');
  const expected = shape(themeCss(parsed.value));
  const property = fc.property(fc.constantFrom(...places), hostile, (path, value) => {
    const result = parseBrand(bent(path, value), sampleFile);
    return !result.ok || shape(themeCss(result.value)) === expected;
  });
  fc.assert(property, { numRuns: 5000 });
});

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
