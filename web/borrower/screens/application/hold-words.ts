/** Which words a borrower reads while someone else has the application. */
import { type HoldScreen, screenRow } from '#core/journey/screens.ts';
import type { Status } from '#core/journey/statuses.ts';
import { byScreen, byStatus, type HoldWords, waiting } from '#core/words/en/holds.ts';

/** Those of the status where the screen serves several, else those of the screen. A page that no status leads to speaks for itself. */
export function holdWords(screen: string, status: string): HoldWords {
  const ofStatus = screenRow(screen)?.hold === 'status' && isKnown(status) ? byStatus[status] : null;
  return ofStatus ?? (isHold(screen) ? byScreen[screen] : waiting);
}

const isKnown = (status: string): status is Status => Object.hasOwn(byStatus, status);
const isHold = (screen: string): screen is HoldScreen => Object.hasOwn(byScreen, screen);
