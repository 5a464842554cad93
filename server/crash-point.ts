/**
 * Named places at which this process may be told to die on the spot, as if the power had gone: before an effect, after it
 * but before anything is written, after the commit. Nothing happens unless CRASH_AT names the place; production never arms it.
 */
let armed = '';

export function armCrashPoint(name: string): void {
  armed = name;
}

export function crashPoint(name: string): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}
