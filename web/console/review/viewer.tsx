/** The left of the review: the paper, its tools, and the files of the same answer. Every tool has a key. */
import { useCallback, useState } from 'react';
import type { LookReason } from '#core/audit.ts';
import * as words from '#core/words/en/console/review.ts';
import { fileName, saveFile } from '#web/client/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { formatFileSize } from '#web/ui/file-words.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WhyYouLook } from '../conditions/why-you-look.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './review.module.css';
import type { At, Paper, Place } from './reviewed.ts';
import { type Look, Sheet } from './sheet.tsx';
import { usePaper } from './use-paper.ts';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = 2;
const upright: Look = { zoom: 1, turn: 0, page: 0 };

/** No browser but one draws HEIC: such a picture is kept and opened elsewhere. */
const isShown = ({ mediaType }: Paper) => mediaType !== 'image/heic';

interface ViewerProps {
  readonly applicationUuid: string;
  readonly at: At;
  readonly step: Place['step'];
  readonly toPaper: (paper: Paper) => void;
}

export function Viewer({ applicationUuid, at, step, toPaper }: ViewerProps) {
  const { part, paper } = at;
  const [reason, setReason] = useState<LookReason>();
  return (
    <div className={styles['viewer']}>
      {part.unchecked > 0 && <Alert>{words.unchecked(part.unchecked)}</Alert>}
      {paper && <Open key={paper.uuid} {...{ applicationUuid, at, step, paper, reason, sayWhy: setReason }} />}
      <Files at={at} toPaper={toPaper} />
    </div>
  );
}

interface OpenProps extends Omit<ViewerProps, 'toPaper'> {
  readonly paper: Paper;
  /** Why they look at pictures of identity documents: said once, it serves for all of this review. */
  readonly reason: LookReason | undefined;
  readonly sayWhy: (reason: LookReason) => void;
}

function Open({ applicationUuid, at, step, paper, reason, sayWhy }: OpenProps) {
  const [zoom, setZoom] = useState(FIT);
  const [look, setLook] = useState(upright);
  const [pages, setPages] = useState(1);
  const onPages = useCallback((count: number) => setPages(count), []);
  const turnPage = (by: 1 | -1) =>
    setLook({ ...look, page: Math.min(Math.max(look.page + by, 0), Math.max(pages - 1, 0)) });
  const tools: Tools = {
    zoom: zooms[zoom] ?? 1,
    resize: (by) => setZoom(Math.min(Math.max(zoom + by, 0), zooms.length - 1)),
    fit: () => setZoom(FIT),
    rotate: () => setLook({ ...look, turn: (look.turn + 90) % 360 }),
    turnPage,
    page: look.page,
    pages,
  };
  return (
    <>
      <Toolbar at={at} paper={paper} step={step} tools={tools} />
      <Stage
        {...{ applicationUuid, paper, reason, sayWhy }}
        look={{ ...look, zoom: zooms[zoom] ?? 1 }}
        onPages={onPages}
      />
    </>
  );
}

interface Tools {
  readonly zoom: number;
  readonly resize: (by: 1 | -1) => void;
  readonly fit: () => void;
  readonly rotate: () => void;
  readonly turnPage: (by: 1 | -1) => void;
  readonly page: number;
  readonly pages: number;
}

interface ToolbarProps extends Pick<OpenProps, 'at' | 'step' | 'paper'> {
  readonly tools: Tools;
}

