import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applies, costApplies, readCriteria, standardCosts, totalPaidByBorrower } from './costs.ts';
import { type CriteriaFacts, CriteriaRejected, holds, parseCriteria } from './criteria.ts';
import { limits } from './limits.ts';
import { standardCriteria } from './standard-criteria.ts';

const names = new Set(['state', 'drawAmount', 'manualNotary']);
const facts: CriteriaFacts = { state: 'TX', drawAmount: 50_000, manualNotary: true };
const read = (text: string) => holds(parseCriteria(text, names), facts);

describe('conditions in the grammar', () => {
  test.each([
    ['true', true],
    ['false', false],
    ['manualNotary', true],
    ['!manualNotary', false],
    ['!!manualNotary', true],
    ["state == 'TX'", true],
    ['state === "TX"', true],
    ["state != 'TX'", false],
    ["state !== 'CA'", true],
    ['drawAmount > 49999.99', true],
    ['drawAmount >= 50000 && drawAmount <= 50000', true],
    ['drawAmount < 50000 || manualNotary', true],
    ["state == 'CA' && manualNotary || drawAmount > 1", true],
    ["state == 'CA' && (manualNotary || drawAmount > 1)", false],
    ['!manualNotary == false', true],
    ['!(state == null)', true],
    ['drawAmount == null', false],
    ['\n drawAmount\t>\r\n1 ', true],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('nothing is converted: text and number never meet, and only true is true', () => {
    expect(read("drawAmount == '50000'")).toBe(false);
    expect(read("state > 'A'")).toBe(false);
    expect(read('drawAmount')).toBe(false);
    expect(read('1')).toBe(false);
    expect(read("'true'")).toBe(false);
  });

  test('an allowed name without a fact reads null', () => {
    expect(holds(parseCriteria('manualNotary == null', names), {})).toBe(true);
  });
});

/** Five hundred attacks: each core by itself and inside innocent surroundings. */
function hostileStrings(): string[] {
  // biome-ignore format: a list of attacks reads better in rows.
  const cores = [
    'constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'this', 'globalThis', 'window',
    'process', 'eval("1")', 'Function("return 1")()', '(()=>1)()', 'new Date', 'import("fs")', 'require("fs")',
    'state.constructor', 'state["constructor"]', 'state[0]', 'state.length', 'a.b.c', 'state()', 'alert(1)',
    'state = "CA"', 'state += 1', 'x => x', '1 + 1', '2 ** 9', '1 / 0', '5 % 2', '-1', '+1', '~1', '1 & 1', '1 | 1',
    '1 ^ 1', '1 << 2', '1 >>> 2', 'a ? b : c', 'a ?? b', 'a?.b', '`x`', '`$\u007b1}`', '/a+/', '/(a+)+$/.test(state)',
    '{}', '[]', '[1]', '{"a":1}', '...state', 'state;', 'state,1', 'typeof state', 'void 0', 'delete state',
    'state in x', 'x instanceof y', 'undefined', 'NaN', 'Infinity', '0x10', '1e9', '1_000', '10n', '.5', '5.',
    '1.2.3', "'a\\'b'", "'a", '"a', '\'a"', "'\\u0041'", '\\u0073tate', 'st\u0430te', '\u200bstate', 'state\u00a0',
    '\ufeffstate', '\u2028state', 'ｓｔａｔｅ', 'state\u0000', '#state', '@state', '$state', '_state', 'state2', '//x',
    '/*x*/state', '<!--', '-->', '&&', '||', '!', '==', '= =', '=>', '>=<', '(', ')', '()', '(state', 'state)',
    'state state', "'a' 'b'", '1 2', 'true false', 'state == ', '== state', 'state == == 1', '1 < 2 < 3',
    'a == b == c', '! == 1', '&& state', 'state ||', 'state & state', 'state | state', 'STATE', 'State', 'null.x',
    'true.x', 'while(1){}', 'for(;;){}', 'throw 1', 'async()=>1', 'class A{}', 'let x=1', '$\u007bstate}', '{{state}}',
    '<%= 1 %>', "state == 'TX'; drop", '🏠', '١', 'state≠1', '&lt;', '%73tate',
  ];
  const around: ((core: string) => string)[] = [
    (core) => core,
    (core) => `manualNotary && ${core}`,
    (core) => `(${core}) || true`,
    (core) => `!(${core})`,
    (core) => `drawAmount > 1 && ${core} == 1`,
  ];
  const tooMuch = [
    `${'('.repeat(100)}true${')'.repeat(100)}`,
    `${'!'.repeat(60)}true`,
    `true${' && true'.repeat(101)}`,
    `'${'a'.repeat(61)}' == state`,
    'a'.repeat(501),
    ' '.repeat(501),
    '1'.repeat(13),
    '',
    ' ',
  ];
  return [...around.flatMap((wrap) => cores.map(wrap)), ...tooMuch];
}

describe('conditions outside the grammar', () => {
  const hostile = hostileStrings();

  test('there are at least five hundred different ones', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(500);
  });

  test('are rejected, every one, by the typed rejection and nothing else', () => {
    const outcomes = hostile.map((text) => {
      try {
        return { text, outcome: JSON.stringify(parseCriteria(text, names)) };
      } catch (error) {
        return { text, outcome: error instanceof CriteriaRejected ? 'rejected' : `threw ${error}` };
      }
    });
    expect(outcomes.filter(({ outcome }) => outcome !== 'rejected')).toEqual([]);
  });

  test('any text at all is either read or rejected, and what is read can be evaluated', () => {
    const pieces = fc.constantFrom(
      'state',
      'drawAmount',
      'x',
      '(',
      ')',
      '!',
      '&&',
      '||',
      '==',
      '<',
      "'TX'",
      '1',
      'true',
      ' ',
      '"',
      '.',
    );
    const soup = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), soup), (text) => {
        try {
          expect(typeof read(text)).toBe('boolean');
        } catch (error) {
          expect(error).toBeInstanceOf(CriteriaRejected);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test('facts are read as own properties only', () => {
    const everything = new Set(['toString', 'constructor']);
    expect(holds(parseCriteria('constructor == null && toString == null', everything), {})).toBe(true);
  });

  test('the rejection says where', () => {
    expect(() => parseCriteria('state == evil', names)).toThrow('position 8');
  });
});

describe('costs', () => {
  const costFacts = {
    state: 'CA',
    occupancyType: 'HOME',
    manualNotary: false,
    valuationOrdered: true,
    companyCoversValuation: false,
    drawAmount: 50_000,
  };
  const costs = standardCosts('CA');

  test('[CONST-04] [CONST-05] a valuation is $180 and a manual notarization $300, as figures', () => {
    expect(limits.valuationCents).toBe(180 * 100);
    expect(limits.manualNotarizationCents).toBe(300 * 100);
    expect(costs.map(({ feeType, borrowerPaidAmount }) => [feeType, borrowerPaidAmount])).toEqual([
      ['VALUATION', 180],
      ['MANUAL_NOTARIZATION', 300],
      ['RECORDING_FEE', 225],
    ]);
  });

  test('a cost applies when its condition is empty or holds', () => {
    expect(totalPaidByBorrower(costs, costFacts)).toBe(405);
    expect(totalPaidByBorrower(costs, { ...costFacts, manualNotary: true })).toBe(705);
    expect(totalPaidByBorrower(costs, { ...costFacts, companyCoversValuation: true })).toBe(225);
    expect(costApplies({ feeType: 'RECORDING_FEE', borrowerPaidAmount: 1, jsCriteria: '  ' }, costFacts)).toBe(true);
  });

  test('every standing condition can be read, and one outside the grammar cannot', () => {
    for (const { jsCriteria } of costs) expect(() => readCriteria(jsCriteria)).not.toThrow();
    expect(() => readCriteria('state.constructor')).toThrow(CriteriaRejected);
    expect(() => readCriteria('unknownName')).toThrow(CriteriaRejected);
  });
});

test('the conditions of the standard costs, read beforehand, hold exactly where their words do', () => {
  const facts = fc.record({
    ...{ state: fc.constant('CA'), occupancyType: fc.constant('HOME'), drawAmount: fc.integer({ min: 0 }) },
    ...{ manualNotary: fc.boolean(), valuationOrdered: fc.boolean(), companyCoversValuation: fc.boolean() },
  });
  fc.assert(
    fc.property(facts, (known) => {
      for (const cost of standardCosts('CA'))
        expect(applies(standardCriteria[cost.feeType], known)).toBe(costApplies(cost, known));
    }),
  );
  // Data alone, as the build of the pages writes it down.
  expect(JSON.parse(JSON.stringify(standardCriteria))).toEqual(standardCriteria);
});
