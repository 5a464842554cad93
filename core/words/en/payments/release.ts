/** What changed since two people approved. */

export const account = 'The account that the money goes to was changed.';
export const payee = 'The name or loan number that the money is paid under was changed.';
export const figures = 'The closing figures were changed.';
