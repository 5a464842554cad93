/** Whether one history is what happened, and what was kept of it is still in it. */
import type { CaseRows } from '../../store/audit-rows.ts';
import type { HistorySeals } from '../../store/history-seals.ts';
import type { Found } from './checks.ts';

/** `firstHeads` is how much of the list the organization's first leaf covers; undefined before there is one. */
export function checkChain(seals: HistorySeals, known: CaseRows, firstHeads: number | undefined): Found {
  const broken = seals.findBreak(known, known.events, known);
  if (broken) return [broken];
  const last = known.events.at(-1);
  if (last?.toStatus !== known.status) return [{ seq: known.version, what: 'the application stands elsewhere' }];
  return isOldWithoutAnchor(known, firstHeads) ? [{ seq: 1, what: 'the history has no key and no anchor' }] : [];
}

/** Old histories were all in the first leaf: one without a key that came later was made by someone else. */
function isOldWithoutAnchor({ events, kept }: CaseRows, firstHeads: number | undefined): boolean {
  if (firstHeads === undefined || events[0]?.keyId !== null) return false;
  const [anchor] = kept;
  return anchor === undefined || anchor.n > firstHeads;
}

export function isNotAnchored({ head }: CaseRows, firstHeads: number | undefined): boolean {
  return head === null && firstHeads === undefined;
}

export function checkKept({ events, kept, head, isKept, version }: CaseRows): Found {
  const changed = kept
    .filter(({ seq, hash }) => !events[seq - 1]?.hash.equals(hash))
    .map(({ seq }) => ({ seq, what: 'the event is not the one whose hash was kept' }));
  if (changed.length > 0) return changed.slice(0, 1);
  if (head && isKept && kept.at(-1)?.seq !== version)
    return [{ seq: version, what: 'the end of the history was kept, and is not in the list' }];
  return [];
}
