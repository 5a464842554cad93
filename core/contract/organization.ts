/** What anyone may know of a lender before saying who they are: its brand, where it lends, when it can be called. */
import * as v from 'valibot';
import { products } from '#core/brand/brand.ts';
import { organizationInfoSchema } from '#core/brand/organization-info.ts';
import { businessDaySchema } from '#core/support/hours.ts';
import { calls } from './contract.ts';
import { limits } from './limits.ts';

const orgQuery = v.strictObject({ orgCode: v.pipe(v.string(), v.maxLength(64)) });
const state = v.object({ abbrev: v.string(), name: v.string() });
const product = v.picklist(products);

export const organizationCalls = calls({
  'GET /service-organization/external/api/v1/organization': {
    why: 'The organization whose brand this site wears.',
    who: 'anyone',
    context: 'external',
    query: v.strictObject({ org: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
    answer: organizationInfoSchema,
    errors: ['organizationNotFound'],
    limit: limits.poll,
  },
  'GET /service-application/external/api/v1/heloc/state-licenses': {
    why: 'The states in which the organization is licensed, in alphabetical order.',
    who: 'anyone',
    context: 'external',
    query: v.strictObject({ ...orgQuery.entries, product: v.optional(product) }),
    answer: v.array(state),
    errors: ['organizationNotFound'],
    limit: limits.poll,
  },
  'GET /service-application/external/api/v2/heloc/states-eligibility': {
    why: 'The states in which the organization lends on a product.',
    who: 'anyone',
    context: 'external',
    query: v.strictObject({ ...orgQuery.entries, product: v.optional(product) }),
    answer: v.array(v.string()),
    errors: ['organizationNotFound'],
    limit: limits.poll,
  },
  'GET /service-application/external/api/v1/heloc/zip-eligibility': {
    why: 'The zip codes in which the organization lends, in ranges, and those inside its states in which it does not.',
    who: 'anyone',
    context: 'external',
    query: v.strictObject({ ...orgQuery.entries, product: v.optional(product) }),
    answer: v.object({ zips: v.array(v.string()), excludedZips: v.array(v.string()) }),
    errors: ['organizationNotFound'],
    limit: limits.poll,
  },
  'GET /service-operating-hours/external/api/v1/hours/{department}': {
    why: 'When a department answers, day by day, in Pacific Time.',
    who: 'anyone',
    context: 'external',
    query: v.strictObject({ display: v.optional(v.picklist(['true', 'false'])) }),
    answer: v.array(businessDaySchema),
    errors: ['notFound', 'organizationNotFound'],
    limit: limits.poll,
  },
});
