/** A soak as a picture: memory, connections and the delay of the event loop over time, one above the other, as SVG. */

export interface Sample {
  readonly minute: number;
  readonly megabytes: number;
  readonly connections: number;
  readonly delayMs: number;
}

const width = 760;
const panel = { height: 130, top: 56, gap: 46, left: 64, right: 24 };

interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly color: string;
  readonly of: (sample: Sample) => number;
}

const panels: readonly Panel[] = [
  { title: 'Memory of the API', unit: 'MB', color: '#1d6fb8', of: ({ megabytes }) => megabytes },
  { title: 'Connections to the database', unit: '', color: '#2b8a5c', of: ({ connections }) => connections },
  { title: 'Delay of the event loop, 99 of 100', unit: 'ms', color: '#b5620f', of: ({ delayMs }) => delayMs },
];

/** A round number at or above it, so that the scale reads well. */
function ceiling(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return [1, 2, 5, 10].map((step) => step * unit).find((step) => step >= value) ?? 10 * unit;
}

const shown = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));

function drawPanel({ title, unit, color, of }: Panel, samples: readonly Sample[], at: number): string {
  const top = panel.top + at * (panel.height + panel.gap);
  const bottom = top + panel.height;
  const inner = width - panel.left - panel.right;
  const most = ceiling(Math.max(...samples.map(of)));
  const last = samples.at(-1)?.minute || 1;
  const points = samples.map((sample) => {
    const x = panel.left + (sample.minute / last) * inner;
    return `${x.toFixed(1)},${(bottom - (of(sample) / most) * panel.height).toFixed(1)}`;
  });
  const scale = [0, most / 2, most].map((value) => {
    const y = bottom - (value / most) * panel.height;
    return `<line x1="${panel.left}" x2="${width - panel.right}" y1="${y}" y2="${y}" class="grid"/><text x="${panel.left - 8}" y="${y + 4}" class="scale">${shown(value)}</text>`;
  });
  return [
    `<text x="${panel.left}" y="${top - 10}" class="title">${title}${unit === '' ? '' : ` (${unit})`}</text>`,
    ...scale,
    `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="1.6"/>`,
  ].join('');
}

export function soakPicture(samples: readonly Sample[], heading: string): string {
  const height = panel.top + panels.length * (panel.height + panel.gap);
  const last = samples.at(-1)?.minute ?? 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${heading}" font-family="system-ui, sans-serif" font-size="12">`,
    '<!-- Written by the long run of tools/load.ts. -->',
    '<style>.grid{stroke:#d7dde5}.scale{text-anchor:end;fill:#55606e}.title{font-weight:600;fill:#1f2937}</style>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${panel.left}" y="24" font-size="14" fill="#0f172a">${heading}</text>`,
    ...panels.map((one, at) => drawPanel(one, samples, at)),
    `<text x="${width - panel.right}" y="${height - 24}" class="scale">${last.toFixed(0)} minutes</text>`,
    '</svg>',
    '',
  ].join('\n');
}
