/** Help articles about credit. */
import type { ArticleWords } from './article-words.ts';

export const softCredit: ArticleWords = {
  title: 'The soft credit check at the start',
  short:
    'To show you offers we make a soft inquiry. It does not change your score, and other lenders cannot see it. A hard inquiry comes only when you submit your application and agree to it.',
  body: [
    'A soft inquiry that has to be tried again, after a freeze or an error, is still a soft one. The page tells you which bureau we asked when it matters to you.',
  ],
  asked: [
    'soft pull, soft inquiry, soft check, credit check at the beginning, check my rate, prequalify, see my offers, quote',
    'does it hurt my credit, affect my score, ding my score, show up on my report, impact, lower my score, which bureau, experian, equifax, transunion, did you run my credit',
  ],
};

export const hardCredit = (f: { readonly days: number }): ArticleWords => ({
  title: 'The hard credit inquiry',
  short:
    'The hard inquiry comes when you submit your application, and only if you agree to it. It shows on your report and may lower your score a little for a time. How much depends on your file, so we cannot say.',
  body: [
    // Two years is how the bureaus present it; 15 U.S.C. 1681c says nothing of it: counsel must confirm.
    'Bureaus show a hard inquiry for about two years. It stays there even if you withdraw.',
    `A report may not be older than ${f.days} days when you close. If it is, it is pulled again.`,
  ],
  asked: [
    'hard pull, hard inquiry, hard check, full credit report, when do you pull my credit, run my credit, pulling credit again, twice, second pull',
    'how many points, lower my score, drop, hurt my credit, how long does it stay on my report, all three bureaus, is submitting a hard pull, consent to credit',
  ],
});

/** A freeze is lifted free of charge: 15 U.S.C. 1681c-1(i). */
export const creditFreeze: ArticleWords = {
  title: 'A frozen or locked credit file',
  short:
    'Only you can lift a freeze. Log in at the bureau that our page names, or call it, and lift the freeze for a day. By law this is free. Then come back and try again: it mostly works within an hour.',
  body: [
    'You only need to lift it at the bureau we named. You can freeze the file again after we have the report. If you forgot the PIN or password, the bureau helps you. We cannot lift it for you.',
  ],
  asked: [
    'credit freeze, frozen, unfreeze, thaw, lift the freeze, security freeze, lock, locked, unlock my credit, unlocked already',
    'which bureau to unfreeze, all three, experian app, transunion, equifax, forgot freeze pin, freeze again afterwards, cost of lifting',
  ],
};

export const creditFile: ArticleWords = {
  title: 'When the bureau cannot find you, or has an alert',
  short:
    'A bureau may not find your file if you changed your name, moved or have little credit history. Your Social Security number mostly helps. If your file has a fraud or active-duty alert, we call you to make sure that it is you. A mistake in the file can only be corrected by the bureau.',
  body: [
    // Free reports: 15 U.S.C. 1681j.
    'You can get a free report from each bureau at annualcreditreport.com and dispute what is wrong there.',
    'If you set an alert yourself, you can keep it. We only have to reach you once by phone.',
  ],
  asked: [
    'no credit file, cannot find my credit, no match, no credit history, thin file, never had credit, itin, name change, married name, maiden name, just moved, mixed up with my son',
    'fraud alert, active duty, military alert, remove alert, credit report is wrong, mistake on my report, error in my file, dispute, not my account, identity mixed',
  ],
};

export const latePayments: ArticleWords = {
  title: 'Late payments on your report',
  short:
    'If your report shows a late payment on a mortgage or on property taxes, a person looks at it before we decide. If it is paid, or was a mistake, call us with the date and keep the proof.',
  body: ['We cannot take a late payment off your report. If it is wrong, the bank or the bureau has to correct it.'],
  asked: [
    'late payment, missed payment in the past, behind on my mortgage, past due, delinquent, delinquency, collections, thirty days late, was late',
    'behind on property taxes, the late payment is a mistake, already paid, caught up, explain a late payment, do late payments matter',
  ],
};
