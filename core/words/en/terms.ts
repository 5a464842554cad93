/** The terms of use. */
export const whoWeAre = 'Who we are';
export const thisSiteIsRun =
  'This site is run for {legal} ("{lender}", "we"), {address}. It lets homeowners apply for a home equity line of credit and follow an application until it is funded.';
export const whoMayUseIt = 'Who may use it';
export const youMustBeAnAdult =
  'You must be an adult where you live and act for yourself. One person may hold one account, and the account may not be shared. You are responsible for keeping your password to yourself; tell us at once if you think someone else has used it.';
export const anApplicationIsNot = 'An application is not a promise';
export const lookingAtTheSite =
  'Looking at the site or sending an application does not oblige you to borrow, and it does not oblige us to lend. Rates and offers you see before you sign are estimates that depend on what we verify: your credit, your income, your property and its title. The agreement you sign at closing is the only one that binds you and us.';
export const whatYouTellUs = 'What you tell us must be true';
export const pleaseAnswerCompletelyAndHonestly =
  'Please answer completely and honestly, and tell us when something changes before closing. Giving false information to obtain credit is a federal crime.';
export const creditReports = 'Credit reports';
export const whenYouAskUs =
  'When you ask us to check your rate, we make a soft inquiry, which other lenders do not see and which does not affect your score. If you choose an offer and go on, we ask for your permission and make a hard inquiry, which may affect it.';
export const servicesOfOthers = 'Services of others';
export const partsOfTheProcess =
  'Parts of the process are carried out by companies that work for us, such as linking a bank account, verifying your identity or holding an online notary session. Where they ask you to agree to their own terms, those apply to their part.';
export const fairUse = 'Fair use';
export const youMayNotDo = 'You may not do the following:';
export const toUseTheSiteToBreak = 'use the site to break the law or someone else’s rights';
export const tryToReachData =
  'try to reach data that is not yours, or test our defenses without our written permission';
export const copyTheSiteOrCollect = 'copy the site or collect its content by automatic means';
export const applyInSomeoneElses = 'apply in someone else’s name, unless the law lets you act for them';
export const whenTheSiteIsAway = 'When the site is down';
export const weWorkToKeep =
  'We work to keep the site available and correct, but we cannot promise that it always is. If it is down when something is due from you, call us at {phone} and we will find another way.';
export const limitsOfOurLiability = 'Limits of our liability';
export const asFarAsTheLaw =
  'As far as the law allows, we are not liable for indirect losses that come from using the site or from not being able to use it. Nothing in this text limits rights that consumer-protection or lending law gives you.';
export const changes = 'Changes';
export const weMayChangeThese =
  'We may change these terms. A change applies from the day it is published here and never changes an agreement you have already signed.';
export const theseTermsApplyWhenever = 'These terms apply whenever you use this site.';
