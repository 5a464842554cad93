/** docs/load.md: what the last climb and the last soak said. Each keeps its own part, so that one can be measured without the other. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../tree.ts';
import type { Summary } from './tally.ts';

const file = join(root, 'docs', 'load.md');

const ms = (value: number) => value.toFixed(0);
const count = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });

export interface Step {
  readonly borrowers: number;
  readonly summary: Summary;
}

const columns = [
  'answers a second',
  'half within, ms',
  '95 of 100, ms',
  '99 of 100, ms',
  'told to come again',
  'failed',
];
const cells = ({ perSecond, p50, p95, p99, shed, failed }: Summary) =>
  [perSecond.toFixed(1), ms(p50), ms(p95), ms(p99), count(shed), count(failed)].join(' | ');

const table = (first: string, rows: readonly (readonly [string, Summary])[]) => [
  `| ${[first, ...columns].join(' | ')} |`,
  `|${'---|'.repeat(columns.length + 1)}`,
  ...rows.map(([name, summary]) => `| ${name} | ${cells(summary)} |`),
];

export const machine = () => `${cpus().length} cores`;

export function climbText(
  steps: readonly Step[],
  kinds: readonly (readonly [string, Summary])[],
  about: string,
): string {
  return [
    `## A growing crowd`,
    '',
    about,
    '',
    ...table(
      'borrowers',
      steps.map(({ borrowers, summary }) => [String(borrowers), summary] as const),
    ),
    '',
    'The largest crowd that was served well, by kind of call:',
    '',
    ...table('call', kinds),
    '',
  ].join('\n');
}

/** Puts one part in the place of its last; what people wrote above them stays. */
export function keepPart(name: 'climb' | 'soak', text: string): void {
  const marked = (part: string, content: string) => `<!-- ${part} -->\n${content}<!-- end of ${part} -->\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Load\n\n';
  const above = before.slice(0, before.search(/<!-- (climb|soak) -->|$(?![\s\S])/));
  const partOf = (part: string) =>
    part === name
      ? marked(part, text)
      : (new RegExp(`<!-- ${part} -->[\\s\\S]*<!-- end of ${part} -->\\n`).exec(before)?.[0] ?? '');
  writeFileSync(file, `${above}${partOf('climb')}${partOf('soak')}`);
}
