import { describe, expect, test } from 'vitest';
import { type JournalEntry, type JournalWord, journalRefusal, standingOf } from './session.ts';

const people = [
  { identityUuid: 'ann', name: 'Ann Arbor' },
  { identityUuid: 'bob', name: 'Bob Boone' },
];
const said = (what: JournalWord, by: string | null, about: string | null = null): JournalEntry => ({ what, by, about });
const proved = (who: string) => [
  said('questionsPassed', who, who),
  said('identityConfirmed', 'notary', who),
  said('calledToSign', 'notary', who),
];
const claimed = [said('opened', null), said('claimed', 'notary')];
const annSigned = [...claimed, ...proved('ann'), said('signed', 'ann', 'ann')];
const allSigned = [...annSigned, ...proved('bob'), said('signed', 'bob', 'bob')];
const why = (journal: readonly JournalEntry[], wish: JournalEntry) => journalRefusal(standingOf(people, journal), wish);

describe('a session', () => {
  test('waits until one notary takes it, and only one', () => {
    expect(standingOf(people, []).state).toBe('waiting');
    expect(why([], said('claimed', 'notary'))).toBeUndefined();
    expect(why(claimed, said('claimed', 'other'))).toBe('Another notary has this session.');
  });

  test('may be given back until someone has signed', () => {
    expect(why(claimed, said('released', 'notary'))).toBeUndefined();
    expect(why(claimed, said('released', 'other'))).toMatch(/Only the notary/);
    expect(why(annSigned, said('released', 'notary'))).toMatch(/Someone has signed/);
    expect(standingOf(people, [...claimed, said('released', 'notary')])).toMatchObject({
      state: 'waiting',
      notaryUuid: null,
    });
  });

  test('goes from proof over the notary’s own look to the signature, in turn', () => {
    expect(why(claimed, said('identityConfirmed', 'notary', 'ann'))).toMatch(/questions first/);
    const passed = [...claimed, said('questionsPassed', 'ann', 'ann')];
    expect(why(passed, said('calledToSign', 'notary', 'ann'))).toMatch(/Confirm first/);
    expect(why(passed, said('identityConfirmed', 'ann', 'ann'))).toMatch(/Only the notary/);
    const called = [...claimed, ...proved('ann')];
    expect(why(called, said('signed', 'bob', 'bob'))).toMatch(/not asked you/);
    expect(why(called, said('signed', 'bob', 'ann'))).toMatch(/No one signs for another/);
    expect(why(called, said('signed', 'ann', 'ann'))).toBeUndefined();
    expect(standingOf(people, annSigned)).toMatchObject({ turn: null, seats: [{ hasSigned: true }, {}] });
    expect(why(annSigned, said('calledToSign', 'notary', 'ann'))).toMatch(/have signed/);
  });

  test('is sealed when everyone has signed, in whatever order, and is then over', () => {
    expect(why(annSigned, said('sealed', 'notary'))).toMatch(/Not everyone/);
    expect(why(allSigned, said('sealed', 'ann'))).toMatch(/Only the notary/);
    expect(why(allSigned, said('sealed', 'notary'))).toBeUndefined();
    const bobFirst = [
      ...claimed,
      ...proved('bob'),
      said('signed', 'bob', 'bob'),
      ...proved('ann'),
      said('signed', 'ann', 'ann'),
    ];
    expect(why(bobFirst, said('sealed', 'notary'))).toBeUndefined();
    const over = [...allSigned, said('sealed', 'notary')];
    expect(why(over, said('joined', 'ann', 'ann'))).toBe('This session is over.');
  });

  test('can be ended by its notary or by the rules, not by a participant', () => {
    expect(why(claimed, said('failed', 'ann'))).toMatch(/Only the notary/);
    expect(why(claimed, said('failed', 'notary'))).toBeUndefined();
    expect(why([], said('failed', null))).toBeUndefined();
  });

  test('knows who is in the room, through a drop and back', () => {
    const here = [...claimed, said('joined', 'notary'), said('joined', 'ann', 'ann')];
    expect(standingOf(people, here)).toMatchObject({ isNotaryPresent: true, seats: [{ isPresent: true }, {}] });
    const dropped = [...here, said('left', 'ann', 'ann')];
    expect(standingOf(people, dropped).seats[0]?.isPresent).toBe(false);
    expect(standingOf(people, [...dropped, said('joined', 'ann', 'ann')]).seats[0]?.isPresent).toBe(true);
  });

  test('has no seat for a stranger', () => {
    expect(why(claimed, said('questionsAsked', 'eve', 'eve'))).toMatch(/No one of that identity/);
  });
});
