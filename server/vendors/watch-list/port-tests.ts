/** What any keeper of watch lists must do for us. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LIKENESS_MIN } from '#core/law/sanctions.ts';
import { describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import type { WatchList } from './port.ts';

const person = (lastName: string) => ({ fullName: `Ann ${lastName}`, name: { firstName: 'Ann', lastName } });

export function describeWatchListPort(name: string, make: Make<WatchList>): void {
  describe(`watch lists: ${name}`, () => {
    const get = oneSubject(make);
    const screen = (...lastNames: string[]) =>
      get().port.screen({ key: randomUUID(), applicationUuid: randomUUID(), people: lastNames.map(person) });
    describeManners(get, {
      screen: (port, key) => port.screen({ key, applicationUuid: randomUUID(), people: [person('Archer')] }),
    });

    test('most people are on no list', async () => {
      expect(await screen('Archer', 'Baker')).toMatchObject({ outcome: 'clear' });
    });

    test('someone whose name we have only whole is looked for all the same', async () => {
      const people = [{ fullName: 'Ann Watchlisted', name: null }];
      const result = await get().port.screen({ key: randomUUID(), applicationUuid: randomUUID(), people });
      expect(result).toMatchObject({ outcome: 'possibleMatch' });
    });

    test('one of several who is like someone on a list is named, with how alike', async () => {
      const result = await screen('Archer', 'Watchlisted');
      expect(result).toMatchObject({ outcome: 'possibleMatch', matches: [{ name: 'Ann Watchlisted' }] });
      expect(result.outcome === 'possibleMatch' && result.matches[0]?.score).toBeGreaterThanOrEqual(LIKENESS_MIN);
    });
  });
}
