/** What happened, as a borrower would tell it: what is only ours is left out. */
import { told } from '#core/words/en/history.ts';

interface Happening {
  readonly seq: number;
  readonly at: string;
  readonly event: string;
}

/** Newest first. */
export function toldHistory(events: readonly Happening[]): readonly (Happening & { readonly words: string })[] {
  return events
    .flatMap((each) => {
      const words = isKnown(each.event) ? told[each.event] : null;
      return words === null ? [] : [{ ...each, words }];
    })
    .toReversed();
}

const isKnown = (event: string): event is keyof typeof told => Object.hasOwn(told, event);
