/**
 * A decision about credit, price, money or law is taken in core, inside the door's transaction. This finds what is one
 * by its looks in server/: a code of a rule, a figure (or what the file calls one) that money, days or a score are held
 * against, a price or a table of them, a list of states, days of the law counted by hand, and in a worker's handler two
 * counts held against each other. Sandboxes may invent answers, and may still not hold a list of states.
 */
import { stateCodes } from '#core/people/states.ts';
import { parseCode, Visitor } from './syntax.ts';
import { type Fault, isCode, isTest, type Tree } from './tree.ts';

const tableOfReasons = 'core/eligibility/principal-reasons.ts';

/** What looks like a rule and is none, with why. An entry that finds nothing any more must go: the list only gets shorter. */
const allowed: Readonly<Record<string, string>> = {
  'server/vendors/income/plaid.ts': 'how much of a past the bank is asked for; what of it counts is decided in core',
};

const isSandbox = (path: string) => /^server\/vendors\/(sandbox\/|[a-z-]+\/sandbox|personas\.ts$)/.test(path);
/** Port tests are run by several specs; the workshop and the sample leads are made of examples. */
const isExample = (path: string) =>
  isTest(path) || /^server\/(vendors\/[a-z-]+\/port-tests\.ts|dev\/|people\/leads\/samples\.ts)/.test(path);
/** Where places are looked up by their state. */
const isPlaces = (path: string) => path.startsWith('server/vendors/address/');

export function lendingFaults(tree: Tree): Fault[] {
  const rules = ruleCodesIn(tree.get(tableOfReasons) ?? '');
  const found = [...tree]
    .filter(([path]) => path.startsWith('server/') && isCode(path) && !isExample(path))
    .flatMap(([path, source]) => faultsIn(path, source, rules));
  const stale = Object.keys(allowed).filter((path) => tree.has(path) && !found.some(({ file }) => file === path));
  return [
    ...found.filter(({ file }) => allowed[file] === undefined),
    ...stale.map((path) => ({
      file: 'tools/lending-rules.ts',
      line: 1,
      sentence: `allows ${path} what it no longer does: take it off the list.`,
    })),
  ];
}

/** The keys of the tables of reasons. */
function ruleCodesIn(source: string): ReadonlySet<string> {
  const codes = new Set<string>();
  if (source === '') return codes;
  new Visitor({
    Property: ({ key }) => {
      if (key.type === 'Identifier' && /^[A-Z][A-Z0-9]+(_[A-Z0-9]+)*$/.test(key.name)) codes.add(key.name);
    },
  }).visit(parseCode(tableOfReasons, source).program);
  return codes;
}

/** What a socket has not sent yet is counted in bytes. */
const measured =
  /(Cents|Bps|Dollars|Percent|(?<!buffered)Amount|Score|Fico|C?Ltv|Dti|Likeness|Like|Days|Months|Years|Income|Age|^(amount|score|fico|c?ltv|dti|likeness|like|days|months|years|income|age))(Min|Max)?$/;
const price = /(Cents|Bps|Dollars|Percent|Score)/;
/** A handler that asks whether two counts agree goes on to decide what it means that they do not. */
const judging = /^(differ|exceed|agree|compare|tally)/;
const counted = /(Cents|[tT]otals?)$/;
const isHandler = (path: string) => path.startsWith('server/worker/handlers/');
const priceSet = 'sets a price or a limit: figures of lending stand in core.';
const calendar = new Set(['addDays', 'addYears', 'addMonths', 'addBusinessDays', 'addBankingDays']);

interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly operator?: unknown;
  readonly argument?: Node | null;
  readonly property?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly expression?: unknown;
  readonly properties?: readonly Node[];
  readonly elements?: readonly (Node | null)[];
}

