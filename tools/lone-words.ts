/**
 * Words that are no sentence and still reach a reader: a lone 'Login' or 'Unknown device' where a value is made to be
 * shown (in JSX, as the default of a parameter, as what a function answers, instead of what is missing, as what a rule of a
 * form says), and a plural made by hand. Codes are written alike, so what is compared, matched or given to a call is none.
 */
import { isOfSites } from './stray-words.ts';
import { parseCode, Visitor } from './syntax.ts';
import type { Fault, Tree } from './tree.ts';
import { isReadByPeople } from './words-place.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly expression?: Node;
  readonly argument?: Node | null;
  readonly body?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly elements?: readonly (Node | null)[];
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly arguments?: readonly Node[];
}

/** One word or two, as on a button: longer ones are sentences, which are looked for everywhere. */
const isLone = (text: unknown): text is string =>
  typeof text === 'string' && /^\p{Lu}\p{Ll}+( [\p{L}’]+)?[.!?]?$/u.test(text);

/** The strings that an expression can come to. */
function endsOf(node: Node | null | undefined): Node[] {
  if (!node) return [];
  if (node.type === 'Literal') return [node];
  if (node.type === 'ConditionalExpression') return [...endsOf(node.consequent), ...endsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...endsOf(node.left), ...endsOf(node.right)];
  if (node.type === 'ArrayExpression') return (node.elements ?? []).flatMap(endsOf);
  return /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type)
    ? endsOf(node.expression)
    : [];
}

/** Written alike and read by no person: where, and what it is. An entry that finds nothing any more must go. */
const codes: Readonly<Record<string, string>> = {
  'core/calendar/dates.ts Invalid Date': 'what a date without a meaning shows as, as the specification has it',
  'core/chat/skills.ts White Label': 'a skill, as the wire calls it',
  'core/hmda/lar.ts Not stated': 'a value of the register as it is filed, which is in English',
  'server/vendors/credit/mismo/lines.ts Open': 'a value of the bureaus',
  'web/console/frame/use-key.ts Space': 'the name of a key, as it is compared',
};

/** Visitors that call `keep` with each such word. */
function lonely(keep: (start: number, text: string) => void): Readonly<Record<string, (node: Node) => void>> {
  const look = (node: Node | null | undefined) => {
    for (const { start, value } of endsOf(node)) if (isLone(value)) keep(start, value);
  };
  return {
    JSXExpressionContainer: ({ expression }) => look(expression),
    AssignmentPattern: ({ right }) => look(right),
    ReturnStatement: ({ argument }) => look(argument),
    ArrowFunctionExpression: ({ body }) => look(body),
    LogicalExpression: ({ operator, right }) => {
      if (operator !== '&&') look(right);
    },
    // v.boolean('Required'): what a rule of valibot says comes last, or is all that it is given.
    CallExpression: ({ callee, arguments: given = [] }) => {
      if (callee?.object?.name !== 'v' || callee.property?.name === 'description') return;
      const isValue = callee.property?.name === 'literal';
      for (const one of given.slice(isValue ? 1 : 0)) if (one.type === 'Literal') look(one);
    },
    ConditionalExpression: ({ start, consequent, alternate }) => {
      if (consequent?.value === '' && alternate?.value === 's') keep(start, '…s');
    },
  };
}

/** Lone words where people read, in core and server as in the sites. */
export function loneWordFaults(tree: Tree, allow = codes): Fault[] {
  const found = [...tree]
    .filter(([path]) => isReadByPeople(path) || isOfSites(path))
    .flatMap(([path, source]) => lonelyIn(path, source));
  const stale = Object.keys(allow).filter(
    (code) => tree.has(code.split(' ', 1)[0] ?? '') && !found.some(({ file, text }) => code === `${file} ${text}`),
  );
  return [
    ...found
      .filter(({ file, text }) => allow[`${file} ${text}`] === undefined)
      .map(({ file, line, text }) => ({ file, line, sentence: `says '${text}' itself: words live in core/words.` })),
    ...stale.map((code) => ({
      file: 'tools/lone-words.ts',
      line: 1,
      sentence: `takes ${code} for a code, which is there no longer: take it off the list.`,
    })),
  ];
}

function lonelyIn(file: string, source: string) {
  const { program, lineOf } = parseCode(file, source);
  const found = new Map<number, string>();
  new Visitor(lonely((start, text) => void found.set(start, text)) as never).visit(program);
  return [...found].map(([start, text]) => ({ file, line: lineOf(start), text }));
}
