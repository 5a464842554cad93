/**
 * The sentences of emails that a brand may replace by key: how it greets, and the subjects of its good news. What law or
 * safety asks for is not among them, nor what asks someone to act: that reads alike everywhere, so that a fake stands out.
 */
export const replaceableInEmails = {
  lineWelcome: 'Welcome.',
  lineOpenSubject: 'Your line of credit is open',
  offersReadySubject: 'Your offers are ready',
  offersSavedSubject: 'Your offers are saved',
  answerReceivedSubject: 'We received what you sent',
} as const;
