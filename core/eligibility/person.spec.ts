import { describe, expect, test } from 'vitest';
import { addDays, addYears } from '#core/calendar/dates.ts';
import { checkAge, checkAnnualIncome, checkEmployment, checkOtherIncome, checkTimeSinceLastHeloc } from './person.ts';

const today = '2026-11-15';
const turning = (age: number) => addYears(today, -age);
const adults = { isForSeniors: false };

describe('age', () => {
  test('[VAL-004] refuses the day before the 18th birthday and accepts the day itself', () => {
    expect(checkAge(addDays(turning(18), 1), adults, today)).toMatchObject({
      ok: false,
      code: 'TOO_YOUNG',
      kind: 'refusal',
      message: 'Must be at least 18 years old',
    });
    expect(checkAge(turning(18), adults, today)).toEqual({ ok: true });
  });

  test('[VAL-004] someone born on February 29 is 18 on March 1 of a common year', () => {
    expect(checkAge('2008-02-29', adults, '2026-02-28').ok).toBe(false);
    expect(checkAge('2008-02-29', adults, '2026-03-01').ok).toBe(true);
  });

  test('[VAL-005] a property in Alabama asks for 19 years', () => {
    const alabama = { isForSeniors: false, propertyState: 'AL' } as const;
    expect(checkAge(turning(18), alabama, today)).toMatchObject({ message: 'Must be at least 19 years old' });
    expect(checkAge(addDays(turning(19), 1), alabama, today).ok).toBe(false);
    expect(checkAge(turning(19), alabama, today).ok).toBe(true);
    expect(checkAge(turning(18), { ...alabama, propertyState: 'GA' }, today).ok).toBe(true);
  });

  test('[VAL-006] the 62-plus variant asks for 62 years, in Alabama too', () => {
    const seniors = { isForSeniors: true };
    expect(checkAge(addDays(turning(62), 1), seniors, today)).toMatchObject({
      message: 'Must be 62 years or older to apply for a loan',
    });
    expect(checkAge(turning(62), seniors, today).ok).toBe(true);
    expect(checkAge(turning(61), { ...seniors, propertyState: 'AL' }, today)).toMatchObject({
      message: 'Must be 62 years or older to apply for a loan',
    });
  });

  test("a lender's counsel may replace the table of majority ages", () => {
    const rule = { isForSeniors: false, propertyState: 'MS', agesByState: { MS: 21 } } as const;
    expect(checkAge(turning(20), rule, today)).toMatchObject({ message: 'Must be at least 21 years old' });
  });
});

describe('employment and income', () => {
  test('[VAL-066] refuses the unemployed in the words of the specification', () => {
    expect(checkEmployment('UNEMPLOYED')).toMatchObject({
      kind: 'refusal',
      message: "We apologize. At this time, we don't lend to unemployed borrowers.",
      reason: { text: 'No employment or other steady income', hmdaCode: 2 },
    });
  });

  test.each(['FULL_TIME', 'RETIRED', 'ALIMONY', 'PUBLIC_ASSISTANCE_PROGRAM'])('accepts %s', (type) => {
    expect(checkEmployment(type).ok).toBe(true);
  });

  test('annual income must be there and be a number', () => {
    expect(checkAnnualIncome(undefined)).toMatchObject({ code: 'INCOME_MISSING' });
    expect(checkAnnualIncome(Number.NaN)).toMatchObject({ code: 'INCOME_MISSING' });
  });

  test('[VAL-061] annual income is at least $0', () => {
    expect(checkAnnualIncome(-1)).toMatchObject({ message: 'Must be at least $0', kind: 'refusal' });
    expect(checkAnnualIncome(0)).toMatchObject({ kind: 'warning' });
  });

  test('[VAL-062] annual income is at most 9999999', () => {
    expect(checkAnnualIncome(9_999_999).ok).toBe(true);
    expect(checkAnnualIncome(10_000_000)).toMatchObject({ message: 'Must be less than $10,000,000', kind: 'refusal' });
  });

  test('annual income below 15000 is asked about, not refused', () => {
    expect(checkAnnualIncome(14_999)).toMatchObject({ code: 'INCOME_TO_CONFIRM', kind: 'warning' });
    expect(checkAnnualIncome(15_000).ok).toBe(true);
  });

  test('[VAL-063] other income is optional and at least 0', () => {
    expect(checkOtherIncome(undefined).ok).toBe(true);
    expect(checkOtherIncome(0).ok).toBe(true);
    expect(checkOtherIncome(-1)).toMatchObject({ message: 'Must be at least $0' });
    expect(checkOtherIncome(Number.NaN).ok).toBe(false);
  });
});

describe('time between two lines', () => {
  test('[CONST-10] a HELOC completed 44 days ago blocks, 45 and 46 days ago do not', () => {
    const answer = (days: number) => checkTimeSinceLastHeloc(addDays(today, -days), today);
    expect(answer(0).ok).toBe(false);
    expect(answer(44)).toMatchObject({
      kind: 'refusal',
      message: 'It looks like you have received a HELOC from us within the last 45 days.',
    });
    expect(answer(45).ok).toBe(true);
    expect(answer(46).ok).toBe(true);
    expect(answer(-1).ok).toBe(false);
  });
});
