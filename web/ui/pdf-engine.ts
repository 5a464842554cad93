/** Loads pdf.js with its worker. Trusted Types let the page start a worker from this one address and no other. */
import { GlobalWorkerOptions, getDocument, TextLayer } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

function startWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const allowOnly = (url: string) => {
    if (url !== workerUrl) throw new TypeError('Only the PDF worker may be started.');
    return url;
  };
  const url = trustedTypes?.createPolicy('pdf-worker', { createScriptURL: allowOnly }).createScriptURL(workerUrl);
  return new Worker(url ?? workerUrl, { type: 'module' });
}

GlobalWorkerOptions.workerPort ??= startWorker();

export interface PdfPage {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /**
   * Draws the page `cssWidth` wide, and its words over it for anyone who selects or listens. Stops when told. `turn` is by
   * how many degrees it is shown turned, to the right; the file stays as it is.
   */
  draw(
    canvas: HTMLCanvasElement,
    words: HTMLElement,
    cssWidth: number,
    signal: AbortSignal,
    turn?: number,
  ): Promise<void>;
}

export interface PdfFile {
  readonly pages: readonly PdfPage[];
  close(): void;
}

export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  // pdf.js keeps what it is given; the caller still needs its bytes.
  const task = getDocument({ data: bytes.slice(), enableXfa: false });
  const pdf = await task.promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  return {
    pages: pages.map((page) => {
      const natural = page.getViewport({ scale: 1 });
      return {
        number: page.pageNumber,
        width: natural.width,
        height: natural.height,
        draw: async (canvas, words, cssWidth, signal, turn = 0) => {
          const rotation = (page.rotate + turn) % 360;
          const { width } = page.getViewport({ scale: 1, rotation });
          const viewport = page.getViewport({ scale: cssWidth / width, rotation });
          const density = Math.min(globalThis.devicePixelRatio || 1, 2);
          canvas.width = Math.floor(viewport.width * density);
          canvas.height = Math.floor(viewport.height * density);
          const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
          signal.addEventListener('abort', () => drawing.cancel());
          await drawing.promise;
          words.replaceChildren();
          words.style.setProperty('--total-scale-factor', String(viewport.scale));
          await new TextLayer({ textContentSource: await page.getTextContent(), container: words, viewport }).render();
        },
      };
    }),
    close: () => void task.destroy(),
  };
}
