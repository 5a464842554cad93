/**
 * The lender's book of one line. Each entry takes from one account what it gives to another, so the book always adds up
 * to nothing. Money is owed to a payee (`payable`), on its way (`transit`), or out of our hands (`bank`); what came back
 * is owed again. Pure: the book so far and what happened give the entries that follow.
 */

export const bookAccounts = ['line', 'fees', 'payable', 'transit', 'bank'] as const;
export type BookAccount = (typeof bookAccounts)[number];
const entryKinds = ['opened', 'sent', 'settled', 'returned'] as const;

/** The borrower's own account; `fees` and the kinds of costs are what we keep back; every other payee is a debt, by its uuid. */
export const BORROWER = 'borrower';

export interface Entry {
  readonly kind: (typeof entryKinds)[number];
  readonly payee: string;
  readonly debit: BookAccount;
  readonly credit: BookAccount;
  readonly cents: number;
  /** Which sending of this payee's money it is about, counted from one; none for what was opened. */
  readonly attempt: number;
}

/** What the line is to pay: to the borrower, to creditors, to us as a fee, and what is kept back for costs, each by its kind. */
export interface Owed {
  readonly cashCents: number;
  readonly feeCents: number;
  readonly costs: readonly { readonly kind: string; readonly cents: number }[];
  readonly payoffs: readonly { readonly uuid: string; readonly amountCents: number }[];
}

export type Movement =
  | { readonly what: 'opened'; readonly owed: Owed }
  | { readonly what: 'cashSent' | 'cashSettled' | 'cashReturned' | 'payoffsSent' | 'payoffsSettled' }
  /** Which of them; all that are on their way where no one says. */
  | { readonly what: 'payoffsReturned'; readonly returned?: readonly string[] | undefined };

/** The entries that follow. Money that is not where it would have to be moves nothing: a repeated word is harmless. */
export function post(book: readonly Entry[], movement: Movement): readonly Entry[] {
  switch (movement.what) {
    case 'opened':
      return book.length > 0 ? [] : opening(movement.owed);
    case 'cashSent':
      return move(book, isBorrower, 'sent', 'payable', 'transit');
    case 'cashSettled':
      return move(book, isBorrower, 'settled', 'transit', 'bank');
    case 'cashReturned':
      return move(book, isBorrower, 'returned', 'transit', 'payable');
    case 'payoffsSent':
      return move(book, isCreditor, 'sent', 'payable', 'transit');
    case 'payoffsSettled':
      return move(book, isCreditor, 'settled', 'transit', 'bank');
    case 'payoffsReturned':
      return payoffsReturned(book, movement.returned);
  }
}

/** What an account holds, of one payee or of all: what was put there less what was taken away. */
export function balanceCents(book: readonly Entry[], account: BookAccount, payee?: string): number {
  return book
    .filter((entry) => payee === undefined || entry.payee === payee)
    .reduce(
      (sum, { debit, credit, cents }) => sum + (credit === account ? cents : 0) - (debit === account ? cents : 0),
      0,
    );
}

const isBorrower = (payee: string) => payee === BORROWER;
/** Fees and costs are never payable, so that nothing of them moves with the creditors' money. */
const isCreditor = (payee: string) => payee !== BORROWER;

function opening({ cashCents, feeCents, costs, payoffs }: Owed): Entry[] {
  const open = (payee: string, credit: BookAccount, cents: number): Entry => ({
    kind: 'opened',
    payee,
    debit: 'line',
    credit,
    cents,
    attempt: 0,
  });
  return [
    open(BORROWER, 'payable', cashCents),
    ...payoffs.map(({ uuid, amountCents }) => open(uuid, 'payable', amountCents)),
    open('fees', 'fees', feeCents),
    ...costs.map(({ kind, cents }) => open(kind, 'fees', cents)),
  ].filter(({ cents }) => cents > 0);
}

function move(
  book: readonly Entry[],
  isMeant: (payee: string) => boolean,
  kind: Entry['kind'],
  from: BookAccount,
  to: BookAccount,
): Entry[] {
  const payees = [...new Set(book.map(({ payee }) => payee))].filter(isMeant);
  const sendings = (payee: string) => book.filter((entry) => entry.kind === 'sent' && entry.payee === payee).length;
  return payees
    .map((payee) => ({
      kind,
      payee,
      debit: from,
      credit: to,
      cents: balanceCents(book, from, payee),
      attempt: sendings(payee) + (kind === 'sent' ? 1 : 0),
    }))
    .filter(({ cents }) => cents > 0);
}

/** Those named come back; the others of the same sending have arrived. */
function payoffsReturned(book: readonly Entry[], returned: readonly string[] | undefined): Entry[] {
  const isBack = (payee: string) => isCreditor(payee) && (returned === undefined || returned.includes(payee));
  const hasArrived = (payee: string) => isCreditor(payee) && !isBack(payee);
  return [
    ...move(book, isBack, 'returned', 'transit', 'payable'),
    ...move(book, hasArrived, 'settled', 'transit', 'bank'),
  ];
}
