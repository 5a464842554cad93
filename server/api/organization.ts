/** Answers what anyone may know of a lender. Everything here is read from the brand's own file. */
import type { Brand, Product } from '#core/brand/brand.ts';
import { organizationInfo } from '#core/brand/organization-info.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import type { organizationCalls } from '#core/contract/organization.ts';
import { stateNames } from '#core/eligibility/states.ts';
import { eligibleZips } from '#core/eligibility/zip-ranges.ts';
import { businessWeek, type OpeningHours } from '#core/support/hours.ts';
import type { BrandShelf } from '../brands.ts';
import { Failure } from '../failure.ts';
import type { Handlers } from './handler.ts';

/** Whose hours are asked for, and where a brand says them. */
const hoursOf: Readonly<Record<string, (support: Brand['support']) => OpeningHours>> = {
  OPS_PHONE: ({ hours }) => hours,
  OPS_CHAT: ({ hours }) => hours,
  OPS_NOTARY: ({ notaryHours }) => notaryHours,
};

export function organizationHandlers(brands: BrandShelf): Handlers<keyof typeof organizationCalls> {
  const brandOf = (orgCode: string): Brand => {
    const found = brands.resolve(orgCode, undefined);
    if (found.kind === 'missing')
      throw new Failure('organizationNotFound', { param: 'org', errors: [found.message, found.details] });
    return found.brand;
  };
  const licensed = (orgCode: string, product: Product = 'heloc') => brandOf(orgCode).products[product];

  return {
    'GET /service-organization/external/api/v1/organization': ({ query, orgCode }) =>
      organizationInfo(brandOf(query.org ?? orgCode)),
    'GET /service-application/external/api/v1/heloc/state-licenses': ({ query }) =>
      (licensed(query.orgCode, query.product)?.licensedStates ?? [])
        .map((abbrev) => ({ abbrev, name: stateNames[abbrev as StateCode] }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' })),
    'GET /service-application/external/api/v2/heloc/states-eligibility': ({ query }) => {
      const settings = licensed(query.orgCode, query.product);
      return settings?.enabled ? [...settings.licensedStates] : [];
    },
    'GET /service-application/external/api/v1/heloc/zip-eligibility': ({ query }) => {
      const settings = licensed(query.orgCode, query.product);
      const excludedZips = [...(settings?.excludedZips ?? [])];
      return { zips: eligibleZips(settings?.enabled ? settings.licensedStates : [], excludedZips), excludedZips };
    },
    'GET /service-operating-hours/external/api/v1/hours/{department}': ({ params, orgCode }) => {
      const hours = Object.hasOwn(hoursOf, params.department) && hoursOf[params.department];
      if (!hours) throw new Failure('notFound');
      return businessWeek(hours(brandOf(orgCode).support));
    },
  };
}
