/** An application that was found, as a row of a list and in one line. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/find.ts';
import { sayStatus } from '../closings/words.ts';
import type { ListRow } from '../frame/rows.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { applicationPath } from '../paths.ts';
import type { FoundRow } from './use-find.ts';

export function rowOf(found: FoundRow): ListRow {
  const { uuid, name, owners, loanNumber, kind, rank } = found;
  return {
    key: uuid,
    to: applicationPath(uuid),
    title: loanNumber === null ? name : `${name} · ${showLoanNumber(loanNumber)}`,
    line: [sayStatus(found.status), ...(owners.length > 0 ? [words.withOwners(owners)] : [])].join(' · '),
    facts: [placeOf(found), lineOf(found) ?? '', rank === 'close' ? words.closeMatch : words.kinds[kind]],
  };
}

/** Beside a name in the palette. */
export const hintOf = (found: FoundRow): string =>
  [
    found.loanNumber === null ? undefined : showLoanNumber(found.loanNumber),
    placeOf(found),
    lineOf(found),
    sayStatus(found.status),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');

const placeOf = ({ place: { city, state } }: FoundRow) => `${city}, ${state}`;
const lineOf = ({ lineCents }: FoundRow) => (lineCents === null ? undefined : formatCents(lineCents, 0));
