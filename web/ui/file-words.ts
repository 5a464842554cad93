/** As people read it: "820 KB", "1.4 MB". */
import * as words from '#core/words/en/ui/files.ts';
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return words.b(bytes);
  if (bytes < 999_500) return words.kb(Math.round(bytes / 1000));
  return words.mb((bytes / 1_000_000).toFixed(1));
}

export const checkingWords = words.weAreCheckingThisFile;
