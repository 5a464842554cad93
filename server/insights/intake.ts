/**
 * Takes what browsers tell, many in one statement: while one batch is being written the next gathers, so a busy minute
 * costs few statements and a quiet one waits for no one. Where more wait than can be written soon, the rest is refused
 * with the time to come back: a page is no worse off, and the database keeps its strength for people.
 */
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { isMonthMissing, keepTelemetryMonths, type TelemetryRow, takeTelemetry } from '../store/telemetry.ts';

/** So many wait in one process at most; each is under a kilobyte. */
const waitingMax = 5000;
const batchMax = 500;
const comeBackS = 30;

interface Waiting {
  readonly row: TelemetryRow;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export function createIntake(database: Pick<Database, 'app'>, now: () => Date, max = waitingMax) {
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;

  const write = async (orgCode: string, batch: readonly Waiting[]): Promise<void> => {
    try {
      const rows = batch.map(({ row }) => row);
      const unknown = await takeTelemetry(database.app, orgCode, rows, now());
      for (const [index, { done, failed }] of batch.entries())
        unknown.has(index) ? failed(new Failure('conflict')) : done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  };

  const drain = async (orgCode: string, line: Waiting[]): Promise<void> => {
    while (line.length > 0) {
      const batch = line.splice(0, batchMax);
      await write(orgCode, batch);
      waiting -= batch.length;
    }
    lines.delete(orgCode);
  };

  return {
    /** Until it is stored; a visit that no one knows is a conflict. */
    take: (orgCode: string, row: TelemetryRow): Promise<void> => {
      if (waiting >= max) throw new Failure('unavailable', { retryAfterS: comeBackS });
      waiting += 1;
      return new Promise((done, failed) => {
        const known = lines.get(orgCode);
        const line = known ?? [];
        line.push({ row, done, failed });
        if (known) return;
        lines.set(orgCode, line);
        // After this turn: what came in the same one goes out in one statement.
        setImmediate(() => void drain(orgCode, line));
      });
    },
  };
}

/** The worker makes months ahead; where it was away for long, the first visit of a month makes its own. */
export async function withMonth<T>(database: Pick<Database, 'app'>, at: Date, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isMonthMissing(error)) throw error;
    await keepTelemetryMonths(database.app, at);
    return work();
  }
}
