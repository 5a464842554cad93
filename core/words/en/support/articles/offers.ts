/** Help articles about offers, rates and payments. */
import type { ArticleWords } from './article-words.ts';

export const choosingOffer = (f: {
  readonly least: string;
  readonly most: string;
  readonly terms: string;
}): ArticleWords => ({
  title: 'Choosing an offer: amount and term',
  short: `Lines run from ${f.least} to ${f.most}; yours depends on your home, your credit and your income. Terms are ${f.terms} years, where your offers have them. You can take less than the most we offer. The whole line is drawn at the start.`,
  body: [
    'A longer term has a smaller payment and costs more interest in all. A higher fee buys a lower rate. The page shows the payment for each choice, so you can compare. Which is best for you is your decision.',
    'You can change your choice until you accept the final terms.',
  ],
  asked: [
    'how much can i borrow, how much can i get, how big a loan, maximum amount, largest line, minimum amount, smallest, least, limit, loan size, cash out amount, borrow 100k, take less, less than the max, all at once, whole amount',
    'choose offer, pick an offer, which offer, which term, best term, term length, years, 5 10 15 20 30 years, number of offers, compare offers, different amount, change the amount',
  ],
});

export const rate = (f: { readonly least: string; readonly most: string }): ArticleWords => ({
  title: 'How your rate is set, and whether it changes',
  short: `Our annual percentage rates (APR) run from ${f.least} to ${f.most}. The rate of your first draw is fixed for its whole term. It depends on your credit, the term, the amount, the fee you choose, your home and its state. Each later draw gets its own fixed rate on its day: the Prime Rate plus a margin that does not change.`,
  body: [
    'For a line of credit, the APR is the yearly rate of interest and holds no fees.',
    'The rate in your final terms is the one you sign. If Prime goes up or down, your first draw stays as it is.',
  ],
  asked: [
    'fixed or variable rate, adjustable, fixed rate, does the rate change, will my rate go up, prime rate, fed, index, margin, rate lock, locked rate',
    'how is my rate decided, how do you set the rate, why is the rate, what does the rate depend on, different rates for people, apr versus interest rate, difference rate and apr, rate of later draws',
  ],
});

export const discounts = (f: { readonly list: readonly string[] }): ArticleWords => ({
  title: 'Discounts on your rate',
  short:
    f.list.length === 0
      ? 'We do not offer rate discounts now. A higher origination fee can lower your rate: your offers show it.'
      : `You can lower your rate: ${f.list.join('; ')}. A higher origination fee can lower it too: your offers show it.`,
  body: [
    'The discount for automatic payments lasts as long as you pay automatically. If you stop, your rate goes up by the same amount. You can turn automatic payments on or off after your line is open.',
  ],
  asked: [
    'discount, discounts, autopay discount, automatic payment discount, lower my rate, cheaper rate, member discount, credit union member, loyalty, how much do i save, turn off autopay later, sign up for autopay after',
  ],
});

/** A counter-offer: 12 CFR 1002.9(a)(1)(iv). */
export const changedOffer = (f: { readonly days: number }): ArticleWords => ({
  title: 'Why an offer changes',
  short: `An offer is based on what we know that day. If your credit report, income, home value or loans turn out different, we make a new one, called a counteroffer. You are free to turn it down. You have ${f.days} days; without an answer, or if you say no, the application ends.`,
  body: [
    'The old offer cannot come back unless what changed it was a mistake. If you think it was, tell us before you answer: show us the document that proves it.',
  ],
  asked: [
    'offer changed, terms changed, new terms, counteroffer, counter offer, revised offer, rate went up, rate higher now, amount smaller, less money, lower amount, not what i was offered, old offer back, original offer',
    'do i have to accept the new offer, turn down, what if i say no, what if the value is lower, appraisal came in low, house worth less, value is lower, can my offer still change',
  ],
});

export const assets: ArticleWords = {
  title: 'Using savings to qualify',
  short:
    'If your income alone is not enough for the line, savings can count too: bank accounts, stocks and funds, and part of retirement accounts such as a 401(k) or IRA. You enter what you have, and we may ask for a statement.',
  body: [
    'The money stays yours and is not pledged. If an account is not on the list of the page, ask us whether it counts.',
  ],
  asked: [
    'assets, savings, 401k, ira, retirement account, stocks, brokerage, mutual funds, crypto as asset, bitcoin, what counts as an asset, statements for savings, skip the assets, asset depletion',
  ],
};

export const monthlyPayment: ArticleWords = {
  title: 'Your monthly payment',
  short:
    'Payments are due on the same day each month, the first about one month after your money is sent. We send a statement before. Most lines pay the same amount each month, interest and principal. Your own payment is in your offer and in your final terms. You can pay automatically or by yourself.',
  body: [
    'Interest counts by the day and there is no grace period. Interest-only lines are for people who are old enough for that product: the offer says so.',
    'To pay from another account, or to ask for another due date, log in or call us.',
  ],
  asked: [
    'monthly payment, how much a month, payment amount, minimum payment, first payment, when is my payment due, due date, change due date, pay my bill, make a payment, how to pay, pay by myself, manual payment, statement, autopay or not, which account for payments',
    'interest only, principal, amortization, payments stay the same, grace period',
  ],
};

export const drawingAgain = (f: { readonly drawPeriod: string }): ArticleWords => ({
  title: 'Drawing again later',
  short:
    'As you repay, you can draw again during the draw period, up to your limit. Each later draw has its own fixed rate, set on its day, and its own term. There is no card and there are no checks: you ask for a draw and the money goes to your bank account.',
  body: [`The draw period: ${f.drawPeriod}.`, 'A later draw may carry an origination fee, except in Texas.'],
  asked: [
    'draw again, redraw, borrow again, take out more money, take out more money later, reusable, revolving, more cash, additional draw, second draw, next draw, use the line again, reuse, draw period, how long can i draw, card for the line, checks, access the line, available credit, increase my line',
  ],
});

export const payingEarly: ArticleWords = {
  title: 'Paying early, or selling your home',
  short:
    'You may pay more than is due, or pay off the whole line, at any time and without a fee. If you sell your home, the line is paid off at the sale.',
  body: ['To close a line, pay off the balance and ask us to close it. Then the lien is released.'],
  asked: [
    'pay early, pay it back sooner, pay back early, pay it down faster, faster, early payoff, prepayment penalty, extra payment, pay extra, pay more, pay off the heloc ahead of time, pay it all back, penalty, sell my house, selling with a heloc, close my line, close the account',
  ],
};

export const fallingBehind: ArticleWords = {
  title: 'If you cannot make a payment',
  short:
    'Please call us before the payment is due: the earlier we know, the more we can do. A late payment has no fee of its own, but interest goes on and it may be reported to the bureaus. If you keep missing payments, you could lose your home.',
  body: ['A counselor approved by HUD can help you for free; hud.gov lists them.'],
  asked: [
    'cannot pay, cannot make a payment, lost my job, hardship, miss a payment, behind on payments, behind on the heloc, late fee, late charge, what if i do not pay, default, forbearance, skip a payment, trouble paying',
  ],
};
