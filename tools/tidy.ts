/**
 * House rules that no compiler knows, as code: names, sizes, leftovers, and facts that must live in one place only
 * (brand codes, statuses, roles, rules of lending, the clock, the environment). Every fault is a sentence with its file and line. Default
 * exports, circles and unused code are Biome's and Knip's.
 */
import { posix } from 'node:path';
import { lendingFaults } from './lending-rules.ts';
import { loneWordFaults } from './lone-words.ts';
import { longFunctionFaults } from './long-functions.ts';
import { roleFaults } from './role-names.ts';
import { strayWordFaults } from './stray-words.ts';
import { parseCode, Visitor } from './syntax.ts';
import { type Fault, isCode, isTest, readTree, root, type Tree } from './tree.ts';
import { wiringFaults } from './wiring-order.ts';
import { sentenceFaults } from './words-place.ts';

const forbiddenFolders = ['utils', 'helpers', 'common', 'shared', 'misc', 'lib', 'services', 'types', 'constants'];
const fileLinesMax = 400;

/** Tables and schemas may be long: a long table is easy, a long function is not. */
const longTables: Readonly<Record<string, string>> = {
  'core/roles.ts': 'the roles and their permissions',
  'web/console/sections.tsx': 'the sections of the console',
  'core/journey/statuses.ts': 'the table of statuses stays one file',
  'core/journey/events.ts': 'every event and its payload, one row each',
  'core/journey/operations.ts': 'everything that staff may do, one row each',
  'core/registration/steps.ts': 'the steps of applying, one row each',
  'core/conditions/categories.ts': 'the conditions, one row each',
  'core/words/en/support/bot/standings.ts': 'what the bot says of each status, one row each',
};

/** Places that may name a brand or a status: data, stories and tests, and texts for people. */
const isExample = (path: string) => isTest(path) || /^docs\/|\.md$/.test(path);

export interface House {
  readonly tree: Tree;
  readonly flags: Readonly<Record<string, { readonly removeBy: string }>>;
  /** The kinds of messages that no effect of the journey causes. */
  readonly messages: readonly string[];
  readonly variables: Readonly<Record<string, { readonly fallback: string | undefined }>>;
  /** As 2026-11-15. */
  readonly today: string;
}

export function findTidyFaults(house: House): Fault[] {
  const { tree } = house;
  const code = [...tree].filter(([path]) => isCode(path)).map(([path, source]) => look(path, source));
  return [
    ...[...tree.keys()].flatMap(nameFaults),
    ...[...tree].flatMap(([path, text]) => [...leftoversInText(path, text), ...machineFaults(path, text)]),
    ...code.flatMap(leftoversInComments),
    ...code.flatMap(britishSpellings),
    ...code.flatMap(sizeFaults),
    ...code.flatMap(clockFaults),
    ...code.flatMap(environmentFaults),
    ...longFunctionFaults(tree),
    ...brandFaults(tree, code),
    ...statusFaults(tree, code),
    ...roleFaults(tree),
    ...zoneFaults(tree),
    ...lendingFaults(tree),
    ...strayWordFaults(tree),
    ...loneWordFaults(tree),
    ...sentenceFaults(tree),
    ...wiringFaults(tree),
    ...flagFaults(house),
    ...messageFaults(house),
    ...readmeFaults(house),
  ];
}

interface Piece {
  readonly text: string;
  readonly line: number;
}

/** What the rules need to know of one file. */
interface Look {
  readonly path: string;
  readonly lines: number;
  readonly strings: readonly (Piece & { readonly start: number })[];
  /** Where a string only names a property, as in `styles['figure']`: often the name of a CSS class. */
  readonly keys: ReadonlySet<number>;
  readonly comments: readonly Piece[];
  /** Reaches for the world, written as in the source: `Date.now`, `new Date()`, `Math.random`, `process.env`. */
  readonly reaches: readonly Piece[];
}

const worldly = new Set(['Date.now', 'Math.random', 'process.env']);

