/** Help articles about the money: when it comes, where it goes. */
import type { ArticleWords } from './article-words.ts';

export const whenMoney = (f: { readonly days: string }): ArticleWords => ({
  title: 'When you get your money',
  short: `After everyone has signed, you have ${f.days} business days to cancel if it is your main home. No money moves before they are over. Then the deed goes to the county, two people approve the payment, and the money goes to your bank account by direct deposit. It arrives one or two banking days later.`,
  body: [
    'There is no wire to order and no check to wait for. If the money is not there two banking days after we sent it, call us and we trace it.',
  ],
  asked: [
    'when do i get my money, get the money, get paid, receive the funds, funded, funding date, funds available, cash in my bank, deposit, direct deposit, wire, money sent, money arrive, money not in my account, money not there, how is the money delivered, after signing, after the three days, today',
  ],
});

export const payingDebts: ArticleWords = {
  title: 'Paying off other debts with your line',
  short:
    'You can have us pay credit cards, car loans or other debts directly out of your line: choose them with your offer. We pay them after your money is sent. Keep paying them until their statement shows nothing owed.',
  body: [
    'To add or take away a debt, do it where you choose your offer, or tell us before you accept the final terms. If we pay more than was owed, the creditor pays the rest back to you. The page after signing lists what we pay.',
  ],
  asked: [
    'pay off credit cards, pay my creditors, pay off debt, debt consolidation, consolidate, car loan, auto loan, pay off my second mortgage with this, directly to the card, card still shows a balance, debts paid, overpaid, remove a debt from the list, do not want that loan paid off',
  ],
};

export const receivingAccount: ArticleWords = {
  title: 'The bank account for your money',
  short:
    'Use a checking or savings account in your own name at a US bank or credit union; a joint account with your name is fine. You can link it, or type in the routing and account number. We cannot send money to someone else, and we send no checks.',
  body: [
    'The routing number is the nine digits at the bottom left of a check. Your bank shows it too. Some accounts have none and cannot receive money: please use another.',
    'If the bank cannot tell us that the account is yours, we send small deposits and ask you for the amounts, or ask for a statement.',
  ],
  asked: [
    'bank account for the money, add my bank, link my bank, enter account by hand, routing number, account number, checking, savings account, joint account, joint with my wife, account of my husband, my wifes account, online bank, prepaid card, bank not listed, small deposits, micro deposits, confirm my account, someone elses account, send me a check, mail a check, cash, wrong account number, change account for payments',
  ],
};

export const bankSafety: ArticleWords = {
  title: 'Is it safe to link a bank or payroll?',
  short:
    'Yes: you log in with your bank or payroll company directly. We never see your username or password, and we only get what this application needs. We cannot take money out unless you choose automatic payments or agree to pay a fee.',
  body: ['You need not link anything: you can type in the account, and upload documents for your income.'],
  asked: [
    'is linking my bank safe, plaid, bank login, bank password, see my transactions, see my balance, take money out of my account, access to my account, share my bank login, trust linking payroll',
  ],
};

export const accountChange = (f: { readonly hours: number }): ArticleWords => ({
  title: 'Changing the account, or money that came back',
  short: `Before you sign you can change the account on its page. After that we wait ${f.hours} hours and ask you to confirm the change with a code, so that no one else can send your money away. If your bank sent the money back, nothing is lost: name another account on your page.`,
  body: ['If you did not change the account yourself, call us at once.'],
  asked: [
    'change my bank account, new account, different account, account closed, closed the account, money came back, bank returned the money, switch account, wrong account for the money, where the money goes, confirm new account code',
  ],
});
