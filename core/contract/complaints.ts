/** Calls about complaints: a borrower sends one and sees what became of it; staff take in, answer and report. */
import * as v from 'valibot';
import {
  complaintAnswer,
  complaintChannels,
  complaintKinds,
  newComplaint,
  takenComplaint,
} from '#core/support/complaints.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const own = { who: may('useBorrowerSite', 'own') } as const;
const desk = { who: may('workComplaints', 'organization') } as const;
const year = v.strictObject({ year: v.pipe(v.string(), v.regex(/^20\d{2}$/, words.isNotAPage)) });
const kind = v.picklist(complaintKinds);

export const complaintCalls = calls({
  'POST /service-profile/api/v1/complaints': {
    why: 'Takes a complaint, and says by when it is answered.',
    ...own,
    body: newComplaint,
    answer: v.object({ uuid: v.string(), dueAt: v.string() }),
    errors: ['notFound', 'keyReused', 'stillRunning'],
    idempotent: true,
    limit: everywhere([10, 3600], [500, 3600]),
  },
  'GET /service-profile/api/v1/complaints': {
    why: 'Someone’s own complaints, with our answers.',
    ...own,
    answer: v.array(
      v.object({
        uuid: v.string(),
        kind,
        message: v.string(),
        receivedAt: v.string(),
        dueAt: v.string(),
        answeredAt: v.nullable(v.string()),
        answer: v.nullable(v.string()),
      }),
    ),
    limit: limits.read,
  },
  'GET /service-console/api/v1/complaints': {
    why: 'Complaints that wait for an answer, the earliest day first, or all of them, the newest first.',
    ...desk,
    query: v.strictObject({
      list: v.picklist(['open', 'all']),
      after: v.optional(v.pipe(v.string(), v.maxLength(80), v.regex(/^[\w~:.-]+$/, words.isNotAPage))),
    }),
    answer: v.object({
      complaints: v.array(
        v.object({
          uuid: v.string(),
          kind,
          channel: v.picklist(complaintChannels),
          name: v.string(),
          message: v.string(),
          applicationUuid: v.nullable(v.string()),
          loanNumber: v.nullable(v.string()),
          hasEmail: v.boolean(),
          receivedAt: v.string(),
          dueAt: v.string(),
          isLate: v.boolean(),
          answer: v.nullable(v.object({ by: v.string(), at: v.string(), text: v.string() })),
        }),
      ),
      next: v.nullable(v.string()),
    }),
    errors: ['invalid'],
    limit: limits.desk,
  },
  'POST /service-console/api/v1/complaints': {
    why: 'Writes down a complaint that reached us by phone, email, letter or through a regulator.',
    ...desk,
    body: takenComplaint,
    answer: v.object({ uuid: v.string() }),
    errors: ['invalid', 'keyReused', 'stillRunning'],
    idempotent: true,
    limit: limits.desk,
  },
  'POST /service-console/api/v1/complaints/{complaintUuid}/answer': {
    why: 'Answers a complaint, once; by email where they gave an address.',
    ...desk,
    body: complaintAnswer,
    answer: null,
    errors: ['notFound', 'conflict'],
    limit: limits.desk,
  },
  'GET /service-console/api/v1/complaints/report': {
    why: 'How many complaints of which kind were received in a year, how many were answered, late or not, and how fast.',
    ...desk,
    query: year,
    answer: v.object({
      year: v.string(),
      rows: v.array(
        v.object({
          kind,
          received: v.number(),
          answered: v.number(),
          late: v.number(),
          open: v.number(),
          days: v.nullable(v.number()),
        }),
      ),
    }),
    limit: limits.desk,
  },
  'GET /service-console/api/v1/complaints/export': {
    why: 'The complaints of a year as a file, without names and words. Who took it is written down.',
    ...desk,
    query: year,
    answer: 'file',
    limit: everywhere([30, 3600], [300, 3600]),
  },
});
