import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mutants } from './mutants.ts';
import { root } from './tree.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the guards that are taken out to see who notices', () => {
  test.each(mutants)('$guard', ({ file, text, becomes, spec, test: words }) => {
    expect(read(file).split(text), 'its text stands once in its file').toHaveLength(2);
    expect(becomes).not.toBe(text);
    expect(read(spec), 'the test that must notice is there').toContain(words);
  });
});
