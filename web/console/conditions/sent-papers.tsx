/**
 * What someone sent: each paper opened here, where the browser can show it, or kept. Before the first picture of an
 * identity document it asks why; the answer serves for the others of this list, and each of them is written down.
 */
import { useEffect, useState } from 'react';
import type { LookReason } from '#core/audit.ts';
import * as words from '#core/words/en/console/conditions.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { callForFile } from '#web/client/client.ts';
import { fileName, saveFile } from '#web/client/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatFileSize } from '#web/ui/file-words.ts';
import { PdfViewer } from '#web/ui/pdf-viewer.tsx';
import styles from '../console.module.css';
import { reviewPath } from '../paths.ts';
import type { OpenCondition } from './open-condition.ts';
import { WhyYouLook } from './why-you-look.tsx';

const paperKey = 'GET /service-document/api/v1/application/{uuid}/documents/{documentUuid}/content';

type Paper = OpenCondition['sent'][number];

interface SentPapersProps {
  readonly applicationUuid: string;
  readonly papers: readonly Paper[];
  readonly label?: string;
  /** Which of them can be looked at beside what they should prove: a link leads there. */
  readonly isReviewed?: (paper: Paper) => boolean;
}

interface Opened {
  readonly paper: Paper;
  readonly bytes: Uint8Array;
}

/** No browser but one draws HEIC: such a picture is kept and opened elsewhere. */
const isShown = ({ mediaType }: Paper) => mediaType !== 'image/heic';

/** What is to become of the bytes. */
type Use = (paper: Paper, bytes: Uint8Array) => void;

export function SentPapers({ applicationUuid, papers, label = words.whatWasSent, isReviewed }: SentPapersProps) {
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [reason, setReason] = useState<LookReason>();
  const [waiting, setWaiting] = useState<{ readonly paper: Paper; readonly use: Use }>();
  const read = async (paper: Paper, use: Use, why = reason) => {
    setFailure(undefined);
    if (paper.isIdentityPicture && why === undefined) return setWaiting({ paper, use });
    const query = paper.isIdentityPicture ? { query: { reason: why } } : {};
    try {
      use(
        paper,
        await callForFile(paperKey, { params: { uuid: applicationUuid, documentUuid: paper.uuid }, ...query }),
      );
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  const goOn = async (said: LookReason) => {
    setReason(said);
    setWaiting(undefined);
    if (waiting) await read(waiting.paper, waiting.use, said);
  };
  const show: Use = (paper, bytes) => {
    setOpened({ paper, bytes });
    setOpen(true);
  };
  const keep: Use = ({ name, mediaType }, bytes) => saveFile(bytes, fileName(name, mediaType), mediaType);
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <ul className={styles['list']} aria-label={label}>
        {papers.map((paper) => (
          <PaperRow
            key={paper.uuid}
            paper={paper}
            reviewAt={isReviewed?.(paper) ? reviewPath(applicationUuid, { document: paper.uuid }) : undefined}
            onOpen={() => void read(paper, show)}
            onKeep={() => void read(paper, keep)}
          />
        ))}
      </ul>
      <WhyYouLook name={waiting?.paper.name} onSay={goOn} onClose={() => setWaiting(undefined)} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={opened?.paper.name ?? ''} size="large">
        {opened && <Shown {...opened} />}
      </Dialog>
    </>
  );
}

interface PaperRowProps {
  readonly paper: Paper;
  readonly reviewAt: string | undefined;
  readonly onOpen: () => void;
  readonly onKeep: () => void;
}

function PaperRow({ paper, reviewAt, onOpen, onKeep }: PaperRowProps) {
  return (
    <li className={styles['row']}>
      <span>
        {paper.name} <span className={styles['muted']}>{formatFileSize(paper.bytes)}</span>
      </span>
      <span className={styles['actions']}>
        {reviewAt !== undefined && (
          <PageLink to={reviewAt} aria-label={words.reviewWithName(paper.name)}>
            {words.review}
          </PageLink>
        )}
        {isShown(paper) && (
          <Button kind="secondary" aria-label={words.openWithName(paper.name)} onClick={onOpen}>
            {words.open}
          </Button>
        )}
        <Button kind="quiet" aria-label={words.downloadWithName(paper.name)} onClick={onKeep}>
          {words.download}
        </Button>
      </span>
    </li>
  );
}

function Shown({ paper, bytes }: Opened) {
  if (paper.mediaType === 'application/pdf') return <PdfViewer bytes={bytes} title={paper.name} />;
  return <Picture paper={paper} bytes={bytes} />;
}

function Picture({ paper, bytes }: Opened) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes as BlobPart], { type: paper.mediaType }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, paper.mediaType]);
  return url === undefined ? null : (
    <img className={styles['picture']} src={url} alt={words.whatWasSentWithName(paper.name)} />
  );
}
