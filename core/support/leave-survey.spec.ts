import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LEAVE_DELAY_MS, leaveReasons, leaveSurvey } from './leave-survey.ts';
import { surveyAt, surveyScreens } from './survey-screens.ts';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';

describe('[SURVEY-01] the survey is on', () => {
  test('four screens', () => {
    expect(surveyScreens).toEqual(['liens', 'product/select', 'identity', 'signing/sign']);
  });

  test.each([
    ['liens', true],
    ['product/select', true],
    ['product/select/', true],
    ['identity', true],
    ['signing/sign', true],
    ['product/select/confirm', false],
    ['signing/intro', false],
    ['complete', false],
    ['start/hmda', false],
  ])('%s: %s', (screen, isOn) => {
    expect(surveyAt(`/account/heloc/${uuid}/${screen}`)?.uuid).toBe(isOn ? uuid : undefined);
  });

  test.each(['/dashboard', '/liens', '/account/heloc/register', '/account/heloc/heloc-signer/identity'])(
    'and not at %s',
    (path) => expect(surveyAt(path)).toBeUndefined(),
  );
});

test('[SURVEY-04] what was wanted is done 750 ms later', () => expect(LEAVE_DELAY_MS).toBe(750));

test('what is sent names a screen of the four, a reason and how someone leaves', () => {
  const said = { applicationUuid: uuid, screen: 'liens', leaving: 'page', reason: 'TERMS' };
  expect(v.parse(leaveSurvey, said)).toEqual({ ...said, comment: '' });
  expect(v.is(leaveSurvey, { ...said, screen: 'complete' })).toBe(false);
  expect(v.is(leaveSurvey, { ...said, reason: 'constructor' })).toBe(false);
  expect(Object.values(leaveReasons).every((words) => words.length > 5)).toBe(true);
});
