/** Why money cannot be sent. */

export const isYourOwnOrOf = 'It is your own, or of someone close to you: a colleague must send it.';
export const paymentsCompanySaysThatThis = 'The payments company says that this was paid already.';
export const twoPeopleMustApproveIt = 'Two people must approve it again.';
export const accountOrTheFiguresAre = 'The account or the figures are not those that two people approved.';

export const goesAnotherWay =
  'It does not go this way: another company was asked to send it, or it has not been handed over yet. Try again in a minute.';

export const nothingWaitsToBeSent = 'Nothing waits to be sent: every payment is in a file already.';
export const nothingCanBeSentEvery = 'Nothing can be sent: every waiting payment needs a review first.';

export const thereIsNothingToPay = 'There is nothing to pay, or nothing to pay from.';

export const whatWouldBeSentIs = 'What would be sent is not what two people approved. Please approve it again.';
