/**
 * What a person reads is written in core/words. This finds sentences elsewhere in core/ and server/, so that a second
 * language is a second folder and nothing else. Not a person's: what a call or a status is for (`why`, `meaning`), what a
 * schema says of itself to integrators, errors that only a programmer meets, sandboxes, the workshop and tests.
 */
import { parseCode, Visitor } from './syntax.ts';
import { type Fault, isCode, isTest, type Tree } from './tree.ts';

/** Files that hold sentences no person reads, with why. An entry that finds nothing any more must go: the list only gets shorter. */
const allowed: Readonly<Record<string, string>> = {
  'core/brand/brand.ts': 'the two names of its terms that a brand may choose, which are data',
  'core/brand/resolve-org.ts': 'a wire message that the specification words',
  'core/brand/pairings.ts': 'names of typefaces',
  'core/law/apor.ts': 'errors for the log; a person reads words of core/words instead',
  'core/law/counseling.ts': 'errors for the log',
  'core/law/instrument-statements.ts': 'citations of statutes',
  'core/law/joinder-citations.ts': 'citations of statutes',
  'core/law/recording-formats.ts': 'citations of statutes',
  'core/law/security-instruments.ts': 'citations of statutes, and an error that only a programmer meets',
  'core/law/holidays.ts': 'names of holidays, as the statute has them',
  'core/journey/route.ts': 'a warning for the log',
  'core/payments/nacha.ts': 'errors that only a programmer meets',
  'core/registration/submit.ts': 'what each call is for, and the beginning of a message that the specification words',
  'core/roles.ts': 'what each permission means, for engineers',
  'core/telemetry.ts': 'an error that the specification words, for the log',
  'server/api/first-page.ts': 'a line of the log',
  'server/lending/documents/certificate.ts': 'the name in the certificate of the signing key',
};

/** The terminal, the metrics, the description of the calls and the database speak to engineers, but for what a call is refused with; samples are invented. */
const isForOperators = (path: string) =>
  /^server\/([a-z-]+\.ts$|store\/|office\/audit\/|api\/(open-api|built-site)\.ts$|vendors\/https\/describe\.ts$|people\/leads\/samples\.ts$)/.test(
    path,
  );

export const isReadByPeople = (path: string) =>
  /^(core|server)\//.test(path) &&
  !/^core\/words\/|^core\/contract\/dev\.ts$|^server\/(dev|proof|vendors\/sandbox)\/|^server\/vendors\/(personas\.ts|[a-z-]+\/(sandbox[a-z-]*|port-tests)\.ts)$/.test(
    path,
  ) &&
  isCode(path) &&
  !isTest(path);

/** Begins with a capital and has three words, or begins with a value and ends as one; a key, a path, codes or SQL do not. */
const isSentence = (text: string) =>
  /^\s*[A-Z“‘][a-z’']*[ ,:][^<>{}=]*[a-z]\s\S|^it [a-z]+ [^<>{}=]*[a-z]\.$/.test(text) && !/[_/]\w+[_/]/.test(text);

/** Its sentences, one by one: what begins with a value may go on with a sentence of its own, and HTML has text between tags. */
const stretches = (text: string) =>
  (/<\/\w+>/.test(text) ? text.split(/<[^>]*>/) : [text]).flatMap((part) => part.split(/(?<=[a-z][.!?]) (?=[A-Z])/));

interface Node {
  readonly start: number;
  readonly end: number;
}
interface Found {
  readonly start: number;
  readonly text: string;
}

const isForEngineers = new Set(['why', 'meaning']);

export function sentenceFaults(tree: Tree, allow = allowed): Fault[] {
  const found = [...tree]
    .filter(([path]) => isReadByPeople(path))
    .flatMap(([path, source]) => sentencesIn(path, source));
  const stale = Object.keys(allow).filter((path) => tree.has(path) && !found.some(({ file }) => file === path));
  return [
    ...found.filter(({ file }) => allow[file] === undefined),
    ...stale.map((path) => ({
      file: 'tools/words-place.ts',
      line: 1,
      sentence: `allows ${path} sentences that it no longer has: take it off the list.`,
    })),
  ];
}

function sentencesIn(file: string, source: string): Fault[] {
  const { program, lineOf } = parseCode(file, source);
  const texts: Found[] = [];
  const apart: Node[] = [];
  const refusals: Node[] = [];
  new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === 'string') texts.push({ start, text: value });
    },
    TemplateLiteral: ({ start, quasis }) =>
      void texts.push({ start, text: quasis.map(({ value }) => value.cooked ?? '').join('it') }),
    Property: ({ key, value }) => {
      const isText = value.type === 'Literal' || value.type === 'TemplateLiteral';
      if (isText && key.type === 'Identifier' && isForEngineers.has(key.name)) apart.push(value);
    },
    // What a schema says of itself is for integrators: it stands in the description of the calls.
    CallExpression: (node) => {
      const { callee } = node;
      const named = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name;
      // What a class of errors hands its own kind.
      if (callee.type === 'Super') apart.push(node);
      if (named === 'description' || named === 'metadata') apart.push(node);
    },
    NewExpression: (node) => {
      if (node.callee.type !== 'Identifier') return;
      if (/^((Type|Range|Aggregate)?Error|OrderMissing)$/.test(node.callee.name)) apart.push(node);
      if (node.callee.name === 'Failure') refusals.push(node);
    },
  }).visit(program);
  const isIn = (nodes: readonly Node[], { start }: Found) => nodes.some((one) => one.start <= start && start < one.end);
  return texts
    .flatMap(({ start, text }) => stretches(text).map((stretch) => ({ start, text: stretch })))
    .filter((one) => isSentence(one.text) && !isIn(apart, one) && (!isForOperators(file) || isIn(refusals, one)))
    .map(({ start, text }) => ({
      file,
      line: lineOf(start),
      sentence: `says '${text.trim().slice(0, 60)}' itself: sentences live in core/words.`,
    }));
}
