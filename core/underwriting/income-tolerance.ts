/** How far below the stated figure still counts as the same, in verification and in a review. */
export const incomeToleranceBps = 1000;
