/** Accounts: where the money goes and how payments are made. */
import { plural } from '../plural.ts';

export const pleaseConfirmTheAccount = 'Please confirm the account number';
export const theTwoAccountNumbers = 'The two account numbers are not the same';
export const routingNumber = 'Routing number';
export const nineDigitsAtTheLower = 'Nine digits, at the lower left of a check or in your bank’s app.';
export const accountNumber = 'Account number';
export const to417Digits = '4 to 17 digits, right of the routing number. Not the number on your card.';
export const confirmAccountNumber = 'Confirm account number';

export const readingYourOffer = 'Loading your offer';

export const pleaseChooseHowYouWill = 'Please choose how you will pay';
export const yourDrawIsSent =
  'Your draw is sent to your exchange wallet, so we need no bank account for it. Payments are made in dollars.';
export const howWouldYouLike = 'How would you like to make your payments?';
export const youChoseAutomaticPayments =
  'You chose automatic payments with your offer, so they are selected here. They start only after you confirm them and the account. You can still choose to pay manually.';
export const automaticallyEachMonth = 'Automatically, each month';
export const illPayManuallyEach = 'I’ll pay manually each month';
export const whichAccountShouldPayments = 'Which account should payments come from?';
export const theAccountEndingIn = (mask: string) => `The account ending in ${mask}`;
export const whereYourMoneyGoes = 'Where your money goes.';
export const linkAnAccountAtMy = 'Link an account at my bank';
export const youSignInAtYourBanks = 'You log in on your bank’s own page. We never see your password.';
export const enterAnAccountByHand = 'Enter an account manually';
export const withItsRoutingAndAccount = 'With its routing and account number.';
export const linkMyBank = 'Link my bank';
export const opening = 'Opening';
export const payFromThisAccount = 'Pay from this account';
export const weTakeItFrom = 'We take it from your account on the due date.';
export const youSendEachPayment = 'You send each payment yourself.';
export const aprAMonth = (rateBps: string, payment: string, how: string) =>
  `${rateBps} APR, ${payment} a month. ${how}`;
export const youCanChangeThisLater = 'You can change this later in your account.';
export const withoutAutomaticPaymentsYourRate = (points: string, saved: string) =>
  `Without automatic payments your rate is ${points} points higher: ${saved} more each month.`;
export const automaticPaymentsLowerYourRate = (points: string, saved: string) =>
  `Automatic payments lower your rate by ${points} points: ${saved} less each month.`;

export const confirmTheAccountYourPayments = 'Confirm the account your payments will come from.';
export const automaticPayments = 'Automatic payments';
export const account = 'Account';
export const noAccountYet = 'No account yet';
export const endingIn = (mask: string) => `Ending in ${mask}`;
export const bank = 'Bank';
export const owner = 'Owner';
export const confirmedItIsYours = 'Confirmed: it is yours';
export const notConfirmedYet = 'Not confirmed yet';
export const askingWhetherAnythingIsOpen = 'Checking for open items';
export const thisIsRightContinue = 'This is right, continue';
export const weNeedToSee = 'We need to see that this account is yours';
export const twoDepositsOfLess =
  'Two deposits of less than a dollar each have posted. Enter the amounts to confirm the account.';
export const yourBankShowsAnother = (isInTime: boolean) =>
  `Your bank shows another name, or none. Please send us a statement or a letter from your bank with your name and the last four digits of the account. Our team reviews it${isInTime ? ', usually within one business day' : ''}.`;
export const wouldYouRatherUse = <T>(supportPhone: T) =>
  ['Prefer to use another account? Call ', supportPhone, ', and we’ll change it with you.'] as const;
export const sendADocumentInstead = 'Send a document instead';
export const sendADocument = 'Send a document';
export const checkAgain = 'Check again';

export const askingYourBankWhich = 'Asking your bank which accounts you shared';
export const pleaseChooseAnAccount = 'Please choose an account';
export const chooseTheAccountThatYourMoney =
  'Choose the account that your money goes to. It must be yours; your bank tells us whose it is.';
