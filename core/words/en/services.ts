/** The pages about services of others. */
import type { Tag } from '../rich.ts';

export const whatItIsFor = 'What it is for';
export const whatYouCanDo = 'What you can do today';
export const forAnythingElseCall = <T>(supportPhone: T, link: Tag<T>) =>
  ['For anything else call ', supportPhone, ' or see ', link('how to reach us'), '.'] as const;
export const logIn = 'Log in';
export const paymentsOnYourLine = 'Payments on your line of credit, in one place.';
export const seeWhatIsDue = 'See what is due, when, and how it was worked out.';
export const payOnceOrSet = 'Pay once, or set up automatic payments from a bank account you have linked.';
export const payMoreThanIsDue = 'Pay more than is due, whenever you like.';
export const paymentsStartAfterYourLine =
  'Payments start after your line is funded. While you apply, you choose how you will pay on the autopay page of your application; nothing is taken from your account before the first due date on your statement.';
export const goToDashboard = 'Go to dashboard';
export const aMarketplaceWhereVerified =
  'A marketplace where verified investors trade digital assets. It is separate from your line of credit.';
export const borrowersDoNotNeed =
  'Borrowers do not need it: nothing about your application or your line depends on it.';
export const openingAnAccountThere = 'Opening an account there takes its own identity check and its own agreement.';
export const digitalAssetsCanLose =
  'Digital assets can lose value quickly. Never draw on your home to buy something you could not afford to lose.';
export const lenderDoesNotOpen =
  '{lender} does not open exchange accounts on this site. If you hold one already, log in on the exchange itself.';
export const theLoansAndLines = 'The loans and lines {lender} offers, side by side.';
export const compareWhatEachProduct = 'Compare what each product is for and where it is available.';
export const seeRatesThatApply =
  'See rates that apply to you after a soft credit check, which does not affect your score.';
export const startAnApplicationAndCome = 'Start an application and come back to it later.';
export const youCanApplyForAHome =
  'You can apply for a home equity line of credit now. Where we are licensed for other products, the licenses page lists them by state.';
export const checkYourRate = 'Check your rate';
export const verifyYourIdentityOnce = 'Verify your identity once, and use it again for the next step that asks for it.';
export const keepsTheResultOfAnIdentity = 'Keeps the result of an identity check, never a copy of your credentials.';
export const savesYouFromPhotographing = 'Saves you from photographing the same document twice.';
export const youDecideEachTime = 'You decide each time whether it may be used.';
export const yourIdentityIsVerified =
  'Your identity is verified inside your application, when it asks for it. A verification counts for that application; using it elsewhere is not available from {lender} yet.';
export const forOwnersOfSeveral =
  'For owners of several properties: every line, its balance and what is available, on one page.';
export const addUpLimitsBalances = 'Add up limits, balances and payments over all your properties.';
export const seeWhichLinesCould = 'See which lines could be drawn on again, and which are due for review.';
export const downloadAYearsInterest = 'Download a year’s interest for your tax return.';
export const applyForEachProperty =
  'Apply for each property by itself; every application has its own place on your dashboard. The view over all of them is not available online yet.';
export const forPeopleWhoAct = 'For people who act together: co-owners, trustees, or a company that owns the property.';
export const decideWhoMaySee = 'Decide who may see an application and who must sign.';
export const inviteAnotherOwnerThey =
  'Invite another owner; they get a login of their own and see only what concerns them.';
export const keepTrustAndCompany = 'Keep trust and company documents together, so that they are asked for once.';
export const whenYourApplicationNeeds =
  'When your application needs another owner’s signature, we ask for their name and email and invite them for you. Groups that last beyond one application are not available from {lender} yet.';
