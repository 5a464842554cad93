/** The syntax of our code, by Vite's own parser: what builds is what is checked. */
import { type ParseResult, parseSync } from 'vite';

export { Visitor } from 'vite';

interface Parsed extends Pick<ParseResult, 'program' | 'comments'> {
  readonly source: string;
  lineOf(offset: number): number;
}

/** Several rules read each file: what it was parsed to stays until the program ends. */
const parsed = new Map<string, Parsed>();

/** One file's syntax, and the line a place in it is on. A file that cannot be read is never passed over. */
export function parseCode(path: string, source: string): Parsed {
  const before = parsed.get(path);
  if (before?.source === source) return before;
  const { program, comments, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  const made = { source, program, comments, lineOf: lineFinder(source) };
  parsed.set(path, made);
  return made;
}

/** Rules ask for the line of every piece of a file, so where the lines begin is found once. */
function lineFinder(source: string): (offset: number) => number {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)];
    return starts.findLastIndex((start) => start <= offset) + 1;
  };
}
