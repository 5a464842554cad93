/** Why an answer is not enough, one row each: what staff press, and the sentence that the person who is asked reads. */
import * as words from '#core/words/en/conditions/ask-again.ts';

interface AskAgainRow {
  readonly label: string;
  /** A whole sentence: several stand one after the other, and staff may change them before they go. */
  readonly says: string;
}

export const askAgainRows = {
  NOT_READABLE: { label: words.notReadable, says: words.notReadableSays },
  PAGES_MISSING: { label: words.pagesMissing, says: words.pagesMissingSays },
  TOO_OLD: { label: words.tooOld, says: words.tooOldSays },
  NAME_NOT_SHOWN: { label: words.nameNotShown, says: words.nameNotShownSays },
  AMOUNTS_DIFFER: { label: words.amountsDiffer, says: words.amountsDifferSays },
  ANOTHER_DOCUMENT: { label: words.anotherDocument, says: words.anotherDocumentSays },
  NOT_SIGNED: { label: words.notSigned, says: words.notSignedSays },
} as const satisfies Readonly<Record<string, AskAgainRow>>;
export type AskAgainReason = keyof typeof askAgainRows;
export const askAgainReasons = Object.keys(askAgainRows) as [AskAgainReason, ...AskAgainReason[]];

/** The sentences of these reasons in the order of the table, as a draft of what the person will read. */
export function askAgainDraft(reasons: readonly AskAgainReason[]): string {
  return askAgainReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => askAgainRows[reason].says)
    .join(' ');
}
