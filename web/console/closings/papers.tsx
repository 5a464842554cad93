/** Every paper of the application as it stands now, to look at or to keep; and drawing some of them up again. */
import type { ReactNode } from 'react';
import { isIdentityPicture, uploadTypes } from '#core/application/uploads.ts';
import * as words from '#core/words/en/console/closings.ts';
import { Loaded } from '#web/app/loaded.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { SentPapers } from '../conditions/sent-papers.tsx';
import styles from '../console.module.css';
import { Nothing } from '../item-list.tsx';

const listKey = 'GET /service-document/api/v1/application/{uuid}/documents';

export function Papers({ uuid, action }: { readonly uuid: string; readonly action: ReactNode }) {
  const query = useRead(listKey, [{ params: { uuid } }], { gcTime: 0 });
  return (
    <Card title={words.papers}>
      <Loaded
        query={query}
        label={words.readingThePapers}
        empty={(papers) => papers.length === 0 && <Nothing>{words.thereAreNoneYet}</Nothing>}
      >
        {(papers) => (
          <SentPapers
            applicationUuid={uuid}
            papers={papers.toReversed().map(asSent)}
            label={words.papers}
            isReviewed={({ uuid: one }) => isProof(papers.find((paper) => paper.uuid === one)?.type ?? '')}
          />
        )}
      </Loaded>
      <div className={styles['actions']}>{action}</div>
    </Card>
  );
}

/** Papers that people send prove something; those that we draw up do not. */
const isProof = (type: string) => uploadTypes.some((one) => one === type);

function asSent({ title, createdAt, type, ...paper }: Answer<typeof listKey>[number]) {
  return { ...paper, name: title, sentAt: createdAt, isIdentityPicture: isIdentityPicture(type) };
}
