/** Hands bytes that came with a token, and so have no address of their own, to the browser to keep. */

/** A browser may still be reading when the press is over; by then it is not. */
const READ_BY_THEN_MS = 60_000;

export function saveFile(bytes: Uint8Array, name: string, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: mediaType }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_BY_THEN_MS);
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
};

/** What a person sent keeps the ending it came with; a title of ours gets its own. */
export function fileName(title: string, mediaType: string): string {
  const ending = endings[mediaType];
  return ending === undefined || title.toLowerCase().endsWith(`.${ending}`) ? title : `${title}.${ending}`;
}
