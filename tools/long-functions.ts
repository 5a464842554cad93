/**
 * A function fits a screen. Those below were longer before this was a rule; each row goes when its function is cut, and a row
 * that no long function needs is itself a fault, so the list only gets shorter. Do not add to it.
 */
import { parseCode, Visitor } from './syntax.ts';
import { type Fault, isCode, isTest, type Tree } from './tree.ts';

const linesMax = 60;

type Row = readonly [path: string, name: string];

/** How many there may be. It goes down with each row that goes, and never up. */
export const stillLongMax = 1;

export const stillLong: readonly Row[] = [['web/client/meeting.ts', 'joinMeeting']];

/** Tests are lists; so is what every sandbox of a port is put through. */
const isList = (path: string) => isTest(path) || /^server\/vendors\/[^/]+\/port-tests\.ts$/.test(path);

interface Measured {
  readonly path: string;
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

/** Where a part of the tree is looked at alone, only the rows of its files are asked for. */
export function longFunctionFaults(tree: Tree, rows: readonly Row[] = stillLong): Fault[] {
  const long = [...tree]
    .filter(([path]) => isCode(path) && !isList(path))
    .flatMap(([path, source]) => functionsIn(path, source))
    .filter(({ lines }) => lines > linesMax);
  const isWhole = tree.has('tools/long-functions.ts');
  const isListed = ({ path, name }: Measured) => rows.some(([file, listed]) => file === path && listed === name);
  return [
    ...long
      .filter((one) => !isListed(one))
      .map(({ path, name, line, lines }) => ({
        file: path,
        line,
        sentence: `'${name}' has ${lines} lines, and a function fits a screen (${linesMax}): cut it where it is read more easily.`,
      })),
    ...rows
      .filter(
        ([file, name]) => (isWhole || tree.has(file)) && !long.some((one) => one.path === file && one.name === name),
      )
      .map(([file, name]) => ({
        file: 'tools/long-functions.ts',
        line: 1,
        sentence: `lists '${name}' of ${file}, which is not longer than a screen: take the row out.`,
      })),
  ];
}

function functionsIn(path: string, source: string): Measured[] {
  const { program, lineOf } = parseCode(path, source);
  const names = new Map<number, string>();
  const found: Measured[] = [];
  const nameIt = (
    key: { readonly type: string; readonly name?: unknown },
    value: { readonly start: number } | null,
  ) => {
    if (value && typeof key.name === 'string') names.set(value.start, key.name);
  };
  const measure = ({ start, end, id }: { start: number; end: number; id?: { readonly name: string } | null }) => {
    const line = lineOf(start);
    found.push({ path, name: id?.name ?? names.get(start) ?? 'unnamed', line, lines: lineOf(end) - line + 1 });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => nameIt(id, init),
    Property: ({ key, value }) => nameIt(key, value),
    MethodDefinition: ({ key, value }) => nameIt(key, value),
    PropertyDefinition: ({ key, value }) => nameIt(key, value),
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: ({ start, end }) => measure({ start, end }),
  }).visit(program);
  return found;
}
