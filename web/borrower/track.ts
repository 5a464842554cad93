/** Tells that something happened that is worth counting. What it takes to tell arrives only when there is something. */
import type { TelemetryEvent } from '#core/telemetry.ts';
import type { Happening } from './telemetry.ts';

const counting = () => import('./watch.ts');

/** No one waits for it, and a page is no worse off when it fails. */
export function track(event: TelemetryEvent, about: Happening): void {
  counting()
    .then(({ tell }) => tell(event, about))
    .catch(() => {});
}

/** Once the page stands, so that counting people holds no one up. */
export function watchSoon(): void {
  setTimeout(() => counting().then(({ watch }) => watch()), 1500);
}
