/**
 * What the browser is told of a brand when a page starts: the specification's organization record. Promises only what
 * a screen needs: how a partner's margin is set, or how it reports, stays on the server, and the lists of states and
 * zip codes have calls of their own.
 */
import * as v from 'valibot';
import type { Brand, ProductSettings } from './brand.ts';
import { legalLinks, supportPhone } from './footer.ts';

const linkSchema = v.object({ label: v.string(), href: v.string() });

const productInfoSchema = v.object({
  enabled: v.boolean(),
  forSaleWording: v.string(),
  referrerRequired: v.boolean(),
  newYorkRegulatorReview: v.boolean(),
  minimumAge: v.number(),
  interestOnlyFromAge: v.nullable(v.number()),
  discounts: v.array(v.string()),
  portfolioLink: v.boolean(),
  eNotary: v.string(),
  chatSkill: v.string(),
});

const companyInfoSchema = v.object({
  kind: v.string(),
  names: v.object({ legal: v.string(), display: v.string(), short: v.string() }),
  phone: v.string(),
  email: v.string(),
  /** Whom a line is asked about after funding: the lender itself, where it names no one else. */
  servicer: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  nmlsId: v.string(),
  mailingAddress: v.object({ street: v.string(), city: v.string(), state: v.string(), zip: v.string() }),
  legalLinks: v.object({ privacy: linkSchema, terms: linkSchema, communications: linkSchema, licenses: linkSchema }),
  newYork: v.boolean(),
  counterpartUrl: v.string(),
  hawaiiPartner: v.object({ name: v.string(), url: v.string() }),
  serviceLabels: v.object({ pay: v.optional(v.string()), exchange: v.optional(v.string()) }),
  loader: v.object({ kind: v.string(), messages: v.array(v.string()) }),
  sentences: v.record(v.string(), v.string()),
  darkMode: v.boolean(),
  sessionReplay: v.boolean(),
});

export const organizationInfoSchema = v.object({
  baseUrl: v.string(),
  canonicalOrgCode: v.string(),
  orgBrand: v.string(),
  orgCode: v.string(),
  orgMetaData: v.object({
    companyInfo: companyInfoSchema,
    products: v.object({
      heloc: productInfoSchema,
      dscr: v.optional(productInfoSchema),
      crypto: v.optional(productInfoSchema),
      plus62: v.optional(productInfoSchema),
    }),
  }),
  orgPricingData: v.object({
    guidelineVersion: v.string(),
    originationFeeOptionsBps: v.array(v.number()),
    discountsBps: v.record(v.string(), v.number()),
  }),
});
export type OrganizationInfo = v.InferOutput<typeof organizationInfoSchema>;

/** `baseUrl` is empty when the dashboard is our own site, so that a link begins at its root. */
export function organizationInfo(brand: Brand): OrganizationInfo {
  const { guidelineVersion, originationFeeOptionsBps, discountsBps } = brand.pricing;
  return {
    baseUrl: brand.baseUrl ?? '',
    canonicalOrgCode: brand.canonicalOrgCode,
    orgBrand: brand.brand,
    orgCode: brand.orgCode,
    orgMetaData: { companyInfo: companyInfo(brand), products: productsInfo(brand) },
    orgPricingData: { guidelineVersion, originationFeeOptionsBps, discountsBps: { ...discountsBps } },
  };
}

function companyInfo(brand: Brand): OrganizationInfo['orgMetaData']['companyInfo'] {
  const { kind, names, nmlsId, mailingAddress, newYork, counterpartUrl, hawaiiPartner, serviceLabels, loader } = brand;
  return {
    kind,
    names,
    phone: supportPhone(brand.support),
    email: brand.support.email,
    servicer: brand.servicer ?? {
      name: names.legal,
      phone: supportPhone(brand.support),
      email: brand.support.email,
    },
    nmlsId,
    mailingAddress,
    legalLinks: legalLinks(brand),
    newYork,
    counterpartUrl,
    hawaiiPartner,
    serviceLabels,
    loader,
    sentences: { ...brand.sentences },
    darkMode: brand.theme.dark !== undefined,
    sessionReplay: brand.sessionReplay,
  };
}

function productsInfo({ products }: Brand): OrganizationInfo['orgMetaData']['products'] {
  const { heloc, dscr, crypto, plus62 } = products;
  return {
    heloc: productInfo(heloc),
    dscr: dscr && productInfo(dscr),
    crypto: crypto && productInfo(crypto),
    plus62: plus62 && productInfo(plus62),
  };
}

function productInfo(settings: ProductSettings): v.InferOutput<typeof productInfoSchema> {
  const { enabled, forSaleWording, referrerRequired, newYorkRegulatorReview, minimumAge, discounts } = settings;
  const { portfolioLink, eNotary, chatSkill, interestOnlyFromAge = null } = settings;
  return {
    enabled,
    forSaleWording,
    referrerRequired,
    newYorkRegulatorReview,
    minimumAge,
    interestOnlyFromAge,
    discounts,
    portfolioLink,
    eNotary,
    chatSkill,
  };
}
