/**
 * In server/wiring and server/main.ts nothing is used above the line that makes it. The compiler and Biome let a closure
 * name what is made further down; two parts that need each other could hide their circle in one, so here a closure counts
 * like any other use. Nor may a closure name a `let` that is given its value below it: that is the same circle, spelled out.
 */
import { parseCode, Visitor } from './syntax.ts';
import { type Fault, isTest, type Tree } from './tree.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Named extends Span {
  readonly name: string;
}
/** A value given to a name later, or a use of a name, with the function that it happens in. */
interface Inside extends Named {
  readonly by: Span | undefined;
}
interface Made extends Named {
  readonly isLet: boolean;
  /** Where its pattern is written: naming it there is no use. */
  readonly pattern: Span;
  /** The block it is known in. */
  readonly within: Span;
}

export function wiringFaults(tree: Tree): Fault[] {
  return [...tree]
    .filter(([path]) => path === 'server/main.ts' || (path.startsWith('server/wiring/') && path.endsWith('.ts')))
    .filter(([path]) => !isTest(path))
    .flatMap(([path, source]) => usedTooEarly(path, source));
}

function usedTooEarly(path: string, source: string): Fault[] {
  const { program, lineOf } = parseCode(path, source);
  const { made, used, given } = namesOf(program);
  return made.flatMap(({ name, end, pattern, within, isLet }) => {
    const later = isLet ? given.filter((one) => one.name === name && isIn(one, within)) : [];
    const isEarly = (use: Inside) =>
      use.start < end || later.some(({ start, by }) => use.start < start && use.by !== by);
    return used
      .filter((use) => use.name === name && isIn(use, within) && !isIn(use, pattern) && isEarly(use))
      .map(({ start }) => ({
        file: path,
        line: lineOf(start),
        sentence: `uses '${name}' before the line that makes it: make it first, or let a reader of its own take its place.`,
      }));
  });
}

const isIn = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;

function namesOf(program: Parameters<InstanceType<typeof Visitor>['visit']>[0]) {
  const names: Named[] = [];
  const notUses = new Set<number>();
  const made: Made[] = [];
  const functions: Span[] = [];
  const assigned: Named[] = [];
  const keep = (within: Span & { readonly body: readonly object[] }) => {
    for (const { kind, declarations } of declarationsIn(within.body))
      for (const { id, end } of declarations)
        for (const name of boundBy(id))
          made.push({ name, start: id.start, end, pattern: id, within, isLet: kind === 'let' });
  };
  const keepFunction = ({ start, end }: Span) => void functions.push({ start, end });
  new Visitor({
    Program: keep,
    BlockStatement: keep,
    FunctionDeclaration: keepFunction,
    FunctionExpression: keepFunction,
    ArrowFunctionExpression: keepFunction,
    AssignmentExpression: ({ left }) => {
      if (left.type === 'Identifier') assigned.push({ name: left.name, start: left.start, end: left.end });
    },
    Identifier: ({ name, start, end }) => void names.push({ name, start, end }),
    MemberExpression: ({ property, computed }) => {
      if (!computed) notUses.add(property.start);
    },
    Property: ({ key, shorthand, computed }) => {
      if (!shorthand && !computed) notUses.add(key.start);
    },
    TSPropertySignature: ({ key }) => void notUses.add(key.start),
  }).visit(program);
  const inside = (one: Named): Inside => ({ ...one, by: functions.findLast((span) => isIn(one, span)) });
  for (const { start } of assigned) notUses.add(start);
  return { made, given: assigned.map(inside), used: names.filter(({ start }) => !notUses.has(start)).map(inside) };
}

interface Pattern extends Span {
  readonly type: string;
  readonly name?: string;
  readonly properties?: readonly { readonly value?: Pattern; readonly argument?: Pattern }[];
  readonly elements?: readonly (Pattern | null)[];
  readonly left?: Pattern;
}
interface Declaration {
  readonly kind: string;
  readonly declarations: readonly { readonly id: Pattern; readonly end: number }[];
}

function declarationsIn(body: readonly object[]): Declaration[] {
  return body.flatMap((statement) => {
    const { type, declaration } = statement as { type: string; declaration?: { type: string } | null };
    if (type === 'VariableDeclaration') return [statement as Declaration];
    return declaration?.type === 'VariableDeclaration' ? [declaration as unknown as Declaration] : [];
  });
}

function boundBy(pattern: Pattern): string[] {
  if (pattern.type === 'Identifier') return pattern.name === undefined ? [] : [pattern.name];
  const inside = [
    ...(pattern.properties ?? []).map(({ value, argument }) => value ?? argument),
    ...(pattern.elements ?? []),
    pattern.left,
  ];
  return inside.flatMap((part) => (part ? boundBy(part) : []));
}
