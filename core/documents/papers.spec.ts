import { describe, expect, test } from 'vitest';
import { documentTypes } from '#core/application/enums.ts';
import { unreadable } from '#core/journey/stories/readable.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import { draftsOf, isPaperFor, type PaperType, packages, papersIn, paperTypes, titleOf } from './papers.ts';
import { sampleApplications, sampleFacts } from './stories/sample-papers.ts';
import { securityName } from './templates/security-instrument.ts';
import { fieldsOf, textOf } from './test-blocks.ts';

const {
  california,
  texas,
  newYork,
  georgia,
  joint,
  trust,
  flood,
  investor,
  senior,
  declined,
  counterOffer,
  corrected,
} = sampleApplications;
const words = (type: PaperType, of: Parameters<typeof sampleFacts>[0], reader = 0) =>
  textOf(draftsOf(type, sampleFacts(of))[reader]?.blocks ?? []);

test.each(Object.entries(sampleApplications))('no paper of %s has a gap, a code or a raw date', (_name, of) => {
  const read = paperTypes.flatMap((type) =>
    draftsOf(type, sampleFacts(of)).map((draft) => [type, unreadable(textOf(draft.blocks))] as const),
  );
  expect(read.filter(([, found]) => found.length > 0)).toEqual([]);
});

describe('what the account-opening statement says of interest', () => {
  const statement = () => words('ACCOUNT_OPENING_STATEMENT', california);
  const { drawCents, rateBps } = california.offers.selected ?? { drawCents: 0, rateBps: 0 };

  test('[MATH-07] a day of it is the rate over 365.25', () => {
    expect(statement()).toContain(`Daily periodic rate: ${(rateBps / 100 / 365.25).toFixed(6)}%`);
    expect(statement()).toContain('Days in a year: 365.25');
  });

  test('[MATH-08] a month of it is that of 30.4375 days', () => {
    const cents = Math.round((drawCents * (rateBps / 10_000) * 30.4375) / 365.25);
    const shown = `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    expect(statement()).toContain('Days in a month: 30.4375');
    expect(statement()).toContain(`Interest of one month on the first draw: ${shown}`);
  });
});

describe('[1026.40(d)(12)] later draws follow an index, and the papers say all of it', () => {
  const early = () => words('HELOC_DISCLOSURES', california);

  test('index and its source, margin, when it changes, highest rate, worst case and when it could come', () => {
    for (const fact of [
      'variable-rate feature',
      'Money Rates table of The Wall Street Journal',
      'Value of the index on November 15, 2026: 6.75%',
      'Margin: 2.24%',
      'Highest annual percentage rate: 17.20%',
      'the minimum monthly payment at the highest rate of 17.20% would be $175.07',
      'as early as the day after the plan is opened',
      'includes only interest and no other costs',
      'on or with each periodic statement',
    ])
      expect(early(), fact).toContain(fact);
  });

  test('a table of fifteen years, one row a year, with index, margin, rate and payment', () => {
    const rows = early()
      .split('\n')
      .filter((line) => /^20\d\d \|/.test(line));
    expect(rows).toHaveLength(15);
    expect(rows[0]).toBe('2012 | 3.25% | 2.24% | 5.49% | $108.48');
    expect(rows.at(-1)).toBe('2026 | 6.75% | 2.24% | 8.99% | $126.62');
  });

  test('the agreement and the account-opening statement name the margin and the highest rate; New York has a lower one', () => {
    for (const type of ['HELOC_AGREEMENT', 'ACCOUNT_OPENING_STATEMENT'] as const) {
      expect(words(type, california), type).toContain('2.24%');
      expect(words(type, california), type).toContain('17.20%');
      expect(words(type, newYork), type).toContain('16.00%');
    }
    expect(words('HELOC_AGREEMENT', california)).toContain('can ever apply to any draw under this agreement is 17.20%');
  });
});

describe('[1026.6(a)] the account-opening statement is whole', () => {
  test('it says when we may end the plan or stop draws, how the line is used, and the billing rights in full', () => {
    const text = words('ACCOUNT_OPENING_STATEMENT', california);
    for (const fact of [
      'you commit fraud or make a material misrepresentation',
      'significantly less than the appraised value',
      'less than 120 percent of the credit limit',
      'There is no negative amortization',
      'no later than 60 days after we sent you the first bill',
      'within 30 days, unless we have corrected the error',
      'Within 90 days',
      'the first $50 of the questioned amount',
      'three business days before the automatic payment',
    ])
      expect(text, fact).toContain(fact);
    expect(words('ACCOUNT_OPENING_STATEMENT', texas)).toContain('at least $4,000');
  });

  test('it says what losing the discount for automatic payments costs, and nothing of it where there is none', () => {
    const text = words('ACCOUNT_OPENING_STATEMENT', california);
    expect(text).toContain('The discount of 0.25% ends with them');
    expect(text).toContain('the annual percentage rate of the first draw becomes 9.24%');
    const at = (bps: number) =>
      monthlyPaymentCents({ totalCents: 5_149_500, rateBps: bps, termYears: 10, plan: 'ANNUITY' }) ?? 0;
    expect(text).toContain(
      `would be $${(at(924) / 100).toFixed(2)} a month, which is $${((at(924) - at(899)) / 100).toFixed(2)} more`,
    );
    const { selected } = california.offers;
    const manual = {
      ...california,
      offers: { ...california.offers, selected: selected && { ...selected, discounts: [] } },
    };
    expect(words('ACCOUNT_OPENING_STATEMENT', manual)).not.toContain('automatic payments end');
  });
});

describe('[Tex. Const. art. XVI § 50(g)] the Texas notice', () => {
  test('is the constitution’s own text: every provision from A to Q, and what it ends with', () => {
    const text = words('TEXAS_NOTICE', texas);
    for (const letter of 'ABCDEFGHIJKLMNOPQ') expect(text, letter).toContain(`\n(${letter}) `);
    for (const number of ['(10) PROVIDE', '(7) THE LENDER MAY NOT UNILATERALLY']) expect(text).toContain(`\n${number}`);
    expect(text).toContain('MAY NOT CLOSE BEFORE ONE YEAR HAS PASSED FROM THE CLOSING DATE OF THE OTHER LOAN');
    expect(text).toContain('AND NOT BY THIS NOTICE.');
  });
});

describe('[12 CFR 1016] the privacy notice', () => {
  test('has every row of the model form, and says who, how and what the words mean', () => {
    const text = words('GLBA_NOTICE', california);
    expect(text.split('\n').filter((line) => /^For .* \| (Yes|No) \| /.test(line))).toHaveLength(7);
    for (const fact of [
      'transactions and experiences',
      'For affiliates to market to you',
      'Why can’t I limit all sharing?',
      'Nonaffiliates',
      'Joint marketing',
    ])
      expect(text, fact).toContain(fact);
  });
});

describe('[appendix G-5] the notice of the right to cancel', () => {
  test('offers the thing itself back, its value only where that is impractical, and says where to', () => {
    const text = words('RIGHTNOTTOCLOSE', joint);
    expect(text).toContain('We have agreed to establish an open-end credit account for you');
    expect(text).toContain('you must then offer to return the money or property. If it is impractical or unfair');
    expect(text).toContain('Money must be returned to the address shown below');
    expect(text).not.toContain('offer it back at its reasonable value');
  });

  test('names the day of the signature where the home is as the day on which the account opened', () => {
    const signedAt = '2026-11-15T05:30:00.000Z';
    const signed = { ...joint, notary: { ...joint.notary, signedAt } };
    expect(words('RIGHTNOTTOCLOSE', signed)).toContain('the opening date of your account, which is November 14, 2026;');
  });
});

describe('which papers an application needs', () => {
  test('the table has a row for every paper, and every row is a document type', () => {
    for (const type of paperTypes) expect(documentTypes).toContain(type);
    for (const name of packages) expect(papersIn(name, california).length, name).toBeGreaterThan(0);
  });

  test('New York is told before the credit report; others are not', () => {
    expect(papersIn('PRE_CREDIT', newYork)).toEqual([
      'CFPB_HELOC_BOOKLET',
      'HELOC_DISCLOSURES',
      'COUNSELING_LIST',
      'GLBA_NOTICE',
      'PRE_CREDIT_NOTICE',
    ]);
    expect(papersIn('PRE_CREDIT', california)).not.toContain('PRE_CREDIT_NOTICE');
  });

  test('Texas has its notice and the acknowledgement of value; a flood zone has its notice; payoffs have letters', () => {
    expect(papersIn('APPLICATION', texas)).toContain('TEXAS_NOTICE');
    // The note too is signed at the office, after the wait: nothing is signed at home (Tex. Const. art. XVI § 50(a)(6)(N)).
    expect(papersIn('SIGNING', texas)).toEqual([]);
    expect(papersIn('NOTARY', texas)).toEqual([
      'TEXAS_VALUE_ACKNOWLEDGEMENT',
      'HELOC_AGREEMENT',
      'SECURITY_INSTRUMENT',
      'NOTARY_ACKNOWLEDGEMENT',
    ]);
    expect(papersIn('SIGNING', flood)).toEqual(['FLOOD_NOTICE', 'HELOC_AGREEMENT']);
    const dry = { ...flood, flood: { ...flood.flood, zone: 'X' } };
    expect([isPaperFor('FLOOD_NOTICE', flood), isPaperFor('FLOOD_NOTICE', dry)]).toEqual([true, false]);
    expect(isPaperFor('ADVERSE_ACTION_NOTICE', dry)).toBe(true);
    expect(papersIn('SIGNING', california)).toEqual(['HELOC_AGREEMENT']);
    expect(papersIn('CLOSING', joint)).toContain('PAYOFF_LETTER');
    expect(papersIn('CLOSING', california)).not.toContain('PAYOFF_LETTER');
  });

  test('[FLAG-07] the District of Columbia has its tax return while the lender gives one, and no one else has', () => {
    const { district } = sampleApplications;
    const isIn = (of: typeof district, hasDistrictReturn?: boolean) =>
      papersIn('CLOSING', of, hasDistrictReturn === undefined ? {} : { hasDistrictReturn }).includes(
        'DC_RECORDATION_RETURN',
      );
    expect([isIn(district, true), isIn(district, false), isIn(district), isIn(california, true)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const text = words('DC_RECORDATION_RETURN', district);
    for (const fact of ['Recorder of Deeds', 'Zoë Mae Łukasik-Ortega', '20009', '041-2277-018', 'Deed of Trust'])
      expect(text).toContain(fact);
    expect(text).toContain('Amount of debt secured: $51,495.00\nRecordation tax: None is due');
  });

  test('an investor’s line is no consumer credit: no 1026.40 disclosures', () => {
    expect(papersIn('APPLICATION', investor)).not.toContain('HELOC_DISCLOSURES');
    expect(papersIn('PRE_CREDIT', investor)).not.toContain('CFPB_HELOC_BOOKLET');
  });

  test('there is no notice of a right to cancel where there is no such right, and a house to let is no one’s home', () => {
    const second = { ...california, property: { ...california.property, occupancy: 'SECONDARY' as const } };
    for (const each of [investor, second]) expect(papersIn('RESCISSION', each)).toEqual([]);
    expect(papersIn('RESCISSION', california)).toEqual(['RIGHTNOTTOCLOSE']);
    expect(words('HELOC_AGREEMENT', investor)).toContain('secured by the borrower’s property at');
    expect(words('HELOC_AGREEMENT', investor)).not.toMatch(/the home |borrower’s home at/);
  });

  test('the instrument has the name of its state', () => {
    const on = '2026-11-15';
    expect(securityName('CA', on)).toBe('Deed of Trust');
    expect(securityName('FL', on)).toBe('Mortgage');
    expect(securityName('GA', on)).toBe('Security Deed');
    expect(titleOf('SECURITY_INSTRUMENT', flood, on)).toBe('Mortgage');
  });
});

describe('papers of the issue that the journey promised', () => {
  const second = { ...california, liens: joint.liens.map((lien) => ({ ...lien, isPaidOff: false })) };

  test('[12 CFR 1024.20] ten agencies with where and how to reach them, and the day of the list', () => {
    const text = words('COUNSELING_LIST', california);
    expect(text.match(/Front Step Housing Counsel \d+, [\d.]+ miles away/g)).toHaveLength(10);
    for (const fact of ['Phone: 510-555-0100', 'Email: Not given', 'November 10, 2026', 'SAMPLE', '1-855-411-2372'])
      expect(text, fact).toContain(fact);
    expect(papersIn('PRE_CREDIT', investor)).not.toContain('COUNSELING_LIST');
    const facts = { ...sampleFacts(california), counseling: null };
    expect(() => draftsOf('COUNSELING_LIST', facts)).toThrow('missing');
  });

  test('[1002.14] a first lien has the notice, and the valuation itself with the closing papers; a second has neither', () => {
    for (const each of [california, joint]) {
      expect(papersIn('APPLICATION', each)).toContain('VALUATION_NOTICE');
      expect(papersIn('CLOSING', each)).toContain('VALUATION_COPY');
    }
    expect(papersIn('APPLICATION', second)).not.toContain('VALUATION_NOTICE');
    expect(papersIn('CLOSING', second)).not.toContain('VALUATION_COPY');
    expect(words('VALUATION_NOTICE', california)).toContain('We will promptly give you a copy of any appraisal');
    const copy = words('VALUATION_COPY', texas);
    for (const fact of [
      'Range of the estimate: $610,000.00 to $670,000.00',
      '19 Alder Ct | August 14, 2026',
      '$635,000.00',
    ])
      expect(copy, fact).toContain(fact);
  });

  test('anyone may choose their insurer, and is told so with the application', () => {
    for (const each of [california, investor, second])
      expect(papersIn('APPLICATION', each)).toContain('INSURER_CHOICE');
    expect(words('INSURER_CHOICE', california)).toContain('any insurer and any agent you choose');
  });
});

describe('the borrower’s numbers', () => {
  const payment = '$652.04';

  test('are the ones the screens show, on every paper that has them', () => {
    expect(monthlyPaymentCents({ totalCents: 5_149_500, rateBps: 899, termYears: 10, plan: 'ANNUITY' })).toBe(65_204);
    const papers: PaperType[] = ['APPLICATION_SUMMARY', 'CLOSING_DISCLOSURE', 'HELOC_AGREEMENT', 'STATEMENTOFLOAN'];
    for (const type of papers) {
      const text = words(type, california);
      for (const figure of ['$51,495.00', '8.99%', payment]) expect(text, `${type} says ${figure}`).toContain(figure);
    }
    expect(words('CLOSING_DISCLOSURE', california)).toMatch(/\$1,495\.00 \(2\.99% of the draw\)/);
    expect(words('ACCOUNT_OPENING_STATEMENT', california)).toContain('Annual percentage rate: 8.99%');
  });

  test('[CONST-05] the notary in the room is among the costs where state or wish put one there, and not where the video failed', () => {
    const fee = /Notary in person(:| \(from the draw\) \|) \$300\.00/;
    const met = (inPerson: 'chosen' | 'videoFailed') => ({
      ...california,
      notary: { ...california.notary, isManual: true, inPerson },
    });
    for (const type of ['CLOSING_DISCLOSURE', 'ACCOUNT_OPENING_STATEMENT'] as const) {
      for (const each of [texas, georgia, met('chosen')]) expect(words(type, each)).toMatch(fee);
      for (const each of [california, newYork, met('videoFailed')]) expect(words(type, each)).not.toMatch(fee);
    }
    for (const type of ['CLOSING_DISCLOSURE', 'STATEMENTOFLOAN'] as const) {
      expect(words(type, met('chosen'))).toMatch(/notary in person \| \$300\.00\n.*6789 \| \$49,475\.00/);
      expect(words(type, met('videoFailed'))).toContain('6789 | $49,775.00');
    }
  });

  test('both papers that speak of a late payment say the same: it costs nothing', () => {
    expect(words('HELOC_AGREEMENT', california)).toContain('A late payment carries no charge of its own');
    expect(words('ACCOUNT_OPENING_STATEMENT', california)).toContain('Late payment: None');
  });

  test('an interest-only line says what is due at the end', () => {
    expect(words('HELOC_AGREEMENT', senior)).toMatch(/pays the interest of each month, \$385\.78, for 119 months/);
    expect(words('HELOC_AGREEMENT', senior)).toMatch(/the last payment, \$51,88\d\.\d\d, everything still owed/);
    for (const type of ['ACCOUNT_OPENING_STATEMENT', 'STATEMENTOFLOAN'] as const) {
      expect(words(type, senior)).toMatch(/Last payment: \$51,88\d\.\d\d: everything still owed/);
      expect(words(type, california)).not.toContain('Last payment');
    }
  });

  test('what is paid to others and to the borrower adds up to the draw', () => {
    const text = words('CLOSING_DISCLOSURE', joint);
    expect(text).toContain('Old Mortgage Bank | $12,144.32');
    expect(text).toContain('Closing costs: county recording fee | $225.00');
    expect(text).toContain('Your account ending in 6789 | $37,630.68\nFirst draw | $50,000.00');
  });

  test('[CONST-06] [CONST-07] every cost at closing is on the paper, and comes out of the draw to the cent', () => {
    const text = words('CLOSING_DISCLOSURE', flood);
    expect(text).toContain('Recording tax (from the draw) | $283.24');
    expect(text).toContain('County recording fee (from the draw) | $190.00');
    expect(text).toContain('Total | $1,968.24');
    expect(text).toContain('Your account ending in 6789 | $49,526.76\nFirst draw | $50,000.00');
    expect(words('STATEMENTOFLOAN', flood)).toContain('Your account ending in 6789 | $49,526.76');
  });

  test('what was disclosed counts, whatever it would come to today; without a disclosure a signed line owes no costs', () => {
    const disclosed = {
      ...flood,
      closing: { costs: [{ kind: 'RECORDING_FEE', cents: 1_00 }], corrected: null },
    } as const;
    expect(words('CLOSING_DISCLOSURE', disclosed)).toContain('6789 | $49,999.00');
    const signed = { ...flood, notary: { ...flood.notary, signedAt: '2026-11-15T18:00:00.000Z' } };
    expect(words('STATEMENTOFLOAN', signed)).toContain('6789 | $50,000.00');
  });

  test('an appraisal that was paid for before is named, and not charged again', () => {
    const text = words('CLOSING_DISCLOSURE', {
      ...texas,
      valuation: {
        ...texas.valuation,
        need: 'appraisal',
        appraisalPayer: 'borrower',
        appraisalFeeCents: 550_00,
        appraisalPayment: { state: 'PAID', why: null },
      },
    });
    expect(text).toContain('Paid before closing: the appraisal, $550.00.');
    expect(text).not.toContain('Property valuation');
  });

  test('a corrected disclosure says so first: each cost that is another now, and what the borrower receives', () => {
    const text = words('CLOSING_DISCLOSURE', corrected);
    expect(text).toContain('takes the place of the closing disclosure we gave you before');
    expect(text).toContain(
      'What changed | Before | Now\nNotary in person | $0.00 | $300.00\nYou receive | $49,775.00 | $49,475.00',
    );
    expect(draftsOf('CLOSING_DISCLOSURE', sampleFacts(corrected))[0]?.title).toBe('Corrected closing disclosure');
    expect(words('ACCOUNT_OPENING_STATEMENT', corrected)).toContain('Notary in person: $300.00');
    expect(words('CLOSING_DISCLOSURE', california)).not.toContain('What changed');
  });

  test('the payoff that a creditor’s letter calls authorized is asked for in the agreement, and nowhere else', () => {
    expect(words('HELOC_AGREEMENT', joint)).toContain('asks the lender to pay Old Mortgage Bank $12,144.32');
    expect(words('HELOC_AGREEMENT', california)).not.toContain('asks the lender to pay');
  });

  test('a line against crypto is paid into a wallet', () => {
    expect(words('CLOSING_DISCLOSURE', sampleApplications.crypto)).toContain('Your exchange wallet | $49,775.00');
  });

  test('a second home has no notice of a right to cancel, and each paper that speaks of the right says so', () => {
    const { secondHome } = sampleApplications;
    expect(packages.flatMap((name) => papersIn(name, secondHome))).not.toContain('RIGHTNOTTOCLOSE');
    expect(words('HELOC_DISCLOSURES', secondHome)).toContain('gives no right to cancel');
    for (const type of ['HELOC_AGREEMENT', 'ACCOUNT_OPENING_STATEMENT'] as const)
      expect(words(type, secondHome)).toContain('the federal right to cancel does not apply');
  });

  test('the 1026.40 example is a draw of $10,000', () => {
    expect(words('HELOC_DISCLOSURES', california)).toMatch(
      /draw of \$10,000\.00 at an APR of 8\.99%.*119 monthly payments of \$126\.62/,
    );
    expect(words('HELOC_DISCLOSURES', { ...california, offers: { ...california.offers, selected: null } })).toContain(
      'APR from 7.60% to 17.20%',
    );
  });

  test('no paper carries a token or a whole account number', () => {
    for (const application of Object.values(sampleApplications))
      for (const name of packages)
        for (const type of papersIn(name, application))
          for (const { blocks } of draftsOf(type, sampleFacts(application)))
            expect(textOf(blocks)).not.toMatch(/vault|undefined|NaN|\[object/);
  });
});

describe('who signs', () => {
  test('the borrower alone signs the agreement; every owner signs the instrument, not the agreement', () => {
    const agreement = fieldsOf(draftsOf('HELOC_AGREEMENT', sampleFacts(joint))[0]?.blocks ?? []);
    expect(new Set(agreement.map(({ signer }) => signer))).toEqual(new Set([joint.borrower.identityUuid]));
    const deed = fieldsOf(draftsOf('SECURITY_INSTRUMENT', sampleFacts(joint))[0]?.blocks ?? []);
    expect(deed.map(({ signer }) => signer)).toEqual([joint.borrower.identityUuid, joint.signers[0]?.identityUuid]);
  });

  test('a Texas spouse who owns nothing consents and is no grantor; two owners are grantors both', () => {
    const { texasSpouse } = sampleApplications;
    const deed = words('SECURITY_INSTRUMENT', texasSpouse);
    expect(deed).toContain('Grantors: Zoë Mae Łukasik-Ortega\n');
    expect(deed).toContain('Spouse, who consents: Bo Ortega');
    expect(words('SECURITY_INSTRUMENT', joint)).toContain('Grantors: Zoë Mae Łukasik-Ortega and Bo Ortega');
    expect(words('NOTARY_ACKNOWLEDGEMENT', joint)).toContain('appeared Zoë Mae Łukasik-Ortega and Bo Ortega, who');
  });

  test('every field of a paper has an id of its own', () => {
    for (const application of Object.values(sampleApplications))
      for (const type of papersIn('SIGNING', application)) {
        const ids = draftsOf(type, sampleFacts(application)).flatMap(({ blocks }) =>
          fieldsOf(blocks).map(({ id }) => id),
        );
        expect(ids.length).toBeGreaterThan(0);
        expect(new Set(ids).size).toBe(ids.length);
      }
  });

  test('half a cent of a month’s interest goes to the even cent', () => {
    const { selected } = california.offers;
    if (!selected) throw new Error('The sample has chosen an offer.');
    const chosen = { ...selected, drawCents: 50_006_00, rateBps: 900 };
    const statement = words('ACCOUNT_OPENING_STATEMENT', {
      ...california,
      offers: { ...california.offers, selected: chosen },
    });
    expect(statement).toContain('$375.04');
    expect(statement).not.toContain('$375.05');
  });

  test('each owner has a notice of the right to cancel in two copies, with the last day', () => {
    const notices = draftsOf('RIGHTNOTTOCLOSE', sampleFacts(joint));
    expect(notices.map(({ belongsTo }) => belongsTo)).toEqual([
      joint.borrower.identityUuid,
      joint.signers[0]?.identityUuid,
    ]);
    for (const { blocks } of notices) {
      expect(textOf(blocks)).toContain('Copy 1 of 2');
      expect(textOf(blocks)).toContain('Copy 2 of 2');
      expect(textOf(blocks)).toContain('midnight of November 18, 2026');
    }
  });

  test('a trust signs through its trustees, and Texas says that it is without recourse', () => {
    expect(words('SECURITY_INSTRUMENT', trust)).toContain('as its trustees');
    expect(words('SECURITY_INSTRUMENT', texas)).toContain('foreclosed only by court order');
    expect(words('HELOC_AGREEMENT', texas)).toContain('at least $4,000');
    expect(words('TEXAS_VALUE_ACKNOWLEDGEMENT', texas)).toContain('Fair market value: $635,000.00');
  });
});

describe('[12 CFR 1022.74(d)] the notice of a credit score', () => {
  const notice = (scoreModel: string) => {
    const facts = sampleFacts(california);
    const report = { ...facts.report, scoreModel };
    return textOf(draftsOf('CREDIT_SCORE_DISCLOSURE', { ...facts, report })[0]?.blocks ?? []);
  };

  test('says how many people have a score in each range, and how this one compares', () => {
    const text = notice('FICO Score 8');
    expect(text).toContain('700 to 749 | 18% | Your score: 742');
    expect(text).toContain('42% have one below 700 and 40% have one above 749');
    expect(text).toContain('published in August 2007');
  });

  test('marks sample figures, and has none for a model whose figures no one entered', () => {
    expect(notice('Meridian Score 10')).toContain('The shares are sample figures.');
    expect(notice('Another Score')).toContain('700 to 749 | Your score: 742');
    expect(notice('Another Score')).not.toContain('%');
  });
});

describe('notices of decisions', () => {
  test('a refusal names its principal reasons, the agency and the score that was used', () => {
    const text = words('ADVERSE_ACTION_NOTICE', declined);
    expect(text).toContain('Excessive obligations in relation to income');
    expect(text).toContain('Your credit score: 742');
    expect(text).toContain('free copy of your report if you ask for it within 60 days');
    expect(text).toContain('Equal Credit Opportunity Act');
  });

  test('a counter-offer says why, until when, and what silence means', () => {
    const text = words('COUNTEROFFER_NOTICE', counterOffer);
    expect(text).toContain('Excessive obligations in relation to income');
    expect(text).toContain('within 30 days');
  });
});
