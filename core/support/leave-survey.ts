/**
 * What someone is asked who leaves in the middle: why, and when what they wanted to do is done. One table of reasons for
 * the form, the call and the inbox.
 */
import * as v from 'valibot';
import { uuid } from '#core/people/uuid.ts';
import * as words from '#core/words/en/support/leave-survey.ts';
import { surveyScreens } from './survey-screens.ts';

/** How long after the confirmation the action runs: the dialog is gone by then. */
export const LEAVE_DELAY_MS = 750;
export const SURVEY_COMMENT_MAX = 500;

export const leaveReasons = {
  COME_BACK_LATER: words.comeBackLater,
  NEED_PAPERS: words.needPapers,
  TERMS: words.terms,
  UNCLEAR: words.unclear,
  PRIVACY: words.privacy,
  TROUBLE: words.trouble,
  OTHER: words.other,
} as const;
export type LeaveReason = keyof typeof leaveReasons;
export const leaveReasonNames = Object.keys(leaveReasons) as LeaveReason[];

export const leaveSurvey = v.strictObject({
  applicationUuid: uuid,
  screen: v.picklist(surveyScreens),
  /** What they wanted to do: log out, or go to a page that is not of their application. */
  leaving: v.picklist(['logout', 'page']),
  reason: v.picklist(leaveReasonNames, words.pleaseChooseAReason),
  comment: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(SURVEY_COMMENT_MAX, words.tooLong(SURVEY_COMMENT_MAX))),
    '',
  ),
});
export type LeaveSurvey = v.InferOutput<typeof leaveSurvey>;
