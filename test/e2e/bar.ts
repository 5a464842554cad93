/** How wide what stands beside the lender's name may be on a phone, for someone who is logged in: the name needs the rest. */
export const signedInPx = 184;
