/** Why something cannot be recorded: any-time. */

export const noMoreConsentsCanBe = 'No more consents can be added here.';

export const weCouldNotFinish = (why: string) =>
  `Something we do by machine failed for good. ${why} The history says what it was; do it by hand, or set the status again to have it tried.`;
export const ourTeamIsLookingIntoIt =
  "Something didn't work on our side, and our team is looking into it. There's nothing you need to do right now.";
