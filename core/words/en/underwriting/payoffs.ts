/** Why a draw does not cover what it pays. */

export const afterEverythingYourDrawPays = (left: string, fee: string) =>
  `After everything your draw pays, ${left} of it is left: not enough for the notary’s fee of ${fee}. Please sign by video, which costs nothing, or call us.`;
