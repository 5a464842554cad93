/** A watch list of our own making, with no one on it but those who say so. */
import { LIKENESS_MIN } from '#core/law/sanctions.ts';
import { understand } from '../answers.ts';
import { personaFor } from '../personas.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import { type ScreeningRequest, screening, type WatchList } from './port.ts';

export function createSandboxWatchList(sandbox: Sandbox): WatchList {
  return {
    screen: async ({ key, applicationUuid, people }) => {
      const shown = { applicationUuid, people: people.map(({ fullName }) => fullName) };
      const answer = await sandbox.answer('watchList', 'screen', key, shown, () => {
        const matches = people.flatMap(matchesFor);
        const listsOf = sandbox.today();
        return matches.length === 0 ? { outcome: 'clear', listsOf } : { outcome: 'possibleMatch', listsOf, matches };
      });
      return understand('watchList', screening, answer);
    },
  };
}

function matchesFor({ fullName, name }: ScreeningRequest['people'][number]) {
  // Of a name that we have only whole, any word may be the last name.
  const words = name ? [name.lastName] : fullName.split(' ');
  if (!words.some((word) => personaFor('lastName', word, 'watchList'))) return [];
  const seed = seedOf(fullName);
  return [
    {
      name: fullName,
      list: 'Specially Designated Nationals',
      entry: `SDN-${seed.digits('entry', 5)}`,
      score: seed.int('score', LIKENESS_MIN, 97),
    },
  ];
}
