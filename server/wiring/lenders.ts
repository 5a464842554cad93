/** What the parts ask of the brands: whose site it is, where it is, what it is called and by which rules it lends. */
import type { Application } from '#core/application/application.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { FlagsFor } from '#core/flags.ts';
import { emailDress } from '#core/messages/email-dress.ts';
import { lendingSettings, rescissionCalendarOf } from '#core/underwriting/settings.ts';
import type { Places } from '../api/request.ts';
import type { BrandShelf } from '../brands.ts';
import type { Config } from '../config.ts';
import type { Rates } from '../lending/rates/index.ts';

export function createLenders(
  brands: BrandShelf,
  config: Config,
  flagsFor: FlagsFor,
  { aporOn }: Pick<Rates, 'aporOn'>,
) {
  const siteOf = ({ orgCode, property }: Application): Brand =>
    brands.siteFor(orgCode, property.address.state) ?? brands.provider;
  const flagsOf = ({ uuid, orgCode, product, property, borrower }: Application) =>
    flagsFor(orgCode, {
      applicationUuid: uuid,
      product,
      state: property.address.state,
      identityUuid: borrower.identityUuid,
      role: 'borrower',
    });
  const lenderOf = (code: string) => {
    const brand = brands.byCode(code);
    if (!brand) return undefined;
    const sites = brands.all.filter(({ canonicalOrgCode }) => canonicalOrgCode === brand.canonicalOrgCode);
    return { ...lenderFor(brand, config.PORT), origins: originsOf(sites, config) };
  };
  const places: Places = {
    siteOf: (code) => lenderOf(code)?.siteUrl ?? lenderFor(brands.provider, config.PORT).siteUrl,
    brandQuery: (code, host) => {
      const found = brands.resolve(undefined, host);
      return found.kind === 'found' && found.brand.orgCode === code ? '' : `?org=${encodeURIComponent(code)}`;
    },
  };
  return {
    /** The site that lends on this house. */
    siteOf,
    lenderOf,
    lenderOfApplication: (application: Application) => {
      const site = siteOf(application);
      return { ...lenderFor(site, config.PORT), dress: emailDress(site) };
    },
    /** How the emails of an organization look where no application names the site. */
    dressOf: (code: string) => emailDress(brands.byCode(code) ?? brands.provider),
    canonicalOf: (code: string) => brands.byCode(code)?.canonicalOrgCode,
    isMainBrand: (orgCode: string) => orgCode === brands.provider.canonicalOrgCode,
    nameOf: (code: string) => brands.byCode(code)?.names.display ?? brands.provider.names.display,
    logoOf: ({ brand }: Brand) => brands.file(brand, 'logo.svg')?.content.toString() ?? null,
    settingsFor: (application: Application, today: CalendarDate) =>
      lendingSettings(siteOf(application), application.product, flagsOf(application), { today, apor: aporOn(today) }),
    rescissionCalendarOf: (application: Application) => rescissionCalendarOf(siteOf(application), application.product),
    /** The lender pays the appraiser, and the papers say so. */
    isValuationCovered: (application: Application) => flagsOf(application)['fe-heloc-company-covers-appraisal'].enabled,
    places,
  };
}

/** Where links in emails lead: the site's own address, or this machine while no one has one. */
export function lenderFor(brand: Brand, port: number) {
  const local = brand.hosts.find((host) => host.endsWith('.localhost'));
  const siteUrl = local ? `http://${local}:${port}` : `https://${brand.hosts[0]}`;
  return { orgCode: brand.canonicalOrgCode, name: brand.names.display, siteUrl, sentences: brand.sentences };
}

/** Where a lender's pages are, as browsers name it. Only off production is this machine one of the places. */
function originsOf(sites: readonly Brand[], { NODE_ENV, PORT }: Config): readonly string[] {
  const hosts = sites.flatMap((site) => site.hosts);
  const abroad = hosts.filter((host) => !host.endsWith('.localhost')).map((host) => `https://${host}`);
  if (NODE_ENV === 'production') return abroad;
  const here = ['localhost', ...hosts.filter((host) => host.endsWith('.localhost'))];
  return [...here.map((host) => `http://${host}:${PORT}`), ...abroad];
}
