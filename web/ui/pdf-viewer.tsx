/**
 * Shows a PDF: at most 700 pixels wide, zoomed by buttons, scrolled by keyboard, its words there for selecting and for
 * screen readers. Tells once when the end has been reached: when a quarter of it is visible.
 */
import { useEffect, useId, useRef, useState } from 'react';
import * as uiPapersWords from '#core/words/en/ui/papers.ts';
import { Alert } from './alert.tsx';
import { Button, buttonClass } from './button.tsx';
import { DocumentEnd } from './document-end.tsx';
import type { PdfPage } from './pdf-engine.ts';
import styles from './pdf-viewer.module.css';
import { Skeleton } from './skeleton.tsx';
import { usePdf, useWidth } from './use-pdf.ts';

const zooms = [0.75, 1, 1.25, 1.5, 2] as const;

interface PdfViewerProps {
  readonly bytes: Uint8Array;
  readonly title: string;
  readonly onEnd?: () => void;
}

export function PdfViewer({ bytes, title, onEnd }: PdfViewerProps) {
  const labelId = useId();
  const [zoom, setZoom] = useState(1);
  const { file, hasFailed } = usePdf(bytes);
  const url = useObjectUrl(bytes);
  const sheets = useRef<HTMLElement>(null);
  const roomPx = useWidth(sheets);
  return (
    <div className={styles['viewer']}>
      <div className={styles['bar']} role="toolbar" aria-label={uiPapersWords.toolsFor(title)}>
        <Button kind="quiet" aria-label={uiPapersWords.smaller} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          −
        </Button>
        <span className={styles['scale']} aria-live="polite">
          {Math.round((zooms[zoom] ?? 1) * 100)}%
        </span>
        <Button
          kind="quiet"
          aria-label={uiPapersWords.larger}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </Button>
        <span className={styles['space']} />
        {url && (
          <>
            <a className={buttonClass('quiet')} href={url} download={`${title}.pdf`}>
              {uiPapersWords.download}
            </a>
            <a className={buttonClass('quiet')} href={url} target="_blank" rel="noopener">
              {uiPapersWords.print}
            </a>
          </>
        )}
      </div>
      <span id={labelId} hidden>
        {title}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard. */}
      <section ref={sheets} className={styles['sheets']} aria-labelledby={labelId} tabIndex={0}>
        {hasFailed && <Alert>{uiPapersWords.weCouldNotShow}</Alert>}
        {!(file || hasFailed) && <Skeleton label={uiPapersWords.opening(title)} kind="block" />}
        {file?.pages.map((page) => (
          <Sheet
            key={page.number}
            page={page}
            label={uiPapersWords.pageOf(page.number, file.pages.length)}
            cssWidth={roomPx * (zooms[zoom] ?? 1)}
          />
        ))}
        {file && <DocumentEnd className={styles['end']} onEnd={onEnd} />}
      </section>
    </div>
  );
}

function useObjectUrl(bytes: Uint8Array): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/pdf' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}

function Sheet({
  page,
  label,
  cssWidth,
}: {
  readonly page: PdfPage;
  readonly label: string;
  readonly cssWidth: number;
}) {
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Set here and not as an attribute: the policy of the page allows no inline style.
    frame.current?.style.setProperty('inline-size', `${cssWidth}px`);
    frame.current?.style.setProperty('block-size', `${(cssWidth * page.height) / page.width}px`);
    const stop = new AbortController();
    if (canvas.current && words.current)
      page.draw(canvas.current, words.current, cssWidth, stop.signal).catch(() => {
        // Drawing that was stopped because the size changed begins again.
      });
    return () => stop.abort();
  }, [page, cssWidth]);
  return (
    <section ref={frame} className={styles['sheet']} aria-label={label}>
      <div aria-hidden="true" className={styles['picture']}>
        <canvas ref={canvas} />
      </div>
      <div ref={words} className={styles['words']} />
    </section>
  );
}