function look(path: string, source: string): Look {
  const { program, comments, lineOf } = parseCode(path, source);
  const strings: (Piece & { start: number })[] = [];
  const keys = new Set<number>();
  const reaches: Piece[] = [];
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') strings.push({ text: value, line: lineOf(start), start });
    },
    TemplateElement: ({ value, start }) => void strings.push({ text: value.raw, line: lineOf(start), start }),
    JSXText: ({ value, start }) => void strings.push({ text: value, line: lineOf(start), start }),
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        reaches.push({ text: 'new Date()', line: lineOf(start) });
    },
    MemberExpression: ({ object, property, start }) => {
      if (property.type === 'Literal') keys.add(property.start);
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const text = `${object.name}.${property.name}`;
      if (worldly.has(text)) reaches.push({ text, line: lineOf(start) });
    },
  }).visit(program);
  return {
    path,
    lines: source.split('\n').length - 1,
    strings,
    keys,
    comments: comments.map(({ value, start }) => ({ text: value, line: lineOf(start) })),
    reaches,
  };
}

const kebab = /^[._]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const capitalised = /^((README|CONTRIBUTING|CHANGELOG|AGENTS|LICENSE|NOTICE|SECURITY)(\.md)?|Containerfile)$/;

function nameFaults(path: string): Fault[] {
  const folders = posix.dirname(path).split('/');
  const name = posix.basename(path);
  const forbidden = folders.find((folder) => forbiddenFolders.includes(folder));
  const odd = [...folders, name].find((part) => part !== '.' && !kebab.test(part) && !capitalised.test(part));
  return [
    ...(forbidden
      ? [{ file: path, line: 1, sentence: `lies in a folder called '${forbidden}', which says nothing.` }]
      : []),
    ...(odd ? [{ file: path, line: 1, sentence: `'${odd}' is not kebab-case.` }] : []),
  ];
}

const leftover = /\b(FIXME|TODO|HACK)\b|\bXXX\b(?!-)/;

function leftoversInComments({ path, comments }: Look): Fault[] {
  return comments.filter(({ text }) => leftover.test(text)).map(({ line }) => leftoverFault(path, line));
}

function leftoversInText(path: string, text: string): Fault[] {
  if (!/\.(css|sql|html|mjs)$/.test(path)) return [];
  return linesOf(text)
    .filter((line) => leftover.test(line.text))
    .map(({ line }) => leftoverFault(path, line));
}

/** Screens are held to American spelling where their words are (tools/copy.spec.ts), comments here. */
const british =
  /\b(organisations?|behaviours?|colours?|favourites?|honoured|authorised|recognised|traveller|catalogue)\b/i;

function britishSpellings({ path, comments }: Look): Fault[] {
  return comments.flatMap(({ text, line }) => {
    const found = british.exec(text)?.[0];
    return found === undefined
      ? []
      : [{ file: path, line, sentence: `spells '${found}' as the British do: write it as Americans do.` }];
  });
}

const leftoverFault = (file: string, line: number): Fault => ({
  file,
  line,
  sentence: 'leaves work for later in a comment: do it, or open an issue.',
});

