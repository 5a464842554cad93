/** What `/metrics` tells Prometheus: requests by route pattern, the process itself, and whatever a module registers. */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** A figure that is asked for whenever someone looks; one that cannot be had is no number. */
  gauge(name: string, help: string, read: () => Promise<number>): void;
  answered(method: string, route: string, status: number, ms: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    gauge: (name, help, read) => {
      const figure = new Gauge({
        name,
        help,
        registers: [registry],
        collect: async () => {
          figure.set(await read().catch(() => Number.NaN));
        },
      });
    },
    answered: (method, route, status, ms) => requests.observe({ method, route, status }, ms / 1000),
  };
}
