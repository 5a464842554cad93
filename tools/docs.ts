/**
 * Writes docs/journey.md and docs/journey.svg from the table of statuses, docs/runbooks/alerts.yml from the table of
 * alerts, docs/runbooks/dashboard.json from the figures, docs/scale.md from the tables of the database and docs/vendors.md
 * from the table of needs, so that none can say anything else.
 * `node tools/docs.ts` writes them; `--check` only looks, and fails with a sentence when one is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { progressStages } from '#core/application/enums.ts';
import { type EffectRow, effects } from '#core/journey/effects.ts';
import { events } from '#core/journey/events.ts';
import { type Edge, edges } from '#core/journey/graph.ts';
import {
  afterValuation,
  aheadOfOwners,
  anywhere,
  isTerminal,
  isWayOut,
  type Status,
  statuses,
  statusNames,
} from '#core/journey/statuses.ts';

import { alertFile } from '#server/alerts.ts';
import { readConfig } from '#server/config.ts';
import { type NeedRow, needs } from '#server/needs.ts';
import { protocolText } from '#server/vendors/https/describe.ts';
import { dashboard } from './dashboard.ts';
import { askAlerts, askVendors, report } from './doctor.ts';
import { well } from './doctor-outside.ts';
import { scaleText } from './scale-page.ts';

const root = new URL('../', import.meta.url);
const table = new URL('core/journey/statuses.ts', root);

interface Family {
  readonly title: string;
  readonly members: readonly Status[];
}

/** The families are the headings in the table's own file. */
function readFamilies(): readonly Family[] {
  const parts = readFileSync(table, 'utf8')
    .split(/^ {2}\/\/ -+ /m)
    .slice(1);
  const families = parts.map((part) => ({
    title: part.slice(0, part.indexOf('\n')),
    members: statusNames.filter((status) => new RegExp(`^ {2}${status}: \\{`, 'm').test(part)),
  }));
  const counted = families.flatMap(({ members }) => members).length;
  if (counted !== statusNames.length)
    throw new Error(`${counted} of ${statusNames.length} statuses stand under a heading.`);
  return families;
}

const edgesFrom = (status: Status) => edges.filter(({ from }) => from === status);

// ------------------------------------------------------------------------------------------------ The text

const code = (name: string) => `\`${name}\``;

function choiceText(choice: unknown): string {
  if (choice === null) return '';
  if (!Array.isArray(choice)) return code(String(choice));
  return choice
    .map(([fact, value]) => `${code(value)} ${fact === 'otherwise' ? 'otherwise' : `if ${fact}`}`)
    .join('<br>');
}

function eventText(event: string, lines: readonly Edge[]): string {
  const [first] = lines;
  if (first?.when === 'resumed') return `**${event}** → back to the step that failed`;
  if (lines.length === 1 && first) return `**${event}** → ${first.from === first.to ? 'stays' : code(first.to)}`;
  const ways = lines.map(({ when, from, to }) => {
    const target = from === to ? 'stays' : code(to);
    return when === 'otherwise' ? `otherwise ${target}` : `${when} → ${target}`;
  });
  return `**${event}**: ${ways.join('; ')}`;
}

function waysText(status: Status): string {
  const ways = edgesFrom(status);
  return [...new Set(ways.map(({ event }) => event))]
    .map((event) =>
      eventText(
        event,
        ways.filter((way) => way.event === event),
      ),
    )
    .join('<br>');
}

