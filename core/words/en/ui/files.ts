/** Choosing files and sending them. */
export const chooseAFile = 'Choose a file';
export const chooseFiles = 'Choose files';
export const orDropHere = (isSingle: boolean | undefined) => `or drop ${isSingle ? 'it' : 'them'} here`;
export const previewOf = (name: string) => `Preview of ${name}`;
export const sending = (name: string) => `Sending ${name}`;
export const tryAgain = 'Try again';
export const tryAgainWithName = (name: string) => `Try ${name} again`;
export const remove = (name: string) => `Remove ${name}`;

export const b = (bytes: number) => `${bytes} B`;
export const kb = (bytes: number) => `${bytes} KB`;
export const mb = (bytes: string) => `${bytes} MB`;
export const weAreCheckingThisFile = 'We are checking this file. This usually takes a few seconds.';
