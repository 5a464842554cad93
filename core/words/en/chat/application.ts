/** The application beside a conversation, as an agent of the chat sees it. */

/** Whose turn it is. */
export const actors = {
  borrower: 'The borrower',
  signer: 'The other owners of the home',
  operations: 'Our team',
  vendor: 'A company we asked',
  system: 'Our system',
  none: 'No one: it is over',
} as const;
