/** Help articles about closing and what comes after. */
import type { ArticleWords } from './article-words.ts';

export const finalTerms: ArticleWords = {
  title: 'Your final terms',
  short:
    'Before you sign, you get your final figures: rate, fee, payment, and where every dollar goes. They do not change after you have them, unless a cost does; then you get them again. You may accept them or not. If you do not, the application ends at no cost.',
  body: [
    'To change the amount or the term, do it before you accept. What you pay at closing comes out of your first draw; you need no cash.',
  ],
  asked: [
    'final offer, final terms, final numbers, final figures, closing disclosure, closing figures, accept the terms, do not accept, change the amount before signing, can it still change, cash to close, what do i pay at closing, am i bound',
  ],
};

export const signing: ArticleWords = {
  title: 'Signing your documents',
  short:
    'You sign the agreement on your screen, on a computer or a phone. Electronic signatures are valid. You can read and save everything first. The deed comes after it, with a notary. No witness is needed for the first part.',
  body: [
    // ESIGN: 15 U.S.C. 7001; UETA in the states.
    'If your name or a figure is wrong, do not sign: call us and we make the documents again. If the page does not open, try another browser.',
  ],
  asked: [
    'sign, signing, sign the documents, signature, electronic signature, esign, sign online, sign on my phone, sign on paper, read before signing, copies before i sign, what will i sign, documents to sign, name wrong on the papers, signing page does not open, witness',
  ],
};

export const coOwners = (f: { readonly most: number }): ArticleWords => ({
  title: 'Other owners and your spouse',
  short: `Everyone who owns the home signs the deed, because it is theirs too: a spouse, a relative, also a former spouse who is still on the deed. In some states a spouse signs even without owning. They do not owe the debt: you alone borrow. We invite each of them by email (up to ${f.most}), and they show an ID and meet the notary.`,
  body: [
    'The line has one borrower. You cannot add a co-borrower.',
    'If an invitation did not come, look in spam, check the address on your page and send it again. An owner who is abroad can join by video where the state allows it. If an owner does not want to sign, the line cannot close.',
  ],
  asked: [
    'wife, husband, spouse, partner, brother, sister, co-owner, other owner, both owners, all owners sign, ex wife on the deed, ex husband, co-borrower, add a borrower, joint application, apply alone, without my wife, does my wife have to sign, is my spouse on the loan, married, invitation, invite, other owner did not get the email, change their email, refuses to sign, responsible for the debt, lives abroad',
  ],
});

export const onlineNotary: ArticleWords = {
  title: 'Meeting the notary by video',
  short:
    'The last signature is given by video, in front of a notary who checks who you are. It takes about 15 minutes and is free. Have your identity document, a camera, a microphone and a quiet room. Each owner takes part, and you need not sit together.',
  body: [
    'First come a few questions that only you should be able to answer. If the call drops, open the page again: you come back into the room. If the camera does not work, allow it in your browser or use your phone. If video does not work out, you can meet a notary in person.',
  ],
  asked: [
    'notary, online notary, video notary, enotary, remote notary, notary call, notary by video, meet the notary, go to a notary, notary session, what do i need for the notary, id for the notary, camera with the notary, disconnected from the notary, how long is the notary, on the call together, notary room',
  ],
};

export const notaryInPerson = (f: { readonly fee: string }): ArticleWords => ({
  title: 'Meeting a notary in person',
  short: `If you cannot or do not want to sign by video, a notary can meet you. It costs ${f.fee}, taken from your first draw, except where a state leaves no other way. You choose the time on your page, and can move or cancel it there until a day before. After that, call us.`,
  body: [
    'Everyone who signs must be there, each with an identity document. The notary brings the documents. You cannot bring a notary of your own. If the notary does not come, call us at once and we find another time.',
    'In Texas you sign at the office of a title company, an attorney or the lender, not at home.',
  ],
  asked: [
    'notary in person, in-person notary, notary come to my house, someone come to my house, mobile notary, meet at home, notary appointment, book the notary, schedule the notary, reschedule the notary, move my appointment, change my notary time, cancel the notary appointment, notary did not show up, notary never came, bring to the notary, my own notary, notary cost, notary fee, no webcam, do not want video',
  ],
});

