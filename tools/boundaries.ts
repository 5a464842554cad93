/**
 * Who may import whom (docs: the house, §3.5), checked on every import that is written: wrong room, circle, a module
 * entered past its index.ts. The rooms are the list below; to move a wall, change the list.
 */
import { posix } from 'node:path';
import { parseCode, Visitor } from './syntax.ts';
import { type Fault, isCode, isTest, readTree, root, type Tree } from './tree.ts';

interface Room {
  /** The paths that are this room; the first room that fits a file is the file's. */
  readonly holds: readonly string[];
  readonly may: readonly string[];
  /** Where only types may be taken from. */
  readonly types?: readonly string[];
  /** The packages it may use; absent means any but the forbidden ones. */
  readonly packages?: readonly string[];
  readonly neverPackages?: readonly string[];
  readonly because: string;
}

/** Deep modules of the server, by the floor they are on: each is entered by its index.ts alone. */
export const floors: Readonly<Record<string, readonly string[]>> = {
  lending: [
    'origination',
    'documents',
    'payments',
    'notary',
    'following',
    'uploads',
    'linking',
    'vendor-inbox',
    'rates',
    'counseling',
    'shredding',
  ],
  people: ['accounts', 'leads', 'drafts', 'hand-over'],
  office: [
    'work',
    'audit',
    'feedback',
    'flags',
    'experiments',
    'vendors',
    'reports',
    'banners',
    'claims',
    'cases',
    'acts',
    'find',
    'hmda',
    'staff',
    'trail',
    'binder',
    'records',
    'complaints',
  ],
  support: ['conversations', 'agents'],
};
const modules = [
  ...Object.entries(floors).flatMap(([floor, names]) => names.map((name) => `server/${floor}/${name}/`)),
  'server/messages/',
  'server/insights/',
];
const files = (...names: string[]) => names.map((name) => `server/${name}.ts`);
const ground = files(
  'secret',
  'failure',
  'actor',
  'log',
  'metrics',
  'config',
  'config-values',
  'needs',
  'vendor-plan',
  'clock',
  'brands',
  'queues',
  'crash-point',
  'flags',
  'release',
  'tracing',
  'line',
  'if-soon',
  'remembering',
  'someone-waits',
  'effect-key',
  'sealed-note',
  'case-news',
);
const floor = files(
  'secret',
  'failure',
  'log',
  'needs',
  'clock',
  'queues',
  'tracing',
  'someone-waits',
  'line',
  'effect-key',
);
const ports = ['server/vendors/'];
const sql = ['postgres', 'pg'];

const module = (folder: string): Room => ({
  holds: [folder],
  may: ['core/', 'server/store/', ...ground],
  types: [...ports, ...modules],
  neverPackages: sql,
  because: 'a module knows the rules, the store and the words of vendor ports; server/wiring hands it the rest',
});
const site = (name: string): Room => ({
  holds: [`web/${name}/`],
  may: ['core/', 'web/app/', 'web/ui/', 'web/client/'],
  because: 'a site is made of core, app, ui and client; the brand and everything secret arrive by call',
});

