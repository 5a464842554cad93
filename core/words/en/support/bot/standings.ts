/**
 * What the bot says about each status, to the borrower who is there: what is happening, why, and what to do. Who acts and
 * by when follow from the table and from what the waiting pages say (core/words/en/holds.ts).
 */
import type { Status } from '../../../../journey/statuses.ts';

export interface StandingWords {
  readonly what: string;
  readonly why: string;
  /** What the person does now. */
  readonly next: string;
  /** Where more can be said than the table's limits do. */
  readonly when?: string;
  /** Other words that people there use for it; never shown. */
  readonly also?: string;
}

const wait = 'There is nothing for you to do. This goes on by itself, and we email you when we need you.';
const estimate = {
  what: 'We ask what you think your home is worth.',
  next: 'Please enter your own estimate of the value of your home.',
};
const order = {
  what: 'We need a valuation of your home, and it starts when you order it.',
  next: 'Please describe the shape of your home, look at the fee and order the valuation.',
};
const frozen = {
  what: 'Your credit file is frozen or locked, so the bureau cannot show it to us.',
  next: 'Please lift the freeze at the bureau that the page names. Then come back and press the button to try again.',
};
const liens = {
  what: 'We ask you to check the list of loans on your home.',
  why: 'County records can be months old. You know best what each loan stands at today, and which ones you want to pay off.',
  next: 'Please correct the balances, add a loan that is missing, and confirm the list.',
};

