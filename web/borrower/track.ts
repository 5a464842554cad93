/** Tells that something happened that is worth counting. What it takes to tell arrives only when there is something. */
import type { TelemetryEvent } from '#core/telemetry.ts';
import type { Happening } from './telemetry.ts';

/** No one waits for it, and a page is no worse off when it fails. */
export function track(event: TelemetryEvent, about: Happening): void {
  import('./telemetry.ts').then(({ tell }) => tell(event, about)).catch(() => {});
}
