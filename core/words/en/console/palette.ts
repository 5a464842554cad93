/** The command palette: its groups, its prefixes, and what it says when nothing matches. */
import { plural } from '../../plural.ts';

export const palette = 'Search and commands';
export const whatDoYouWant = 'Type a command, a name or a loan number';
export const close = 'Close';
export const takeCaseAway = (name: string) => `Leave ${name} out`;

export const groups = {
  case: 'Act on this case',
  page: 'Act',
  goTo: 'Go to',
  applications: 'Applications',
  people: 'People',
} as const;

/** What stands first in the field and narrows it to one group. */
export const prefixes = {
  '>': 'act',
  '#': 'queue',
  '@': 'person',
  '=': 'loan number',
} as const;

export const move = 'Move';
export const run = 'Run';
export const section = 'section';
export const queue = 'list of work';
export const status = 'status';
export const closeMatch = 'close match';
export const results = (count: number) => `${count} ${plural(count, { one: 'result', other: 'results' })}`;
export const searching = 'Searching';
export const nothingMatches = 'Nothing matches.';
export const tryFewerLetters = 'Try fewer letters. Small typos are fine.';
export const noActsHere = 'This page has no actions of its own. Open an application to act on it.';
export const cannotRun = (label: string, whyNot: string) => `${label}: ${whyNot}`;
