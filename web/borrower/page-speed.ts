/** How quick a page was for the person who opened it: each web vital once it is certain, told by the page that was opened. */
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { tell } from './telemetry.ts';

/** Ten minutes; a page that was open for longer says nothing of its speed. */
const VALUE_MAX = 600_000;

export function tellSpeed(pagePattern: string): void {
  const report = ({ name, value }: MetricType) => {
    const whole = Math.round(name === 'CLS' ? value * 1000 : value);
    if (whole >= 0 && whole <= VALUE_MAX)
      void tell('web-vital', { product: null, pagePattern, metric: name, value: whole });
  };
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(report);
}
