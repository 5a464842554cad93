/** Closings as staff read them: one application on its way to the money. */
import type { Tag } from '../../rich.ts';

export const theAccountWasChanged = 'The account was changed after signing';
export const theThreeDaysOfWaiting = 'The three-day wait is over.';
export const noMoneyGoesToItBefore = (until: string) => `No money goes to it before ${until}.`;
export const theBorrowerHasConfirmed = 'The borrower has confirmed the change.';
export const theBorrowerHasNot =
  'The borrower has not confirmed the change yet: we emailed a code to the address we had before it.';
export const theBorrowerConfirmedTheNew = 'Did the borrower confirm the new account by phone?';
export const itIsConfirmed = 'Confirm the account';
export const weHaveNoPhone = 'We have no phone number from before the change. Ask for a bank statement instead.';
export const callTheNumberWeHad = (callOn: string) =>
  `Call ${callOn}, the number we had before the change, and no other. Then say who answered.`;

/** How many are shown; with a plus where there are more. */
export const withCount = (title: string, count: number, hasMore: boolean) => `${title} (${count}${hasMore ? '+' : ''})`;

export const approvesAndMustAttend = 'Approves and must attend';
export const whatDoesTheAttorney = 'What did the attorney refuse?';
export const recordTheRefusal = 'Record the refusal';
export const whatIsWrongWithTheTitle = 'What is wrong with the title?';
export const sendItBackToTitle = 'Send it back to title';

export const cancelTheAppointment = 'Cancel the appointment?';
export const cancelItAndTell = 'Cancel it and tell the owners';
export const noOneComesOnTheTime = (startsAt: string) =>
  `This cancels the appointment on ${startsAt}. The notary gets the time back, every owner gets an email, and the borrower chooses another time.`;

export const pleaseChooseTheOwner = 'Please choose the owner who wrote';
export const pleaseEnterTheDay = 'Please enter the date';
export const whoCanceledAndWhen = 'Who canceled, and when was it mailed?';
export const recordTheCancellation = 'Record the cancellation';
export const aLetterCountsFrom = (lastDay: string | null) =>
  `A letter counts from the day it was mailed${lastDay === null ? '' : `, and is in time until ${lastDay}`}. The line ends for every owner, and cannot be opened again.`;
export const owner = 'Owner';
export const choose = 'Choose';
export const dayOfThePostmark = 'Date of the postmark';

export const correctedDisclosure = 'Corrected disclosure';
export const theBorrowerHasIt = 'The borrower has it';
export const notWithTheBorrower = 'Not with the borrower yet';
export const givenUpInWriting = 'Waived in writing';
export const noticesAreOnTheir = 'Notices are on their way';
export const until = (lastDay: string) => `Until ${lastDay}`;
export const noticeTo = (name: string) => `Notice to ${name}`;
export const theBankConfirmsTheOwner = 'the bank confirms the owner';
export const ownerNotConfirmed = 'owner not confirmed';
export const toTheBorrower = 'To the borrower';
export const cashToAccount = (cash: string, accountMask: string | null, owner: string) =>
  `${cash}${accountMask === null ? '' : `, account ending in ${accountMask} (${owner})`}`;
export const amountToAccount = (amount: string, mask: string | null) =>
  `${amount}, ${mask === null ? 'account number not known' : `account ending in ${mask}`}`;
export const keptFor = (closingCost: string) => `Kept for: ${closingCost}`;
export const firstDraw = 'First draw';
export const originationFee = 'Origination fee';
export const onTopTheLine = (line: string, line2: string) => `${line}, on top: the line is ${line2}`;
export const wePay = (closingCost: string) => `We pay: ${closingCost}`;
export const shortForCreditors = 'Short for creditors';
export const nothingCanBeSent = (short: string) => `${short}: nothing can be sent`;

export const readingTheClosings = 'Loading the closings';
export const closings = 'Closings';
export const fromThePapersToSign = 'From the documents to sign to the last payment, the longest waiting first.';
export const waitingForUs = 'Waiting for us';
export const nothingIsWaitingForUs =
  'Nothing is waiting for us. A closing shows up here when its next step is ours, from the documents to the last payment.';
