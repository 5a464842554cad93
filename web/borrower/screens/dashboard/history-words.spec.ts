import { describe, expect, test } from 'vitest';
import { toldHistory } from './history-words.ts';

describe('history in plain words', () => {
  test('the newest stands first, and what is only ours is left out', () => {
    const at = '2026-03-02T10:00:00.000Z';
    const events = ['offersPriced', 'documentsRequested', 'constructor', 'offerSelected'];
    const said = toldHistory(events.map((event, index) => ({ seq: index + 1, at, event })));
    expect(said.map(({ words }) => words)).toEqual(['You chose an offer', 'We worked out your offers']);
  });
});