function rowText(status: Status): string {
  const { actor, stage, screen, poll, starts, also = {}, heldBy = [], limit, why } = statuses[status];
  const extra = Object.entries(also).map(([event, started]) => `${started.join(', ')} on ${event}`);
  const held = heldBy.length === 12 ? 'every condition' : heldBy.join(', ');
  const cells = [
    `<a id="${status}"></a>**${status}**<br>${why}`,
    `${actor}${limit === 'never' ? '' : `, ${limit}`}`,
    `${choiceText(screen)}<br>${poll}${stage === null ? '' : `<br>${choiceText(stage)}`}`,
    [...starts, ...extra].join('<br>'),
    `${waysText(status)}${held === '' ? '' : `<br>*held by ${held}*`}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const header = [
  '| Status and why | Whose turn, and for how long | Screen, polling, stage | What starts | What can happen |',
  '|---|---|---|---|---|',
];

function listText(rows: readonly (readonly string[])[], head: readonly string[]): string[] {
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ];
}

function journeyText(families: readonly Family[]): string {
  const counts = `${statusNames.length} statuses, ${edges.length} edges, ${Object.keys(events).length} events, ${Object.keys(effects).length} effects`;
  return [
    '# The journey of an application',
    '',
    '<!-- Written by tools/docs.ts from core/journey. Change the table, then run: node tools/docs.ts -->',
    '',
    `${counts}. This page is made from the table in [core/journey/statuses.ts](../core/journey/statuses.ts); [journey.svg](journey.svg) is the same as a picture.`,
    '',
    'A row rests with its actor until one of its events happens; the first line of the event that holds says where it goes.',
    'On a `waiting` row the screen is where the borrower lands when patience runs out. Operations may force any row to any other, giving a reason.',
    '',
    ...families.flatMap(({ title, members }) => [`## ${title}`, '', ...header, ...members.map(rowText), '']),
    '## In any open status',
    '',
    ...listText(
      Object.entries(anywhere).map(([event, started]) => [`**${event}**`, started.join(', ')]),
      ['Event', 'What it starts'],
    ),
    '',
    '## After the valuation',
    '',
    'In any open status from PREQUAL_TITLE on, without leaving it: a report that was not waited for, and is the first to say the county, or says another than staff named.',
    '',
    ...listText(
      Object.entries(afterValuation).map(([event, started]) => [`**${event}**`, started.join(', ')]),
      ['Event', 'What it starts'],
    ),
    '',
    '## Ahead of the other owners’ turn',
    '',
    'In any open status before CO_DEED_REQ, without leaving it. What is asked of an owner there holds up no one else.',
    '',
    ...listText(
      Object.entries(aheadOfOwners.on).map(([event, started]) => [`**${event}**`, started.join(', ')]),
      ['Event', 'What it starts'],
    ),
    '',
    '## Events, and who may send them',
    '',
    ...listText(
      Object.entries(events).map(([event, { sentBy }]) => [`**${event}**`, sentBy.join(', ')]),
      ['Event', 'Sent by'],
    ),
    '',
    '## Effects, and what they need',
    '',
    ...listText(
      Object.entries<EffectRow>(effects).map(([effect, { need, answers, onlyIf = '' }]) => [
        `**${effect}**`,
        need,
        onlyIf,
        answers.join(', '),
      ]),
      ['Effect', 'Need', 'Started only if', 'Answers with'],
    ),
    '',
  ].join('\n');
}

// ------------------------------------------------------------------------------------------------ The picture

const box = { width: 280, height: 30, gapX: 130, gapY: 22, top: 120, left: 110 };
const colours: Readonly<Record<string, string>> = {
  borrower: '#1d6fb8',
  signer: '#6a4fb0',
  operations: '#b5620f',
  vendor: '#2b8a5c',
  system: '#6b7280',
  none: '#111827',
};
const ends = statusNames.filter(isWayOut);
const endMarks: Readonly<Record<string, string>> = { CANCELLED: '#9ca3af', DECLINED: '#c0392b', UNKNOWN: '#d4a017' };

