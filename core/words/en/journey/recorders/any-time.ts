/** Why something cannot be recorded: any-time. */

export const thereIsNoSuchCondition = 'There is no such condition.';
export const noMoreConsentsCanBe = 'No more consents can be added here.';
