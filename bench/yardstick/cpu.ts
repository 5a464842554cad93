/** Processor time from /proc: what a server and its PostgreSQL have really worked, no matter who else uses the machine. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second on every machine we run on. */
const microsecondsPerTick = 10_000;

interface Stat {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly children: number;
}

function statOf(pid: number | string): Stat | undefined {
  try {
    // The name in the second field may hold spaces, so counting starts behind its closing bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return { parent, own: user + system, children: childUser + childSystem };
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
}

/** Microseconds that a process and the processes it started have worked until now. */
export function workedMicroseconds(pid: number): number {
  const root = statOf(pid);
  const started = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === pid);
  const ticks = (root?.own ?? 0) + (root?.children ?? 0) + started.reduce((sum, stat) => sum + (stat?.own ?? 0), 0);
  return ticks * microsecondsPerTick;
}