const rooms: readonly Room[] = [
  { holds: ['core/'], may: [], packages: ['valibot'], because: 'core is pure: no I/O, no framework, one dependency' },
  { holds: ['brands/'], may: [], types: ['core/brand/'], packages: [], because: 'a brand is data, never code' },
  {
    holds: ['server/vendors/sandbox/'],
    may: ['core/', 'server/vendors/', ...floor],
    because: 'a sandbox is another company: it keeps a book of its own and knows nothing of ours',
  },
  {
    holds: ['server/vendors/'],
    may: ['core/', ...floor],
    neverPackages: sql,
    because: 'a vendor knows only its own need',
  },
  { holds: ['server/store/'], may: ['core/', ...floor], because: 'the store keeps rows; it decides nothing' },
  ...modules.map(module),
  {
    holds: ['server/worker/'],
    may: ['core/', 'server/vendors/', ...modules, ...ground],
    neverPackages: sql,
    because: 'a handler calls a vendor and signals the answer; it neither speaks HTTP nor SQL',
  },
  {
    holds: ['server/live/'],
    may: ['core/', ...modules, ...ground],
    neverPackages: [...sql, 'pg-boss', 'fastify'],
    because: 'a channel is a row over one module; who is let in, and what it costs, is that module’s and the room’s',
  },
  {
    holds: ['server/api/'],
    may: ['core/', 'server/live/index.ts', ...modules, ...ground],
    neverPackages: [...sql, 'pg-boss'],
    because: 'the API calls modules; rules, SQL and vendors are behind them',
  },
  {
    holds: ['server/dev/'],
    may: ['core/', 'server/api/', 'server/store/', 'server/vendors/', ...modules, ...ground],
    neverPackages: [...sql, 'pg-boss'],
    because: 'the workshop may look behind every door but the database itself; production never loads its calls',
  },
  {
    holds: ['server/wiring/'],
    may: ['core/', 'server/'],
    neverPackages: [...sql, 'pg-boss', 'fastify'],
    because: 'wiring only hands parts to parts: what a part does is written in the part',
  },
  {
    holds: files(
      'alerts',
      'chores',
      'disk',
      'evaluate-alert',
      'figures',
      'health-server',
      'kept-keys',
      'listen',
      'main',
      'open-tracing',
      'otlp',
      'prepare-database',
      'processes',
      'readiness',
      'reload-brands',
      'root-key',
      'rotation',
      'start-fault',
      'status',
      'stop',
      'watched',
    ),
    may: ['core/', 'server/'],
    because: 'they only put the server together',
  },
  { holds: ground, may: ['core/', ...ground], because: 'every room stands on these files, so they stand on none' },
  { holds: ['web/ui/'], may: ['core/'], because: 'ui knows no route and no call' },
  {
    holds: ['web/client/'],
    may: ['core/contract/', 'core/words/', 'core/people/messages.ts', 'core/people/scrub.ts', 'core/flags.ts'],
    types: ['core/'],
    because: 'the client makes the calls of the contract',
  },
  {
    holds: ['web/app/'],
    may: ['core/', 'web/ui/', 'web/client/'],
    because: 'app is what all sites share: it knows none of them',
  },
  site('borrower'),
  site('console'),
  site('dev'),
  // What builds, checks and measures the product may look everywhere, and nothing may look at it.
  {
    holds: [
      'tools/',
      'test/',
      'bench/',
      'web/test-setup.ts',
      'vitest.',
      'playwright.',
      'web/vite.',
      'web/screen-files.',
    ],
    may: [''],
    because: '',
  },
];

interface Import {
  readonly from: string;
  readonly line: number;
  readonly written: string;
  /** A path of the tree, or undefined for a package. */
  readonly to: string | undefined;
  readonly kind: 'value' | 'types' | 'lazy';
}

export function findBoundaryFaults(tree: Tree): { readonly modules: number; readonly faults: readonly Fault[] } {
  const code = [...tree.keys()].filter(isCode);
  const imports = code.flatMap((path) => importsOf(path, tree.get(path) ?? ''));
  const homeless = code
    .filter((path) => !isTest(path) && !roomOf(path))
    .map((file) => ({ file, line: 1, sentence: 'belongs to no room; give its folder a row in tools/boundaries.ts' }));
  const faults = imports.filter(({ from }) => !isTest(from)).flatMap((found) => faultsOf(found));
  return { modules: code.length, faults: [...homeless, ...faults, ...findCircles(imports)] };
}

