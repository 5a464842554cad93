import { describe, expect, test } from 'vitest';
import { emptyRegistration } from '#core/registration/data.ts';
import { emptyDraft, mergeDrafts } from '#core/registration/draft.ts';
import { ivan, jane } from '#core/registration/stories/people.ts';
import { dataOf, readDraft, shownIn, withConfirmed, withData, withTyped } from './draft.ts';

const janes = withConfirmed(emptyDraft, 'name', { name: jane.name }, 100);

describe('answers', () => {
  test('an empty draft is an empty registration', () => {
    expect(dataOf(emptyDraft)).toEqual(emptyRegistration);
  });

  test('what was confirmed is there again, and the step counts as seen', () => {
    const data = dataOf(withConfirmed(janes, 'forSale', { isListedForSale: false }, 200));
    expect(data).toMatchObject({ name: jane.name, isListedForSale: false, hasSaleStatusBeenSet: true });
    expect(data.confirmedSteps).toEqual(['name', 'forSale']);
  });

  test('prefilled answers are there without counting as seen', () => {
    const data = dataOf(withData(emptyDraft, jane, 100));
    expect(data).toMatchObject({ name: jane.name, email: jane.email });
    expect(data.confirmedSteps).toEqual([]);
  });

  test('[REG-013] moving into the property empties the stored home address, typed or confirmed', () => {
    const elsewhere = withConfirmed(
      withData(emptyDraft, ivan, 100),
      'homeAddress',
      { homeAddress: ivan.homeAddress },
      200,
    );
    const typing = withTyped(
      elsewhere,
      'homeAddress',
      ivan.homeAddress,
      { ...ivan.homeAddress, street1: '8 Elm' },
      300,
    );
    const home = withConfirmed(typing, 'property', { propertyAddress: jane.propertyAddress }, 400);
    expect(dataOf(home).homeAddress.street1).toBe('');
    expect(JSON.stringify(home)).not.toMatch(/Oak|Elm/);
  });
});

describe('what is typed', () => {
  const empty = emptyRegistration.name;
  const typing = withTyped(emptyDraft, 'name', empty, { ...empty, firstName: 'Ja' }, 100);

  test('is shown again, unchecked', () => {
    expect(shownIn(typing, 'name', empty)).toEqual({ ...empty, firstName: 'Ja' });
  });

  test('gives way to the confirmed answer', () => {
    const done = withConfirmed(typing, 'name', { name: jane.name }, 200);
    expect(shownIn(done, 'name', dataOf(done).name)).toEqual(jane.name);
  });

  test('changes nothing when nothing changed', () => {
    expect(withTyped(typing, 'name', empty, empty, 200)).toBe(typing);
  });

  test('of another kind than the form has is not shown', () => {
    const odd = withTyped(emptyDraft, 'name', empty, { ...empty, lastName: 7 }, 100);
    expect(shownIn(odd, 'name', empty)).toEqual(empty);
  });
});

describe('two tabs', () => {
  test('the newest of each field wins, in whichever order they meet', () => {
    const empty = emptyRegistration.name;
    const one = withTyped(
      withTyped(emptyDraft, 'name', empty, { firstName: 'Jane' }, 100),
      'name',
      empty,
      { lastName: 'Old' },
      100,
    );
    const other = withTyped(emptyDraft, 'name', empty, { lastName: 'New' }, 200);
    for (const merged of [mergeDrafts(one, other), mergeDrafts(other, one)]) {
      expect(shownIn(merged, 'name', empty)).toMatchObject({ firstName: 'Jane', lastName: 'New' });
    }
  });

  test('what one tab typed before the other confirmed the step is done with', () => {
    const empty = emptyRegistration.name;
    const typing = withTyped(emptyDraft, 'name', empty, { firstName: 'Ja' }, 50);
    expect(Object.keys(mergeDrafts(typing, janes).said)).toEqual(Object.keys(janes.said));
    const correcting = withTyped(janes, 'name', jane.name, { ...jane.name, firstName: 'Joan' }, 150);
    const merged = mergeDrafts(janes, correcting);
    expect(shownIn(merged, 'name', dataOf(merged).name).firstName).toBe('Joan');
  });

  test('answers and seen steps of both are kept', () => {
    const other = withConfirmed(emptyDraft, 'birthdate', { dob: jane.dob }, 200);
    expect(dataOf(mergeDrafts(janes, other))).toMatchObject({
      name: jane.name,
      dob: jane.dob,
      confirmedSteps: ['name', 'birthdate'],
    });
  });
});

describe('what was kept', () => {
  test('gives back what it was given', () => {
    const draft = withTyped(janes, 'income', {}, { income: 85_000 }, 300);
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  test.each(['null', '7', '[]', '"{"', '{"version":2,"savedAtMs":1}', '{"version":1}'])(
    'is not believed: %s',
    (text) => {
      expect(readDraft(JSON.parse(text))).toBeUndefined();
    },
  );

  test('answers of another shape are left out, and the rest stays', () => {
    const said = {
      ...janes.said,
      'answer:propertyAddress': { value: 'Main St', atMs: 1 },
      'answer:consents': { value: {}, atMs: 1 },
      'typed:income:income': null,
      'seen:property': 'yes',
    };
    const stored = { ...janes, said };
    const data = dataOf(readDraft(JSON.parse(JSON.stringify(stored))) ?? emptyDraft);
    expect(data).toEqual({ ...emptyRegistration, name: jane.name, confirmedSteps: ['name'] });
  });
});
