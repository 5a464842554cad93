/** Every paper of the application as it stands now, to look at or to keep; and drawing some of them up again. */
import type { ReactNode } from 'react';
import { isIdentityPicture } from '#core/application/uploads.ts';
import * as words from '#core/words/en/console/closings.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SentPapers } from '../conditions/sent-papers.tsx';
import styles from '../console.module.css';

const listKey = 'GET /service-document/api/v1/application/{uuid}/documents';

export function Papers({ uuid, action }: { readonly uuid: string; readonly action: ReactNode }) {
  const { data } = useRead(listKey, [{ params: { uuid } }], { gcTime: 0 });
  const papers = data?.toReversed().map(({ title, createdAt, type, ...paper }) => ({
    ...paper,
    name: title,
    sentAt: createdAt,
    isIdentityPicture: isIdentityPicture(type),
  }));
  return (
    <Card title={words.papers}>
      {papers === undefined && <Skeleton label={words.readingThePapers} kind="block" />}
      {papers?.length === 0 && <p className={styles['muted']}>{words.thereAreNoneYet}</p>}
      {papers && papers.length > 0 && <SentPapers applicationUuid={uuid} papers={papers} label={words.papers} />}
      <div className={styles['actions']}>{action}</div>
    </Card>
  );
}
