/**
 * Words that people read and that stand outside core/words: text of JSX, strings in the places of a component that are
 * read, and sentences in strings and templates. What only programmers read (errors thrown, reports, keys) is none.
 */
import { parseCode, Visitor } from './syntax.ts';
import { type Fault, isCode, isTest, type Tree } from './tree.ts';

/** Rooms that take all their words from core/words. */
const rooms = ['web/app/', 'web/borrower/', 'web/console/', 'web/ui/', 'web/client/'];

/** Files of those rooms that still hold words of their own, and why. The list may only get shorter. */
export const stillSpeaking: Readonly<Record<string, string>> = {};

const read =
  /^(label|title|heading|placeholder|alt|hint|help|text|summary|term|header|caption|detail|lead|note|description|question|message|submit|aria-label|aria-description|aria-valuetext|(busy|empty|loading|failed|row|x|close)(Label|Text))$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string | Node;
  readonly value?: unknown;
  readonly key?: Node;
  readonly callee?: Node;
  readonly property?: Node;
  readonly arguments?: readonly Node[];
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[];
}

const isTestKit = (file: string) => /\/testing[^/]*\.tsx?$/.test(file);

/** Code of a site, without its tests. */
export const isOfSites = (file: string) =>
  rooms.some((room) => file.startsWith(room)) && isCode(file) && !isTest(file) && !isTestKit(file);

const isWord = (text: string) => /\p{L}{2}/u.test(text);
/** Begins with a capital and goes on: a key, a class or a path does not. */
const isSpoken = (text: string) =>
  /^\s?(?:[\p{Lu}“‘][\p{Ll}’]+|[AI])[,:]? [\p{L}\d“$]/u.test(text) && !/[<>{}=;]/.test(text);
const nameOf = (node: Node | undefined): string =>
  typeof node?.name === 'string' ? node.name : node?.property ? nameOf(node.property) : String(node?.value ?? '');

/** Said to programmers: a thrown error, a report of one or of a warning. */
const isToProgrammers = (name: string) => /(Error|Warning)$|^(error|warn|log)$/.test(name);

function wordsIn(file: string, source: string): Fault[] {
  const { program, lineOf } = parseCode(file, source);
  const found = new Map<number, string>();
  const silent: Node[] = [];
  const keep = (start: number, text: string) => void found.set(start, text.replaceAll(/\s+/g, ' ').trim());
  const inPlace = (name: string, value: unknown) => {
    const { type, start, value: text } = (value ?? {}) as Node;
    if (type === 'Literal' && typeof text === 'string' && read.test(name) && isWord(text)) keep(start, text);
  };
  const call = ({ callee, arguments: given = [] }: Node) => {
    if (isToProgrammers(nameOf(callee))) silent.push(...given);
  };
  new Visitor({
    JSXText: ({ start, value }: Node) => {
      if (isWord(String(value))) keep(start, String(value));
    },
    JSXAttribute: ({ name, value }: Node) => inPlace(nameOf(name as Node), value),
    Property: ({ key, value }: Node) => {
      if (/^\p{Lu}\p{Ll}/u.test(String((value as Node).value))) inPlace(nameOf(key), value);
    },
    Literal: ({ start, value }: Node) => {
      if (typeof value === 'string' && isSpoken(value)) keep(start, value);
    },
    TemplateLiteral: ({ start, quasis = [] }: Node) => {
      const text = quasis.map(({ value }) => value.cooked ?? '').join('$');
      if (isSpoken(text)) keep(start, text);
    },
    NewExpression: call,
    CallExpression: call,
  } as never).visit(program);
  return [...found]
    .filter(([start]) => !silent.some((node) => node.start <= start && start < node.end))
    .map(([start, text]) => ({
      file,
      line: lineOf(start),
      sentence: `says “${text.slice(0, 60)}”: words that people read live in core/words.`,
    }));
}

export function strayWordFaults(tree: Tree, allowed = stillSpeaking): Fault[] {
  const faults = [...tree].filter(([file]) => isOfSites(file)).flatMap(([file, source]) => wordsIn(file, source));
  const speaking = new Set(faults.map(({ file }) => file));
  const silenced = Object.keys(allowed)
    .filter((file) => !speaking.has(file))
    .map((file) => ({
      file,
      line: 1,
      sentence: 'holds no words anymore: strike it off the list in tools/stray-words.ts.',
    }));
  return [...faults.filter(({ file }) => !Object.hasOwn(allowed, file)), ...silenced];
}
