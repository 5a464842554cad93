/** Answers the calls about what people tell us: each is one verb of the module behind it. */
import { randomUUID } from 'node:crypto';
import type { feedbackCalls } from '#core/contract/feedback.ts';
import { personOf } from '../actor.ts';
import type { Support } from '../insights/index.ts';
import type { FeedbackInbox } from '../office/feedback/index.ts';
import { download } from './download.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

interface FeedbackDeps {
  readonly support: Pick<Support, 'ownRecords'>;
  readonly feedbackInbox: FeedbackInbox;
}

export function feedbackHandlers({
  support: { ownRecords },
  feedbackInbox: inbox,
}: FeedbackDeps): Handlers<keyof typeof feedbackCalls> {
  return {
    'POST /service-profile/api/v1/feedback/leave-survey': async ({ actor, body }) => {
      await ownRecords.sayWhyLeaving(personOf(actor), body);
    },
    'GET /service-profile/api/v1/feedback/marketing-consent': async ({ actor }) => ({
      givenAt: (await ownRecords.consentSince(personOf(actor)))?.toISOString() ?? null,
    }),
    'DELETE /service-profile/api/v1/feedback/marketing-consent': async ({ actor }) => {
      await ownRecords.withdrawConsent(personOf(actor));
    },
    'GET /service-console/api/v1/feedback': ({ actor, query }) => inbox.list(personOf(actor), query),
    'GET /service-console/api/v1/feedback/export': async ({ actor, query }) =>
      download(Buffer.from(await inbox.exportAll(personOf(actor), query)), 'text/csv; charset=utf-8', 'feedback.csv'),
    'GET /service-console/api/v1/feedback/{feedbackUuid}': async ({ actor, params }) => {
      const { acts, withdrawals, ...said } = await inbox.read(personOf(actor), asUuid(params.feedbackUuid));
      return {
        ...said,
        acts: acts.map(({ act, detail, byName, at }) => ({ act, detail, by: byName, at: at.toISOString() })),
        withdrawals: withdrawals.map(({ withdrawnAt, isByPerson, byName, why }) => ({
          ...{ at: withdrawnAt.toISOString(), isByPerson, by: byName, why },
        })),
      };
    },
    'PATCH /service-console/api/v1/feedback/{feedbackUuid}': async ({ actor, params, body }) => {
      await inbox.handle(personOf(actor), asUuid(params.feedbackUuid), body);
    },
    'POST /service-console/api/v1/feedback/{feedbackUuid}/reply/retry': async ({ actor, params }) => {
      await inbox.retryReply(personOf(actor), asUuid(params.feedbackUuid));
    },
    'POST /service-console/api/v1/feedback/{feedbackUuid}/reply': async ({ actor, params, body, idempotencyKey }) => {
      const key = idempotencyKey ?? randomUUID();
      await inbox.reply(personOf(actor), asUuid(params.feedbackUuid), body.message, key);
    },
    'POST /service-console/api/v1/feedback/{feedbackUuid}/withdraw-consent': async ({ actor, params, body }) => {
      await inbox.withdrawConsent(personOf(actor), asUuid(params.feedbackUuid), body.why);
    },
  };
}
