/** A watch list of our own making, with no one on it but those who say so. */
import { understand } from '../answers.ts';
import { personaFor } from '../personas.ts';
import type { Desk } from '../sandbox/desk.ts';
import { nameOf } from '../sandbox/house.ts';
import { seedOf } from '../sandbox/seed.ts';
import { type ScreeningRequest, screening, type WatchList } from './port.ts';

export function createSandboxWatchList(desk: Desk): WatchList {
  return {
    screen: async ({ key, applicationUuid, people }) => {
      const shown = { applicationUuid, people: people.map(({ name }) => name.lastName) };
      const answer = await desk.answer('watchList', 'screen', key, shown, () => {
        const matches = people.flatMap(matchesFor);
        const listsOf = desk.today();
        return matches.length === 0 ? { outcome: 'clear', listsOf } : { outcome: 'possibleMatch', listsOf, matches };
      });
      return understand('watchList', screening, answer);
    },
  };
}

function matchesFor({ name }: ScreeningRequest['people'][number]) {
  const listed = personaFor('lastName', name.lastName, 'watchList');
  if (!listed) return [];
  const full = nameOf(name);
  const seed = seedOf(full);
  return [
    {
      name: full,
      list: 'Specially Designated Nationals',
      entry: `SDN-${seed.digits('entry', 5)}`,
      score: seed.int('score', 88, 97),
    },
  ];
}
