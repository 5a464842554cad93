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

/** How long each step takes a person, waits of ours left out. */
const stepMinutes: readonly number[] = [5, 2, 3, 3, 2, 5, 15];

/** What is left of a person's own time, the step they are at included; 0 where there is nothing left or nothing to reach. */
export function minutesToGo(steps: readonly ProgressStep[]): number {
  const isOn = steps.some(({ state }) => state === 'IN_PROGRESS');
  const left = steps.map(({ state }, step) => (state === 'COMPLETE' ? 0 : (stepMinutes[step] ?? 0)));
  return isOn ? left.reduce((sum, minutes) => sum + minutes, 0) : 0;
}

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
