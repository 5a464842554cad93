/** Why what is sealed of an application is not destroyed, and what is said of it when it was. */
export const isNotOver = 'This application is not over.';
export const isALine = 'This application became a line of credit. What belongs to it is kept as long as the line.';
export const isKeptUntil = (day: string) => `The law wants what belongs to this application kept until ${day}.`;
export const isHeld = 'This application is under a legal hold.';
export const notaryMet =
  'A notary met the owners: the journal and the recording are kept, and they are sealed with the same keys.';
export const isDestroyedAlready = 'It was destroyed before.';
export const wasDestroyed = 'What belonged to this was destroyed for good when we no longer had to keep it.';
