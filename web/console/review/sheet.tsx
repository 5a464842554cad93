/** One page of a paper, drawn as wide as there is room, zoomed and turned. The file itself is never touched. */
import { useEffect, useRef, useState } from 'react';
import * as words from '#core/words/en/console/review.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { PdfPage } from '#web/ui/pdf-engine.ts';
import sheets from '#web/ui/pdf-viewer.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePdf, useWidth } from '#web/ui/use-pdf.ts';
import styles from './review.module.css';
import type { Paper } from './reviewed.ts';

/** How it is looked at: `turn` in degrees to the right. */
export interface Look {
  readonly zoom: number;
  readonly turn: number;
  /** From 0. */
  readonly page: number;
}

interface SheetProps {
  readonly paper: Paper;
  readonly bytes: Uint8Array;
  readonly look: Look;
  /** How many pages there are, once that is known. */
  readonly onPages: (count: number) => void;
}

/** The room that a sheet has, measured once for both kinds. */
export function Sheet(props: SheetProps) {
  const room = useRef<HTMLElement>(null);
  const widthPx = useWidth(room) * props.look.zoom;
  const Kind = props.paper.mediaType === 'application/pdf' ? PdfSheet : Picture;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard.
    <section ref={room} className={styles['stage']} aria-label={props.paper.name} tabIndex={0}>
      <Kind {...props} widthPx={widthPx} />
    </section>
  );
}

interface DrawnProps extends SheetProps {
  readonly widthPx: number;
}

function PdfSheet({ paper, bytes, look, widthPx, onPages }: DrawnProps) {
  const { file, hasFailed } = usePdf(bytes);
  const count = file?.pages.length;
  useEffect(() => {
    if (count !== undefined) onPages(count);
  }, [count, onPages]);
  if (hasFailed) return <Alert>{words.couldNotBeDrawn}</Alert>;
  const page = file?.pages[Math.min(look.page, file.pages.length - 1)];
  if (!file || !page) return <Skeleton label={words.opening(paper.name)} kind="block" />;
  return <Page page={page} label={words.pageOf(page.number, file.pages.length)} widthPx={widthPx} turn={look.turn} />;
}

interface PageProps {
  readonly page: PdfPage;
  readonly label: string;
  readonly widthPx: number;
  readonly turn: number;
}

function Page({ page, label, widthPx, turn }: PageProps) {
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ratio = turn % 180 === 0 ? page.height / page.width : page.width / page.height;
    // Set here and not as an attribute: the policy of the page allows no inline style.
    frame.current?.style.setProperty('inline-size', `${widthPx}px`);
    frame.current?.style.setProperty('block-size', `${widthPx * ratio}px`);
    const stop = new AbortController();
    if (canvas.current && text.current)
      page.draw(canvas.current, text.current, widthPx, stop.signal, turn).catch(() => {
        // Drawing that was stopped because the size changed begins again.
      });
    return () => stop.abort();
  }, [page, widthPx, turn]);
  return (
    <section ref={frame} className={sheets['sheet']} aria-label={label}>
      <div aria-hidden="true" className={sheets['picture']}>
        <canvas ref={canvas} />
      </div>
      <div ref={text} className={sheets['words']} />
    </section>
  );
}

function Picture({ paper, bytes, look, widthPx, onPages }: DrawnProps) {
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [url, setUrl] = useState<string>();
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes as BlobPart], { type: paper.mediaType }));
    setUrl(made);
    setFailed(false);
    onPages(1);
    return () => URL.revokeObjectURL(made);
  }, [bytes, paper.mediaType, onPages]);
  useEffect(() => {
    if (!size) return;
    // Turned by a quarter, what was its height is as wide as there is room.
    const isUpright = look.turn % 180 === 0;
    const [wide, high] = isUpright
      ? [widthPx, (widthPx * size.height) / size.width]
      : [(widthPx * size.width) / size.height, widthPx];
    frame.current?.style.setProperty('inline-size', `${widthPx}px`);
    frame.current?.style.setProperty('block-size', `${isUpright ? high : wide}px`);
    image.current?.style.setProperty('inline-size', `${wide}px`);
    image.current?.style.setProperty('block-size', `${high}px`);
    image.current?.style.setProperty('transform', `translate(-50%, -50%) rotate(${look.turn}deg)`);
  }, [size, widthPx, look.turn]);
  if (hasFailed) return <Alert>{words.couldNotBeDrawn}</Alert>;
  return url === undefined ? null : (
    <div ref={frame} className={styles['picture']}>
      <img
        ref={image}
        src={url}
        alt={words.picture(paper.name)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth || 1, height: naturalHeight || 1 })
        }
        onError={() => setFailed(true)}
      />
    </div>
  );
}
