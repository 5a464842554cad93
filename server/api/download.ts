/** A document as an answer. */
import { Reply } from './handler.ts';

/** Never shown as a page of ours, whatever it holds, and never kept by a cache. The server adds the policy of every file. */
export function download(content: Buffer, mediaType: string, title: string) {
  const extension = extensions[mediaType];
  // What a person sent has its ending in its name already.
  const stem = title.replace(/\.\w{1,5}$/, '').replaceAll(/[^\p{L}\p{N} -]/gu, '');
  const named = (words: string) =>
    [words.trim() === '' ? 'document' : words.trim(), extension].filter(Boolean).join('.');
  const name = named(stem.toWellFormed());
  // For programs that know no other letters (RFC 6266, appendix D).
  const plain = named(stem.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, ''));
  return new Reply(content, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
    },
  });
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'text/csv; charset=utf-8': 'csv',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/heic': 'heic',
};
