/**
 * The papers of an application as they exist now, each a press away from being kept: ours, and what the reader sent; or
 * one paper alone, awaited while it is drawn up.
 */
import { useState } from 'react';
import type { DocumentType } from '#core/application/enums.ts';
import { refusals } from '#core/application/uploads.ts';
import type { BorrowerView } from '#core/application/view.ts';
import * as words from '#core/words/en/documents.ts';
import { dayOf } from '#web/app/day-of.ts';
import { failureText } from '#web/app/failure-text.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { type Answer, callForFile } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { fileName, saveFile } from '#web/client/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { formatFileSize } from '#web/ui/file-words.ts';
import { TextButton } from '#web/ui/link-button.tsx';
import styles from '../application/screen.module.css';
import { Everything } from './everything.tsx';

const listKey = 'GET /service-document/api/v1/application/{uuid}/documents';
const paperKey = 'GET /service-document/api/v1/application/{uuid}/documents/{documentUuid}/content';

type Paper = Answer<typeof listKey>[number];

interface PaperListProps {
  readonly application: Pick<BorrowerView, 'uuid' | 'loanNumber'>;
}

export function PaperList({ application }: PaperListProps) {
  // Never from an earlier visit: a paper that was replaced must not be offered.
  const query = useRead(listKey, [{ params: { uuid: application.uuid } }], { gcTime: 0 });
  return (
    <Loaded
      query={query}
      label={words.lookingForYourPapers}
      empty={(papers) => papers.length === 0 && <p>{words.thereAreNoPapers}</p>}
    >
      {(papers) => (
        <>
          <PaperLinks applicationUuid={application.uuid} papers={papers} />
          <div className={styles['actions']}>
            <Everything application={application} />
          </div>
        </>
      )}
    </Loaded>
  );
}

interface OnePaperProps {
  readonly applicationUuid: string;
  readonly type: DocumentType;
}

const AWAITED_MS = 3000;

export function OnePaper({ applicationUuid, type }: OnePaperProps) {
  const isIt = (paper: Paper) => paper.type === type;
  const query = useRead(listKey, [{ params: { uuid: applicationUuid } }], {
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isIt) ? false : AWAITED_MS),
  });
  return (
    <Loaded query={query} label={words.lookingForThePaper}>
      {(papers) =>
        papers.some(isIt) ? (
          <PaperLinks applicationUuid={applicationUuid} papers={papers.filter(isIt)} />
        ) : (
          <p role="status">{words.itIsBeingWritten}</p>
        )
      }
    </Loaded>
  );
}

interface PaperLinksProps {
  readonly applicationUuid: string;
  readonly papers: readonly Paper[];
}

export function PaperLinks({ applicationUuid, papers }: PaperLinksProps) {
  const [busyWith, setBusyWith] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const keep = async ({ uuid: documentUuid, title, mediaType }: Paper) => {
    if (busyWith !== undefined) return;
    setBusyWith(documentUuid);
    setFailure(undefined);
    try {
      const bytes = await callForFile(paperKey, { params: { uuid: applicationUuid, documentUuid } });
      saveFile(bytes, fileName(title, mediaType), mediaType);
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusyWith(undefined);
  };
  const newestFirst = papers.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <ul className={styles['papers']}>
        {newestFirst.map((paper) => (
          <li key={paper.uuid}>
            {isReady(paper) ? (
              <TextButton
                aria-label={words.download(paper.title)}
                aria-busy={busyWith === paper.uuid || undefined}
                onClick={() => void keep(paper)}
              >
                {paper.title}
              </TextButton>
            ) : (
              paper.title
            )}{' '}
            <span className={styles['muted']}>
              {words.paperOrigin(
                paper.isUpload,
                dayOf(paper.createdAt),
                formatFileSize(paper.bytes),
                unready[paper.scan],
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is being checked, or was refused, is told but cannot be opened. */
const isReady = ({ scan }: Paper) => !(scan in unready);
const unready: Readonly<Record<string, string>> = {
  waiting: words.weAreCheckingThisFile,
  refused: refusals.infected,
};