function importsOf(path: string, source: string): Import[] {
  const { program, lineOf } = parseCode(path, source);
  const found: Import[] = [];
  const add = (written: unknown, start: number, kind: Import['kind']) => {
    if (typeof written !== 'string') return;
    found.push({ from: path, line: lineOf(start), written, to: resolve(path, written), kind });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.start, node.importKind === 'type' ? 'types' : 'value'),
    ExportAllDeclaration: (node) => add(node.source.value, node.start, node.exportKind === 'type' ? 'types' : 'value'),
    ExportNamedDeclaration: (node) =>
      add(node.source?.value, node.start, node.exportKind === 'type' ? 'types' : 'value'),
    ImportExpression: (node) => add('value' in node.source ? node.source.value : undefined, node.start, 'lazy'),
    TSImportType: (node) => add(node.source.value, node.start, 'types'),
  }).visit(program);
  return found;
}

function resolve(from: string, written: string): string | undefined {
  const [bare = ''] = written.split('?');
  const room = /^(?:#|@hearthline\/)(core|server|web)\/(.+)$/.exec(bare);
  if (room) return `${room[1]}/${room[2]}`;
  return bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : undefined;
}

const isUnder = (path: string, places: readonly string[]) => places.some((place) => path.startsWith(place));
const roomOf = (path: string) => rooms.find(({ holds }) => isUnder(path, holds));

function faultsOf({ from, line, written, to, kind }: Import): Fault[] {
  const room = roomOf(from);
  if (!room) return [];
  const fault = (sentence: string): Fault[] => [{ file: from, line, sentence }];
  if (to === undefined) {
    const name = written
      .split('/')
      .slice(0, written.startsWith('@') ? 2 : 1)
      .join('/');
    const isAllowed = room.packages ? room.packages.includes(name) : !room.neverPackages?.includes(name);
    return isAllowed ? [] : fault(`may not use the package '${name}': ${room.because}.`);
  }
  if (isUnder(to, room.holds)) return [];
  if (!isUnder(to, room.may) && !(kind === 'types' && isUnder(to, room.types ?? []))) {
    const isTypesOnly = isUnder(to, room.types ?? []);
    return fault(`may not import ${isTypesOnly ? 'more than types from ' : ''}'${written}': ${room.because}.`);
  }
  const entered = modules.find((module) => to.startsWith(module));
  if (entered && to !== `${entered}index.ts` && !isUnder(from, ['tools/', 'test/', 'bench/']))
    return fault(`goes past the door of ${entered} with '${written}': import ${entered}index.ts.`);
  const crosses = /^(core|server|web|brands)\//.exec(from)?.[0] !== /^(core|server|web|brands)\//.exec(to)?.[0];
  if (crosses && written.startsWith('.') && /^(core|server|web|brands)\//.test(from))
    return fault(`crosses rooms with a relative path '${written}': write #${to}.`);
  return [];
}

/**
 * Types go round in a circle too: the compiler can take it, but no one can read one of the files without the others. Only a
 * lazy import waits for its turn.
 */
function findCircles(imports: readonly Import[]): Fault[] {
  const edges = new Map<string, Import[]>();
  for (const found of imports) {
    if (found.kind === 'lazy' || found.to === undefined) continue;
    edges.set(found.from, [...(edges.get(found.from) ?? []), found]);
  }
  const done = new Set<string>();
  const faults: Fault[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    if (done.has(path)) return;
    for (const { to = '', line } of edges.get(path) ?? []) {
      const start = [...trail, path].indexOf(to);
      if (start === -1) visit(to, [...trail, path]);
      else
        faults.push({
          file: path,
          line,
          sentence: `closes a circle: ${[...trail, path].slice(start).join(' → ')} → ${to}.`,
        });
    }
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return faults;
}

if (import.meta.main) {
  const { modules: read, faults } = findBoundaryFaults(readTree(root));
  for (const { file, line, sentence } of faults) console.log(`${file}:${line} ${sentence}`);
  console.log(`${read} modules read, ${faults.length} in the wrong place.`);
  // A checker that reads nothing also finds nothing.
  if (read < 30) console.log('Fewer than 30 modules were read: the checker is looking in the wrong place.');
  process.exitCode = faults.length > 0 || read < 30 ? 1 : 0;
}
