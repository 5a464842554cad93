/**
 * The sentences of registration that promise, warn or ask for consent, by key. Every brand says the same; what a brand may
 * say in words of its own is in core/words/en/replaceable.ts. Names in braces are filled in when shown. A screen's own
 * titles are in its words.ts, messages of a rule beside the rule, and what every brand promises alike in core/brand.
 */
export const registrationWords = {
  'property.occupancy.HOME': 'Primary home',
  'property.occupancy.SECONDARY': 'Second home',
  'property.occupancy.INVESTMENT': 'Investment property',
  'forSale.currently': 'Is this property currently listed for sale?',
  'forSale.withinSixMonths': 'Has this property been listed for sale within the last 6 months?',
  'income.alimony':
    'You do not have to tell us about alimony, child support or separate maintenance income unless you want us to consider it for repaying this credit.',
  'income.low.title': '{amount} per year?',
  'income.low.text':
    'Please confirm that {amount} is what you earn in a whole year, before taxes. If it’s what you earn in a month, change it to the amount for a year.',
  'income.low.confirm': 'Confirm',
  'consent.termPrivacy': 'I have read and agree to the {termsLabel} and the Privacy Policy.',
  'consent.communication': 'I agree to receive documents and notices about my application electronically.',
  'consent.smsMarketing':
    '{lender} may text me offers. I can say no and still be approved, and I can stop at any time by replying STOP.',
  'consent.smsTransactional':
    '{lender} may text me about my application. Message and data rates may apply; replying STOP ends it.',
  'consent.notice':
    'By selecting "{button}" you allow {lender} to look at your credit report to find out what you qualify for. This is a soft inquiry and does not affect your credit score.',
  'referred.title': 'We do not lend in {state}',
  'referred.text':
    '{lender} does not offer home equity lines on properties in {state}. {partner} may be able to help you.',
  'referred.link': 'Go to {partner}',
  'newYork.title': 'Your property is in New York',
  'newYork.text':
    'You are applying with a property in New York. Applications for New York properties have their own site.',
  'newYork.link': 'Continue on the New York site',
  'outsideNewYork.title': 'Your property is outside New York',
  'outsideNewYork.text':
    'You are applying with a property outside New York. This site is only for properties in New York.',
  'outsideNewYork.link': 'Continue on the main site',
  'disaster.text':
    'Your property is in an area where a disaster has been declared. We may need to have it inspected before we can complete your loan.',
  'accountExists.title': 'Account Already Exists',
  'accountExists.text': 'You already have an account with us. Log in to continue. We’ve kept what you entered.',
  'accountExists.login': 'Login',
  'activeApplication.continue': 'Continue',
  'inquiry.text': 'Your loan officer has started an application for you. Please contact them to continue.',
  'waitList.title': 'We are not in your area yet',
  'waitList.text':
    'Thank you for your interest. We have saved your details and will tell you when we lend where you live.',
} as const;