const registryOrMachine = [
  /registry\.[a-z0-9.-]+\.[a-z]{2,}/,
  /https?:\/\/[a-z0-9.-]*(artifactory|nexus|verdaccio|npm-mirror)/,
  /"resolved": "https?:/,
  /\/(home|Users)\/[a-z][\w.-]*\//,
  /(^|[\s"'`(=])\/(root\/[a-z.]|work\/(main|shared|wt)\b)/,
  /[A-Z]:\\\\?Users\\/,
];

function machineFaults(path: string, text: string): Fault[] {
  if (path.startsWith('docs/spec/')) return [];
  return linesOf(text)
    .filter((line) => registryOrMachine.some((pattern) => pattern.test(line.text)))
    .map(({ line }) => ({
      file: path,
      line,
      sentence: 'names a registry or a path that is true on one machine only.',
    }));
}

function sizeFaults({ path, lines }: Look): Fault[] {
  if (lines <= fileLinesMax || longTables[path] || isExample(path)) return [];
  return [
    { file: path, line: lines, sentence: `has ${lines} lines; ${fileLinesMax} is the most for what is not a table.` },
  ];
}

function clockFaults({ path, reaches }: Look): Fault[] {
  if (!path.startsWith('core/') || isExample(path)) return [];
  return reaches.map(({ text, line }) => ({
    file: path,
    line,
    sentence: `core is pure: take what ${text} gives as an argument.`,
  }));
}

/** main.ts hands the environment to config.ts; no one else sees it. */
const mayReadEnvironment = /^(server\/(config|main)\.ts|tools\/|bench\/|test\/|.*\.config\.ts$)/;

function environmentFaults({ path, reaches }: Look): Fault[] {
  if (mayReadEnvironment.test(path) || isTest(path)) return [];
  return reaches
    .filter(({ text }) => text === 'process.env')
    .map(({ line }) => ({
      file: path,
      line,
      sentence: 'reads process.env: every variable is typed in server/config.ts.',
    }));
}

function brandFaults(tree: Tree, code: readonly Look[]): Fault[] {
  const names = [...tree.keys()].flatMap((path) => /^brands\/([a-z][^/]*)\/brand\.ts$/.exec(path)?.[1] ?? []);
  const codes = names.flatMap(
    (name) => /orgCode: '([A-Z0-9_]+)'/.exec(tree.get(`brands/${name}/brand.ts`) ?? '')?.[1] ?? [],
  );
  if (names.length === 0) return [];
  const inString = new RegExp(`\\b(${codes.join('|')})\\b`);
  const inText = new RegExp(`\\b(${codes.join('|')})\\b|['"](${names.join('|')})['"]`);
  const isElsewhere = (path: string) => !path.startsWith('brands/') && !isExample(path);
  const fault = (file: string, line: number): Fault => ({
    file,
    line,
    sentence: 'knows a brand by name: what differs between brands belongs in brands/.',
  });
  return [
    ...code
      .filter(({ path }) => isElsewhere(path))
      .flatMap(({ path, strings, keys }) =>
        strings
          .filter(({ text, start }) => inString.test(text) || (names.includes(text) && !keys.has(start)))
          .map(({ line }) => fault(path, line)),
      ),
    ...[...tree]
      .filter(([path]) => /\.(sql|css|html)$/.test(path) && isElsewhere(path))
      .flatMap(([path, text]) =>
        linesOf(text)
          .filter((line) => inText.test(line.text))
          .map(({ line }) => fault(path, line)),
      ),
  ];
}

const tableOfStatuses = 'core/journey/statuses.ts';

/** One-word statuses (COMPLETE, CANCELLED) and this one are also words of other lists; only unmistakable names are looked for. */
const ambiguous = new Set(['IN_PROGRESS']);

function statusFaults(tree: Tree, code: readonly Look[]): Fault[] {
  const table = tree.get(tableOfStatuses);
  if (table === undefined) return [];
  const names = new Set<string>();
  new Visitor({
    Property: ({ key }) => {
      if (key.type === 'Identifier' && /^[A-Z0-9]+(_[A-Z0-9]+)+$/.test(key.name)) names.add(key.name);
    },
  }).visit(parseCode(tableOfStatuses, table).program);
  return code
    .filter(({ path }) => !/^core\/(journey|application)\//.test(path) && !isExample(path))
    .flatMap(({ path, strings }) =>
      strings
        .filter(({ text }) => names.has(text) && !ambiguous.has(text))
        .map(({ text, line }) => ({
          file: path,
          line,
          sentence: `names the status ${text}: ask the table (core/journey) a question instead.`,
        })),
    );
}

/** Two answers to where a home's day begins are two dates of law for one home. */
function zoneFaults(tree: Tree): Fault[] {
  return [...tree]
    .filter(([path]) => isCode(path) && !isExample(path) && !path.startsWith('tools/'))
    .flatMap(([path, text]) =>
      linesOf(text)
        .filter((line) => /\bproperty\??\.timeZone \?\? (?!null)/.test(line.text))
        .map(({ line }) => ({
          file: path,
          line,
          sentence: 'guesses the time zone of a home: ask homeZone (core/calendar/time-zones.ts).',
        })),
    );
}

/** A flag that nothing reads is a lie. */
function flagFaults({ tree, flags, today }: House): Fault[] {
  const fault = (sentence: string): Fault => ({ file: 'core/flags.ts', line: 1, sentence });
  const code = [...tree].flatMap(([path, text]) =>
    isCode(path) && !isTest(path) && path !== 'core/flags.ts' && !path.startsWith('tools/') ? [text] : [],
  );
  const isRead = (key: string) => code.some((text) => text.includes(`'${key}'`));
  return Object.entries(flags).flatMap(([key, { removeBy }]) => [
    ...(removeBy < today ? [fault(`the flag ${key} was to be gone by ${removeBy}: decide, and remove it.`)] : []),
    ...(isRead(key) ? [] : [fault(`nothing reads the flag ${key}.`)]),
  ]);
}

/** A message that nothing causes is never sent, however well it is written. Its words are no cause. */
function messageFaults({ tree, messages }: House): Fault[] {
  const causes = [...tree].flatMap(([path, text]) =>
    path.startsWith('server/') && isCode(path) && !isTest(path) && !path.endsWith('/emails.ts') ? [text] : [],
  );
  return messages
    .filter((kind) => !causes.some((text) => text.includes(`'${kind}'`)))
    .map((kind) => ({ file: 'core/messages/kinds.ts', line: 1, sentence: `nothing causes the message ${kind}.` }));
}

/** The README's table of variables is what people configure by, so it may not lag behind the code. */
function readmeFaults({ tree, variables }: House): Fault[] {
  const readme = tree.get('README.md');
  if (readme === undefined) return [];
  const lines = linesOf(readme);
  const start = lines.findIndex(({ text }) => /^\|\s*Variable\b/i.test(text));
  const fault = (line: number, sentence: string): Fault => ({ file: 'README.md', line, sentence });
  if (start === -1)
    return [fault(1, 'has no table that starts with | Variable |, one row per variable of server/config.ts.')];
  const table = lines.slice(start + 2);
  const end = table.findIndex(({ text }) => !text.startsWith('|'));
  const rows = new Map(
    table
      .slice(0, end === -1 ? undefined : end)
      .map(({ text, line }) => [/`([A-Z][A-Z0-9_]*)`/.exec(text)?.[1] ?? text, { text, line }]),
  );
  const missing = Object.entries(variables).flatMap(([name, { fallback }]) => {
    // A row for each need, in docs/vendors.md, which is written from the table itself.
    if (name.startsWith('VENDOR_')) return [];
    const row = rows.get(name);
    if (!row) return [fault(start + 1, `does not list the variable ${name}.`)];
    return fallback && !row.text.includes(fallback)
      ? [fault(row.line, `does not say that ${name} is ${fallback} by default.`)]
      : [];
  });
  const unknown = [...rows].filter(([name]) => !Object.hasOwn(variables, name));
  return [
    ...missing,
    ...unknown.map(([name, { line }]) => fault(line, `lists ${name}, which server/config.ts does not know.`)),
  ];
}

function linesOf(text: string): Piece[] {
  return text.split('\n').map((line, index) => ({ text: line, line: index + 1 }));
}

if (import.meta.main) {
  const [{ flags }, { variables }, { effectBehind, messageKinds }] = await Promise.all([
    import('#core/flags.ts'),
    import('#server/config.ts'),
    import('#core/messages/kinds.ts'),
  ]);
  const kinds = Object.keys(messageKinds) as (keyof typeof messageKinds)[];
  const messages = kinds.filter((kind) => effectBehind(kind) === undefined);
  const today = new Date().toISOString().slice(0, 10);
  const faults = findTidyFaults({ tree: readTree(root), flags, messages, variables, today });
  for (const { file, line, sentence } of faults) console.log(`${file}:${line} ${sentence}`);
  console.log(`${faults.length} untidy.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
