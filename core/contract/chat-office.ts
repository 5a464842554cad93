/** Calls of the agents' desk beside the conversations: what stands next to one, and prepared answers. All of one's own organization. */
import * as v from 'valibot';
import { applicationSummary, noSummaryReasons } from '#core/chat/application-summary.ts';
import { changedAnswer, newAnswer } from '#core/chat/canned-answer.ts';
import { type Placeholder, placeholderNames } from '#core/chat/placeholders.ts';
import { chatReport, reportQuery } from '#core/chat/report.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const facts = v.object(
  Object.fromEntries(placeholderNames.map((name) => [name, v.nullable(v.string())])) as Record<
    Placeholder,
    v.NullableSchema<v.StringSchema<undefined>, undefined>
  >,
);

const answers = v.object({
  answers: v.array(
    v.object({
      uuid: v.string(),
      title: v.string(),
      text: v.string(),
      isTeams: v.boolean(),
      version: v.number(),
      changedBy: v.string(),
      changedAt: v.string(),
    }),
  ),
  /** Why this person may not change the team's; null where they may. */
  whyNotTeams: v.nullable(v.string()),
});

const desk = { who: may('answerChats', 'organization'), errors: ['notFound'] } as const;

export const chatOfficeCalls = calls({
  'GET /service-chat/api/v1/desk/conversations/{uuid}/beside': {
    why: 'What stands beside a conversation: of someone who is signed in, their application in summary. It is written down who looked.',
    ...desk,
    answer: v.object({
      application: v.nullable(applicationSummary),
      noApplication: v.nullable(v.picklist(noSummaryReasons)),
      /** What each placeholder of a prepared answer comes to here; null where we do not know. */
      facts,
    }),
    limit: limits.poll,
  },
  'GET /service-chat/api/v1/desk/report': {
    why: 'By day: how many, how soon they were answered and settled in open hours, how they were rated, and what the bot answered alone.',
    who: desk.who,
    query: reportQuery,
    answer: chatReport,
    limit: limits.read,
  },
  'GET /service-chat/api/v1/desk/answers': {
    why: 'Prepared answers: one’s own and the team’s, by their titles.',
    who: desk.who,
    answer: answers,
    limit: limits.read,
  },
  'POST /service-chat/api/v1/desk/answers': {
    why: 'Prepares an answer, for oneself or for the team.',
    who: desk.who,
    body: newAnswer,
    answer: answers,
    errors: ['forbidden', 'conflict'],
    limit: limits.desk,
  },
  'PUT /service-chat/api/v1/desk/answers/{answerUuid}': {
    why: 'Changes one, unless someone else has changed it meanwhile.',
    who: desk.who,
    body: changedAnswer,
    answer: answers,
    errors: ['forbidden', 'notFound', 'conflict'],
    limit: limits.desk,
  },
  'DELETE /service-chat/api/v1/desk/answers/{answerUuid}': {
    why: 'Deletes one. What was sent with it stays.',
    who: desk.who,
    answer: answers,
    errors: ['forbidden', 'notFound'],
    limit: limits.desk,
  },
});
