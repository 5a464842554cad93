/** The papers that come with an application, for anyone who is about to send one. */
import * as v from 'valibot';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { earlyPaperTypes } from '#core/documents/early.ts';
import { isStateCode } from '#core/eligibility/states.ts';
import { occupancyTypes } from '#core/people/address.ts';
import { calls } from './contract.ts';
import { limits } from './limits.ts';

const query = v.strictObject({
  state: v.pipe(
    v.string(),
    v.check(isStateCode),
    v.transform((text) => text as StateCode),
  ),
  occupancy: v.picklist(occupancyTypes),
});

const text = v.string();
const block = v.object({
  kind: v.picklist(['heading', 'paragraph', 'list', 'figures', 'table', 'notice', 'field', 'pageBreak']),
  text: v.optional(text),
  title: v.optional(text),
  isStrong: v.optional(v.boolean()),
  items: v.optional(v.array(text)),
  head: v.optional(v.array(text)),
  rows: v.optional(v.array(v.array(text))),
});

export const earlyPaperCalls = calls({
  'GET /service-document/external/api/v1/early-papers': {
    why: 'The terms of the plan and the brochure, as they are today, with a receipt to send with the application.',
    who: 'anyone',
    context: 'external',
    query,
    answer: v.object({
      on: text,
      receipt: text,
      papers: v.array(v.object({ type: v.picklist(earlyPaperTypes), title: text, blocks: v.array(block) })),
    }),
    limit: limits.read,
  },
  'GET /service-document/external/api/v1/early-papers/{type}/content': {
    why: 'One of them as a PDF, to keep.',
    who: 'anyone',
    context: 'external',
    query,
    answer: 'file',
    errors: ['notFound'],
    limit: limits.read,
  },
});