export const chooseTheAccountThatYourPayments = 'Choose the account that your payments come from.';
export const theAccountsYouShared = 'The accounts you shared';
export const endingInWithName = (name: string, mask: string) => `${name}, ending in ${mask}`;
export const checkingAccount = 'Checking account';
export const savingsAccount = 'Savings account';
export const yourBankGivesNo = 'Your bank gives no routing number for it, so it cannot be used here.';
export const toUseAnotherAccount = 'Use another account';
export const sendMyMoneyHere = 'Send my money here';
export const youHaveNotFinished = 'You have not finished at your bank';
export const noAccountIsLinked = 'No account is linked yet';
export const yourBanksPageIsStill =
  'Your bank’s page is still open for you. Pick up where you left off, or enter the account manually.';
export const nothingWasSharedWithUs =
  'Nothing was shared with us. You can link your bank now, or enter the account manually.';
export const goOnAtMy = 'Continue at my bank';
export const enterItByHand = 'Enter it manually';
export const backToPayments = 'Back to payments';

export const goesToAnAccount = (draw: string | null) =>
  `${draw === null ? 'Your money' : `Your first draw of ${draw}`} goes to an account that is yours. Nothing is sent before you have signed and the waiting time is over.`;
export const yourBankDoesNot = (mask: string) =>
  `Your bank does not give a routing number for the account ending in ${mask}. Please choose another one.`;
export const thisAccountCannotReceive = 'This account cannot receive money';
export const yourBankGivesNoRouting =
  'Your bank gives no routing number for them. Please link another account, or enter the numbers of one.';
export const noneOfTheAccounts = 'None of the accounts you shared can receive money';
export const yourBankIsLinked = 'Your bank is linked';
export const youHaveSharedYourAccounts =
  'You have shared your accounts with us. Choose the one that the money goes to.';
export const chooseTheAccount = 'Choose the account';
export const anAccountYouLinked = 'Use an account you already linked';
export const youLinkedForIncome = (institution: string | null) =>
  `You linked ${institution ?? 'your bank'} to show your income. You can use one of its accounts without logging in again.`;
export const pickAccount = (account: string) => `Use ${account}`;
export const linkAnotherBank = 'Link another bank';
export const anAccountYouShared = 'Another account you shared';
export const youNeedNotLogIn = 'At a bank you linked already. You don’t log in again.';
export const linkYourBank = 'Link your bank';
export const youLogInAtYourBank =
  'You log in on your bank’s own page and choose which accounts to share. We see the name, the number and the owner of those accounts, never your password. We take money from an account only if you choose automatic payments from it.';
export const theQuickestWayYouSign = `The fastest way. ${youLogInAtYourBank}`;
export const orEnterTheNumbers = 'Or enter the numbers';
export const youNeedTheRouting =
  'You need the routing number and the account number. Confirming them with your bank takes a little longer.';
export const enterThemByHand = 'Enter them manually';

export const aCheckingOrSavings =
  'A checking or savings account in your own name. The numbers are encrypted on the way and sealed when they arrive; afterwards even we see only the last four digits.';
export const saveThisAccount = 'Save this account';
export const linkMyBankInstead = 'Link my bank instead';

export const pleaseEnterTheAmount = 'Please enter the amount of this deposit';
export const eachDepositIsLess = 'Each deposit is less than a dollar, such as $0.27';
export const weHaveSentTwo = (mask: string) =>
  `We have sent two deposits of less than a dollar each to the account ending in ${mask}. They arrive within two business days; then we’ll email you and ask for their amounts.`;
export const pleaseLookAtYourStatement = (triesLeft: number) =>
  `${plural(triesLeft, { one: 'You have one more try.', other: `You have ${triesLeft} more tries.` })} Please look at your statement again.`;
export const thoseWereNotTheAmounts = 'Those were not the amounts';
export const youFindThemOnTheStatement = (mask: string) =>
  `You find them on the statement of the account ending in ${mask}. The order does not matter.`;
export const oneDeposit = 'One deposit';
export const theOtherDeposit = 'The other deposit';
export const confirmTheAccount = 'Confirm the account';
export const theAccountEndingInCould = (mask: string) =>
  `The account ending in ${mask} could not be confirmed. Please choose another one, which we’ll confirm with your bank, or send us a statement for this one.`;
export const toUseThisAccountInstead = 'Use this account instead';
