/**
 * The line of the footer about recording taxes, which comes after the page with the tables of every county. Where the
 * server draws, vite.config.ts puts the line itself in its place.
 */
import { lazy } from 'react';

export const RecordingTaxLine = lazy(() =>
  import('./recording-tax-line.tsx').then(
    ({ RecordingTaxLine: Line }) => ({ default: Line }),
    // A line that does not come leaves the page as it is.
    () => ({ default: () => null }),
  ),
);
