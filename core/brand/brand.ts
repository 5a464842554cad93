/**
 * What a brand is: the closed schema of brands/<brand>/brand.ts. Promises that a parsed brand holds no key we do not
 * know, no address that is not https, no text with markup, and no style but the theme's. Hides the spelling of lists:
 * a brand writes 'AZ CA NV', the product reads ['AZ', 'CA', 'NV'].
 */
import * as v from 'valibot';
import { hasRightCheckDigits } from '#core/hmda/check-digits.ts';
import { discountTypes } from '#core/offers/offer.ts';
import { stateCodes } from '#core/people/states.ts';
import { openingHoursSchema } from '#core/support/hours.ts';
import { heroLines } from '#core/words/en/brand/hero-lines.ts';
import { brandKinds, characterSchema } from './character.ts';
import { charters } from './charters.ts';
import { hexSchema } from './hex.ts';
import { loaderKindSchema } from './loader.ts';
import type { Parsed } from './refusal.ts';
import { readData } from './refusal.ts';
import { emailSentences, replaceableSentences } from './sentences.ts';
import { themeSchema } from './theme.ts';

const knownStates = new Set(stateCodes);

export const products = ['heloc', 'dscr', 'crypto', 'plus62'] as const;
export type Product = (typeof products)[number];

const discountTypeSchema = v.picklist(discountTypes);

/** One line of plain words: no markup, no control characters, nothing at the edges to trim. */
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(max, `is longer than ${max} characters`),
    v.regex(/^[^<>\p{C}]*$/u, 'must be plain text without < or >'),
    v.check((value) => value === value.trim(), 'must not start or end with a space'),
  );
