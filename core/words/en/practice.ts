/** What a test system says of itself, wherever someone might take it for a real one. */
export const label = 'Test system';
export const onPages =
  'Test system. Practice services stand in for real ones, so nothing here counts as a real loan. Please don’t enter real personal information.';
export const onPapers = 'TEST SYSTEM, NOT A REAL LOAN: ';
export const inSubjects = '[Test system] ';
export const inEmails = 'This message comes from a test system. Nothing in it is about a real loan.';
export const inTexts = 'TEST SYSTEM: ';
