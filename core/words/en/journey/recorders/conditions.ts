/** Why something about a condition cannot be recorded. */

export const thereIsNoSuchCondition = 'There is no such condition.';
export const cannotBeWaived = 'This kind of condition can’t be waived: it must be answered.';
export const isProposedAlready = 'A rule has proposed this already. Send that proposal, or drop it.';
export const isSentAlready = 'This was sent already. It can be cleared or waived, but no longer dropped.';
export const sendOrDropItFirst = 'This is a proposal that no one has sent. Send it or drop it first.';
export const complianceDecides = 'Its documents are suspected of being false. Compliance decides what happens next.';
export const notAmongItsPapers = 'One of these documents was not sent with this condition.';
