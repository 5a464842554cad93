/** After the signature: the money and what happens next. */
import { plural } from '../plural.ts';

export const youChangedTheAccount = 'You changed the account for your money';
export const youConfirmedTheChange = 'You confirmed the change. Nothing more is needed from you.';
export const toKeepYourMoney = (isOver: boolean, mask: string, until: string) =>
  `To keep your money safe, we wait three days after an account is changed. ${isOver ? 'The three days are over.' : `Money can go to the account ending in ${mask} from ${until}.`} Two team members then approve the payment again.`;
export const pleaseEnterThe8 = 'Please enter the 8 digits from our email';
export const callUsAtAndWell = <T>(supportPhone: T) =>
  ['Call us at ', supportPhone, ', and we’ll confirm the account by phone.'] as const;
export const theCodeWasWrong = 'The code was wrong too often';
export const checkTheCodeInOur = (triesLeft: number) =>
  `Check the code in our email. ${plural(triesLeft, { one: 'You have one more try.', other: `You have ${triesLeft} more tries.` })}`;
export const thatCodeIsntRight = 'That code isn’t right';
export const enterTheCodeWeEmailed = <T>(supportPhone: T) =>
  [
    'Enter the code we emailed to the address we had before the change. If you didn’t change the account, call us now at ',
    supportPhone,
    '.',
  ] as const;
export const codeFromOurEmail = 'Code from our email';
export const digits8 = '8 digits';
export const confirmTheNewAccount = 'Confirm the new account';

export const afterYourSignature = 'After your signature';
export const readingWhatHappensNext = 'Loading what happens next';
export const twoTeamMembersReview = (approvedAgainBecause: string) =>
  `${approvedAgainBecause} Two team members review it again before your money goes out.`;
export const whatHappensNext = 'What happens next';
export const yourPapers = 'Your documents';
export const goToDashboard = 'Go to dashboard';
export const checkAgain = 'Check again';
export const youWillReceive = 'You’ll receive';
export const youReceived = 'You received';
export const inAccountEnding = (mask: string) => `, in your account ending in ${mask}`;
export const thisPageKeepsItself = 'This page updates automatically.';
export const toYou = 'To you';
export const toYourAccountEnding = (accountMask: string) => `To your account ending in ${accountMask}`;
export const whereTheMoneyGoes = 'Where the money goes';
export const to = (creditor: string) => `To ${creditor}`;
export const firstDrawAllOfTheAbove = 'First draw, all of the above';
export const originationFeeAddedToIt = 'Origination fee, added to it';
export const youOweAtTheStart = 'You owe at the start';
export const eachMonth = 'Each month';
export const howYouPay = 'How you pay';
export const automaticallyFromTheAccount = 'Automatically, from the account you chose';
export const byYourselfEachMonth = 'Manually, each month';
export const countysNumberOfYourDeed = 'County recording number of your deed';
export const ifSomethingIsWrong = 'If something is wrong';
export const aNameAnAmount = 'If a name, an amount or the account isn’t right, call us before the money is sent.';
export const theMoneyIsNot = 'If the money isn’t there two banking days after we sent it, call us, and we’ll trace it.';
export const ifAnyoneAsksYouFor =
  'If anyone asks you for a code, a fee or your password to release the money, it isn’t us. Please call us.';
export const call = <T>(supportPhone: T) => ['Call ', supportPhone, '.'] as const;

export const anotherAccount = 'Another account';
export const enterAnotherCheckingOrSavings = (mask: string) =>
  `Enter another checking or savings account in your own name. Your bank sent back the money for the account ending in ${mask}. If that account is right after all, send us a statement for it instead.`;
export const sendMyMoneyHere = 'Send my money here';
export const sendAStatementInstead = 'Send a statement instead';
