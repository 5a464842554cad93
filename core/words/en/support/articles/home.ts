/** Help articles about the home: its value, its records, its loans. */
import type { ArticleWords } from './article-words.ts';

export const homeValue = (f: { readonly fee: string }): ArticleWords => ({
  title: 'How we value your home',
  short: `We start with a computer value from public records and sales nearby. If that is not sure enough, we ask for your estimate, and a broker or an evaluation confirms it, mostly from outside: no one has to come in. If you pay for it, it costs ${f.fee}, taken from your first draw and not before. You can have a copy.`,
  body: [
    'Websites that show home values are not what we use, though they may be near. Your estimate is only a start: the value we lend on is the one a professional confirms.',
    'A broker price opinion (BPO) and an evaluation are simpler than an appraisal. You need not be home, tidy up or meet anyone.',
    'If you think a value is wrong, tell us why: homes like yours that sold, or rooms and work that the records do not show.',
  ],
  asked: [
    'what is my house worth, home value, valuation, avm, computer estimate, zillow, redfin, tax assessment, how do you value, determine the worth, guess, estimate, my number is wrong',
    'broker price opinion, bpo, broker coming, residential evaluation, evaluation, comps, comparable sales, come inside, broker comes to my house, look from outside, be home, be there, did not show up, value came in at, copy of the report, photos of renovation, remodel, new kitchen, addition, improvements, finished basement, raise the value, roof, yard, condition of the house',
    'value too low, disagree with the value, dispute the valuation, copy of the valuation report, who pays for the valuation, valuation fee, free, cost of bpo, refuse the valuation',
  ],
});

export const appraisal: ArticleWords = {
  title: 'When an appraiser visits',
  short:
    'Large lines and unusual homes need an appraisal: a licensed appraiser visits, inside and outside, and writes a report. We choose the appraiser. If you pay the fee, the page shows it before you pay from a bank account. You get a copy of the report, whatever we decide.',
  body: [
    'The appraiser calls you to agree on a day. To move it, tell the appraiser. Someone must let them in. Have a list of improvements ready.',
    // A fee is refundable until three business days after the disclosures: 12 CFR 1026.40(h); counsel must confirm the wording.
    'The fee can be given back if you end the application soon after your first documents reached you. Later the appraiser has been paid. We can’t use an older appraisal, because we must order it ourselves.',
    'If the report has a mistake, such as the wrong size, tell us which. We ask the appraiser.',
  ],
  asked: [
    'appraisal, appraiser, full appraisal, onsite, do i need an appraisal, no appraisal, appraised value, came in low, came in at, appraisal report, copy of the appraisal',
    'appraisal cost, appraisal fee, who pays for the appraisal, pay for appraisal by card, refund of the appraisal fee, payment for the appraisal failed',
    'appraiser coming, schedule the appraiser, reschedule the appraiser, appraiser did not call, appraiser never came, appraisal came in at, appraiser come inside, prepare my house, basement, be home for the appraisal, let them in, pick my own appraiser, old appraisal, challenge the appraisal, square feet wrong',
  ],
};

export const findProperty: ArticleWords = {
  title: 'When we cannot find your property',
  short:
    'Please check the address as the county writes it: your property tax bill shows it. Often a unit number is missing or the street is spelled another way. If several properties are listed, choose yours; if none is yours, call us.',
  body: [
    'A new home may not be in the records yet. A parcel number on your tax bill helps us find it. We do not lend on mobile or manufactured homes.',
  ],
  asked: [
    'cannot find my house, cannot find my address, address not found, address does not come up, wrong house number, unit number, apartment number, street spelled different, new construction, new build',
    'several properties, two parcels, parcel number, which parcel, lot, multiple units at my address, duplex both sides, none of these is mine, chose the wrong property',
  ],
};

export const loansOnHome: ArticleWords = {
  title: 'Loans on your home',
  short:
    'You may have a mortgage and other loans on your home. We ask how much you owe on each one and which you want to pay off with your line. All loans together may only reach a set share of the value of your home (“combined loan to value”). Keep paying every loan as usual until we tell you that it is paid.',
  body: [
    'A lien is the right of a lender in your home until a loan is repaid. Solar loans and old lines with no balance can be liens too. A loan that was paid long ago may still appear in the records: tell us that it’s paid.',
    'If your loan was sold, name the company you pay now. Your last statement shows the balance; near enough is fine.',
    'A payoff letter says to the cent what ends a loan. It includes interest to the day, so it is more than your balance. The settlement company asks for it; you need not.',
  ],
  asked: [
    'lien, liens, lien position, first lien, mortgage balance, existing mortgage, second mortgage, other loan on the house, heloc with zero balance, solar loan, solar panels, not listed, missing loan, wrong lender, loan was sold, servicer, paid off years ago still listed, exact balance',
    'combined loan to value, cltv, ltv, loan to value, how much equity do i need, keep or pay off the mortgage',
    'payoff letter, payoff figure, payoff amount higher than balance, call my lender for the payoff, settlement company, keep paying my old loan meanwhile, make this months payment',
  ],
};

export const titleSearch: ArticleWords = {
  title: 'Title: who owns the home',
  short:
    'We read public records to see who owns your home and which loans or claims are on it. Some lines and states need a full search with title insurance. If something old is still on record, our team works to clear it, and asks you for a document if one helps.',
  body: [
    'Things that come up are old loans that were paid, names spelled in another way, a former spouse or a late parent still on the deed, and court judgments. Most are cleared with a document, such as a release, a deed or a death certificate.',
    'What title costs you, if anything, is in your closing figures. An old title policy can help: keep it handy.',
  ],
  asked: [
    'title search, full title, title company, title insurance, title report, title exception, title problem, clear title, title policy, cost of title, who pays for title',
    'deed, who owns the house, owner of record, name on deed spelled different, ex on the deed, divorced, late mother, deceased, probate, judgment, old lien released, county records',
  ],
};

export const trust: ArticleWords = {
  title: 'A home that is held in a trust',
  short:
    'A home in a living trust is fine if you are the trustee. We need a certificate of trust; the whole trust is mostly not needed. You sign for yourself and as trustee.',
  body: ['Upload the certificate when we ask for it. Our team reads it, mostly in one or two business days.'],
  asked: [
    'trust, living trust, family trust, revocable trust, trustee, certificate of trust, trust papers, trust document, whole trust agreement, house is in a trust, beneficiary',
  ],
};

export const insurance: ArticleWords = {
  title: 'Homeowners and flood insurance',
  short:
    'Your home must be insured. If it lies in a flood zone, federal law asks for flood insurance as well, and homeowners insurance does not cover floods. We check the zone ourselves. If we need proof, we ask for it: the page of your policy that shows your name, the address and the cover.',
  body: [
    // 42 U.S.C. 4012a; 12 CFR 22.3 and its sisters.
    'Your insurance agent can send you the page. How the lender must be named is in our request; ask us if it is not clear.',
  ],
  asked: [
    'homeowners insurance, hazard insurance, home insurance, flood insurance, flood zone, flood certificate, fema, proof of insurance, declarations page, insurance agent, insurance enough, insurance required, who to list as lender',
  ],
};
