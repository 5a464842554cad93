import { describe, expect, test } from 'vitest';
import { conclude } from './conclude.ts';
import { readFacts, writeFacts } from './mapping.ts';
import { type AnswerFacts, answerRows, type OrderFacts, orderRows } from './table.ts';
import { modelUri, NotXml, parseXml, printXml } from './xml.ts';

describe('XML of strangers', () => {
  const inModel = (inner: string) => `<MESSAGE xmlns="${modelUri}">${inner}</MESSAGE>`;

  test.each([
    ['entities that grow', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>'],
    ['a file of this machine', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>'],
    ['an entity of HTML', inModel('&nbsp;')],
    ['an entity of no one', inModel('&ssn;')],
    ['an instruction', '<?xml-stylesheet href="x"?><MESSAGE/>'],
    ['a tag that is not closed', '<MESSAGE><DEAL_SETS>'],
    ['two roots', '<MESSAGE/><MESSAGE/>'],
    ['a prefix of no name space', '<x:MESSAGE/>'],
    ['nothing', ''],
    ['too deep', inModel('<a>'.repeat(50) + '</a>'.repeat(50))],
    ['too many attributes', inModel(`<a ${Array.from({ length: 50 }, (_, n) => `a${n}="1"`).join(' ')}/>`)],
    ['too long', inModel('x'.repeat(10_000_001))],
  ])('%s is refused', (_, text) => {
    expect(() => parseXml(text)).toThrow(NotXml);
  });

  test('one that declares a document type is refused, though it declares nothing', () => {
    expect(() => parseXml(`<!DOCTYPE MESSAGE>${inModel('')}`)).toThrow('a document type');
  });

  test('a name of another name space is another name', () => {
    const { children } = parseXml(`<MESSAGE xmlns="${modelUri}"><CREDIT xmlns="urn:else"/><CREDIT/></MESSAGE>`);
    expect(children.map(({ name }) => name)).toEqual(['?:CREDIT', 'CREDIT']);
  });
});

describe('the table', () => {
  test('what it writes it reads: an order, with every mark that XML has', () => {
    const order: OrderFacts = {
      ...{ action: 'submit', kind: 'hard', hasEquifax: true, hasExperian: false, reference: 'r & <1> "2" \'3\'' },
      ...{ firstName: 'Zoë', lastName: "O'Neil", ssn: '123456789', birthDate: '1980-05-17' },
    };
    const text = printXml(writeFacts(orderRows, order, 'MESSAGE'));
    expect(readFacts(orderRows, parseXml(text))).toMatchObject(order);
    expect(text).not.toContain('<MiddleName>');
  });

  test('elements stand in the order of the alphabet, extensions last', () => {
    const facts = Object.fromEntries(Object.keys(orderRows).map((fact) => [fact, ''])) as OrderFacts;
    const full = {
      ...facts,
      reference: 'r',
      action: 'lookUp',
      kind: 'soft',
      hasEquifax: true,
      lastName: 'A',
      lenderCase: '1',
    };
    const text = printXml(writeFacts(orderRows, full as OrderFacts, 'MESSAGE'));
    const at = ['<LOANS>', '<PARTIES>', '<SERVICES>', '<CREDIT>', '<EXTENSION>'].map((name) => text.indexOf(name));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at[0]).toBeGreaterThan(0);
  });

  test.each([
    ['1234', 123_400],
    ['1234.5', 123_450],
    ['1,234.56', 123_456],
    ['0.07', 7],
  ])('%s dollars are %i cents', (amount, cents) => {
    expect(
      readLine(`<CreditLiabilityUnpaidBalanceAmount>${amount}</CreditLiabilityUnpaidBalanceAmount>`)?.balanceCents,
    ).toBe(cents);
  });

  test.each(['-1', '1e3', 'many', '1.234.5'])('%s is no amount', (amount) => {
    expect(() =>
      readLine(`<CreditLiabilityUnpaidBalanceAmount>${amount}</CreditLiabilityUnpaidBalanceAmount>`),
    ).toThrow('UnpaidBalanceAmount');
  });

  test('a month stands for its first day, a day that is none for nothing', () => {
    const opened = (on: string) =>
      readLine(`<CreditLiabilityAccountOpenedDate>${on}</CreditLiabilityAccountOpenedDate>`)?.openedOn;
    expect([opened('2019-07'), opened('2019-07-04'), opened('2019-07-04T10:00:00Z')]).toEqual([
      ...['2019-07-01', '2019-07-04', '2019-07-04'],
    ]);
    expect(() => opened('2019-13-01')).toThrow('OpenedDate');
  });
});

function readLine(inner: string) {
  const within =
    'DEAL_SETS DEAL_SET DEALS DEAL SERVICES SERVICE CREDIT CREDIT_RESPONSE CREDIT_LIABILITIES CREDIT_LIABILITY CREDIT_LIABILITY_DETAIL';
  const text = within.split(' ').reduceRight((body, name) => `<${name}>${body}</${name}>`, inner);
  return readFacts(answerRows, parseXml(`<MESSAGE xmlns="${modelUri}">${text}</MESSAGE>`)).lines?.[0];
}

describe('what an answer comes to', () => {
  const factors = [1, 2, 3, 4, 5].map((code) => ({ code: `00${code}`, text: `factor ${code}` }));
  const score = (bureau: 'Equifax' | 'Experian' | 'TransUnion', value: number) => ({
    bureau,
    value,
    model: 'FICO',
    factors,
  });
  const answer = (rest: AnswerFacts = {}): AnswerFacts => ({
    ...{ status: 'done', reportId: 'R', reportedOn: '2026-11-17', files: [{ bureau: 'Equifax', result: 'file' }] },
    scores: [score('Equifax', 700)],
    ...rest,
  });
  const reportIn = (rest?: AnswerFacts): Readonly<Record<string, unknown>> => {
    const end = conclude(answer(rest), 'Our Bank');
    if (!end || !('report' in end)) throw new Error('There is no report.');
    return end.report as Record<string, unknown>;
  };

  test('of three scores the middle one is used, of two the lower', () => {
    const three = [score('Equifax', 700), score('Experian', 640), score('TransUnion', 690)];
    expect(reportIn({ scores: three })).toMatchObject({ bureau: 'TransUnion', score: 690 });
    expect(reportIn({ scores: three.slice(0, 2) })).toMatchObject({ bureau: 'Experian', score: 640 });
  });

  test('four factors, and a fifth where inquiries lowered the score', () => {
    expect(reportIn()['keyFactors']).toMatchObject([{ code: '01' }, { code: '02' }, { code: '03' }, { code: '04' }]);
    const counted = [{ ...score('Equifax', 700), countsInquiries: true }];
    expect(reportIn({ scores: counted })).toMatchObject({ keyFactors: [{}, {}, {}, {}, { code: '08' }] });
  });

  test('inquiries of others within 90 days count, each once', () => {
    const inquiries = [
      { on: '2026-11-10', by: 'Cedar Bank' },
      { on: '2026-11-10', by: 'CEDAR BANK' },
      { on: '2026-11-17', by: 'our bank' },
      { on: '2026-08-18', by: 'Too long ago' },
    ] as const;
    expect(reportIn({ inquiries })['inquiries']).toHaveLength(1);
  });

  test('an account that three bureaus tell of is one debt, and the worst of it counts', () => {
    const line = { creditor: 'Cedar Bank', account: 'XX-1234', openedOn: '2019-07-01' } as const;
    const lines = [
      { ...line, loanType: 'CARD' as const, balanceCents: 100_00, days30: 1 },
      {
        ...line,
        loanType: 'CARD' as const,
        creditor: 'CEDAR BANK',
        balanceCents: 150_00,
        lastLateOn: '2026-01-01' as const,
      },
    ];
    expect(reportIn({ lines })['tradelines']).toMatchObject([
      {
        accountMask: '1234',
        balanceCents: 150_00,
        monthlyPaymentCents: 7_50,
        lates: { days30: 1 },
        lastLateOn: '2026-01-01',
      },
    ]);
  });

  test.each([
    ['XX-1234', '1234'],
    ['4111 1111 1111 0007', '0007'],
    ['XXXX999', null],
    ['', null],
    [undefined, null],
  ])('of the account number %s, %s is kept, and no digit is made up', (account, accountMask) => {
    const lines = [{ creditor: 'A', loanType: 'AUTO' as const, account, balanceCents: 90_00 }];
    expect(reportIn({ lines })).toMatchObject({ tradelines: [{ creditor: 'A', accountMask }] });
  });

  test('what is paid off costs nothing; a collection is a record', () => {
    const lines = [
      { creditor: 'A', loanType: 'AUTO', status: 'Closed', paymentCents: 300_00, balanceCents: 0 },
      { creditor: 'B', loanType: 'COLLECTION', balanceCents: 90_00 },
    ] as const;
    expect(reportIn({ lines })).toMatchObject({
      tradelines: [{ creditor: 'A', monthlyPaymentCents: 0 }],
      publicRecords: [{ kind: 'collection', amountCents: 90_00 }],
    });
  });

  test('the number to call stands in an alert’s words', () => {
    const alerts = [{ kind: 'fraud', bureau: 'Equifax', text: 'CALL 1-775-555-0123 FIRST' }] as const;
    expect(reportIn({ alerts })['alerts']).toEqual([{ kind: 'fraud', bureau: 'Equifax', phoneNumber: '7755550123' }]);
  });
});
