/** What somebody sent: each paper opened here, where the browser can show it, or kept. */
import { useEffect, useState } from 'react';
import { callForFile } from '#web/client/client.ts';
import { fileName, saveFile } from '#web/client/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatFileSize } from '#web/ui/file-size.ts';
import { PdfViewer } from '#web/ui/pdf-viewer.tsx';
import styles from '../console.module.css';
import { sentenceOf } from '../problem.tsx';
import type { OpenCondition } from './conditions-page.tsx';

const paperKey = 'GET /service-document/api/v1/application/{uuid}/documents/{documentUuid}/content';

type Paper = OpenCondition['sent'][number];

interface SentPapersProps {
  readonly applicationUuid: string;
  readonly papers: readonly Paper[];
  readonly label?: string;
}

interface Opened {
  readonly paper: Paper;
  readonly bytes: Uint8Array;
}

/** No browser but one draws HEIC: such a picture is kept and opened elsewhere. */
const isShown = ({ mediaType }: Paper) => mediaType !== 'image/heic';

export function SentPapers({ applicationUuid, papers, label = 'What was sent' }: SentPapersProps) {
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = async (paper: Paper, use: (bytes: Uint8Array) => void) => {
    setFailure(undefined);
    try {
      use(await callForFile(paperKey, { params: { uuid: applicationUuid, documentUuid: paper.uuid } }));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  const show = (paper: Paper) =>
    read(paper, (bytes) => {
      setOpened({ paper, bytes });
      setOpen(true);
    });
  const keep = (paper: Paper) =>
    read(paper, (bytes) => saveFile(bytes, fileName(paper.name, paper.mediaType), paper.mediaType));
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <ul className={styles['list']} aria-label={label}>
        {papers.map((paper) => (
          <li key={paper.uuid} className={styles['row']}>
            <span>
              {paper.name} <span className={styles['muted']}>{formatFileSize(paper.bytes)}</span>
            </span>
            <span className={styles['actions']}>
              {isShown(paper) && (
                <Button kind="secondary" aria-label={`Open ${paper.name}`} onClick={() => void show(paper)}>
                  Open
                </Button>
              )}
              <Button kind="quiet" aria-label={`Download ${paper.name}`} onClick={() => void keep(paper)}>
                Download
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={opened?.paper.name ?? ''} size="large">
        {opened && <Shown {...opened} />}
      </Dialog>
    </>
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
    <img className={styles['picture']} src={url} alt={`What was sent: ${paper.name}`} />
  );
}
