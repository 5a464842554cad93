import { describe, expect, test } from 'vitest';
import { AchFault } from './nacha.ts';
import { readBankFile } from './nacha-read.ts';
import { bankFile } from './test-bank-file.ts';

const back = { code: 'R03', trace: '091000010000007', cents: 5_000_000, id: 'HL-1001' };
const change = { code: 'C01', trace: '091000010000008', cents: 0, id: 'HL-1002', corrected: '1918171614' };

describe('what the bank sends back', () => {
  test('returns and changes are read, each with the number that we sent it by', () => {
    expect(readBankFile(bankFile([back, change]))).toEqual([
      { code: 'R03', trace: '091000010000007', cents: 5_000_000, id: 'HL-1001', corrected: null },
      { code: 'C01', trace: '091000010000008', cents: 0, id: 'HL-1002', corrected: '1918171614' },
    ]);
  });

  test('an empty day is no one’s return', () => {
    expect(readBankFile(bankFile([]))).toEqual([]);
  });

  const good = bankFile([back, change]);
  const edit = (at: RegExp, to: string) => good.replace(at, to);
  test.each([
    ['nothing', ''],
    ['no file of the clearing house', 'hello'],
    ['a line that was cut', good.slice(0, 200)],
    [
      'no end',
      good
        .split('\r\n')
        .filter((line) => !line.startsWith('9'))
        .join('\r\n'),
    ],
    ['an amount that was changed', edit(/0005000000/, '0006000000')],
    ['a total of a batch that was changed', edit(/(8220.{38})\d{2}/, '$199')],
    ['a batch that is not there', edit(/9000001/, '9000002')],
    [
      'an entry that is not there',
      good
        .split('\r\n')
        .filter((line) => !/^6.*HL-1002/.test(line))
        .join('\r\n'),
    ],
    ['a reason of no kind', edit(/799R03/, '799XXX')],
    ['a trace that is none', edit(/R03091000010000007/, 'R0309100001000000 ')],
    ['a record that no one knows', edit(/^5/m, '4')],
    ['more after the end', `${good}${good}`],
  ])('%s is refused whole, in words that hold no number', (_name, text) => {
    const read = () => readBankFile(text);
    expect(read).toThrow(AchFault);
    expect(read).not.toThrow(/\d{4}/);
  });
});
