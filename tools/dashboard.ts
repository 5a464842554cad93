/** The dashboard for Grafana, written from the figures themselves: what /metrics has is on it, and nothing else. */
import { addDoorFigure, addFigures } from '#server/figures.ts';
import { addAuditMetrics, addTallyMetrics, createMetrics } from '#server/metrics.ts';
import type { Database } from '#server/store/database.ts';

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labelNames: readonly string[];
}

/** As the product registers them; nothing is asked of a database that is not there. */
function figures(): readonly Figure[] {
  const metrics = createMetrics();
  const database = { app: undefined, line: { waiting: () => 0, refused: () => 0 } } as unknown as Database;
  addFigures(metrics, { database, clock: { skewMs: () => 0 }, disk: { freeBytes: async () => 0 } });
  addDoorFigure(metrics, { refused: () => 0 });
  addAuditMetrics(metrics, async () => undefined);
  addTallyMetrics(metrics, async () => []);
  return metrics.registry.getMetricsAsArray().map((one) => {
    const { name, help, type, labelNames = [] } = one as unknown as Figure;
    return { name, help, type, labelNames };
  });
}

/** One line for each label; of what only grows its growth, of times how long 99 of 100 take. */
function expressionOf({ name, type, labelNames }: Figure): string {
  const by = labelNames.filter((label) => label !== 'status').join(', ');
  const grouped = (what: string, expression: string) =>
    by === '' ? `${what}(${expression})` : `${what} by (${by}) (${expression})`;
  if (type === 'histogram')
    return `histogram_quantile(0.99, sum by (${['le', ...(by === '' ? [] : [by])].join(', ')}) (rate(${name}_bucket[5m])))`;
  if (type === 'counter') return grouped('sum', `increase(${name}[5m])`);
  return grouped('max', name);
}

const [columns, width, height] = [2, 12, 8];
const unitOf = ({ name }: Figure) =>
  [
    ['_seconds', 's'],
    ['_bytes', 'bytes'],
    ['_cents', 'none'],
  ].find(([end = '']) => name.endsWith(end))?.[1] ?? 'short';

export function dashboard(): string {
  const source = { type: 'prometheus', uid: '$datasource' };
  const panels = figures().map((figure, n) => ({
    id: n + 1,
    type: 'timeseries',
    title: figure.name,
    description: figure.help,
    datasource: source,
    gridPos: { x: (n % columns) * width, y: Math.floor(n / columns) * height, w: width, h: height },
    fieldConfig: { defaults: { unit: unitOf(figure) }, overrides: [] },
    targets: [{ refId: 'A', datasource: source, expr: expressionOf(figure) }],
  }));
  const page = {
    title: 'Hearthline',
    uid: 'hearthline',
    schemaVersion: 39,
    tags: ['hearthline'],
    time: { from: 'now-6h', to: 'now' },
    refresh: '30s',
    templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
    panels,
  };
  return `${JSON.stringify(page, null, 2)}\n`;
}
