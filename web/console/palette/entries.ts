/** What the palette lists for what was typed: by group, the best match first, what cannot be done last with its reason. */
import * as words from '#core/words/en/console/palette.ts';
import type { IconName } from '../frame/icons.tsx';
import { type Match, match } from './match.ts';

export type Group = keyof typeof words.groups;
export type Prefix = keyof typeof words.prefixes;

export interface Entry {
  readonly key: string;
  readonly group: Group;
  readonly icon: IconName;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly press?: string | undefined;
  readonly isAsked?: boolean;
  readonly whyNot?: string | null | undefined;
  /** A queue or a status, which `#` narrows to. */
  readonly isQueue?: boolean;
  /** Found by the server, which forgives typos in its own way: listed as it comes. */
  readonly isFound?: boolean;
  readonly isClose?: boolean;
  readonly run: () => void;
}

export interface Listed extends Entry {
  readonly match: Match;
}

/** Which groups, in which order. */
const order = Object.keys(words.groups) as Group[];

/** At most so many of one group: the palette is for the few that one means. */
const mostOfAGroup = 7;

const isOf: Readonly<Record<Prefix, (entry: Entry) => boolean>> = {
  '>': ({ group }) => group === 'case' || group === 'page',
  '#': ({ isQueue = false }) => isQueue,
  '@': ({ group }) => group === 'people',
  '=': ({ group }) => group === 'applications',
};

/** The prefix, if there is one, and the words after it. */
export function readTyped(typed: string): { readonly prefix: Prefix | undefined; readonly query: string } {
  const first = typed.trimStart()[0] ?? '';
  return first in isOf
    ? { prefix: first as Prefix, query: typed.trimStart().slice(1).trim() }
    : { prefix: undefined, query: typed.trim() };
}

export function listed(entries: readonly Entry[], typed: string): readonly Listed[] {
  const { prefix, query } = readTyped(typed);
  const fitting = entries
    .filter((entry) => prefix === undefined || isOf[prefix](entry))
    .flatMap((entry) => {
      const found = entry.isFound
        ? foundElsewhere(query, entry)
        : (match(query, entry.label) ?? hintMatch(query, entry));
      return found ? [{ ...entry, match: found }] : [];
    });
  return order.flatMap((group) =>
    fitting
      .filter((entry) => entry.group === group)
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, prefix === undefined ? mostOfAGroup : undefined),
  );
}

/** What fits the name is underlined; whether it is close the server has said. */
const foundElsewhere = (query: string, { label, isClose = false }: Entry): Match => ({
  score: 0,
  ranges: match(query, label)?.ranges ?? [],
  isClose,
});

/** Words of the hint lead to an entry too, after all that say it in their name. */
function hintMatch(query: string, { hint }: Entry): Match | undefined {
  const found = query.length < 3 || hint === undefined ? undefined : match(query, hint);
  return found && !found.isClose ? { score: 5, ranges: [], isClose: false } : undefined;
}

/** What the server found stays in its order: a sort keeps the order of equals. */
const rank = (entry: Listed) => (entry.whyNot ? 1000 : 0) + (entry.isFound ? 0 : entry.match.score + habit(entry));

/** Of those that fit alike: what is asked now, and what has a key, is done most. */
const habit = ({ isAsked = false, press }: Listed) => (isAsked ? 0 : press === undefined ? 0.5 : 0.25);
