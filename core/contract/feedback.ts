/** Calls about what people tell us: why they leave, whether their words may be used, and the inbox in the console. */
import * as v from 'valibot';
import {
  consentNames,
  handling,
  inboxQuery,
  reply,
  saidKindNames,
  saidStatusNames,
  withdrawal,
} from '#core/support/inbox.ts';
import { leaveSurvey } from '#core/support/leave-survey.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const said = v.object({
  uuid: v.string(),
  kind: v.picklist(saidKindNames),
  topic: v.string(),
  message: v.string(),
  /** The page or the screen they were on. */
  place: v.string(),
  at: v.string(),
  status: v.picklist(saidStatusNames),
  owner: v.nullable(v.object({ name: v.string(), isMe: v.boolean() })),
  name: v.string(),
  email: v.string(),
  applicationUuid: v.nullable(v.string()),
  consent: v.nullable(v.picklist(consentNames)),
  /** When we stopped trying to send a reply; null where none is stuck. */
  replyFailedAt: v.nullable(v.string()),
});

export const feedbackCalls = calls({
  'POST /service-profile/api/v1/feedback/leave-survey': {
    why: 'Takes why a borrower leaves in the middle of their application.',
    who: may('sendFeedback', 'own'),
    body: leaveSurvey,
    answer: null,
    errors: ['notFound'],
    limit: everywhere([10, 3600], [500, 3600]),
  },
  'GET /service-profile/api/v1/feedback/marketing-consent': {
    why: 'Whether someone agreed that their words may be used in marketing, and since when.',
    who: may('sendFeedback', 'own'),
    answer: v.object({ givenAt: v.nullable(v.string()) }),
    limit: limits.read,
  },
  'DELETE /service-profile/api/v1/feedback/marketing-consent': {
    why: 'Withdraws it: nothing they wrote before may be used any more.',
    who: may('sendFeedback', 'own'),
    answer: null,
    limit: everywhere([20, 3600], [1000, 3600]),
  },
  'GET /service-console/api/v1/feedback': {
    why: 'What people told us, the newest first, a page at a time.',
    who: may('readFeedback', 'organization'),
    query: inboxQuery,
    answer: v.object({ items: v.array(said), next: v.nullable(v.string()) }),
    limit: limits.read,
  },
  'GET /service-console/api/v1/feedback/export': {
    why: 'The same as a file for a spreadsheet. Who took it is written down.',
    who: may('readFeedback', 'organization'),
    query: v.omit(inboxQuery, ['after']),
    answer: 'file',
    limit: everywhere([30, 3600], [600, 3600]),
  },
  'GET /service-console/api/v1/feedback/{feedbackUuid}': {
    why: 'One of them, with what was done about it and the history of its consent.',
    who: may('readFeedback', 'organization'),
    answer: v.object({
      ...said.entries,
      acts: v.array(
        v.object({
          act: v.picklist(['status', 'owner', 'reply']),
          detail: v.string(),
          by: v.string(),
          at: v.string(),
        }),
      ),
      withdrawals: v.array(v.object({ at: v.string(), isByPerson: v.boolean(), by: v.string(), why: v.string() })),
    }),
    errors: ['notFound'],
    limit: limits.read,
  },
  'PATCH /service-console/api/v1/feedback/{feedbackUuid}': {
    why: 'Changes its status, or who looks after it.',
    who: may('answerFeedback', 'organization'),
    body: handling,
    answer: null,
    errors: ['notFound'],
    limit: limits.desk,
  },
  'POST /service-console/api/v1/feedback/{feedbackUuid}/reply': {
    why: 'Answers by email. It counts as answered, and is looked after by the one who wrote, unless someone else does.',
    who: may('answerFeedback', 'organization'),
    body: reply,
    answer: null,
    errors: ['notFound', 'keyReused', 'stillRunning'],
    idempotent: true,
    limit: everywhere([60, 3600], [3000, 3600]),
  },
  'POST /service-console/api/v1/feedback/{feedbackUuid}/reply/retry': {
    why: 'Sends a reply again that could not be sent.',
    who: may('answerFeedback', 'organization'),
    answer: null,
    errors: ['notFound', 'conflict'],
    limit: everywhere([60, 3600], [3000, 3600]),
  },
  'POST /service-console/api/v1/feedback/{feedbackUuid}/withdraw-consent': {
    why: 'Withdraws the consent of the person who wrote it, because they asked for it.',
    who: may('answerFeedback', 'organization'),
    body: withdrawal,
    answer: null,
    errors: ['notFound', 'conflict'],
    limit: limits.desk,
  },
});
