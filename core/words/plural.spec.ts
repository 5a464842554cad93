import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test('a word goes with its count, none included', () => {
  const documents = (count: number) => `${count} ${plural(count, { one: 'document', other: 'documents' })}`;
  expect([0, 1, 2, 21].map(documents)).toEqual(['0 documents', '1 document', '2 documents', '21 documents']);
});
