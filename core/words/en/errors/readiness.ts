/** Why a process says that it is not ready, for the people who run it. */

export const itIsStopping = 'This process is stopping.';
export const databaseDoesNotAnswer = 'The database does not answer in time, or a migration is missing.';
export const diskIsFull = (folder: string) =>
  `The disk of ${folder} is nearly full. Free some space, or move DATA_DIR to a larger disk.`;
export const folderTakesNothing = (folder: string) =>
  `Nothing can be written to ${folder}. Check who owns it and that it is not mounted read-only.`;
export const clockIsWrong = (skewS: number) =>
  `The clock of this machine is ${Math.abs(skewS)} s ${skewS > 0 ? 'ahead of' : 'behind'} the database's. Set it (NTP).`;

export const dataFolderCannotBeUsed = (folder: string, code: string) =>
  `The folder ${folder} cannot be written to (${code}). Make it writable for the user who starts Hearthline, or set DATA_DIR to another folder.`;
export const diskOfFolderIsFull = (folder: string) =>
  `The disk of ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk, and start again.`;
