import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './tree.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const rows = read('docs/security.md')
  .split('\n')
  .flatMap((line) => {
    const [, id, threat, held, proof] = /^\| (T\d+) \| (.+?) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
    return id && threat && held && proof ? [{ id, threat, held, proof }] : [];
  });

/** `file`: “words of a title”. A row may name several. */
const proofsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.spec\.tsx?)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }));

describe('docs/security.md', () => {
  test('has one row for each threat of the design', () => {
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 32 }, (_, index) => `T${index + 1}`));
  });

  test.each(rows)('$id names a test that is there, or says that it is not held', ({ proof }) => {
    const proofs = proofsIn(proof);
    if (proofs.length === 0) expect(proof).toMatch(/^Not held/);
    for (const { file, title } of proofs) expect(read(file), file).toContain(title);
  });
});
