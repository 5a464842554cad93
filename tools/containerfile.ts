/** What the Containerfile says: its instructions in order, a line each, comments and line ends aside. */
interface Instruction {
  readonly name: string;
  readonly rest: string;
}

export function instructionsIn(text: string): readonly Instruction[] {
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      if (name === '') throw new Error(`This is no instruction: ${line}`);
      return { name, rest };
    });
}

/** `["node", "x.mjs"]`, of CMD and of the health check. */
export function wordsOf({ rest }: Instruction): readonly string[] {
  return JSON.parse(rest.slice(rest.indexOf('['))) as string[];
}

/** What is not copied into the image, as .containerignore has it: a path, or a name anywhere. */
export function isIgnored(path: string, ignored: readonly string[]): boolean {
  const parts = path.split('/');
  return ignored.some((one) => (one.startsWith('**/') ? parts.includes(one.slice(3)) : parts[0] === one));
}
