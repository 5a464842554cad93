/** What the progress sidebar shows a borrower: seven steps. A co-borrower's two are in signer.ts. */

import * as words from '#core/words/en/journey/progress.ts';
import type { ProgressStage, ProgressState } from '../application/enums.ts';
import { choose } from './choice.ts';
import { placeFacts, type Whereabouts } from './facts.ts';
import { outlineOf } from './outline.ts';

const steps: Readonly<Record<ProgressStage, number>> = {
  INITIAL: 0,
  PRODUCT_SELECT: 1,
  MORE_INFO: 2,
  LINK_INCOME: 3,
  ID_UPLOAD: 4,
  SIGNING: 5,
  ENOTARY: 6,
  MANUAL_NOTARY: 6,
  COMPLETE: 7,
};

export function stepOf(stage: ProgressStage): number {
  return steps[stage];
}

/** All steps but the last, which depends on how the notary is met. */
export const progressLabels = [
  words.basicInfo,
  words.selectOffer,
  words.provideMoreInfo,
  words.linkIncomeSources,
  words.verifyIdentity,
  words.signDocuments,
] as const;

/** Null where there is nothing to progress towards: a decline, a cancellation, a fault. */
export function stageOf(at: Whereabouts): ProgressStage | null {
  const { checklistStatus, manualNotary } = at.status;
  if (!checklistStatus) return 'INITIAL';
  const stage = outlineOf(checklistStatus)?.stage ?? null;
  if (stage === null) return null;
  const chosen = choose(stage, (fact) => placeFacts[fact](at));
  return chosen === 'ENOTARY' && manualNotary ? 'MANUAL_NOTARY' : chosen;
}

export interface ProgressStep {
  readonly label: string;
  readonly state: ProgressState;
}

/** Label n belongs to step n, counting from 0; step 7 has none, because then all seven are done. */
export function progressOf(at: Whereabouts): readonly ProgressStep[] {
  const stage = stageOf(at);
  const current = stage === null ? -1 : stepOf(stage);
  const last = at.status.manualNotary ? words.scheduleNotarySession : words.talkToEnotary;
  return [...progressLabels, last].map((label, step) => ({ label, state: stateOf(step, current) }));
}

function stateOf(step: number, current: number): ProgressState {
  if (step < current) return 'COMPLETE';
  return step === current ? 'IN_PROGRESS' : 'INITIAL';
}