interface Place {
  readonly status: Status;
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

function stageOf(status: Status): string {
  const { stage } = statuses[status];
  return typeof stage === 'string' || stage === null ? (stage ?? 'ends') : (stage[stage.length - 1]?.[1] ?? 'ends');
}

/** One column a stage, in the order of the table; what has no stage stands in the last. */
function placeAll(): { readonly columns: readonly string[]; readonly places: ReadonlyMap<Status, Place> } {
  const columns = [...progressStages.filter((stage) => stage !== 'MANUAL_NOTARY'), 'ends'];
  const places = new Map<Status, Place>();
  const filled = columns.map(() => 0);
  for (const status of statusNames) {
    const column = columns.indexOf(stageOf(status));
    const row = filled[column] ?? 0;
    filled[column] = row + 1;
    const x = box.left + column * (box.width + box.gapX);
    places.set(status, { status, column, row, x, y: box.top + row * (box.height + box.gapY) });
  }
  return { columns, places };
}

/** Neighbours are joined by a short arrow, a column's others by an arc on its left, columns by a curve between them. */
function pathBetween(from: Place, to: Place): string {
  const middle = (place: Place) => place.y + box.height / 2;
  if (from.column !== to.column) {
    const isBack = to.column < from.column;
    const [x1, x2] = isBack ? [from.x, to.x + box.width] : [from.x + box.width, to.x];
    const bend = (isBack ? -1 : 1) * Math.max(50, Math.abs(x2 - x1) * 0.45);
    return `M${x1} ${middle(from)} C${x1 + bend} ${middle(from)} ${x2 - bend} ${middle(to)} ${x2} ${middle(to)}`;
  }
  const centre = from.x + box.width / 2;
  if (to.row === from.row + 1) return `M${centre} ${from.y + box.height} L${centre} ${to.y}`;
  const side = to.row > from.row ? from.x : from.x + box.width;
  const reach = (to.row > from.row ? -1 : 1) * Math.min(20 + Math.abs(to.row - from.row) * 7, 88);
  return `M${side} ${middle(from)} C${side + reach} ${middle(from)} ${side + reach} ${middle(to)} ${side} ${middle(to)}`;
}

function arrows(places: ReadonlyMap<Status, Place>): string[] {
  const pairs = new Map(
    edges
      .filter(({ from, to }) => from !== to && !ends.includes(to) && !ends.includes(from))
      .map((edge) => [`${edge.from} ${edge.to}`, edge]),
  );
  return [...pairs.values()].flatMap(({ from, to }) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) return [];
    const isBack = end.column < start.column || (end.column === start.column && end.row < start.row);
    const events = edges.filter((edge) => edge.from === from && edge.to === to).map(({ event }) => event);
    const title = `${from} → ${to}: ${[...new Set(events)].join(', ')}`;
    return [`<path class="${isBack ? 'back' : 'on'}" d="${pathBetween(start, end)}"><title>${title}</title></path>`];
  });
}

function boxOf({ status, x, y }: Place): string {
  const { actor, why } = statuses[status];
  const marks = ends
    .filter((end) => end !== status && edgesFrom(status).some(({ to }) => to === end))
    .map(
      (end, index) => `<circle cx="${x + box.width - 9 - index * 10}" cy="${y + 7}" r="3.2" fill="${endMarks[end]}"/>`,
    );
  const isSelf = edgesFrom(status).some(({ from, to }) => from === to);
  return [
    `<g><title>${status}: ${why.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="5" class="box"${isTerminal(status) ? ' stroke-width="2.5"' : ''}/>`,
    `<rect x="${x}" y="${y}" width="7" height="${box.height}" rx="3" fill="${colours[actor]}"/>`,
    `<text x="${x + 14}" y="${y + 20}">${status}${isSelf ? ' ↻' : ''}</text>${marks.join('')}</g>`,
  ].join('');
}

function legend(): string {
  const actors = Object.entries(colours).map(([actor, color]) => [color, actor] as const);
  const marks = ends.map((end) => [endMarks[end] ?? '', `can end in ${end}`] as const);
  const items = [...actors, ...marks].map(([color, label], index) => {
    const x = box.left + index * 175;
    return `<circle cx="${x + 5}" cy="62" r="5" fill="${color}"/><text x="${x + 16}" y="66">${label}</text>`;
  });
  return `${items.join('')}<text x="${box.left + items.length * 175}" y="66">↻ can happen without leaving; dashed: back</text>`;
}

