/**
 * Which file holds each screen of the journey, read at build from the one table of them (borrower/journey-routes.tsx), so that the
 * server can have a screen fetched along with the page instead of after it. Written beside the pages as screens.json.
 */
import { posix } from 'node:path';
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** What `import('…')` somewhere in it asks for. */
function importedIn(node: Node): string | undefined {
  for (const { type, source } of nodesIn(node))
    if (type === 'ImportExpression') return (source as { value: string }).value;
  return undefined;
}

/** The name of a screen → its module, as the table spells it. */
function screenFilesIn(program: Node): Record<string, string> {
  const made = new Map<string, Node>();
  for (const { type, id, init } of nodesIn(program))
    if (type === 'VariableDeclarator' && isNode(init)) made.set((id as { name: string }).name, init);
  const table = made.get('screenComponents')?.['properties'] as
    | readonly (Node & { key: Node; value: Node })[]
    | undefined;
  if (!table) throw new Error('The table of screens, screenComponents, is not where it was.');
  return Object.fromEntries(
    table.map(({ key, value }) => {
      const name = String(key['value'] ?? key['name']);
      const file = importedIn(value.type === 'Identifier' ? (made.get(String(value['name'])) ?? value) : value);
      if (file === undefined) throw new Error(`No file could be found for the screen ${name}.`);
      return [name, file];
    }),
  );
}

export const screenFiles: Plugin = {
  name: 'screen-files',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!id.endsWith('/borrower/journey-routes.tsx')) return;
    const files = Object.entries(screenFilesIn(this.parse(code) as unknown as Node));
    const source = JSON.stringify(
      Object.fromEntries(files.map(([name, file]) => [name, posix.join('borrower', file)])),
    );
    this.emitFile({ type: 'asset', fileName: 'screens.json', source });
  },
};
