/** Why staff cannot do something now. */
import { noAccount } from '../payments/funding-day.ts';

// Again
export const paymentsCompanySaysThatThis = 'The payments company says that this was paid already. Settle that first.';
export const nameMayBeOnAList = 'A name may be on a sanctions list. Compliance must settle that first.';
export const nothingCameBackSoThere = 'Nothing came back, so there is nothing to send again.';
export const accountIsStillInQuestion = 'The account is still in question.';
export const twoPeopleMustApproveIt = 'Two people must approve it again before it is sent again.';

// Needs
export const recordsNamedNoHomesTo = 'The records named no homes to choose from.';
export const noChangedAccountWaitsTo = 'No changed account waits to be confirmed.';
export const changeIsConfirmedAlready = 'The change is confirmed already.';
export const thereIsNoCorrectedClosing = 'There is no corrected closing disclosure on its way to the borrower.';
export const correctedClosingDisclosureHasNot = 'The corrected closing disclosure has not reached the borrower yet.';
export const noOtherOwnerHasBeen = 'No other owner has been invited.';
export const firstCorrectTheOwnership =
  'We don’t know of another owner of this home yet. Correct the ownership first, and then invite them.';
export const atMostOtherOwnersCan = (signersMax: number) => `At most ${signersMax} other owners can sign.`;
export const noOwnerHasAnInvitation = 'No owner has an invitation that waits for an answer.';
export const everyOwnerIsDecided = 'The identity of every owner is decided.';
export const thereIsNoAppointmentTo = 'There is no appointment to cancel.';
export const lineHasNoRightTo = 'This line has no right to cancel, so there are no notices.';
export const lineHasNoRightToCancel = 'This line has no right to cancel.';
export const nothingWasSentToTheServicer = 'Nothing was sent to the servicer.';
export const servicerHasTheLine = 'The servicer has this line already.';
export const countyHasNotSentThe = 'The county has not sent the deed back.';
export const countyIsKnown = 'The county of this home is known.';
export const noCountyIsNeeded = 'No county is asked for here.';
export const nothingWasFoundThatCould = 'Nothing was found that could be settled.';
export const somethingWasFoundAtTheLast =
  'Something was found at the last checks. Compliance must settle that before anyone approves.';
export const nothingIsSuspectedOfThem =
  'No name is open that is like one on a sanctions list, and no document is suspected.';
export const noLikenessIsOpen = 'No name is open that is like one on a sanctions list.';
export const accountIsStillBeingProved = 'The account is still being proved by two small deposits.';
export const noAccountIsKnown = `${noAccount} Put the application back to where the borrower names one.`;
export const wasApprovedAndTheMoney = 'It was approved, and the money is on its way.';
export const rightToCancelHasNot = 'The right to cancel has not ended, and no money goes out before it has.';
export const nothingAboutThisPaymentIs = 'Nothing about this payment is in question.';
export const thereIsNoStepTo = 'There is no step to go back to.';
export const onlyADeclineOfThis = 'Only a decline of this calendar year can be looked at again.';
export const nothingIsMissingFromThe = 'Nothing is missing from the borrower here.';
export const atMostConditionsCanBe = (openConditionsMax: number) =>
  `At most ${openConditionsMax} conditions can be open. Please clear some first.`;
export const thereIsNoSuchCondition = 'There is no such condition.';
export const noRuleProposesAnything = 'No rule proposes anything here.';
export const noDocumentsWereSent = 'No documents were sent for anything that is open.';
export const nothingIsSuspected = 'No document here is suspected of being false.';
