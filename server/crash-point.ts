/**
 * Named places at which this process may be told to die on the spot, as if the power had gone: before an effect, after it
 * but before anything is written, after the commit. Nothing happens unless CRASH_AT names the place; production never arms it.
 */
import { writeSync } from 'node:fs';

let armed: ReadonlySet<string> = new Set();

export function armCrashPoints(names: readonly string[]): void {
  armed = new Set(names);
}

export function crashPoint(name: string): void {
  if (!armed.has(name)) return;
  writeSync(process.stderr.fd, `died at ${name}\n`);
  process.kill(process.pid, 'SIGKILL');
}