function Toolbar({ at, step, paper, tools }: ToolbarProps) {
  return (
    <div className={styles['tools']} role="toolbar" aria-label={words.toolsFor(paper.name)}>
      <KeyButton hotkey="previousFile" kind="quiet" aria-label={words.previousFile} onClick={() => step(-1)}>
        ‹
      </KeyButton>
      <span className={styles['fileName']}>
        <strong>{paper.name}</strong> {words.fileOf(at.place + 1, at.part.papers.length)}
      </span>
      <KeyButton hotkey="nextFile" kind="quiet" aria-label={words.nextFile} onClick={() => step(1)}>
        ›
      </KeyButton>
      <span className={styles['space']} />
      <KeyButton hotkey="smaller" kind="quiet" aria-label={words.smaller} onClick={() => tools.resize(-1)}>
        −
      </KeyButton>
      <span className={styles['scale']} aria-live="polite">
        {words.percent(tools.zoom)}
      </span>
      <KeyButton hotkey="larger" kind="quiet" aria-label={words.larger} onClick={() => tools.resize(1)}>
        +
      </KeyButton>
      <KeyButton hotkey="fit" kind="quiet" onClick={tools.fit}>
        {words.fit}
      </KeyButton>
      <KeyButton hotkey="rotate" kind="quiet" onClick={tools.rotate}>
        {words.rotate}
      </KeyButton>
      {tools.pages > 1 && <Pages tools={tools} />}
    </div>
  );
}

function Pages({ tools }: Pick<ToolbarProps, 'tools'>) {
  return (
    <>
      <KeyButton hotkey="previousPage" kind="quiet" aria-label={words.previousPage} onClick={() => tools.turnPage(-1)}>
        ↑
      </KeyButton>
      <span aria-live="polite">{words.pageOf(tools.page + 1, tools.pages)}</span>
      <KeyButton hotkey="nextPage" kind="quiet" aria-label={words.nextPage} onClick={() => tools.turnPage(1)}>
        ↓
      </KeyButton>
    </>
  );
}

interface StageProps extends Pick<OpenProps, 'applicationUuid' | 'paper' | 'reason' | 'sayWhy'> {
  readonly look: Look;
  readonly onPages: (count: number) => void;
}

/** The page itself, or what stands in its way and what to do about it. */
function Stage({ applicationUuid, paper, reason, sayWhy, look, onPages }: StageProps) {
  const { bytes, failure, isReasonMissing, tryAgain } = usePaper(applicationUuid, paper, reason);
  const [isAsking, setAsking] = useState(true);
  if (isReasonMissing)
    return (
      <div className={styles['stage']}>
        <OfferedButton kind="secondary" onClick={() => setAsking(true)}>
          {words.sayWhyToOpen}
        </OfferedButton>
        <WhyYouLook
          name={isAsking ? paper.name : undefined}
          onSay={async (said) => sayWhy(said)}
          onClose={() => setAsking(false)}
        />
      </div>
    );
  if (failure !== undefined)
    return (
      <div className={styles['stage']}>
        <Alert>{failure}</Alert>
        <OfferedButton kind="secondary" hint={paper.name} onClick={tryAgain}>
          {words.tryAgain}
        </OfferedButton>
      </div>
    );
  if (bytes === undefined) return <Skeleton label={words.opening(paper.name)} kind="block" />;
  const keep = () => saveFile(bytes, fileName(paper.name, paper.mediaType), paper.mediaType);
  return (
    <>
      {isShown(paper) ? (
        <Sheet paper={paper} bytes={bytes} look={look} onPages={onPages} />
      ) : (
        <div className={styles['stage']}>
          <Alert>{words.cannotBeShown}</Alert>
        </div>
      )}
      <p className={styles['original']}>
        {words.originalsStay} <span className={styles['muted']}>{words.fingerprint(paper.sha256)}</span>{' '}
        <OfferedButton kind="quiet" hint={paper.name} onClick={keep}>
          {words.download}
        </OfferedButton>
      </p>
    </>
  );
}

function Files({ at, toPaper }: Pick<ViewerProps, 'at' | 'toPaper'>) {
  if (at.part.papers.length < 2) return null;
  return (
    <ul className={styles['files']} aria-label={words.files}>
      {at.part.papers.map((one) => (
        <li key={one.uuid}>
          <button
            type="button"
            className={styles['file']}
            aria-current={one === at.paper || undefined}
            onClick={() => toPaper(one)}
          >
            <strong>{one.name}</strong>
            <span className={styles['muted']}>{formatFileSize(one.bytes)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