export const standings: Readonly<Record<Status, StandingWords>> = {
  IN_PROGRESS: {
    what: 'We have your first answers and are checking that we can lend where you live and on your home.',
    why: 'We check your state, zip code, age and home again on our side before we go on.',
    next: wait,
    also: 'submit, submitted, zip, eligibility, spinning, first check',
  },
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: {
    what: 'We are getting your first documents ready. Your credit has not been looked at yet.',
    why: 'By law you get some documents before we ask for a credit report, such as the notice about lines of credit and the privacy notice.',
    next: wait,
    also: 'disclosures, documents, credit check',
  },
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: {
    what: 'Your first documents are being sent to you. Your credit has not been looked at yet.',
    why: 'You must be able to read these documents before we ask the bureau for your report.',
    next: wait,
    also: 'disclosures, documents, report pulled, credit check',
  },
  WAITING_FOR_SOFT_CREDIT: {
    what: 'We have asked the credit bureau for your report. This is a soft inquiry and does not change your score.',
    why: 'We need your report to see which offers we can make. An offer without it would only be a guess.',
    next: wait,
    also: 'credit check, looking at my credit, score',
  },
  CREDIT_NO_MATCH: {
    what: 'The bureau could not find your credit file by your name, address and birth date.',
    why: 'Your Social Security number is the surest way to find the right file. It is still a soft inquiry.',
    next: 'Please enter your Social Security number on the page. It is encrypted at once.',
    also: 'ssn, social, number',
  },
  CREDIT_NO_MATCH_SSN: {
    what: 'The bureau could not find a credit file, even with your Social Security number. A person compares your details.',
    why: 'Either something was mistyped, or the bureau has no file under your name. A person finds out which.',
    next: 'You don’t need to do anything. If you changed your name, moved, or may have mistyped the number, call us.',
    also: 'ssn, copy of the card, found, prove',
  },
  SOFT_CREDIT_LOCKED_OR_FROZEN: {
    ...frozen,
    why: 'A freeze keeps everyone out of your file, us too. Only you can lift it.',
    also: 'unlock, unfreeze, lifted',
  },
  CREDIT_ERROR: {
    what: 'The credit bureau did not give us a report we can read. Our team is looking into it.',
    why: 'The bureau did not answer, or answered with an error. It is not something you did.',
    next: 'There is nothing for you to do, and no need to call the bureau. We ask again ourselves.',
    also: 'credit check, error, problem, try again, fixing, experian',
  },
  CREDIT_MINOR: {
    what: 'The bureau shows a different birth date from yours. A person compares the two.',
    why: 'The birth date in the file would make you too young. A typing mistake is far more likely.',
    next: 'If you may have mistyped your birth date, call us and we correct it. Otherwise there is nothing to do.',
    also: 'birthday, age, date of birth, license, prove, young',
  },
  FACTA_REVIEW: {
    what: 'Your credit file has a fraud alert or an active-duty alert, so we make sure that it is really you.',
    why: 'With such an alert the law has us confirm who is applying before we go on.',
    next: 'Please answer our call to the number you gave the bureau. If you missed it, call us back.',
    also: 'alert, phone call, number',
  },
  DELINQUENCY_REVIEW: {
    what: 'Your credit report shows a late payment. One of our underwriters looks at it.',
    why: 'A late payment can have a good reason, or may be paid by now. A person decides, not a computer.',
    next: 'If the payment has been made, call us and tell us the date. Otherwise there is nothing to do.',
    also: 'missed payment, past due, proof, paid, explain',
  },
  WAITING_FOR_AVM_DATA: {
    what: 'We are looking up your home in public records and working out what it is worth.',
    why: 'How much you can borrow depends on the value of your home.',
    next: wait,
    also: 'value, valuation, house, lookup',
  },
  NO_PROPERTY_FOUND: {
    what: 'We could not find your home in public records under the address you gave.',
    why: 'Often a unit number is missing, or the county spells the street in another way.',
    next: 'Please check the address and correct it. Your property tax bill shows how the county writes it.',
    also: 'fix, house, address',
  },
  MULTIPLE_PROPERTIES: {
    what: 'Public records show more than one property at your address.',
    why: 'There can be several units or parcels at one address, and we must lend on the right one.',
    next: 'Please choose your property from the list.',
    also: 'pick, wrong one, several homes, more than one',
  },
  NO_AVM_FOUND: {
    ...estimate,
    why: 'No computer model has a value for your home, so we start from yours. A professional checks it later.',
    also: 'value, worth, guess, number, found, type',
  },
  NAV_BPO_ESTIMATE: {
    ...estimate,
    why: 'The computer value is not sure enough. We start from your number, and a broker gives an opinion later.',
    also: 'value, worth, guess, number, computer',
  },
  NAV_RESI_EVAL_ESTIMATE: {
    ...estimate,
    why: 'For your home a computer value alone is not enough. We start from your number, and an evaluation follows.',
    also: 'value, worth, guess, number, computer',
  },
  PREQUAL_TITLE: {
    what: 'We are reading the property report: who owns your home, since when, and which loans are secured by it.',
    why: 'We can lend only to an owner, and we must know what is already owed on the home.',
    next: wait,
    also: 'county records, mortgage, title, owners, company, report',
  },
  LIEN_VERIFICATION: { ...liens, also: 'mortgage, liens, remove, wrong, lender' },
  LIEN_VERIFICATION_INQUIRY: { ...liens, also: 'mortgage, liens, remove, wrong, lender, quote, inquiry' },
  LIEN_ATTESTATION: {
    what: 'You confirmed your loans. Our system is working out how much is left to borrow against your home.',
    why: 'What you told us about your loans changes how much room there is for a new line.',
    next: wait,
    also: 'numbers, offer, computer, loan to value',
  },
  CLTV_LIEN_POSITION_REQUALIFY: {
    what: 'The loans on your home leave less room than your line needs. There is another way: a smaller line, or paying off a loan with it.',
    why: 'All loans on a home together may only reach a set share of its value.',
    next: 'Please look at the other way to qualify, and accept it or turn it down.',
    also: 'owe, owed, counteroffer, choices, offer, qualify',
  },
  WAITING_FOR_INITIAL_OFFERS: {
    what: 'Our system is working out your offers.',
    why: 'Everything that a price depends on is known now: your credit, your home and your loans.',
    next: wait,
    also: 'pricing, rate, see the offers',
  },
  ASSETS_PREQUAL: {
    what: 'We ask about your savings and other assets.',
    why: 'Your income alone is not enough for this line, and your savings may make up for it.',
    next: 'Please enter your assets. You may skip this step, but then we cannot make an offer.',
    also: 'savings, income, statements',
  },
  OFFER_SELECTION: {
    what: 'Your offers are ready for you to choose from.',
    why: 'The term, the amount and the fee are your choice, and they set your rate and payment.',
    next: 'Please compare the offers, choose one and confirm it.',
    also: 'pick, rate, amount',
  },
  COLLECT_ADDITIONAL_INFO: {
    what: 'We need a little more about you: your mailing address, marital status, citizenship and who owns the home with you.',
    why: 'These answers go on your documents, and decide who has to sign.',
    next: 'Please fill in the page about you.',
    also: 'information, missing, married, spouse, questions',
  },
  HMDA: {
    what: 'We ask about your ethnicity, race and sex.',
    why: 'Federal law has lenders ask, so that the government can see that people are treated fairly. It plays no part in our decision.',
    next: 'Please answer, or tell us that you would rather not. Both are fine.',
    also: 'demographics, personal questions',
  },
  GEN_SUMMARY_DISCLOSURE: {
    what: 'Our system is putting your application on paper for you to read.',
    why: 'You should see all you told us in one place before you submit it.',
    next: wait,
    also: 'summary, documents, review',
  },
  WAITING_FOR_SUMMARY_DISCLOSURE: {
    what: 'The summary of your application is on its way to you. You have not submitted it yet.',
    why: 'You can only submit what you could read.',
    next: wait,
    also: 'summary, documents, submitted, submit',
  },
  APP_SUBMISSION: {
    what: 'Your application is ready for you to review. You have not submitted it yet.',
    why: 'When you submit, you agree to a hard credit inquiry, and it becomes a full application.',
    next: 'Please read the summary, correct what is wrong and submit it.',
    also: 'submit, submitted, official, consent, credit',
  },
  GEN_APP_DISCLOSURES: {
    what: 'We received your application. We are preparing the documents that the law has us send you now.',
    why: 'Once you apply, the law gives you a set of notices, such as the one on your credit score and your right to the appraisal.',
    next: wait,
    also: 'documents, disclosures, submitted',
  },
  WAITING_FOR_APP_DISCLOSURE: {
    what: 'We received your application. Your notices are being sent to you, and the credit report comes next.',
    why: 'The notices must reach you before the hard inquiry that they are about.',
    next: wait,
    also: 'documents, disclosures, papers, submitted, credit, open',
  },
  HARD_CREDIT_PULL: {
    what: 'We have asked the bureau for your full credit report. This is the hard inquiry that you agreed to.',
    why: 'The first report was a soft one. Before we lend we need the full one, and we keep it no older than it may be.',
    next: wait,
    also: 'credit check, pull, twice, again',
  },
  HARD_CREDIT_LOCKED_OR_FROZEN: {
    ...frozen,
    why: 'A freeze was set after our first look at your file. Only you can lift it.',
    also: 'unlock, unfreeze, lifted',
  },
  REVISED_OFFER_SELECTION: {
    what: 'The terms of your offer have changed, and we ask you to choose again.',
    why: 'Your credit report, income, home value or loans turned out different from what the first offer was based on.',
    next: 'Please look at the new offers. You may accept one or turn them down.',
    also: 'rate, counteroffer, new terms, pick',
  },
  INCOME_VERIFICATION: {
    what: 'We need proof of your income.',
    why: 'The law has us make sure that you can repay, so what you told us has to be shown.',
    next: 'Please choose a way to show your income: log in to your payroll or bank, or upload documents.',
    when: 'A login takes a minute or two to check. Documents take about one business day.',
    also: 'verify, link, payroll, job, documents',
  },
  EMPLOYMENT_VERIFICATION: {
    what: 'We ask where you work, and then ask your employer whether you work there now.',
    why: 'Someone who repays from wages should still have the job.',
    next: 'Please tell us the name of your employer.',
    when: 'Most answers come within the hour. Some take a few business days.',
    also: 'verify, job, check, boss',
  },
  DISBURSEMENT_ACCOUNT: {
    what: 'We ask which bank account your money should go to.',
    why: 'We check early that the account is yours, so that nothing holds up your money at the end.',
    next: 'Please link your bank, or type in the routing and account number.',
    also: 'bank, add, link',
  },
  AUTOPAY_ACCOUNT: {
    what: 'We ask how you will make your payments.',
    why: 'Your rate depends on it: automatic payments earn a discount.',
    next: 'Please choose automatic payments or paying by yourself. You do not have to use automatic payments.',
    also: 'autopay, sign up, payments, automatic',
  },
  VERIFIED_AUTOPAY_ACCOUNT: {
    what: 'We are confirming that the account for your payments is yours.',
    why: 'Money may only be taken from an account of your own, so your bank tells us whose it is.',
    next: 'Please confirm the account on the page.',
    also: 'verify, verified, bank, owner',
  },
  IDENTITY_VERIFICATION: {
    what: 'We need to verify your identity.',
    why: 'It protects you: without photos, anyone could borrow on your home in your name.',
    next: 'Please take a photo of your identity document and one of yourself.',
    also: 'id, selfie, upload, camera, verify',
  },
  WAITING_FOR_ID_VERIFICATION: {
    what: 'Your photos are being checked.',
    why: 'They are compared with what you told us. Where a computer cannot decide, a person looks.',
    next: 'There is nothing to do, unless we ask for better photos: then you can take them again.',
    also: 'id, selfie, verify, accepted, pictures, license',
  },
  BPO: {
    what: 'Your home is being valued by a broker. If you have not ordered the valuation yet, it starts when you do.',
    why: 'Before we lend, a professional confirms the value of your home.',
    next: 'If the page asks you to, please order the valuation. After that there is nothing to do.',
    also: 'bpo, price opinion, value, valuation, appraisal, home',
  },
  NAV_BPO_ORDER_REQUEST: {
    ...order,
    why: 'Before we lend, a broker confirms the value of your home.',
    also: 'bpo, price opinion, value',
  },
  NAV_BPO_PROCESSING: {
    what: 'The valuation is ordered. A broker looks at your home and compares it with others nearby.',
    why: 'Someone who knows the area sees things that a computer does not.',
    next: 'There is nothing to do and nothing to schedule. The broker looks from outside.',
    also: 'bpo, valuation, appointment, come by, value',
  },
  NAV_BPO_REVIEW: {
    what: 'The broker’s report is here, and our valuation team is deciding on the value.',
    why: 'The broker and the computer seldom agree, so a person decides which value to use.',
    next: wait,
    also: 'bpo, valuation, value, comps',
  },
  NAV_RESI_EVAL_ORDER_REQUEST: {
    ...order,
    why: 'Your state or your lender wants an evaluation before we lend.',
    also: 'evaluation, texas, value',
  },
  NAV_RESI_EVAL_PROCESSING: {
    what: 'The evaluation of your home is ordered and under way.',
    why: 'An evaluation joins a computer value with what a person saw, so it is more certain.',
    next: 'There is nothing to do and nothing to schedule. No one needs to come in.',
    also: 'valuation, value, schedule',
  },
  NAV_RESI_EVAL_REVIEW: {
    what: 'The evaluation of your home is here, and our valuation team is deciding on the value.',
    why: 'A person compares it with the computer value and decides which one to use.',
    next: wait,
    also: 'valuation, value, finished, information about the house',
  },
  ONSITE_APPRAISAL_REQUEST: {
    what: 'We are arranging an appraisal of your home.',
    why: 'Large lines and unusual homes need a licensed appraiser who visits the home.',
    next: 'There is nothing to do yet. You do not have to call an appraiser: we find one.',
    also: 'appraiser, call',
  },
  ONSITE_APPRAISAL_BORROWER_PAYMENT: {
    what: 'Your appraisal can be ordered as soon as its fee is paid.',
    why: 'The appraiser is paid for the visit, whatever we decide.',
    next: 'Please choose the bank account for the fee and pay it on the page.',
    also: 'pay, payment, appraiser',
  },
  ONSITE_APPRAISAL_PENDING: {
    what: 'Your appraisal is ordered. The appraiser visits your home and writes a report.',
    why: 'The visit and the report take some days because the appraiser looks inside and outside.',
    next: 'Please answer when the appraiser calls to agree on a day.',
    also: 'assigned, visit, schedule, report',
  },
  HOLD_FOR_APPRAISAL_REVIEW: {
    what: 'We have the appraisal report, and our team is reading it.',
    why: 'We check that the report is sound before we rely on it.',
    next: wait,
    also: 'appraiser, value, received',
  },
  APPRAISAL_REVIEW_COMPLETE: {
    what: 'The appraisal has been reviewed. Your terms are being worked out on the new value.',
    why: 'The value of your home sets how much you can borrow.',
    next: wait,
    also: 'value, decided, accept',
  },
  TRUST_AND_INSURANCE: {
    what: 'Before closing, our team reads the documents of your trust or your insurance.',
    why: 'We must be sure that the trust may pledge the home, and that the home is insured.',
    next: 'Please send us the documents we asked for. When they are all here, there is nothing more to do.',
    also: 'trust, certificate, upload, insurance page, matter',
  },
  REQUEST_STEWART_PAYOFFS: {
    what: 'The settlement company is asking your lenders what it takes to pay off the loans you chose.',
    why: 'A loan must be paid off to the cent, or it stays on your home.',
    next: wait,
    also: 'payoff, payoff letter, lender, paying off',
  },
  PAYOFF_REQUEST_PENDING: {
    what: 'Your lenders have been asked for their payoff figures. We are waiting for their answer.',
    why: 'A loan must be paid off to the cent, or it stays on your home. Lenders often answer by mail.',
    next: 'There is nothing to do. Keep paying those loans as usual until we tell you that they are paid.',
    also: 'payoff, payoff letter, old lender, bank, letter',
  },
  ORDER_FULL_TITLE: {
    what: 'We are ordering a full title search on your home.',
    why: 'For some lines and states the first property report is not enough: we need a full search and insurance.',
    next: wait,
    also: 'title company, title, ordered, property report',
  },
  FINAL_TITLE_PROCESSING: {
    what: 'The title company is searching the public records of your home.',
    why: 'We must know for sure who owns the home, and that no old loan or claim stands on it.',
    next: 'There is nothing to do. If you have a copy of your deed, keep it handy: we may ask for it.',
    also: 'title, deed, work, back',
  },
  FINAL_TITLE_REVIEW: {
    what: 'The title report is here, and our title team is reading it.',
    why: 'What is plainly clear passes by itself. Names, old loans and court judgments are for a person.',
    next: wait,
    also: 'title, deed, clear, copy',
  },
  FINAL_TITLE_EXCEPTION: {
    what: 'The title search found something that must be cleared first, such as an old loan still on record.',
    why: 'While it stands there, our line would not have its proper place on your home. Most such things are cleared with a document.',
    next: 'Our team is working on it. If we need a document from you, we ask for it on your page.',
    also: 'title problem, lien, clear, fix',
  },
  FINAL_TITLE_COMPLETE: {
    what: 'The title of your home is good. Your closing documents come next.',
    why: 'Our system is only noting that title is done before it goes on.',
    next: wait,
    also: 'title, done, sign, clear',
  },
  GEN_CLOSING_DISCLOSURE: {
    what: 'We are preparing your closing documents, and checking whether your home lies in a flood zone.',
    why: 'Federal law has us check the flood zone before we lend on any home. Your final figures are worked out at the same time.',
    next: wait,
    also: 'documents, closing, flood check, flood certificate',
  },
  WAITING_FOR_CLOSING_DISCLOSURE: {
    what: 'Your closing documents with the final terms are on their way to you.',
    why: 'You get the final terms in writing before you accept them.',
    next: wait,
    also: 'closing documents, closing disclosure, email, generating',
  },
  FINAL_OFFER: {
    what: 'Your final terms are ready for you to read and accept.',
    why: 'Nothing is signed before you have seen and accepted the final figures.',
    next: 'Please read the final terms. Then accept them, or tell us that you do not want them. If the button is off, something we asked for is still open.',
    also: 'final offer, accept, button, gray, good for',
  },
  GEN_NOTE_SIGNING: {
    what: 'You accepted your terms. We are preparing the documents for you to sign.',
    why: 'The documents are made from the figures you accepted, to the cent.',
    next: wait,
    also: 'documents, package, sign',
  },
  NOTE_SIGNING: {
    what: 'Your agreement is ready for you to sign.',
    why: 'You sign the agreement now, on your screen. The deed comes after it, with a notary.',
    next: 'Please read the agreement and sign it on the page.',
    also: 'sign, documents, papers',
  },
  CO_DEED_REQ: {
    what: 'You have signed. The other owners of your home have to prove who they are and log in.',
    why: 'The home belongs to them too, so it can only be pledged if they agree.',
    next: 'On the page you can see who is missing and send an invitation again.',
    also: 'wife, husband, spouse, co-owner, invitation, email, signed',
  },
  GEN_NOTARY_DISCLOSURE: {
    what: 'You have signed the agreement. We are preparing the documents for the notary.',
    why: 'The notary calls everyone who signs, so we need a phone number of each.',
    next: 'If we ask for your phone number, please add it. Otherwise there is nothing to do.',
    also: 'notary, phone number, documents, meet',
  },
  WAITING_FOR_NOTARY_DISCLOSURE: {
    what: 'The deed and the other documents for the notary are being made.',
    why: 'The notary can only start when the documents and the rules of your state are all there.',
    next: wait,
    also: 'notary, package, room, start',
  },
  ATTORNEY_REVIEW: {
    what: 'An attorney is looking at your closing documents.',
    why: 'Your state wants an attorney to approve the documents before you sign.',
    next: 'There is nothing for you to do, and you do not have to call the attorney.',
    when: 'It usually takes one to three business days.',
    also: 'lawyer, approved, review',
  },
  NOTARY_WAITING_PERIOD: {
    what: 'Everything is ready, but the law does not let your line close yet.',
    why: 'The law of your state gives you time to think before a home equity line closes.',
    next: 'There is nothing to do until then. On that day the page lets you go on.',
    when: 'The page shows the first day on which you can sign.',
    also: 'waiting period, close, closing, state, over, wait',
  },
  DEED_SIGNING: {
    what: 'The last signature is left: the deed, in front of a notary by video. If you have signed, the other owners still have to.',
    why: 'A deed on a home must be signed in front of a notary.',
    next: 'Please have your identity document ready, and start the call with the notary on the page.',
    also: 'notary, meet, start, call',
  },
  MANUAL_DEED_SIGNING: {
    what: 'The last signature is left: the deed, in front of a notary in person.',
    why: 'A deed on a home must be signed in front of a notary, and yours comes in person.',
    next: 'Please reserve a time for the notary on the page. You can move it there too.',
    also: 'notary, book, reserve, appointment',
  },
  GEN_RESCISSION: {
    what: 'Everyone has signed. We are sending each owner the notice of the right to cancel.',
    why: 'By law every owner gets this notice, and the days to cancel begin with it. You need not cancel.',
    next: wait,
    also: 'cancel papers, rescission, three days, right to cancel',
  },
  RESCISSION: {
    what: 'Everyone has signed, and your time to cancel is running. No money is sent before it is over.',
    why: 'The law gives every owner of a home some days to change their mind.',
    next: 'There is nothing to do. If you want to cancel, you can do it on the page.',
    also: 'rescission, three days, right to cancel',
  },
  RECORDING: {
    what: 'Your deed is being recorded with the county.',
    why: 'The county writes our lien into its public records before we send money.',
    next: wait,
    also: 'recorder, county office, filed',
  },
  FUNDING_DECISION: {
    what: 'We are doing the last checks before your money is sent. Two team members approve it.',
    why: 'We check your account, your job and the county records a last time, so that the money goes to the right place.',
    next: 'There is nothing to do. If we need something from you, we ask for it on your page.',
    also: 'release, released, funding, funds, checks',
  },
  FUNDABLE: {
    what: 'Your money is being sent to your account.',
    why: 'Banks take a day or two to pass money on.',
    next: 'There is nothing to do. If your bank sends the money back, the page lets you name another account.',
    when: 'It arrives one or two banking days after we send it.',
    also: 'funds, sent, arrive, bank',
  },
  DIRECT_DEBT_PAYOFF: {
    what: 'Your own money is sent. Now we are paying the debts you chose to pay off.',
    why: 'You asked us to pay these creditors directly, so you don’t have to.',
    next: 'Keep paying those debts until their statement shows nothing owed.',
    also: 'credit cards, creditors, payments, paid off',
  },
  COMPLETE: {
    what: 'Your line is open, and your money has been sent. Your application is done.',
    why: 'Every step of your application is behind you.',
    next: 'You are all done. Your statement tells you when the first payment is due.',
    also: 'funded, finished',
  },
  CANCELLED: {
    what: 'This application is closed. It was withdrawn, left unfinished, not accepted, or canceled.',
    why: 'An application closes when someone cancels it, turns down the terms, or does not answer in time. Our notice to you says which.',
    next: 'It cannot be opened again. You are welcome to apply again.',
    also: 'closed, reopen, withdrawn',
  },
  DECLINED: {
    what: 'We could not offer you a line on this home. We sent you a notice with the main reasons.',
    why: 'The notice names the main reasons. We cannot add to them here.',
    next: 'Please read the notice. If you see a mistake, or something has changed, ask us to look again.',
    also: 'denied, turned down, rejected, denial',
  },
  UNKNOWN: {
    what: 'A step failed on our side. Your application is still there, and nothing you sent is lost.',
    why: 'Something in our systems went wrong. You did nothing wrong.',
    next: 'There is nothing to do. You need not start over or send anything again.',
    also: 'error, problem, fixed, failed, resend, start over, restart',
  },
};
