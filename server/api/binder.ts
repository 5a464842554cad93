/** Answers the calls about the examiner's binder. */
import type { binderCalls } from '#core/contract/binder.ts';
import type { ObligationRow } from '#core/law/binder/row.ts';
import type { BinderRow } from '#core/law/binder.ts';
import { obligations } from '#core/law/obligations.ts';
import { personOf } from '../actor.ts';
import type { Binder, BinderPaper } from '../office/binder/index.ts';
import { download } from './download.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function binderHandlers(binder: Binder): Handlers<keyof typeof binderCalls> {
  return {
    'GET /service-console/api/v1/binder': ({ actor, query }) => binder.list(personOf(actor), query),
    'GET /service-console/api/v1/applications/{uuid}/binder': async ({ actor, params }) => {
      const { application, rows, papers } = await binder.one(personOf(actor), asUuid(params.uuid));
      return {
        loanNumber: application.loanNumber ?? application.uuid,
        timeZone: application.property.timeZone,
        rows: rows.map((row) => shown(row, papers)),
      };
    },
    'GET /service-console/api/v1/applications/{uuid}/binder/file': async ({ actor, params }) =>
      download(await binder.file(personOf(actor), asUuid(params.uuid)), 'application/zip', 'binder'),
  };
}

function shown({ id, proof, ...row }: BinderRow, kept: readonly BinderPaper[]) {
  const { citation, owed, counsel }: ObligationRow = obligations[id];
  const { events = [], papers = [], deliveries = [], consents = [] } = proof ?? {};
  const titleOf = (uuid: string) => kept.find((paper) => paper.uuid === uuid)?.title ?? '';
  return {
    ...row,
    ...{ id, citation, owed, counsel: counsel ?? null },
    proof: proof && {
      events: events.map(({ seq, event, at }) => ({ seq, event, at })),
      papers: papers.map(({ uuid, sha256, foundSha256, destroyedAt = null }) => ({
        ...{ uuid, title: titleOf(uuid), sha256, destroyedAt },
        isWhole: foundSha256 === sha256,
      })),
      deliveries: deliveries.map(({ at }) => ({ at })),
      consents: consents.map(({ type, at }) => ({ type, at })),
    },
  };
}
