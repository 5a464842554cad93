/** The syntax of our code, by Vite's own parser: what builds is what is checked. */
import { parseSync } from 'vite';

export { Visitor } from 'vite';

/** One file's syntax, and the line a place in it is on. A file that cannot be read is never passed over. */
export function parseCode(path: string, source: string) {
  const { program, comments, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  return { program, comments, lineOf: (offset: number) => source.slice(0, offset).split('\n').length };
}
