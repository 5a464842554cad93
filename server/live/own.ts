/** The line of one's own application, of a borrower or an owner who signs: it tells that something changed. */
import { ownRequest, ownSocketPath } from '#core/contract/own-live.ts';
import type { Following, FollowingSeat } from '../lending/following/index.ts';
import type { ServedChannel } from './channel.ts';

/** Whether one still may follow is asked again with each new ticket: an owner who was taken off hears no more after this. */
const lifeMs = 15 * 60_000;
const nothing = () => {};

export function ownChannel({
  admit,
  topic,
  attend,
}: Pick<Following, 'admit' | 'topic' | 'attend'>): ServedChannel<FollowingSeat, never> {
  return {
    path: ownSocketPath,
    lifeMs,
    request: ownRequest,
    admit,
    topicOf: () => topic,
    loginOf: ({ orgCode, identityUuid, sessionId }) => ({ orgCode, identityUuid, sessionId }),
    serve: (seat, _enter, line) => ({ ...attend(seat, line), say: nothing, tick: nothing, leave: nothing }),
  };
}
