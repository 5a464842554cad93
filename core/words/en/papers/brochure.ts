/**
 * What you should know about home equity lines of credit: our own words, as a suitable substitute for the Bureau's brochure
 * (12 CFR 1026.40(e)). Counsel must confirm that it is one (core/law). Nothing in it is about one lender's terms.
 */
export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export const opening =
  'Federal law asks us to give you this brochure with your application. It explains how home equity lines of credit work in general, so that you can compare ours with others. The terms of our own line are in the disclosures that come with it.';

export const sections: readonly Section[] = [
  {
    heading: 'What a home equity line of credit is',
    paragraphs: [
      'A home equity line of credit, or HELOC, lets you borrow against the value of your home that you own free of other loans. Your lender sets a limit. You borrow up to that limit, pay back, and with most lines borrow again for some years.',
      'Your home is the security. If you cannot pay as agreed, the lender can take your home and sell it. Think about whether what you want the money for is worth that risk, and whether you can carry the payments if your income falls or rates rise.',
    ],
  },
  {
    heading: 'How much you can borrow',
    paragraphs: [
      'Lenders look at what your home is worth, what you already owe on it, your income, your other debts and your credit history. Many lend up to a share of the value, less what you owe. With a home worth $300,000, a share of 80 percent and a mortgage of $180,000, the most would be $60,000.',
      'You do not have to take all that you are offered. A smaller line is easier to carry.',
    ],
  },
  {
    heading: 'Draw period and repayment period',
    paragraphs: [
      'Most lines have two parts. In the draw period you can take money out. In the repayment period you cannot, and you pay back what you owe. Some lines ask for interest only in the first part: your payments are low then and can rise sharply when the second part begins.',
      'Some lines end with one large payment, called a balloon. If you cannot pay it, you may have to take a new loan or sell your home. Ask when each part begins and ends, how the payment is worked out in each, and whether anything is left to pay at the end.',
    ],
  },
  {
    heading: 'Fixed and variable rates',
    paragraphs: [
      'Many lines have a variable rate. It is an index, such as the Prime Rate, plus a margin that the lender adds. When the index rises, so do your rate and your payment. The law requires a highest rate for the life of a variable-rate line on a home: ask what it is, and what you would pay each month if it were reached.',
      'Some lenders start with a low rate for a short time. Ask how long it lasts and what the rate would be without it. Some lines let you fix the rate of what you have drawn. A fixed rate does not rise, and does not fall either.',
    ],
  },
  {
    heading: 'What it can cost',
    paragraphs: [
      'The annual percentage rate of a line is its rate of interest. It does not include fees, so compare both.',
    ],
    points: [
      'To open the line: an origination or application fee, a valuation of your home, a title search, recording fees and taxes, a notary.',
      'While you have it: a yearly fee, a fee for each draw, a fee if you do not use the line.',
      'When you end it: a fee for closing the line early.',
      'If you pay late: late charges and a mark on your credit report.',
    ],
  },
  {
    heading: 'Compare before you choose',
    paragraphs: [
      'Ask more than one bank, credit union or other lender for the same amount on the same day, and put the answers side by side.',
    ],
    points: [
      'What is the rate, is it fixed or variable, and what is the highest it can be?',
      'Which index and which margin are used, and how often can the rate change?',
      'What are all the fees, and which of them do I get back if I do not open the line?',
      'How long can I draw, how long do I repay, and what is my payment in each part?',
      'Is there a least amount to draw, a balance I must keep, or a balloon at the end?',
      'Can I pay early without a charge?',
      'Can the lender freeze the line, reduce it or end it, and when?',
    ],
  },
  {
    heading: 'What the lender may and may not change',
    paragraphs: [
      'A lender may not change the terms of your line as it likes. It may end the line and ask for everything at once only if you commit fraud, do not pay as agreed, or harm the security. It may stop further draws or lower your limit while the value of your home has fallen a good deal, while your own situation has changed so that you may not be able to pay, or while you break an important promise of the agreement.',
      'If your line is frozen or reduced, ask why, and ask what it takes to have it restored. You may also look for another lender.',
    ],
  },
  {
    heading: 'If a term changes before you open the line',
    paragraphs: [
      'If a disclosed term changes before the line is opened, other than because an index moved, you may decide not to go on. The lender must then give back every fee you paid in connection with the application. Fees that you pay in the first three business days after you get the disclosures and this brochure must be given back too, if you withdraw in that time.',
    ],
  },
  {
    heading: 'Your right to cancel',
    paragraphs: [
      'If the line is on your main home, you have three business days after opening it to cancel for any reason, without cost. You must cancel in writing. Until that time is over the lender may not pay out money. If you cancel, the lender must end its claim on your home and give back every fee.',
    ],
  },
  {
    heading: 'Other ways to borrow',
    paragraphs: [
      'A second mortgage, or home equity loan, gives you one sum at once, usually at a fixed rate with fixed payments. A cash-out refinance replaces your mortgage with a larger one. A personal loan or a credit card does not put your home at risk, and often costs more. A loan from a retirement plan has rules and taxes of its own. Compare what each costs in all, not only each month.',
    ],
  },
  {
    heading: 'Taxes',
    paragraphs: ['Interest may or may not be deductible. Ask a tax adviser before you count on it.'],
  },
  {
    heading: 'If you have trouble paying',
    paragraphs: [
      'Call your lender before you miss a payment: the earlier you ask, the more can be done. A housing counselor approved by the U.S. Department of Housing and Urban Development can help at little or no cost: call 800-569-4287 or see consumerfinance.gov/find-a-housing-counselor. Be careful with anyone who asks for money first or tells you to stop paying.',
    ],
  },
  {
    heading: 'Words that lenders use',
    paragraphs: [],
    points: [
      'Credit limit: the most you can owe on the line at one time.',
      'Equity: what your home is worth, less what you owe on it.',
      'Index: a published rate that a variable rate follows.',
      'Margin: what the lender adds to the index.',
      'Minimum payment: the least you must pay each month.',
      'Negative amortization: owing more over time because payments do not cover the interest.',
      'Security interest: the lender’s right to your home if you do not pay.',
    ],
  },
  {
    heading: 'Where to learn more, and to complain',
    paragraphs: [
      'The Consumer Financial Protection Bureau answers questions and takes complaints: consumerfinance.gov, 855-411-2372. Its own brochure has the title “What you should know about home equity lines of credit”.',
    ],
  },
];
