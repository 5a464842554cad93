/** Reads a chosen or taken picture into pixels, small enough to judge quickly. What judges comes with the first picture. */
import type { QualityProblem } from './quality-words.ts';

const lookPx = 480;

/** Undefined when this browser cannot open it, as with HEIC: then the server and the vendor look at it. */
export async function problemsOf(file: Blob): Promise<readonly QualityProblem[] | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    const scale = Math.min(1, lookPx / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return undefined;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const { qualityOf } = await import('./quality.ts');
    return qualityOf(context.getImageData(0, 0, canvas.width, canvas.height), { width, height });
  } catch {
    return undefined;
  }
}
