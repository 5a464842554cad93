/** docs/load.md: what the last climb and the last soak said. Each keeps its own part, so that one can be measured without the other. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../tree.ts';
import type { Summary } from './tally.ts';

const file = join(root, 'docs', 'load.md');
const head = [
  '# Load',
  '',
  'A crowd of borrowers with a real mix: they register, watch the status, look at the application and the offers, choose, answer, submit and send papers, some with a chat open, and think between two things. The API and the worker are processes of their own on one embedded PostgreSQL, and the crowd shares the machine with them.',
  '',
  '`npm run load` adds borrowers until 99 of 100 answers take longer than 300 ms or one fails; `npm run load -- --soak` keeps a crowd for half an hour. Goal on two cores: 500 borrowers within 300 ms and no error; of twice as many, the excess is told to come again (503 with Retry-After) and the others wait 500 ms at most.',
  '',
  '',
].join('\n');

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

/** Puts one part in the place of its last. */
export function keepPart(name: 'climb' | 'soak', text: string): void {
  const marked = (part: string, content: string) => `<!-- ${part} -->\n${content}<!-- end of ${part} -->\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const partOf = (part: string) =>
    part === name
      ? marked(part, text)
      : (new RegExp(`<!-- ${part} -->[\\s\\S]*<!-- end of ${part} -->\\n`).exec(before)?.[0] ?? '');
  writeFileSync(file, `${head}${partOf('climb')}${partOf('soak')}`);
}
