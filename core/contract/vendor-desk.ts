/** Calls of the console about vendors: how they answer, what waits for them, and pausing them. */
import * as v from 'valibot';
import { companies, pauseReaches, pauseWhy } from '#core/desk/vendors.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';
import { namedCursor, pageOf } from './pages.ts';

const took = v.nullable(v.object({ ms: v.number(), isBeyond: v.boolean() }));
const reach = v.picklist(pauseReaches);

const company = v.picklist(companies);
/** An organization’s code; empty stands for all that have no choice of their own. */
const ofOrganization = v.pipe(v.string(), v.maxLength(100));

const answering = {
  /** Of the last minutes, over all organizations. */
  calls: v.object({ answered: v.number(), refused: v.number(), faults: v.number() }),
  middle: took,
  nineOfTen: took,
  /** It failed again and again, and is left alone for a moment. */
  leftAloneSince: v.nullable(v.string()),
};

const vendor = v.object({
  vendor: v.string(),
  isPausable: v.boolean(),
  ...answering,
  /** Where a second company stands ready: how it answers, who is asked first here, and who chose that. */
  second: v.nullable(
    v.object({
      ...answering,
      first: company,
      choices: v.array(
        v.object({ organization: ofOrganization, first: company, at: v.string(), by: v.string(), why: v.string() }),
      ),
    }),
  ),
  /** Of one’s own organization: work that is to ask it, and orders that it has not answered. */
  waiting: v.number(),
  orders: v.number(),
  oldestOrder: v.nullable(v.string()),
  pauses: v.array(v.object({ reach, at: v.string(), by: v.string(), why: v.string() })),
});

export const vendorDeskCalls = calls({
  'GET /service-console/api/v1/vendors': {
    why: 'How each vendor answers, what waits for it, and whether it is paused.',
    who: may('readVendors', 'organization', 'every'),
    answer: v.object({
      minutes: v.number(),
      reaches: v.array(reach),
      /** For whom one may choose between two companies; none where one may not. */
      switchable: v.array(v.object({ org: v.string(), name: v.string() })),
      vendors: v.array(vendor),
    }),
    limit: limits.poll,
  },
  'GET /service-console/api/v1/vendors/{vendor}/orders': {
    why: 'Orders of the organization that a vendor has not answered, the longest waiting first.',
    // They name applications: who only looks after vendors sees how many there are.
    who: may('tendVendorMessages', 'organization'),
    query: v.strictObject({ cursor: namedCursor }),
    answer: pageOf(
      v.object({
        reference: v.string(),
        effect: v.string(),
        placedAt: v.string(),
        timesAsked: v.number(),
        applicationUuid: v.string(),
        loanNumber: v.nullable(v.string()),
      }),
    ),
    errors: ['notFound'],
    limit: limits.poll,
  },
  'POST /service-console/api/v1/vendors/{vendor}/pause': {
    why: 'Has a vendor asked no more, for the organization or for all: what is to ask it waits and keeps its tries.',
    who: may('pauseVendors', 'organization', 'every'),
    body: v.strictObject({ reach, why: pauseWhy }),
    answer: null,
    errors: ['notFound', 'conflict', 'forbidden'],
    limit: limits.order,
  },
  'POST /service-console/api/v1/vendors/{vendor}/resume': {
    why: 'Has it asked again; what waited goes on at once.',
    who: may('pauseVendors', 'organization', 'every'),
    body: v.strictObject({ reach }),
    answer: null,
    errors: ['notFound', 'conflict', 'forbidden'],
    limit: limits.order,
  },
  'POST /service-console/api/v1/vendors/{vendor}/switch': {
    why: 'Has one of two companies asked first, for one organization or for all; null goes back to what holds for all. What one of them has stays with it.',
    who: may('switchVendors', 'every'),
    body: v.strictObject({ organization: ofOrganization, first: v.nullable(company), why: pauseWhy }),
    answer: null,
    errors: ['notFound', 'conflict', 'forbidden'],
    limit: limits.order,
  },
  'POST /service-console/api/v1/vendors/{vendor}/ask-again': {
    why: 'Has an order asked after at the next look.',
    who: may('tendVendorMessages', 'organization'),
    body: v.strictObject({ reference: v.pipe(v.string(), v.maxLength(300)) }),
    answer: null,
    errors: ['notFound'],
    limit: limits.order,
  },
});
