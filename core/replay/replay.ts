/**
 * Recordings of visits: how many are made, how, how large they may be and how long they are kept. Nothing is recorded
 * unless the brand opted in (`sessionReplay` of its file), the person agreed in their settings, and the page may be
 * (pages.ts). docs/decisions/0040.
 */
import { bucketCount, bucketOf } from '#core/flags/bucket.ts';

/** Of those who agreed, how many percent are recorded. */
export const REPLAY_SAMPLE_PERCENT = 100;

/** The same people every time, whatever the percentage is raised to. */
export function isSampled(identityUuid: string, percent: number = REPLAY_SAMPLE_PERCENT): boolean {
  return bucketOf('session-replay', identityUuid) < (percent * bucketCount) / 100;
}

/** Boxes without content: pictures, codes, charts and sliders are made of what belongs to someone. */
const boxes = 'svg, canvas, img, picture, video, audio, iframe, object, embed, input[type=range], input[type=file]';

/** What the recorder is told. It is the first net; every event then passes scrub.ts, whatever the recorder thought of it. */
export const recorderOptions = {
  maskAllInputs: true,
  maskTextSelector: '*',
  blockSelector: boxes,
  inlineStylesheet: false,
  inlineImages: false,
  collectFonts: false,
  recordCanvas: false,
  recordCrossOriginIframes: false,
  // Where a pointer is on a slider or a chart tells a number.
  sampling: { mousemove: false, input: 'last', scroll: 250, media: 800 },
} as const;

export const replayLimits = {
  /** Sent at least this often while something happens. */
  everyMs: 5_000,
  /** One call. */
  chunkChars: 400_000,
  eventsInChunk: 2_000,
  /** One recording: what comes after is not taken. */
  recordingChars: 6_000_000,
  chunks: 400,
} as const;

export const replayKept = { days: 7 } as const;
