/** Why a status cannot be forced. */

export const whatWasSentIsSent = 'What was sent is sent again only after it came back.';
export const moneyGoesOutOnlyWhen = 'Money goes out only when two people have approved it.';
export const lastChecksAreNotClear = 'Money goes out only when every last check is clear or settled.';

export const forcingAStatusNeedsA = 'Forcing a status needs a reason.';
export const noOneMayForceTheir = 'No one may force their own application.';
export const applicationWasMovedByHand = 'The application was moved by hand.';