export const stateSteps = (f: { readonly texasDays: number; readonly attorney: string }): ArticleWords => ({
  title: 'Steps that your state adds',
  // Texas Constitution, art. XVI s. 50(a)(6); attorney states are in core/notary/states.ts, to be verified by counsel.
  short: `In Texas a home equity line can close from the ${f.texasDays}th day after you applied and had the Texas notice, and only at an office. In ${f.attorney} an attorney must approve the closing. Such steps are set by law: they cannot be skipped. The attorney works on the closing, and is not your own lawyer.`,
  body: [
    'Your page shows the first day on which you can sign. Until then you may change your mind at no cost. What the attorney costs you, if anything, is in your closing figures.',
  ],
  asked: [
    'texas, 12 day notice, twelve day rule, waiting period, waive the waiting period, attorney state, attorney at closing, attorney review, attorney approve, lawyer at closing, pay for the attorney, my state is different, georgia, massachusetts, new york closing, once a year rule, state rules, wait before closing',
  ],
});

/** 12 CFR 1026.15. */
export const rightToCancel = (f: { readonly days: string; readonly giveBackDays: number }): ArticleWords => ({
  title: 'Your right to cancel after signing',
  short: `If the line is on your main home, every owner may cancel until midnight of the ${f.days} business day after signing and getting the notice. It costs nothing, and one owner is enough. Saturdays count; Sundays and federal holidays do not. You can cancel on your page or by mailing the notice in time.`,
  body: [
    `No money is sent before the time is over. If you cancel, the lien ends and within ${f.giveBackDays} days we give back every fee you paid.`,
    'The days can only be given up in a real personal emergency, in writing, by every owner. Wanting the money sooner is not one. Each owner gets two copies of the notice: one to keep, one to send. You need not sign or send it if you keep the line.',
    'There is no such right for a rental, a second home or a line for business.',
  ],
  asked: [
    'right to cancel, rescission, rescind, three day right, 3 days, cooling off, cancel after signing, change my mind after signing, cancel the loan, cancel the line, waive the three days, skip the three days, last day to cancel, do saturdays count, too late to cancel, notice of right to cancel, two copies, mail a letter to cancel, my wife cancel without me, cost to cancel, rental right to cancel',
  ],
});

export const afterSigning: ArticleWords = {
  title: 'After you sign: county and last checks',
  short:
    'After the days to cancel, the county writes our lien into its public records; you need not go there. Then we check your account, your job and the records a last time. Two people approve the payment, and the money is sent.',
  body: [
    'The lien stays until you have paid off and closed the line. What the county charges is in your closing figures. Please do not open new credit or change jobs before you have your money.',
  ],
  asked: [
    'after i sign, recording, recorded, county recorder, record the deed, public records, lien on my house, put a lien, county charge, recording fee, final checks, last checks before funding, check my job again, pull my credit before funding, approve the payment',
  ],
};

/** Adverse action: 12 CFR 1002.9; free report: 15 U.S.C. 1681m(a)(4) and 1681j(b), 60 days. Counsel must confirm the wording. */
export const declined: ArticleWords = {
  title: 'If we decline an application',
  short:
    'You get a notice with the main reasons, by email and in your application. It says which bureau we asked, and how to get a free copy of that report. If you see a mistake, or something has changed, ask us to look again: call or write to us, with proof.',
  body: [
    'We can look again at a decision within the same year. Everything is then checked again. You may also apply again.',
  ],
  asked: [
    'declined, denied, turned down, rejected, refused, denial letter, adverse action notice, reasons for denial, why was i denied, why would i be denied, reconsider, reconsideration, appeal, look again, review the decision, second look, free copy of my credit report after denial',
  ],
};