const pattern = (shape: RegExp, reason: string) => v.pipe(v.string(), v.regex(shape, reason));
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const httpsAddress = pattern(
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[\w.~-]+)*\/?$/,
  'must be an https:// address in lower-case host names, without port, query or user',
);
const hostName = pattern(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a lower-case host name without a port');
const orgCode = pattern(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/, 'must be UPPER_SNAKE');
const phone = pattern(/^\d{3}-\d{3}-\d{4}$/, 'must be written 000-000-0000');
const states = spaced('states', (code) => knownStates.has(code));
const zips = spaced('zip codes', (code) => /^\d{5}$/.test(code));

/** A list written as words with single spaces between them; the empty string is the empty list. */
function spaced(what: string, isKnown: (word: string) => boolean) {
  return v.pipe(
    v.string(),
    v.transform((line) => (line === '' ? [] : line.split(' '))),
    v.check(
      (list) => list.every(isKnown) && new Set(list).size === list.length,
      `must be ${what}, each once, one space apart`,
    ),
  );
}

const productSchema = v.strictObject({
  enabled: v.optional(v.boolean(), true),
  licensedStates: states,
  /** Places inside a licensed state where this brand does not lend. */
  excludedZips: v.optional(zips, ''),
  forSaleWording: v.optional(v.picklist(['currently for sale', 'listed within 6 months']), 'currently for sale'),
  referrerRequired: v.optional(v.boolean(), false),
  newYorkRegulatorReview: v.optional(v.boolean(), false),
  minimumAge: v.optional(whole(18, 99), 18),
  /** From this age the borrower may choose an interest-only line; absent: no one may. */
  interestOnlyFromAge: v.optional(whole(55, 99)),
  discounts: v.optional(v.array(discountTypeSchema), []),
  /** Whether the sidebar shows Portfolio Manager. */
  portfolioLink: v.optional(v.boolean(), false),
  hmdaReporter: v.optional(v.boolean(), true),
  /** byState follows each state's law; manualOnly sends a notary to every borrower. */
  eNotary: v.optional(v.picklist(['byState', 'manualOnly']), 'byState'),
  /** conservative also skips a holiday's observed day, so no one is funded a day too early. */
  rescissionCalendar: v.optional(v.picklist(['regulation', 'conservative']), 'regulation'),
  chatSkill: v.picklist(['FHEL', 'White Label', 'CLOC_HELOC']),
});
export type ProductSettings = v.InferOutput<typeof productSchema>;

const pricingSchema = v.strictObject({
  guidelineVersion: pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'),
  marginAdjustmentBps: v.optional(whole(-150, 150), 0),
  /** What a borrower may choose to pay at origination; the specification's ceiling is 4.99% of the first draw. */
  originationFeeOptionsBps: v.pipe(v.array(whole(0, 499)), v.minLength(1)),
  /**
   * What the lender pays a loan originator who is not its employee: a share of the line and a sum for each. It counts as
   * points and fees (12 CFR 1026.32(b)(2)(ii)), so no default would be safe: a lender who pays nothing says so.
   */
  originatorCompensation: v.strictObject({ ofLineBps: whole(0, 500), flatCents: whole(0, 2_000_000) }),
  discountsBps: v.optional(v.record(discountTypeSchema, whole(1, 100)), {}),
});

const shape = v.strictObject({
  orgCode,
  /** The code whose applications and reports this site belongs to: its own, or the main site's. */
  canonicalOrgCode: orgCode,
  /** The folder's name, which is also the folder of its assets. */
  brand: pattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be kebab-case'),
  kind: v.picklist(brandKinds),
  names: v.strictObject({ legal: text(80), display: text(48), short: text(24) }),
  /** The first is the site's own address; the others lead to it too. */
  hosts: v.pipe(v.array(hostName), v.minLength(1)),
  /** The brand's dashboard site; absent means the one we serve ourselves. */
  baseUrl: v.optional(httpsAddress),
  /** Whether this is the site for New York properties, and where properties of the other kind go. */
  newYork: v.boolean(),
  counterpartUrl: httpsAddress,
  legal: v.optional(
    v.strictObject({
      privacy: v.optional(httpsAddress),
      terms: v.optional(httpsAddress),
      communications: v.optional(httpsAddress),
      licenses: v.optional(httpsAddress),
    }),
    {},
  ),
  termsLabel: v.optional(v.picklist(['Terms of Service', 'Terms of Use']), 'Terms of Service'),
  support: v.strictObject({
    phone: v.optional(phone),
    email: v.pipe(v.string(), v.email('must be an e-mail address'), v.maxLength(120)),
    hours: openingHoursSchema,
    /** When notaries are here to meet people by video: by the same clock. */
    notaryHours: v.optional(openingHoursSchema, {
      weekdays: { start: '06:00', end: '19:00' },
      weekend: 'closed',
    }),
  }),
  /** Who keeps the line after funding, where the lender does not keep it itself. */
  servicer: v.optional(
    v.strictObject({
      name: text(80),
      phone,
      email: v.pipe(v.string(), v.email('must be an e-mail address'), v.maxLength(120)),
    }),
  ),
  nmlsId: pattern(/^\d{4,8}$/, 'must be 4 to 8 digits'),
  /** What the lender is by law: it decides which agency its notices and its reports name. No default would be safe. */
  charter: v.picklist(charters),
  /** Of a bank, savings association or credit union: then the Bureau itself is its agency. */
  hasOver10Billion: v.optional(v.boolean(), false),
  /** Who reports under Regulation C, and how; a lender without it has no report made. */
  hmda: v.optional(
    v.strictObject({
      lei: v.pipe(
        pattern(/^[0-9A-Z]{18}\d{2}$/, 'must be 20 letters and digits'),
        v.check(hasRightCheckDigits, 'must end with its check digits'),
      ),
      taxId: pattern(/^\d{2}-\d{7}$/, 'must be written 00-0000000'),
      contact: v.strictObject({ name: text(60), phone }),
      /** The partial exemption of 12 CFR 1003.3(d), for insured lenders of few loans: some columns stay closed. */
      isPartlyExempt: v.optional(v.boolean(), false),
      /** The loan originator's own number in the registry (12 CFR 1003.4(a)(34)); not the company's. */
      originatorNmlsId: v.optional(pattern(/^\d{4,7}$/, 'must be 4 to 7 digits')),
    }),
  ),
  mailingAddress: v.strictObject({
    street: text(80),
    city: text(40),
    state: v.pipe(
      v.string(),
      v.check((code) => knownStates.has(code), 'must be the code of a state'),
    ),
    zip: pattern(/^\d{5}$/, 'must be five digits'),
  }),
  /** Who holds a deed of trust in each state that has one; the provider's are taken where a brand names none. */
  trustees: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          states: spaced('states', (code) => knownStates.has(code)),
          name: text(100),
          address: text(140),
        }),
      ),
      v.check((rows) => {
        const named = rows.flatMap(({ states }) => states);
        return new Set(named).size === named.length;
      }, 'must name each state once'),
    ),
    [],
  ),
  products: v.strictObject({
    heloc: productSchema,
    dscr: v.optional(productSchema),
    crypto: v.optional(productSchema),
    plus62: v.optional(productSchema),
  }),
  pricing: pricingSchema,
  hawaiiPartner: v.strictObject({ name: text(60), url: httpsAddress }),
  /** What the sidebar calls two services that only some lenders have; one without a name is not shown. */
  serviceLabels: v.optional(v.strictObject({ pay: v.optional(text(40)), exchange: v.optional(text(40)) }), {}),
  logo: v.strictObject({
    /** What the mark shows; only so that we can tell sixty lenders apart. */
    shape: pattern(/^[a-z]+$/, 'must be one lower-case word'),
    /** The color of the name beside it in documents, which must be readable on the top bar. */
    ink: hexSchema,
  }),
  theme: themeSchema,
  character: v.optional(characterSchema, {}),
  loader: v.strictObject({
    kind: loaderKindSchema,
    messages: v.pipe(v.array(text(80)), v.minLength(1), v.maxLength(6)),
  }),
  /** Whether people may be asked to have their visits recorded; nothing is unless they agree. */
  sessionReplay: v.optional(v.boolean(), false),
  sentences: v.optional(
    v.strictObject(v.entriesFromList([...replaceableSentences, ...emailSentences], v.exactOptional(text(160)))),
    {},
  ),
});

