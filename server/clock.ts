/**
 * What time it is, for everything that is signed, ends or is compared with what others wrote: the database's clock, which
 * all processes share, carried on by this machine's steady counter. A machine whose own clock is wrong, or jumps, neither
 * ends nor prolongs a session; how far it is off is known, and said.
 */
import type { Log } from './log.ts';

export interface SharedClock {
  readonly now: () => Date;
  /** How far this machine's clock is ahead of the database's, in milliseconds. */
  readonly skewMs: () => number;
  /** Too far off to serve anyone: what leaves this machine by other ways would bear a wrong time. */
  readonly isWrong: () => boolean;
  readonly measure: () => Promise<void>;
  readonly stop: () => void;
}

interface Clocks {
  /** Milliseconds since 1970, by the database. */
  readonly askDatabase: () => Promise<number>;
  readonly log: Log;
  readonly machineMs?: () => number;
  readonly steadyMs?: () => number;
  readonly everyMs?: number;
}

const skewMsMax = 30_000;
/** An answer that took longer tells too little of the moment it was made. */
const roundTripMsMax = 2000;

export async function followClock({
  askDatabase,
  log,
  machineMs = Date.now,
  steadyMs = () => performance.now(),
  everyMs = 15_000,
}: Clocks): Promise<SharedClock> {
  let known: { readonly databaseMs: number; readonly atMs: number } | undefined;
  let wasWrong = false;
  const nowMs = () => (known ? known.databaseMs + steadyMs() - known.atMs : machineMs());
  const skewMs = () => machineMs() - nowMs();
  const isWrong = () => Math.abs(skewMs()) > skewMsMax;
  const measure = async () => {
    const askedMs = steadyMs();
    const databaseMs = await askDatabase();
    const answeredMs = steadyMs();
    if (!known || answeredMs - askedMs <= roundTripMsMax) known = { databaseMs, atMs: (askedMs + answeredMs) / 2 };
    if (isWrong() === wasWrong) return;
    wasWrong = isWrong();
    const skewS = Math.round(skewMs() / 1000);
    if (wasWrong) log.error({ skewS }, 'the clock of this machine is wrong: it is not ready until the clock is set');
    else log.info({ skewS }, 'the clock of this machine is right again');
  };
  await measure();
  const timer = setInterval(() => {
    measure().catch((error: unknown) => log.warn({ err: error }, 'the database could not be asked for the time'));
  }, everyMs);
  timer.unref();
  return { now: () => new Date(nowMs()), skewMs, isWrong, measure, stop: () => clearInterval(timer) };
}
