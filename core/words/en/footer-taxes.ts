/** Recording taxes where a lender lends: a part of the footer that comes after the page. */
export const whereWeLend = (least: string, most: string, of: string, state: string) =>
  `In the states where we lend, recording taxes for a home with one dwelling are ${least} to ${most} per ${of} borrowed. They are highest in ${state}.`;
export const noneWhereWeLend = 'The states where we lend have no recording tax.';
