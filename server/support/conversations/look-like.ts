/** Whether the bytes of a sound, a film or a text are what the name says. They are kept as they are and never shown by us. */
import type { AttachmentKind } from '#core/chat/attachments.ts';

const text = new TextDecoder('utf-8', { fatal: true });

export function looksLike(kind: AttachmentKind, bytes: Buffer): boolean {
  const begins = (mark: string, at = 0) => bytes.subarray(at, at + mark.length).toString('latin1') === mark;
  if (kind === 'amr') return begins('#!AMR\n') || begins('#!AMR-WB\n');
  // A tag, or the eleven set bits that every frame of sound begins with.
  if (kind === 'mp3') return begins('ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);
  if (kind === 'mp4') return begins('ftyp', 4);
  return kind === 'txt' && isPlainText(bytes);
}

function isPlainText(bytes: Buffer): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what no text holds is what is looked for
    return !/[\u0000-\u0008\u000e-\u001f\u007f]/.test(text.decode(bytes));
  } catch {
    return false;
  }
}
