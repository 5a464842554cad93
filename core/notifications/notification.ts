/** What the notification menu lists: a line for each condition that is outstanding, with the page that takes its answer. */
import * as words from '#core/words/en/notifications.ts';
import type { ConditionAsSent } from '../conditions/condition.ts';
import { type Answerer, presentConditions } from '../conditions/present.ts';

/** The members are the specification's own. */
interface Notification {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly timestamp: string;
  readonly isUnread: boolean;
}

export interface MenuLine {
  readonly notification: Notification;
  /** Where it is answered. */
  readonly href: string;
}

interface Asked extends ConditionAsSent {
  readonly isUnread: boolean;
  readonly answeredAt: string | null;
}

/** How many the menu shows before someone asks for all. */
export const latestMax = 3;

/** Newest first; what the conditions page hides is no line here either. */
export function menuLines(conditions: readonly Asked[], answerer: Answerer): readonly MenuLine[] {
  const asked = new Map(conditions.map((condition) => [condition.uuid, condition]));
  return presentConditions(conditions, answerer)
    .map(({ uuid, header, description, created, href }) => ({
      notification: {
        id: uuid,
        title: header,
        body: asked.get(uuid)?.answeredAt ? words.haveYourAnswer : description,
        timestamp: created,
        isUnread: asked.get(uuid)?.isUnread ?? false,
      },
      href,
    }))
    .toReversed();
}
