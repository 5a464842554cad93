/** What staff read of who did something, and of what was never asked. */

export const someoneOfTheStaff = 'Someone of the staff';

export const neverAsked =
  'No one was asked: the application came here before this was looked at. Please look yourself.';

export const someoneWithoutAName = 'Someone without a name';
