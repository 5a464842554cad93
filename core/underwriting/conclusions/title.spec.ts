/** Payoff figures against the draw, to the cent; and what of a title report stands in our way. */
import { describe, expect, test } from 'vitest';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import { payoffsOf } from '../payoffs.ts';
import { concludedOf, knownOf } from '../stories/known.ts';

const { joint } = sampleApplications;
// A draw of $50,000, of which recording costs $225; the sample's one lien is to be paid off.
const known = knownOf(joint);

describe('payoff letters', () => {
  const letters = (payoffCents: number) =>
    concludedOf(
      'payoffLettersReceived',
      { letters: [{ lienUuid: 'lien-1', payoffCents, accountMask: '8811' }] },
      known,
    );

  test('what the draw pays to the cent, costs included, stands; a cent more is a counter-offer', () => {
    expect(letters(49_775_00)).toMatchObject({ payload: { counterOfferReasons: [] } });
    expect(letters(49_775_01)).toMatchObject({
      payload: { letters: [{ lienUuid: 'lien-1', payoffCents: 49_775_01 }], counterOfferReasons: ['DRAW_TOO_SMALL'] },
    });
  });

  test('the figure that is known counts where no letter has another', () => {
    const other = { letters: [{ lienUuid: 'lien-2', payoffCents: 90_000_00, accountMask: null }] };
    expect(concludedOf('payoffLettersReceived', other, known)).toMatchObject({ payload: { counterOfferReasons: [] } });
  });
});

test('the holder’s own number of the loan is filed, and is on the payoff; no letter, no number', () => {
  const letter = { lienUuid: 'lien-1', payoffCents: 1_00, accountMask: '8811' };
  const answer = concludedOf('payoffLettersReceived', { letters: [letter] }, known);
  if ('ok' in answer) throw new Error(answer.reason);
  expect(JSON.stringify(answer.payload)).not.toContain('8811');
  const told = { ...known.file, ...answer.findings };
  expect(payoffsOf(joint, told)).toMatchObject([{ uuid: 'lien-1', accountMask: '8811' }]);
  expect(payoffsOf(joint, known.file)).toMatchObject([{ uuid: 'lien-1', accountMask: null }]);
});

describe('a title report', () => {
  const lien = { uuid: 'lien-1', holder: 'Old Mortgage Bank', balanceCents: 1_200_000 };
  const legalDescription = 'Lot 14, Block 7';
  const plain = {
    legalDescription,
    exceptions: [{ kind: 'STANDARD', text: 'Taxes of this year.' }],
    judgments: [],
    liens: [lien],
  };

  test('what every policy excepts and what we knew of is in no one’s way', () => {
    expect(concludedOf('titleReported', plain, known)).toMatchObject({
      payload: {},
      findings: { title: { legalDescription, exceptions: [], newLiens: [] } },
    });
  });

  test('the last Texas home-equity loan is filed; one that is open and that our draw does not pay off is in the way', () => {
    const found = (lienUuid: string | null) => {
      const report = { ...plain, texasEquityLoan: { closedOn: '2026-03-20' as const, lienUuid } };
      const answer = concludedOf('titleReported', report, known);
      if ('ok' in answer) throw new Error(answer.reason);
      return answer.findings?.title;
    };
    // The sample's one lien is paid off by the draw.
    expect(found('lien-1')).toMatchObject({ equityLoanOn: '2026-03-20', exceptions: [] });
    expect(found(null)).toMatchObject({ equityLoanOn: '2026-03-20', exceptions: [] });
    expect(found('lien-7')?.exceptions).toEqual([expect.stringContaining('50(a)(6)(K)')]);
  });

  test('everything else is filed for a person', () => {
    const found = { uuid: 'lien-9', holder: 'Copperline', balanceCents: 1 };
    const report = {
      legalDescription,
      exceptions: [...plain.exceptions, { kind: 'EASEMENT', text: 'A right of way.' }],
      judgments: [{ creditor: 'Granite State Finance' }],
      liens: [lien, found],
    };
    expect(concludedOf('titleReported', report, known)).toMatchObject({
      findings: {
        title: { exceptions: ['A right of way.', 'Judgment of Granite State Finance'], newLiens: [found] },
      },
    });
  });
});
