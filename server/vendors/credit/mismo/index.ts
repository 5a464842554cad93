/**
 * Credit reports from a company that speaks the credit model of MISMO 3.4. A soft inquiry asks one bureau, a hard one all
 * three for one merged report. The table says which element is which fact, the orders that nothing is ordered twice.
 */
import { understand } from '../../answers.ts';
import { type Credit, type CreditAnswer, type CreditRequest, creditAnswer, type HardCreditRequest } from '../port.ts';
import { createAskMismo, type MismoAccount } from './client.ts';
import { createOrders, type OrderBook } from './orders.ts';
import { type BureauName, bureauNames, type OrderFacts } from './table.ts';

export interface MismoOptions extends MismoAccount {
  /** Our name and number, as the company has them. */
  readonly ownName: string;
  readonly subscriber: string;
  /** What the company calls an inquiry that leaves no trace, and the bureau that is asked for it. */
  readonly softProduct: string;
  readonly softBureau: BureauName;
  readonly book: OrderBook;
  readonly settleMs?: number;
  readonly pollMs?: number;
  readonly waitMs?: number;
}

const allBureaus = Object.keys(bureauNames) as readonly BureauName[];
const usedBefore = 'this consent was used for an inquiry before';

export function createMismoCredit(options: MismoOptions): Credit {
  const { book, ownName, softBureau, softProduct: product } = options;
  const { settleMs = 120_000, pollMs = 2_000, waitMs = 60_000 } = options;
  const ask = createAskMismo(options);
  const order = createOrders({ ask, book, ownName, settleMs, pollMs, waitMs });
  const asked = async (what: string, request: CreditRequest, wanted: OrderFacts): Promise<CreditAnswer> => {
    const facts = { ...personOf(request), ...wanted, ...sender(options) };
    const came = await order({ what, key: request.key, facts });
    if (came.outcome === 'used') return { outcome: 'refused', why: usedBefore };
    const { outcome, bureau, report } = { bureau: undefined, report: undefined, ...came };
    return understand('credit', creditAnswer, {
      outcome,
      ...(bureau !== undefined && { bureau }),
      ...(report !== undefined && { report }),
    });
  };
  return {
    pullSoft: (request) =>
      asked(`request ${request.key}`, request, { kind: 'soft', product, ...bureaus([softBureau]) }),
    pullHard: (request: HardCreditRequest) =>
      asked(`consent ${request.consentId}`, request, { kind: 'hard', ...bureaus(allBureaus) }),
  };
}

/** Whether it answers and lets us in: it is asked after an order that no one placed. Throws otherwise. */
export async function checkMismo(account: MismoAccount & Pick<MismoOptions, 'ownName' | 'subscriber'>): Promise<void> {
  await createAskMismo(account)({ ...sender(account), action: 'lookUp', reference: 'no such order' });
}

const bureaus = (names: readonly BureauName[]): OrderFacts => ({
  hasEquifax: names.includes('Equifax'),
  hasExperian: names.includes('Experian'),
  hasTransUnion: names.includes('TransUnion'),
});

const sender = ({ ownName, subscriber }: Pick<MismoOptions, 'ownName' | 'subscriber'>): OrderFacts => ({
  ...{ version: '201703', action: 'submit', people: 'Individual', wanted: 'CreditOrder' },
  ...{ askedBy: ownName, askedByRole: 'RequestingParty', subscriber },
});

function personOf({ applicationUuid, name, address, birthDate, ssn }: CreditRequest): OrderFacts {
  return {
    ...{ lenderCase: applicationUuid, lenderCaseKind: 'LenderCase' },
    ...name,
    ...address,
    ...{ role: 'Borrower', residency: 'Current', birthDate: birthDate.reveal() },
    ...(ssn && { ssnKind: 'SocialSecurityNumber', ssn: ssn.reveal().replace(/\D/g, '') }),
  };
}
