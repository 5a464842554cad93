import * as v from 'valibot';
import { expect, test } from 'vitest';
import { otherLoan, otherLoanIn } from './other-loan.tsx';

const on = { month: '3', day: '20', year: '2026' };
const read = (typed: Parameters<typeof v.safeParse<typeof otherLoan>>[1]) => {
  const { success, output, issues } = v.safeParse(otherLoan, typed);
  return success ? output : issues[0]?.message;
};

test('is asked for where it is asked, with a day where there was one', () => {
  expect(read({ isAsked: false, answer: null, on })).toBeUndefined();
  expect(read({ isAsked: true, answer: null, on })).toContain('Please say whether');
  expect(read({ isAsked: true, answer: 'NONE', on })).toBeNull();
  expect(read({ isAsked: true, answer: 'PAID', on })).toEqual({ closedOn: '2026-03-20', isPaidOff: true });
  expect(read({ isAsked: true, answer: 'OPEN', on: { ...on, day: '31' } })).toMatchObject({ isPaidOff: false });
  for (const wrong of [
    { ...on, day: '' },
    { ...on, month: '2', day: '30' },
  ])
    expect(read({ isAsked: true, answer: 'OPEN', on: wrong })).toContain('Please enter the day');
});

test('what was answered is what is shown again', () => {
  for (const told of [null, { closedOn: '2026-03-20', isPaidOff: false } as const])
    expect(read(otherLoanIn(true, told))).toEqual(told);
  expect(otherLoanIn(true, undefined).answer).toBeNull();
});
