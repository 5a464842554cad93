/**
 * In server/wiring nothing is used above the line that makes it. The compiler and Biome let a closure name what is made
 * further down; two parts that need each other could hide their circle in one, so here a closure counts like any other use.
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
interface Made extends Named {
  /** Where its pattern is written: naming it there is no use. */
  readonly pattern: Span;
  /** The block it is known in. */
  readonly within: Span;
}

export function wiringFaults(tree: Tree): Fault[] {
  return [...tree]
    .filter(([path]) => path.startsWith('server/wiring/') && path.endsWith('.ts') && !isTest(path))
    .flatMap(([path, source]) => usedTooEarly(path, source));
}

function usedTooEarly(path: string, source: string): Fault[] {
  const { program, lineOf } = parseCode(path, source);
  const { made, used } = namesOf(program);
  return made.flatMap(({ name, end, pattern, within }) =>
    used
      .filter((use) => use.name === name && isIn(use, within) && use.start < end && !isIn(use, pattern))
      .map(({ start }) => ({
        file: path,
        line: lineOf(start),
        sentence: `uses '${name}' before the line that makes it: make it first, or let a reader of its own take its place.`,
      })),
  );
}

const isIn = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;

function namesOf(program: Parameters<InstanceType<typeof Visitor>['visit']>[0]) {
  const names: Named[] = [];
  const notUses = new Set<number>();
  const made: Made[] = [];
  const keep = (within: Span & { readonly body: readonly object[] }) => {
    for (const declaration of declarationsIn(within.body))
      for (const { id, end } of declaration.declarations)
        for (const name of boundBy(id)) made.push({ name, start: id.start, end, pattern: id, within });
  };
  new Visitor({
    Program: keep,
    BlockStatement: keep,
    Identifier: ({ name, start, end }) => void names.push({ name, start, end }),
    MemberExpression: ({ property, computed }) => {
      if (!computed) notUses.add(property.start);
    },
    Property: ({ key, shorthand, computed }) => {
      if (!shorthand && !computed) notUses.add(key.start);
    },
    TSPropertySignature: ({ key }) => void notUses.add(key.start),
  }).visit(program);
  return { made, used: names.filter(({ start }) => !notUses.has(start)) };
}

interface Pattern extends Span {
  readonly type: string;
  readonly name?: string;
  readonly properties?: readonly { readonly value?: Pattern; readonly argument?: Pattern }[];
  readonly elements?: readonly (Pattern | null)[];
  readonly left?: Pattern;
}
interface Declaration {
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
