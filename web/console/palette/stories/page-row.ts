/** A page of the console for the spec of what the palette offers there. */
import type { ReactNode } from 'react';

/** By the end of what is asked for, the first that fits. */
type Answers = readonly (readonly [end: RegExp, answer: object])[];

export interface PageRow {
  readonly path: string;
  readonly page: ReactNode;
  readonly answers: Answers;
  /** What is pressed first, by name. */
  readonly after?: readonly string[];
  readonly acts: readonly string[];
  /** Its buttons that do nothing to anything: they go on, choose what is shown, or leave. */
  readonly beside?: readonly string[];
}

export const at = '2026-11-17T15:00:00.000Z';
export const list = (...rows: readonly object[]) => ({ rows, nextCursor: null });
