/** The sentences of emails that a brand may replace by key; what law or safety asks for is not among them. */
export const replaceableInEmails = {
  lineWelcome: 'Welcome.',
} as const;
