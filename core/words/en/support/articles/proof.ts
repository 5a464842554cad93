/** Help articles about what people show and send us. */
import type { ArticleWords } from './article-words.ts';

export const incomeProof: ArticleWords = {
  title: 'Proof of income: what we take',
  short:
    'The quickest way is to log in to your payroll or bank from our page. You can upload documents instead: recent pay stubs if you work for someone, tax returns if you work for yourself, award letters for Social Security, pensions or support. Your page shows the ways that fit you.',
  body: [
    'Documents must show your name, who pays you, the period and the amount. Rent, overtime and bonuses can count if documents show them. Cash counts only as far as tax returns show it.',
    'You do not need to tell us about alimony or child support unless you want it to count.',
    'Besides income, have your identity document and your bank details ready.',
  ],
  asked: [
    'proof of income, income documents, what documents do i need, paperwork needed, pay stub, paystubs, how recent, w2, w-2, 1099, tax return, tax returns, bank statements for income, award letter, pension, retired, social security income, disability, self employed, business owner, freelancer, contractor income, rental income, overtime, bonus, commission, paid in cash, alimony, child support, link payroll, upload instead of linking, verify income',
  ],
};

export const employmentCheck: ArticleWords = {
  title: 'Do you call my employer?',
  short:
    'We ask your employer one thing: whether you work there now. We do not say what for, or how much. Many employers answer through a service, without a call.',
  body: [
    'If you changed jobs or are about to, tell us before you sign. A new job is not a problem by itself, but we may need a new pay stub. Just before the money goes out we ask again.',
  ],
  asked: [
    'call my employer, call my boss, contact my work, human resources, hr, employment verification, verify my job, new job, started a job, changed jobs, job change, does my employer find out, the work number, need a job to apply',
  ],
};

export const identityCheck: ArticleWords = {
  title: 'Showing who you are: ID and selfie',
  short:
    'You take a photo of your driver’s license, state ID, passport or green card, and one of yourself. Use the original, not a copy and not a temporary paper one. If your camera does not work, allow it in the browser, upload a photo, or scan the code and go on with your phone.',
  body: [
    'Lay it on a dark, even surface in good light, with all four corners in view and no glare. Take off hat and sunglasses for your own photo.',
    'An old address or a new haircut is fine. If the photos fail several times, a person looks at them and tells you what to do. If your document has expired and you have no other, ask us.',
  ],
  asked: [
    'id, identification, identity document, drivers license, driver license, passport, state id, green card as id, expired license, selfie, picture of me, photo, blurry, camera, webcam not working, use my phone for the photos, photos rejected, failed, try again, old address on license, looks different, glasses',
  ],
};

export const uploads = (f: {
  readonly kinds: string;
  readonly megabytes: number;
  readonly files: number;
}): ArticleWords => ({
  title: 'Sending us documents',
  short: `Upload documents on your page “What we need from you”. We take ${f.kinds} files of up to ${f.megabytes} MB, up to ${f.files} at once. A sharp photo from your phone is fine. Please do not send documents by email, fax or chat: they are not safe there.`,
  body: [
    'If an upload fails: a file may be too large, locked with a password, or of another kind. Save it as a PDF, or take a photo of each page.',
  ],
  asked: [
    'upload a document, upload failed, uploading, file type, file format, pdf, jpg, photo of a document, picture of the paper, file too big, file size, attach, send documents, email documents, fax, mail in documents, scan, how do i send',
  ],
});

/** The Home Mortgage Disclosure Act: 12 CFR 1003.4(a)(10); where it may not be used: 12 CFR 1002.6(b). */
export const demographics: ArticleWords = {
  title: 'Why we ask about ethnicity, race and sex',
  short:
    'Federal law (HMDA) has lenders ask, so that the government can see that people are treated fairly. You may choose not to answer. It plays no part in our decision, and the people and rules that decide cannot see it.',
  body: ['You can choose more than one answer. We report the answers without your name.'],
  asked: [
    'race, ethnicity, sex, gender, demographic information, hmda, government monitoring, do i have to answer about race, prefer not to say, do not wish to provide, legal to ask race, who sees my race',
  ],
};

export const disclosures: ArticleWords = {
  title: 'Your documents: reading, keeping, paper copies',
  short:
    'All documents we send are in your application: open your dashboard and choose your documents. You can read, save and print them. You may ask for a paper copy of any of them, free of charge.',
  body: [
    'Before we look at your credit you get the notice about lines of credit, a booklet and the privacy notice. When you apply you get the notice on your credit score, on your right to the appraisal, and a list of counselors. Before you sign you get the closing figures. Reading them commits you to nothing; what has to be signed says so.',
    'You may take back your consent to electronic documents in your settings. As this application is made to be done online, we may then not be able to go on with it.',
  ],
  asked: [
    'documents, papers, disclosures, disclosure, where are my documents, find my papers, download, print, paper copy, copies of my loan documents, mail me the documents, booklet, brochure, counseling list, summary document, notice, notices, electronic documents, e consent, paperless, do i have to sign the disclosures, what am i agreeing to, terms and conditions',
  ],
};
