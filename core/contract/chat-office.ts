/** Calls of the agents' desk beside the conversations themselves: what stands next to one. All of one's own organization. */
import * as v from 'valibot';
import { applicationSummary, noSummaryReasons } from '#core/chat/application-summary.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const desk = { who: may('answerChats', 'organization'), errors: ['notFound'] } as const;

export const chatOfficeCalls = calls({
  'GET /service-chat/api/v1/desk/conversations/{uuid}/beside': {
    why: 'What stands beside a conversation: of someone who is signed in, their application in summary. It is written down who looked.',
    ...desk,
    answer: v.object({
      application: v.nullable(applicationSummary),
      noApplication: v.nullable(v.picklist(noSummaryReasons)),
    }),
    limit: limits.poll,
  },
});
