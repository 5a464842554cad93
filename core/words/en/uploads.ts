/** What may be uploaded at once. */
export const aFileDidNotArrive = 'A file did not arrive. Please send it again, or remove it.';
export const theConnectionWasLost = 'The connection was lost. Please try again.';
export const pleaseSendNoMore = (uploadFilesMax: number) => `Please send no more than ${uploadFilesMax} files at once.`;
