/** Notices that go with an application: who values the home, who insures it, who gives advice. */

// Copy of the valuation: notice
export const applicant = 'Applicant';
export const property = 'Property';
export const weMayOrderAnAppraisal =
  'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.';
export const payForAnother = 'You can pay for an additional appraisal for your own use at your own cost.';
export const copyOfAnyValuation =
  'The same holds for every other written valuation we have made of the home, such as a model’s estimate, a broker’s opinion or an evaluation. You get it when it is done, and three business days or more before you sign.';

// Copy of the valuation itself
export const copyIsYours = 'This is your copy of what was found about the value of your home. It costs you nothing.';
export const byAModel = 'Estimate of a model';
export const value = 'Value';
export const asOf = 'As of';
export const lowAndHigh = 'Range of the estimate';
export const range = (low: string, high: string) => `${low} to ${high}`;
export const asTheOwnerEstimated = 'Value that you estimated';
export const kinds = {
  bpo: 'Broker price opinion',
  evaluation: 'Evaluation',
  appraisal: 'Appraisal',
} as const;
export const seenOn = 'Inspected on';
export const condition = 'Condition of the home';
export const conditions = {
  UNKNOWN_CONDITION: 'Not stated',
  NOT_AVAILABLE: 'Not stated',
  POOR: 'Poor',
  FAIR: 'Fair',
  AVERAGE: 'Average',
  GOOD: 'Good',
  EXCELLENT: 'Excellent',
} as const;
export const whatItSays = 'What it says';
export const comparable = 'Sold nearby';
export const soldOn = 'Sold on';
export const price = 'Price';
export const valueWeUse = 'Value we use for your line';

// Right to choose an insurer
export const youMayChoose =
  'You may buy the insurance that we require on your home from any insurer and any agent you choose, as long as the insurer is allowed to do business in your state and the policy meets our reasonable requirements.';
export const noEffect =
  'Your choice has no effect on our decision, on your rate or on any other term of the line. We may not refuse a policy because of who wrote it, and we may not charge you for handling a policy bought elsewhere.';
export const whatWeRequire = 'What we require';
export const requirements = [
  'Insurance of the home against fire and other hazards, for as long as the line is open.',
  'Flood insurance where the home lies in a special flood hazard area.',
  'That the policy names us as mortgagee, and tells us before it ends.',
] as const;
export const ifYouFeel = (email: string) =>
  `If anyone presses you to buy insurance from a certain company, tell us at ${email}, or your state’s department of insurance.`;

// Counseling agencies
export const counselingAgencies =
  'The counseling agencies on this list are approved by the U.S. Department of Housing and Urban Development (HUD). They can offer independent advice about whether a particular set of loan terms is a good fit for your goals and circumstances, often at little or no cost to you.';
export const theList = (zip: string) => `The ten agencies nearest to zip code ${zip}`;
export const fewer = (zip: string) => `The agencies nearest to zip code ${zip}`;
export const findOthers =
  'You can find other approved agencies at the website of the Consumer Financial Protection Bureau, consumerfinance.gov/mortgagehelp, or by calling 1-855-411-2372. HUD lists agencies at hud.gov, or call 1-800-569-4287.';
export const listTaken = (taken: string) => `This list was taken from HUD’s data on ${taken}.`;
export const address = 'Address';
export const phone = 'Phone';
export const email = 'Email';
export const website = 'Website';
export const services = 'Services';
export const languages = 'Languages';
export const miles = (count: string) => `${count} miles away`;
export const notGiven = 'Not given';
export const sampleList = 'SAMPLE LIST: these agencies are invented.';