function faultsIn(path: string, source: string, rules: ReadonlySet<string>): Fault[] {
  const { program, lineOf } = parseCode(path, source);
  const faults: Fault[] = [];
  const add = (start: number, sentence: string) => void faults.push({ file: path, line: lineOf(start), sentence });
  const ours = !isSandbox(path);
  const named = (text: string, start: number) => {
    if (ours && rules.has(text))
      add(start, `names the rule ${text}: what it is applied to is decided in core/underwriting.`);
  };
  const figures = figuresNamedIn(program);
  const isFigure = (node: Node) => isFigureOf(node, figures);
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') named(value, start);
    },
    TemplateElement: ({ value, start }) => {
      // A path through a vendor's document is one word, whatever its elements are called.
      for (const word of (value.cooked ?? value.raw).split(/[^\w/]+/)) named(word, start);
    },
    BinaryExpression: ({ left, right, operator, start }) => {
      const sides: readonly Node[] = [left, right];
      if (
        ours &&
        /^[<>]=?$/.test(operator) &&
        sides.some(isFigure) &&
        sides.flatMap(namesIn).some((name) => measured.test(name))
      )
        add(start, 'holds money, a share or days against a figure of its own: a threshold is a rule of core.');
      if (ours && /^[!=]==$/.test(operator) && !isPlaces(path) && sides.some(isState))
        add(start, 'asks for one state by name: what a state wants is a rule of core.');
      if (isHandler(path) && /^[!=]==$/.test(operator) && sides.every((side) => counted.test(nameOf(side))))
        add(start, 'holds one count against another: a handler reports both, and core/underwriting concludes.');
    },
    ArrayExpression: ({ elements, start }) => {
      const named = elements.filter((one) => one !== null && isState(one as Node));
      if (named.length > 1 && !isPlaces(path)) add(start, 'lists states: what a state wants is a rule of core.');
    },
    CallExpression: ({ callee, arguments: given, start }) => {
      if (isHandler(path) && judging.test(nameOf(callee as Node)))
        add(start, 'holds one count against another: a handler reports both, and core/underwriting concludes.');
      if (ours && calendar.has(nameOf(callee as Node)) && given.some((one) => isFigure(one as Node)))
        add(start, 'counts days by a figure of its own: a day of the law is a rule of core.');
    },
    VariableDeclarator: ({ id, init, start }) => {
      if (ours && init && price.test(nameOf(id as Node)) && (isFigure(init as Node) || holdsFigure(init as Node)))
        add(start, priceSet);
    },
    Property: ({ key, value, start }) => {
      if (ours && price.test(nameOf(key as Node)) && isFigure(value as Node)) add(start, priceSet);
    },
    AssignmentPattern: ({ left, right, start }) => {
      if (ours && price.test(nameOf(left as Node)) && isFigure(right as Node)) add(start, priceSet);
    },
  }).visit(program);
  return faults;
}

type Program = ReturnType<typeof parseCode>['program'];

/** What a file calls its figures: a threshold does not stop being one by a name. */
function figuresNamedIn(program: Program): ReadonlySet<string> {
  const named = new Set<string>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && isFigureOf(init as Node, named)) named.add(nameOf(id as Node));
    },
  }).visit(program);
  return named;
}

/** A number that means something, a share too: any but none and one; by its name too, and as many times another. */
function isFigureOf(node: Node, named: ReadonlySet<string>): boolean {
  const { type, value, operator, left, right } = node;
  const inner = type === 'UnaryExpression' && operator === '-' ? node.argument : wrappedIn(node);
  if (inner) return isFigureOf(inner, named);
  if (type === 'BinaryExpression' && left && right) return isFigureOf(left, named) && isFigureOf(right, named);
  if (type === 'Identifier') return named.has(nameOf(node));
  return type === 'Literal' && typeof value === 'number' && value !== 0 && value !== 1;
}

/** What stands in parentheses, or is held to a type. */
const wrappedIn = ({ type, expression }: Node): Node | undefined =>
  /^(TS\w+|Parenthesized)Expression$/.test(type) && isNode(expression) ? expression : undefined;

/** A table with a figure in it, at any depth. */
function holdsFigure(node: Node): boolean {
  const { type, properties = [], elements = [], value } = node;
  const inner = wrappedIn(node);
  if (inner) return holdsFigure(inner);
  if (type === 'Property' && isNode(value)) return isFigureOf(value, new Set()) || holdsFigure(value);
  const items = elements.filter((one) => one !== null);
  return [...properties, ...items].some((one) => isFigureOf(one, new Set()) || holdsFigure(one));
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const isState = ({ type, value }: Node) =>
  type === 'Literal' && typeof value === 'string' && stateCodes.includes(value);

/** What both ends of a sum are called. */
const namesIn = ({ type, left, right, ...node }: Node): string[] =>
  type === 'BinaryExpression' && left && right ? [left, right].flatMap(namesIn) : [nameOf({ type, ...node })];

/** Of `a.b.feeCents` the last word. */
function nameOf({ type, name, property }: Node): string {
  if (type === 'MemberExpression' && property) return nameOf(property);
  return typeof name === 'string' ? name : '';
}
