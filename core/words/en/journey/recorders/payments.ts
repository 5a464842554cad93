/** Why something cannot be recorded: payments. */

export const cameBackAndWasNot = 'It came back, and was not sent again.';

export const cameBackAlready = 'It came back already.';

export const isNotWhatIsPaid = 'This is not what is paid here.';

export const sayOnWhichNumberYou = 'Please say on which number you called, and who answered.';
export const codeWasWrongTooOften =
  'The code was wrong too often. Please call us, and we confirm the account by phone.';
