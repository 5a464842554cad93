/** Reading a paper on the page. */
export const toolsFor = (title: string) => `Tools for ${title}`;
export const smaller = 'Smaller';
export const larger = 'Larger';
export const download = 'Download';
export const print = 'Print';
export const weCouldNotShow = 'We could not show this document. You can download it and read it instead.';
export const opening = (title: string) => `Opening ${title}`;
export const pageOf = (number: number, count: number) => `Page ${number} of ${count}`;
export const endOfTheDocument = 'End of the document';
