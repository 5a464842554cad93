import { describe, expect, test } from 'vitest';
import { patternOf, select, titlesBySteps } from './words.ts';

const tree = new Map([
  ['core/offers/pricing.spec.ts', "describe('pricing', () => { test('[MATH-01] rounds half to even', () => {}) })"],
  ['core/offers/pricing.ts', '// rounds half to even'],
  [
    'server/proof/notary.db.spec.ts',
    'test(`the deed is signed by two`, () => {});\ntest.each(rows)("$name", () => {});',
  ],
  ['server/proof/personas.db.spec.ts', "test.each(rows)('$name', () => {});"],
  ['web/console/door.spec.tsx', "test('the door rounds nothing', () => {}); // of a deed"],
  ['test/e2e/notary.spec.ts', "test('the deed', () => {});"],
]);
const chosen = (words: readonly string[], known?: readonly string[]) =>
  select(tree, words, known).map(({ runner, files, words: left }) => [runner, files.join(), left.join(' ')]);

describe('the words of npm test', () => {
  test('a file whose name has them runs whole', () => {
    expect(chosen(['Offers', 'pricing'])).toEqual([['unit', 'core/offers/pricing.spec.ts', '']]);
  });

  test('otherwise the tests whose titles have them, in every runner that has some', () => {
    expect(chosen(['rounds'])).toEqual([
      ['unit', 'core/offers/pricing.spec.ts', 'rounds'],
      ['web', 'web/console/door.spec.tsx', 'rounds'],
    ]);
    expect(chosen(['deed'])).toEqual([['database', 'server/proof/notary.db.spec.ts', 'deed']]);
  });

  test('one word may stand in the file name and the other in a title, and a suite counts for its tests', () => {
    expect(chosen(['core', 'even'])).toEqual([['unit', 'core/offers/pricing.spec.ts', 'even']]);
    expect(chosen(['math-01', 'pricing'])).toEqual([['unit', 'core/offers/pricing.spec.ts', 'math-01']]);
  });

  test('titles that are made while it runs are known from the last run', () => {
    expect(chosen(['frozen'])).toEqual([]);
    const known = ['server/proof/personas.db.spec.ts credit lastName Frozen: The file is frozen.'];
    expect(chosen(['frozen'], known)).toEqual([['database', 'server/proof/personas.db.spec.ts', 'frozen']]);
  });

  test('nothing is nothing', () => expect(chosen(['no such words'])).toEqual([]));

  test('a browser test is found by its steps too, those written in it and those of the last run', () => {
    const journey = `
      test('[T4] the room', async () => { await test.step('[ROUTE-083] the (other) owners', () => {}); });
      test(\`at \${width}\`, async () => { await test.step(
        '[ROUTE-076] it stopped', () => {}); });`;
    const of = (words: readonly string[]) =>
      titlesBySteps(new Map([['test/e2e/notary.spec.ts', journey]]), words, [
        { name: 'owners.spec.ts › they come in (desktop)', title: 'they come in', steps: ['[ROUTE-035] by letter'] },
      ]);
    expect(of(['route-083', 'notary'])).toEqual([String.raw`\[T4\] the room`]);
    expect(of(['stopped'])).toEqual(['at .*']);
    expect(of(['route-035'])).toEqual(['they come in']);
    expect(of(['ROUTE-083', 'stopped'])).toEqual([]);
    expect(of(['room']), 'Playwright looks at titles itself').toEqual([]);
  });

  test('a pattern finds every word in any order, capitals or not, and means what is written', () => {
    const pattern = new RegExp(patternOf(['[val-004]', 'a.b']));
    expect('A.B before [VAL-004]').toMatch(pattern);
    expect('[VAL-004] axb').not.toMatch(pattern);
    expect('only a.b').not.toMatch(pattern);
  });
});
