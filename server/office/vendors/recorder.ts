/**
 * Writes down what calls of vendors come to, over all processes, for the desk. Counted in memory and added to the database
 * every few seconds: a call costs nothing more, and a process that dies takes seconds of counts with it.
 */
import { noneTook, placeOfMs } from '#core/desk/vendors.ts';
import type { Log } from '../../log.ts';
import type { Database } from '../../store/database.ts';
import { addToMinute, forgetOldMinutes, noteRest, type VendorMinute } from '../../store/vendor-care.ts';

type Outcome = 'answered' | 'refused' | 'fault';

export interface VendorRecorder {
  asked(vendor: string, outcome: Outcome, ms: number): void;
  rests(vendor: string, isResting: boolean): void;
  /** Adds what was counted since the last time. */
  write(): Promise<void>;
  forgetOld(): Promise<void>;
  close(): Promise<void>;
}

const everyMs = 5000;
const keptDays = 7;

export function createVendorRecorder({ app }: Pick<Database, 'app'>, log: Log): VendorRecorder {
  let counted = new Map<string, VendorMinute>();
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    const rows = [...counted.values()];
    counted = new Map();
    // One after the other: what fails is not counted twice, and a late write does not overtake.
    writing = writing
      .then(() => addToMinute(app, rows))
      .catch((error: unknown) => log.warn({ err: error }, 'what vendors answered could not be counted'));
    return writing;
  };
  const timer = setInterval(() => void (counted.size > 0 && write()), everyMs);
  timer.unref();
  return {
    asked: (vendor, outcome, ms) => {
      const before = counted.get(vendor) ?? { vendor, answered: 0, refused: 0, faults: 0, took: noneTook };
      const place = placeOfMs(ms);
      counted.set(vendor, {
        vendor,
        answered: before.answered + (outcome === 'answered' ? 1 : 0),
        refused: before.refused + (outcome === 'refused' ? 1 : 0),
        faults: before.faults + (outcome === 'fault' ? 1 : 0),
        took: before.took.with(place, (before.took[place] ?? 0) + 1),
      });
    },
    rests: (vendor, isResting) => {
      noteRest(app, vendor, isResting).catch((error: unknown) =>
        log.warn({ err: error, vendor }, 'that a vendor is left alone could not be written down'),
      );
    },
    write,
    forgetOld: () => forgetOldMinutes(app, keptDays),
    close: async () => {
      clearInterval(timer);
      await (counted.size > 0 ? write() : writing);
    },
  };
}
