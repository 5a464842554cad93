/** The papers that came with an answer, in the order they were sent, as a list shows them. */
import { isIdentityPicture } from '#core/application/uploads.ts';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import type { Documents } from '../lending/documents/index.ts';

type SentPaper = AnswerOf<Routes['GET /service-console/api/v1/conditions']>['rows'][number]['sent'][number];

export type SentPapers = (
  of: { readonly orgCode: string; readonly applicationUuid: string },
  documentUuids: readonly string[],
) => Promise<SentPaper[]>;

/** Anyone who asks has shown that the question these papers answer is theirs to see. */
export function sentPapersFrom(documents: Pick<Documents, 'list'>): SentPapers {
  return async (of, documentUuids) => {
    if (documentUuids.length === 0) return [];
    const known = new Map((await documents.list(of, 'system')).map((record) => [record.uuid, record]));
    return documentUuids.flatMap((uuid) => {
      const record = known.get(uuid);
      if (!record) return [];
      const { title: name, mediaType, bytes, createdAt } = record;
      const isPicture = isIdentityPicture(record.type);
      return [{ uuid, name, mediaType, bytes, sentAt: createdAt.toISOString(), isIdentityPicture: isPicture }];
    });
  };
}
