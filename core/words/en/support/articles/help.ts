/** Help articles about privacy, messages and getting help. */
import type { ArticleWords } from './article-words.ts';

export const privacy: ArticleWords = {
  title: 'How we keep your information safe',
  short:
    'Your data is protected with 256-bit encryption. Your Social Security number and account numbers are stored encrypted and shown only in part, and every look at them is recorded. We do not sell your information. We share what the application needs, and the privacy policy says with whom.',
  body: [
    'We need your Social Security number to find the right credit file. Photos of your ID are used for nothing but making sure that it is you.',
    'You can ask us for your data, or to delete it. What the law has lenders keep, we keep for as long as it says.',
  ],
  asked: [
    'privacy, personal information, my data, data safe, secure, security, encryption, protect my information, social security number safe, why do you need my ssn, who sees my ssn, sell my data, share my information with other companies, delete my data, delete my information, remove my information, id pictures kept, hacked, cookies',
  ],
};

export const messages: ArticleWords = {
  title: 'Emails and text messages',
  short:
    'In your settings you choose which text messages you get. You can reply STOP to any text to end them, and START to get them again. Emails about your application keep coming while it is open, because some are required. Every marketing email has a link to unsubscribe.',
  body: ['If our emails land in spam, mark them as safe and add our address to your contacts.'],
  asked: [
    'text messages, texts, texting, sms, stop texting, emails, too many emails, unsubscribe, opt out, notifications, turn off, turn on, get texts instead of email, spam folder, junk mail, did not get your email, marketing',
  ],
};

export const siteTrouble: ArticleWords = {
  title: 'When the site does not work',
  short:
    'Please press “Try again” or reload the page: what you have sent is saved. Use a current version of Chrome, Edge, Firefox or Safari. If it stays broken, try another device, or tell us what the page says.',
  body: ['Add-ons that block scripts or ads can stop a page. Turn them off for our site.'],
  asked: [
    'website not working, page not loading, does not load, site down, broken, error message, something went wrong, blank page, white screen, frozen screen, button does nothing, button does not work, crash, glitch, bug, browser, chrome, safari, slow page, spinning',
  ],
};

export const complaint: ArticleWords = {
  title: 'Making a complaint',
  short:
    'We are sorry. Please tell us what went wrong, by phone, in writing or here. You can ask for a supervisor, or for an answer in writing. Contact us has all the ways.',
  body: [
    'You may also turn to the Consumer Financial Protection Bureau at consumerfinance.gov/complaint, or to the regulator of your state.',
  ],
  asked: [
    'complaint, complain, file a complaint, unhappy, dissatisfied, terrible service, bad service, disappointed, report you, cfpb, feedback, angry, unacceptable',
  ],
};

export const scams: ArticleWords = {
  title: 'Calls and emails that may not be ours',
  short:
    'We never ask for your password, for a code we sent you, or for a fee to release your money. If anyone asks you for a code, it isn’t us: don’t answer, and call us at the number on our site. If someone applied in your name, call us right away.',
  body: ['If we call you, you may hang up and call us back. Identity theft can be reported at identitytheft.gov.'],
  asked: [
    'scam, fraud, fake, phishing, suspicious call, suspicious email, is this legit, really you, someone called me, asking for a code, pay a fee to release money, gift card, identity theft, applied in my name, not me, hacked account, impersonating',
  ],
};

export const advice: ArticleWords = {
  title: 'What we cannot advise on',
  short:
    'We do not give legal, tax or credit advice, and no one can tell you before a decision whether you will be approved. An attorney, a tax adviser or a counselor approved by HUD can advise you.',
  body: [
    'We decide by the same rules for everyone, once we have your application and its proof. If we cannot make an offer, we tell you the main reasons.',
  ],
  asked: [],
};
