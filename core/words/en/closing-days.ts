/** The days after the signature. */
export const everyoneHasSigned = 'Everyone has signed';
export const theOtherOwnersSign = 'The other owners sign';
export const youAreDoneWeWrite = 'You’re done. We’ll email you when the last owner has signed.';
export const yourTimeToCancel = 'Your time to cancel has ended';
export const yourTimeToCancelLabel = 'Your time to cancel';
export const untilMidnightOfThisDay = 'Until midnight of this day any owner may cancel, and we send no money.';
export const theDaysBeginWhen =
  'The three business days begin when every owner has the notice. Until they end any owner may cancel, and we send no money.';
export const theCountyHasYourDeed = 'The county has your deed';
export const weSendYourDeed = 'We send your deed to the county';
export const theCountyWritesOur = 'The county writes our lien into its records. Some counties take a few days.';
export const yourMoneyHasArrived = 'Your money has arrived';
export const weSendYourMoney = 'We send your money';
export const twoTeamMembersDo =
  'Two team members do a final review, then it goes out. It arrives one or two banking days later.';
export const yourOtherDebtsArePaid = 'Your other debts are paid';
export const wePayTheDebts = 'We pay the debts you chose';
export const keepPayingThemUntil = 'Keep paying them until their statement shows nothing owed.';
export const firstPayment = 'First payment';
export const yourFirstPaymentIsDue = 'Your first payment is due';
export const weSendAStatement =
  'We send a statement at least 21 days before. Payments fall on the same day of each month.';
export const expected = (on: string) => `Expected ${on}`;
export const yourNewAccountIsConfirmed = 'Your new account is confirmed';
export const yourMoneyCanGo = (until: string) =>
  `Your money can go out from ${until}. Nothing more is needed from you.`;
export const confirmYourNewAccount = 'Confirm your new account';
export const pleaseCallUsToConfirm = 'Please call us to confirm it.';
export const enterTheCodeWeEmailed = 'Enter the code we emailed you. Your money waits for it.';
export const weAreLookingAtYourAccount = 'We are looking at your account';
export const thankYouOurTeam = (isLate: boolean) =>
  `Thank you. Our team is reviewing what you sent${isLate ? '' : ', usually within one business day'}. Then we send the money again.`;
export const yourBankSentTheMoney = 'Your bank sent the money back';
export const nothingIsLostTheMoney =
  'Your money is safe: we have it. Give us another account in your name below, and we’ll send it there.';
export const yourPartIsDone = 'Your part is done';
export const theOtherOwnersStill = 'The other owners still have to sign. Nothing is needed from you.';
export const youHaveSigned = 'You have signed';
export const youCanStillChange = (on: string | undefined) =>
  on === undefined
    ? 'You can still change your mind. We are sending every owner the notice of the right to cancel, and your time to cancel begins when everyone has it.'
    : `You can still change your mind until midnight on ${on}. After that we record your deed and send your money.`;
export const weAreRecordingYourDeed = 'We are recording your deed';
export const nothingIsNeededFrom = 'Nothing is needed from you. Your money is the next step.';
export const yourMoneyIsNext = 'Your money is next';
export const nothingIsNeededFromYou = (on: string | undefined) =>
  `${on === undefined ? '' : `We expect to send it on ${on}. `}Nothing is needed from you.`;
export const yourMoneyIsOnIts = 'Your money is on its way';
export const nowWePayTheDebts = 'Now we pay the debts that you chose to pay off.';
export const yourLineIsOpen = 'Your line is open';
export const theMoneyHasBeen = (on: string | undefined) =>
  `The money has been sent.${on === undefined ? '' : ` Your first payment is due on ${on}.`}`;
