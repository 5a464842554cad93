import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { findAnswers, newAnswer } from './canned-answer.ts';
import { defaultHours } from './hours.ts';
import { factsOf, fill, openRefusal, placeholderNames } from './placeholders.ts';

const { week } = defaultHours({ weekdays: { start: '06:00', end: '17:00' }, weekend: 'closed' }, 'Testhearth');
const known = { name: 'Ada', agentName: 'Amy', brand: { name: 'Testhearth', phone: '888-555-0100' }, week };
const visitors = factsOf({ ...known, application: null });

describe('a prepared answer', () => {
  test('is filled from the facts of the conversation', () => {
    expect(fill('Hi {name}, this is {agent} of {brand}. {hours}', visitors)).toEqual({
      text: 'Hi Ada, this is Amy of Testhearth. Monday-Friday: 6:00 AM - 5:00 PM PT, Saturday-Sunday: Closed',
      missing: [],
    });
  });

  test('keeps open and names what is not known now, and such words are not sent', () => {
    const { text, missing } = fill('{status} {nextStep} {name}', visitors);
    expect([text, missing]).toEqual(['{status} {nextStep} Ada', ['status', 'nextStep']]);
    expect(openRefusal(text)).toBe(
      'We do not know what to put in place of {status} and {nextStep}. Write it yourself before you send this.',
    );
    expect(openRefusal('No braces, and {other} words')).toBeUndefined();
  });

  test('someone who gave no name has none, and a name with braces opens nothing', () => {
    expect(factsOf({ ...known, name: 'Visitor', application: null }).name).toBeNull();
    expect(fill('Hi {name}', { ...visitors, name: '{status}' }).missing).toEqual([]);
  });

  test('with a placeholder that does not exist is refused in a sentence that names those that do', () => {
    const wrong = v.safeParse(newAnswer, { title: 'Hello', text: 'Hi {nmae}', isTeams: false });
    expect(wrong.success).toBe(false);
    const said = wrong.issues?.[0].message ?? '';
    expect(said).toContain('{nmae}');
    for (const name of placeholderNames) expect(said).toContain(`{${name}}`);
    expect(v.safeParse(newAnswer, { title: ' ', text: 'Hi', isTeams: false }).issues?.[0].message).toContain('title');
    expect(v.safeParse(newAnswer, { title: 'Hello', text: 'Hi {name}', isTeams: true }).success).toBe(true);
  });

  test('is found by its words, those in the title first', () => {
    const answers = [
      { title: 'Hours', text: 'We are open' },
      { title: 'Open house', text: 'We open at six' },
    ];
    expect(findAnswers(answers, 'OPEN').map(({ title }) => title)).toEqual(['Open house', 'Hours']);
    expect(findAnswers(answers, 'open six')).toHaveLength(1);
    expect(findAnswers(answers, 'nothing')).toEqual([]);
    expect(findAnswers(answers, '')).toHaveLength(2);
  });
});