function offeredDiscounts(offered: Partial<Record<Product, ProductSettings | undefined>>) {
  return products.flatMap((product) => offered[product]?.discounts ?? []);
}

/** What holds between keys; a brand without a large line of its own has that of its kind. */
const brandSchema = v.pipe(
  shape,
  v.check(
    ({ brand, orgCode }) => brand === orgCode.toLowerCase().replaceAll('_', '-'),
    'brand must be its orgCode in kebab-case',
  ),
  v.check(
    ({ products }) => products.plus62 === undefined || products.plus62.minimumAge >= 62,
    'products.plus62.minimumAge must be 62 or more',
  ),
  v.check(
    ({ products, pricing }) => offeredDiscounts(products).every((type) => pricing.discountsBps[type] !== undefined),
    'pricing.discountsBps must price every discount a product offers',
  ),
  v.transform((brand) => ({ ...brand, sentences: { welcome: heroLines[brand.kind], ...brand.sentences } })),
);

export type BrandData = v.InferInput<typeof brandSchema>;
export type Brand = v.InferOutput<typeof brandSchema>;

/** Reads one brand file; `file` is its path, whose folder must be the brand's own name. */
export function parseBrand(data: unknown, file: string): Parsed<Brand> {
  const parsed = readData(brandSchema, data, file);
  if (!parsed.ok) return parsed;
  const folder = file.split('/').at(-2);
  if (folder === parsed.value.brand) return parsed;
  return {
    ok: false,
    refusals: [{ file, reason: `brand: "${parsed.value.brand}" must be the folder's name, "${folder}"` }],
  };
}