export const withOthers = 'With others';
export const noOtherClosings = 'No other closings.';
export const sinceWithStatusSince = (statusSince: string) => `since ${statusSince}`;
export const notaryOn = (startsAt: string) => `Notary on ${startsAt}`;

export const conditions = 'Conditions';

export const approvalsFromBeforeNo = (why: string | null, at: string) =>
  `${why ?? ''} Approvals from before ${at} no longer count: two people must look at it as it is now and approve.`;
export const approvalsAreVoid = 'Approvals are void';
export const approvals = 'Approvals';
export const approvedBy = <T>(name: string, bold: Tag<T>, at: string) =>
  ['Approved by ', bold(name), `, ${at}`] as const;
export const twoPeopleMustApprove = 'Two people must approve.';
export const aSecondPersonMust = 'A second person must approve.';
export const theyCanOnceTheAccount = ' They can once the account is confirmed and its waiting time is over.';
export const youApprovedASecond = 'You approved. A second person must approve before any money goes out.';
export const approveSending = (cash: string) => `Approve sending ${cash}`;
export const approveTheFunding = 'Approve the funding';
export const stopTheFunding = 'Stop the funding?';
export const stopIt = 'Stop it';

export const watchLists = 'Watch lists';
export const theAccount = 'The account';
export const theEmployer = 'The employer';
export const theCountysRecords = 'The county’s records';
export const nothingWasFound = 'nothing was found';
export const somethingWasFound = 'something was found';
export const lookedInto = 'looked into';
export const askedInVain = 'no answer after every try. Clear the question about it, and we ask again.';
export const somethingWasFoundLook =
  'Something was found. Look into it: settle it with your reason, or stop the funding.';
export const noMoneyGoesOut = 'No money goes out';
export const lookedAtAgain = 'Checked again before the money goes out';
export const noAnswerYet = 'no answer yet';
export const settleWhatWasFound = (names: string) => `${names}: settle what was found?`;
export const settleIt = 'Settle it';
export const youCanApproveNow = 'You can approve now. If something is found, both approvals are asked for again.';

export const emails = 'Emails and texts';
export const readingTheEmails = 'Loading the emails and texts';
export const noEmailsYet = 'No emails or texts yet.';
export const sendItAgain = 'Send it again';
export const pleaseChooseWhoGets = 'Please choose who gets it';
export const pleaseEnterASubject = 'Please enter a subject';
export const atMost120Characters = 'At most 120 characters';
export const pleaseWriteSomething = 'Please write something';
export const atMost4000 = 'At most 4,000 characters';
export const writeAnEmail = 'Write an email';
export const send = 'Send';
export const toLabel = 'To';
export const subject = 'Subject';
export const message = 'Message';
export const neverAskForAPassword = 'Never ask for a password, a code or a whole account number.';

export const pleaseChooseATime = 'Please choose a time';
export const moveTheAppointment = 'Move the appointment';
export const makeAnAppointment = 'Make an appointment';
export const when = 'When?';
export const reserve = 'Reserve';
export const timeWhereTheHome = 'Time where the home is';
export const lookingForTimes = 'Looking for times';

export const itIsOurTurn = 'It is our turn.';
export const itIsTheBorrowers = 'It is the borrower’s turn.';
export const itIsTheOther = 'It is the other owners’ turn.';
export const aVendorIsAtWork = 'A vendor is at work.';
export const waitingPeriod = 'Waiting period.';
export const nothingIsOpen = 'Nothing is open.';
export const theCountySentTheDeed = (at: string, why: string) => `The county sent the deed back on ${at}: ${why}`;
export const theCountySaidNo = 'The county said no';
export const aCreditorSentMoney = (at: string, why: string) => `A creditor sent money back on ${at}: ${why}`;
export const moneyCameBack = 'Money came back';
export const theCorrectedClosingDisclosure =
  'The corrected closing disclosure is on its way to the borrower. We can’t accept the signed deed until the disclosure arrives. If it doesn’t arrive, deliver a paper copy.';
export const weWaitForAnAnswer = 'We wait for an answer.';

export const pleaseEnterTheTime = 'Please enter the time';
export const aFileIsStill = 'A file is still on its way. Please wait a moment.';
export const theDeedAsItCame = 'The deed as it came back';
export const theDeedIsSigned = 'The deed is signed';
export const theDayAndTime = (timeZone: string) =>
  `The day and time as the notary wrote them, where the home is (${timeZone}). Check that every owner signed and that the seal can be read: what you add here goes to the county.`;
