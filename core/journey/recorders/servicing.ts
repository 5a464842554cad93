/** How the hand-over to the servicer goes: refused and sent again as often as need be, taken over once. */
import * as words from '#core/words/en/journey/operation-needs.ts';
import type { Application } from '../../application/application.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Recorders } from './recorder.ts';

type Servicing = NonNullable<Application['servicing']>;

/** A line that is boarded stays so: a word about an earlier file comes too late. */
function stands(application: Application, servicing: Servicing): Application | Refusal {
  if (application.servicing?.state === 'boarded') return refuse('notTwice', words.servicerHasTheLine);
  return { ...application, servicing };
}

export const servicingRecorders = {
  lineBoarded: (application, { servicerNumber: number }, { at }) =>
    stands(application, { state: 'boarded', at, why: null, number }),
  boardingRefused: (application, { why }, { at }) => stands(application, { state: 'refused', at, why, number: null }),
  boardingSentAgain: (application, _payload, { at }) =>
    stands(application, { state: 'sent', at, why: null, number: null }),
} satisfies Recorders;
