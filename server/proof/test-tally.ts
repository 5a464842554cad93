/**
 * What a test counted for a row of the table of faults (tools/faults/rows.ts). `npm run faults` names the file that it is
 * written to; in other runs the test's own expectations are all there is.
 */
import { appendFileSync } from 'node:fs';

export interface Tally {
  /** A row of the table, such as F5. */
  readonly fault: string;
  /** How many times the fault was made. */
  readonly cases: number;
  /** What was acknowledged and is not there. */
  readonly lost?: number;
  /** What is there twice. */
  readonly doubled?: number;
  /** What had not gone on by itself at the end. */
  readonly stuck?: number;
  /** How long until it worked again, of each case where that can be said. */
  readonly recoveryMs?: readonly number[];
  readonly seed?: number;
  /** Why it could not be tried here. */
  readonly notRun?: string;
}

export function tally(counted: Tally): void {
  const file = process.env['FAULT_COUNTS'];
  if (file) appendFileSync(file, `${JSON.stringify(counted)}\n`);
}

export const isFull = process.env['FULL'] !== undefined;
/** `npm run faults`, short or long: what costs minutes and is shown in part elsewhere is tried there only. */
export const isRound = isFull || process.env['FAULT_COUNTS'] !== undefined;
/** The same seed makes the same faults in the same order. */
export const firstSeed = Number(process.env['SEED'] ?? 20_261_117);
/** The long round, or tests that someone asked for by name (`npm test -- personas`). */
export const isAskedFor = isFull || process.env['BY_NAME'] !== undefined;