export const scanOfTheSigned = 'Scan of the signed deed';
export const pleaseAddAScan = 'Please add a scan of the signed deed';
export const day = 'Day';
export const time = 'Time';

export const papers = 'Documents';
export const readingThePapers = 'Loading the documents';
export const thereAreNoneYet = 'There are none yet.';

export const onThePaymentsCompany = (at: string, why: string | null) =>
  `On ${at} the payments company answered: ${why ?? 'no reason given'} Nothing was sent, and nothing counts as returned. Compare its books with ours before anything else.`;
export const itMayHaveBeen = 'It may have been paid already';
export const whatDoTheirBooks = 'What do their books say?';
export const keepThis = 'Save the answer';
export const thePaymentGoesOnAsTheir =
  'The payment continues as the payments company’s records show it. It is sent again only if it comes back.';

export const reIssueTheAgreement = 'Re-issue the agreement?';
export const reIssueTheDeed = 'Re-issue the deed?';
export const sendTheNoticesOfTheRight = 'Send the notices of the right to cancel again?';
export const prepareAndSend = 'Prepare and send';

export const theMoneyIsWithUs = (at: string, why: string | null) =>
  `The money is with us again since ${at}: ${why ?? 'no reason given'}`;
export const theBorrowerNamedAnother = (
  accountMask: string | null | undefined,
  savedAt: string,
  isOwnerVerified: boolean | undefined,
) =>
  `The borrower named another account, ending in ${accountMask}, on ${savedAt}. ${isOwnerVerified ? 'The bank confirms that it is theirs.' : 'Its owner is not confirmed.'}`;
export const theAccountEndingInIs = (accountMask: string) =>
  `The account ending in ${accountMask} is the one it came back from. We wrote to the borrower, who can name another on their page.`;
export const cannotBeSentAgain = (inTheWay: string) => `Cannot be sent again now: ${inTheWay}`;
export const theNewAccountAnswers = 'The new account answers the question';
export const askForAnotherAccount = 'Ask for another account';
export const pleaseNameAnotherAccount =
  'Please give us another account in your name, or send a statement for this one.';
export const sendItToTheNew = 'Send it to the new account';
export const theAccountIsRight = 'The account is right: send it again';

export const onePdfOfAll =
  'One PDF of all pages, or a picture of each in their order. PDF, JPEG, PNG or HEIC, up to 25 MB.';

export const atMostFiles = (uploadFilesMax: number) => `At most ${uploadFilesMax} files.`;

export const everyOwnersOwnStatement = 'Every owner’s own statement';
export const theLawLetsOwners =
  'The law lets owners give up their three days only for a real personal emergency. Each of them writes, signs and dates it; a printed form does not count. One who does not write keeps the right for all.';
export const recordTheWaiver = 'Record the waiver';
export const goBack = 'Go back';
export const statementOf = (name: string) => `Statement of ${name}`;
export const pleaseAddWhatWrote = (name: string) => `Please add what ${name} wrote`;

export const pleaseSayWhyItStays = 'Please say why; it stays in the history';
export const atMost500Characters = 'At most 500 characters';
export const why = 'Why';
export const keptInTheHistory = 'Kept in the history.';
export const principalReason = 'Principal reason';
export const withAReasonItIs =
  'With a reason it is a decline, and the borrower gets the notice that names it. Without one it is canceled.';
export const noneTheOwnersAsked = 'None: the owners asked to cancel';

export const ofWithOwner = (owner: string) => `of ${owner} `;
export const answeredWithAnsweredAt = (answeredAt: string) => `Answered ${answeredAt}.`;

export const toWithSubject = (subject: string, to: string, sentAt: string, became: string | null) =>
  [`${subject} · to ${to}, ${sentAt}`, ...(became === null ? [] : [became])].join(' · ');
export const sendToAgainWithSubject = (subject: string, to: string) => `Send “${subject}” to ${to} again`;

export const needsSpecificHandling = (state: string) =>
  `${state} needs specific handling: check what the state requires before this loan continues.`;
