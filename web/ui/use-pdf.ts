/** A PDF opened for as long as it is shown, and the room there is for its pages. */
import { useEffect, useState } from 'react';
import type { PdfFile } from './pdf-engine.ts';

export function usePdf(bytes: Uint8Array) {
  const [file, setFile] = useState<PdfFile>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let opened: PdfFile | undefined;
    setFile(undefined);
    setFailed(false);
    import('./pdf-engine.ts')
      .then(({ openPdf }) => openPdf(bytes))
      .then(
        (pdf) => {
          opened = pdf;
          if (isGone) pdf.close();
          else setFile(pdf);
        },
        () => !isGone && setFailed(true),
      );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [bytes]);
  return { file, hasFailed };
}

/** The room for a sheet, inside the padding. */
export function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    measure.observe(element);
    return () => measure.disconnect();
  }, [box]);
  return width;
}
