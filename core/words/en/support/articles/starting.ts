/** Help articles about the line itself, applying and one's account. */
import type { ArticleWords } from './article-words.ts';

export const helocBasics: ArticleWords = {
  title: 'What a home equity line of credit is',
  short:
    'A home equity line of credit (HELOC) lets you borrow against the part of your home that you own. It’s separate from your mortgage and doesn’t replace it. Your home secures it, so you could lose your home if you do not repay.',
  body: [
    'Equity is what your home is worth, less what you still owe on it. With us you draw the whole line at the start, at a rate that is fixed for that draw. As you repay, you can draw again for some years.',
    'A cash-out refinance replaces your mortgage with a new one. A home equity loan pays out once and cannot be drawn again. A line of credit can.',
  ],
  asked: [
    'what is a heloc, meaning of heloc, define home equity line of credit, explain heloc',
    'difference between heloc and home equity loan, heloc or refinance, cash out refi, second mortgage, second lien',
    'what is equity, collateral, secured by my house, lose my home, foreclosure, does it replace my first mortgage',
  ],
};

export const howItWorks = (steps: readonly string[]): ArticleWords => ({
  title: 'How it works, from application to money',
  short: `You do everything online. The steps are: ${steps.join(', ')}. After that come the days to cancel, the county, and your money.`,
  body: [
    'You apply with a few questions and see offers after a soft credit check. You choose one, submit, and show us your income, your bank account and your identity.',
    'We value your home and check the title. Then you sign on your screen and meet a notary, mostly by video.',
    steps,
  ],
  asked: [
    'how does it work, what is the process, procedure, all the steps from start to end, whole process, walk me through, overview, stages, what comes after',
    'how do i apply, start an application, get started, sign up, begin, where do i apply, what happens after i apply',
    'is everything online, do i have to visit a branch or office, meet in person to apply',
  ],
});

export const whoCanApply = (f: {
  readonly age: number;
  readonly ownedDays: number;
  readonly kinds: string;
}): ArticleWords => ({
  title: 'Who can apply, and for which homes',
  short: `You must own the home, be at least ${f.age} years old (some states ask for more) and have an income. We lend on ${f.kinds}. We do not lend on a home that is for sale, or that you bought or took title to in the last ${f.ownedDays} days.`,
  body: [
    'It can be the home you live in, a second home or a rental. We do not lend on mobile or manufactured homes or on co-ops. Whether we lend in your state is on the page about our licenses.',
    'You must apply for yourself: no one can apply for you. We ask about your citizenship on the way. Whether you get an offer depends on your credit, your income, your home and what is owed on it.',
    'Someone without any income cannot apply now. Retired people and people who work for themselves can.',
  ],
  asked: [
    'who can apply, eligible, eligibility, requirements, criteria, do you need to own the house, can i apply if, am i allowed',
    'how old do i have to be, minimum age, too young, too old, citizen, green card, permanent resident, visa, immigrant',
    'rental property, investment property, second home, vacation home, condo, duplex, townhouse, mobile home, manufactured home, trailer, coop, farm, land',
    'house listed for sale, selling, recently bought, just purchased, new owner, title transferred, inherited, not on the title, on behalf of my parents, for my mother, business, llc, unemployed, no job, no income, retired',
  ],
});

export const howLong = (f: { readonly minutes: number; readonly days: number }): ArticleWords => ({
  title: 'How long it all takes',
  short: `Approval may be possible in ${f.minutes} minutes and funding in ${f.days} business days. Both take longer when we need to check something by hand, when your home needs an appraisal, or when the law asks for a waiting period.`,
  body: [
    'What takes longest is mostly proof of income, the value of your home and title. You can help by sending what we ask for the same day.',
  ],
  asked: [
    'how long does the whole process take, whole process, total time, altogether, overall, from application to funding, until closing',
    'how fast, how quick, how many days does everything take, speed, time to apply, after i submit until a decision, closing time',
  ],
});

export const signIn: ArticleWords = {
  title: 'Logging in',
  short:
    'Log in with your email and password to see your application. If you forgot the password, choose “Forgot password” on the login page and we email you a link. If a code does not come, look in your spam folder, wait a minute and ask for a new one.',
  body: [
    'After several wrong tries we lock the account for a while. Wait, or reset your password. If you no longer have the email address or the phone, call us: we make sure that it is you.',
  ],
  asked: [
    'cannot log in, login, log on, sign in, sign on, trouble logging in, account locked, locked out, username',
    'forgot password, reset password, password not working, wrong password, change my password',
    'did not get the code, verification code, text code, six digits, two factor, authenticator, link expired',
  ],
};

export const comeBack = (f: { readonly days: number }): ArticleWords => ({
  title: 'Saving and coming back later',
  short:
    'You can stop at any time. Log in again, on any device, and pick up where you left off. What you have sent is saved.',
  body: [
    `If you had not set a password yet, your answers are kept for ${f.days} days on the device you used.`,
    'You can start on a computer and go on with your phone.',
  ],
  asked: [
    'save and finish later, come back later, go on later, stop for today, continue later, take a break, pause, stop now, tomorrow, resume my application, pick up where i left off',
    'close the browser, close the tab, lose my progress, lose everything, is it saved, switch to my phone, other device, computer, tablet',
  ],
});

export const changeAnswers: ArticleWords = {
  title: 'Correcting an answer or your details',
  short:
    'Until you submit your application, you can correct every answer on the review page. Your email, phone number and password are in your settings. After you have submitted, call us and we correct it.',
  body: [
    'Please tell us soon about a wrong name, birth date, Social Security number or income: they can change your offer. Nothing bad comes of an honest mistake.',
  ],
  asked: [
    'made a mistake, typo, typed wrong, entered wrong, wrong information, put the wrong, misspelled, incorrect, fix my answer, edit, correct, change my answers, update',
    'wrong birthday, wrong date of birth, wrong income, wrong name, wrong ssn, wrong value, wrong address',
    'change my phone number, new phone, change my email address, moved, new mailing address, update my profile',
  ],
};

export const withdraw: ArticleWords = {
  title: 'Ending your application',
  short:
    'You can withdraw at any time before you sign, at no cost: go to your dashboard and choose to cancel the application, or tell us. After you sign you may still have days to cancel the line.',
  body: ['A withdrawn application cannot be opened again. You can apply again later, at the terms of that day.'],
  asked: [
    'cancel my application, withdraw, withdrawal, stop my application, end it, back out, pull out, drop it, close my application',
    'changed my mind, do not want it anymore, no longer interested, not going ahead, am i committed, obligated, binding',
  ],
};

export const applyAgain = (f: { readonly days: number }): ArticleWords => ({
  title: 'Applying again, or for another home',
  short: `You can have one open application at a time. After one is closed or declined you may apply again. After a line was completed, the next can start ${f.days} days later.`,
  body: [
    'A new application is a new start: it has its own credit check and its own offers. If something was wrong in the old one, fix that first.',
  ],
  asked: [
    'apply again, reapply, re-apply, second application, another application, two applications, new application, try again, try again after denied, start over',
    'already applied, applied before, applied last month, how soon can i reapply, another house, other property, second line, two helocs',
  ],
});
