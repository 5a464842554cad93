/** What may be uploaded at once. */
export const theConnectionWasLost = 'The connection was lost. Please try again.';
export const pleaseSendNoMore = (uploadFilesMax: number) => `Please send no more than ${uploadFilesMax} files at once.`;
