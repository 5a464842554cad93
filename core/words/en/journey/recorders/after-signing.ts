/** Why something cannot be recorded: after-signing. */

export const onlyAnOwnerMayUse = 'Only an owner may use the right to cancel.';
export const dayOnWhichTheLetter = 'The day on which the letter was mailed is missing or to come.';
export const rightToCancelHasEnded = 'The right to cancel has ended.';

export const noOneMayApproveMoney = 'No one may approve money for themselves.';
export const whatIsPaidToCreditors = 'What is paid to creditors was changed.';

export const noticesOfTheRightTo = 'The notices of the right to cancel were sent again.';
export const everyOwnerMustHaveGiven = 'Every owner must have given a statement.';
export const lastLookBeforeSendingFound = 'The last look before sending found something.';
export const nothingWasFoundThatCould = 'Nothing was found that could be settled.';
