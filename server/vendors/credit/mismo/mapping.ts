/**
 * How a table of rows (an element of the model, a fact of ours) is read and written: the same rows for both, so that what we
 * write is what we would understand. A fact that is absent has no element; an element that makes no sense is a fault.
 */
import type { Element } from './xml.ts';

/** The text of an element as a fact, and back. `read` gives undefined for what makes no sense. */
interface Codec<T> {
  readonly read: (text: string) => T | undefined;
  readonly write: (fact: T) => string;
}

export interface Leaf<T> {
  readonly path: string;
  readonly codec: Codec<T>;
}

export interface Several<R extends Rows> {
  readonly path: string;
  readonly each: R;
}

/** Leaves and lists of any kind; the type of each fact is seen through `Facts`. */
export type Rows = Readonly<Record<string, { readonly path: string }>>;

export type Facts<R> = {
  readonly [K in keyof R]?: R[K] extends Several<infer Each>
    ? readonly Facts<Each>[]
    : R[K] extends Leaf<infer T>
      ? T | undefined
      : never;
};

/** Says where it made no sense, and never what was said. */
export class Senseless extends Error {
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

export function readFacts<R extends Rows>(rows: R, element: Element): Facts<R> {
  const entries = Object.entries(rows).map(([fact, row]) => [
    fact,
    isSeveral(row) ? severalIn(row, element) : factIn(row as Leaf<unknown>, element),
  ]);
  return Object.fromEntries(entries) as Facts<R>;
}

const isSeveral = (row: object): row is Several<Rows> => 'each' in row;
const severalIn = ({ path, each }: Several<Rows>, element: Element) =>
  allAt(element, path).map((one) => readFacts(each, one));

function factIn({ path, codec }: Leaf<unknown>, element: Element): unknown {
  const text = allAt(element, path)[0]?.text.trim();
  if (text === undefined || text === '') return undefined;
  const fact = codec.read(text);
  if (fact === undefined) throw new Senseless(path);
  return fact;
}

function allAt(element: Element, path: string): readonly Element[] {
  return path
    .split('/')
    .reduce<readonly Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );
}

/** In the order of the alphabet, extensions last, as the schemas have it. */
export function writeFacts<R extends Rows>(rows: R, facts: Facts<R>, name: string): Element {
  const root = bare(name);
  const order = (path: string) => path.replaceAll('EXTENSION', '~');
  const sorted = Object.entries(rows).sort(([, a], [, b]) => (order(a.path) < order(b.path) ? -1 : 1));
  for (const [fact, row] of sorted) {
    const value = (facts as Readonly<Record<string, unknown>>)[fact];
    if (isSeveral(row)) {
      const [within, last] = cut(row.path);
      const all = (value ?? []) as readonly Facts<Rows>[];
      if (all.length > 0) placeIn(root, within).children.push(...all.map((one) => writeFacts(row.each, one, last)));
    } else {
      const { path, codec } = row as Leaf<unknown>;
      const text = value === undefined ? '' : codec.write(value);
      if (text !== '') placeIn(root, path).text = text;
    }
  }
  return root;
}

const bare = (name: string): Element => ({ name, children: [], text: '' });

function cut(path: string): [string, string] {
  const at = path.lastIndexOf('/');
  return [path.slice(0, at), path.slice(at + 1)];
}

function placeIn(root: Element, path: string): Element {
  return path.split('/').reduce((element, name) => {
    const there = element.children.find((one) => one.name === name);
    if (there) return there;
    const made = bare(name);
    element.children.push(made);
    return made;
  }, root);
}