function journeyPicture(): string {
  const { columns, places } = placeAll();
  const rows = Math.max(...[...places.values()].map(({ row }) => row)) + 1;
  const width = box.left * 2 + columns.length * (box.width + box.gapX) - box.gapX;
  const height = box.top + rows * (box.height + box.gapY) + 20;
  const heads = columns.map((stage, index) => {
    const x = box.left + index * (box.width + box.gapX);
    return `<text class="head" x="${x}" y="${box.top - 20}">${stage === 'ends' ? 'ENDS AND FAULTS' : stage}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="11">`,
    '<!-- Written by tools/docs.ts from core/journey. -->',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 L8 4 L0 8 z" fill="#64748b"/></marker></defs>',
    '<style>path.on,path.back{fill:none;stroke:#94a3b8;stroke-width:1.1;marker-end:url(#tip)}path.back{stroke:#c084a0;stroke-dasharray:4 3}path:hover{stroke:#0f172a;stroke-width:2.4}.box{fill:#fff;stroke:#475569}.head{font-size:15px;font-weight:bold;fill:#0f172a}text{fill:#1f2937}</style>',
    `<rect width="${width}" height="${height}" fill="#f8fafc"/>`,
    `<text x="${box.left}" y="36" font-size="20" font-weight="bold">The journey of an application: ${statusNames.length} statuses, ${edges.length} edges</text>`,
    legend(),
    ...heads,
    ...arrows(places),
    ...[...places.values()].map(boxOf),
    '</svg>',
    '',
  ].join('\n');
}

// ------------------------------------------------------------------------------------------------ Vendors

/** Who can serve each need, and what must be set for it. */
function vendorsText(): string {
  const choice = ([name, keys]: readonly [string, readonly string[]]) =>
    keys.length === 0 ? code(name) : `${code(name)} with ${keys.map(code).join(', ')}`;
  const rows = Object.values<NeedRow>(needs).map(
    ({ variable, about, adapters, fallback }) =>
      `| ${about} | ${code(variable)} | ${Object.entries(adapters).map(choice).join('<br>')} | ${fallback ? code(fallback) : ''} |`,
  );
  return `# Who serves what

Written by \`node tools/docs.ts\` from [server/needs.ts](../server/needs.ts).

With \`NODE_ENV=production\` every need names who serves it, or the start stops and prints this table with what is missing. \`sandbox\` is ours to practice with: it takes \`SANDBOX_ACKNOWLEDGED=true\` too, and then every page, paper, email and answer says that this is a test system. Elsewhere a need that names no one is served by the first whose keys are set, otherwise by the sandbox. \`npm run doctor\` prints the table at any time. What to do in which order: [going-live.md](going-live.md).

| need | variable | who can serve it | a second company (with \`_URL\` and \`_SECRET\`) |
|---|---|---|---|
${rows.join('\n')}
`;
}

// ------------------------------------------------------------------------------------------------ README

/** What the doctor said of a new machine: its own lines, so that a new alert or need stands in the README too. */
function readmeText(): string {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  const seen: readonly (readonly [string, string])[] = [
    ['keys', 'the root key opens this database: 72 data keys'],
    ['api', 'ready at port 4400'],
    ['database', 'it answers, and every migration has run'],
    ['processes', 'api+worker on app-1'],
  ];
  const findings = [
    ...seen.map(([about, sentence]) => well(about, sentence)),
    ...askAlerts('').map(({ about }) => well(about, 'nothing to do')),
    askVendors(readConfig({})),
  ];
  const [begin, end] = ['<!-- doctor: by tools/docs.ts from the tables of alerts and needs -->', '<!-- /doctor -->'];
  const [before, after] = [readme.split(begin)[0], readme.split(end)[1]];
  return `${before}${begin}\n\n\`\`\`\n${report(findings)}\n\`\`\`\n\n${end}${after}`;
}

// ------------------------------------------------------------------------------------------------ Write, or look

const pages: Readonly<Record<string, string>> = {
  'docs/journey.md': journeyText(readFamilies()),
  'docs/journey.svg': journeyPicture(),
  'docs/runbooks/alerts.yml': alertFile(),
  'docs/runbooks/dashboard.json': dashboard(),
  'docs/scale.md': scaleText(),
  'docs/vendors.md': vendorsText(),
  'docs/vendor-protocol.openapi.json': protocolText(),
  'README.md': readmeText(),
};

for (const [path, text] of Object.entries(pages)) {
  const file = new URL(path, root);
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (isCurrent) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: run "node tools/docs.ts" and commit what it writes.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`${path} written.`);
  }
}
