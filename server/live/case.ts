/** The line of an open case: it tells that something changed, and who else looks at it. */
import { type CaseRequest, caseRequest, caseSocketPath } from '#core/contract/case-live.ts';
import type { CaseLive, CaseSeat } from '../office/cases/index.ts';
import type { Enter, ServedChannel } from './channel.ts';

export function caseChannel({
  admit,
  topic,
  attend,
}: Pick<CaseLive, 'admit' | 'topic' | 'attend'>): ServedChannel<CaseSeat, Exclude<CaseRequest, Enter>> {
  return {
    path: caseSocketPath,
    request: caseRequest,
    admit,
    topicOf: () => topic,
    loginOf: ({ orgCode, identityUuid, sessionId }) => ({ orgCode, identityUuid, sessionId }),
    serve: (seat, _enter, line) => attend(seat, line),
  };
}
