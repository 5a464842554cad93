/** What is said of a login elsewhere. */

export const loginNotOurs =
  'This login was not started in this browser, was already used, or took longer than ten minutes. Please log in again.';
