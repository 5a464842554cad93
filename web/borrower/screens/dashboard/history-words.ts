/** What happened, as a borrower would tell it: what is only ours is left out. */
import { eventSentences } from '#core/words/en/history.ts';

interface Happening {
  readonly seq: number;
  readonly at: string;
  readonly event: string;
}

/** Newest first. */
export function toldHistory(events: readonly Happening[]): readonly (Happening & { readonly words: string })[] {
  return events
    .flatMap((each) => {
      const words = isKnown(each.event) ? eventSentences[each.event] : null;
      return words === null ? [] : [{ ...each, words }];
    })
    .toReversed();
}

const isKnown = (event: string): event is keyof typeof eventSentences => Object.hasOwn(eventSentences, event);
