/** Sends the registration from its last step, and turns what came of it into what is shown. */
import type { Refusal } from '#web/ui/use-form.ts';
import { forgetRegistration } from './draft-store.ts';
import type { Scene } from './scenes.tsx';
import { type Given, sendRegistration } from './submission.ts';

interface Stage {
  readonly setScene: (scene: Scene) => void;
  /** The registration is done with: its draft is gone, and no step may be shown any more. */
  readonly leave: () => void;
  readonly navigate: (path: string) => void;
}

export async function send(given: Given, { setScene, leave, navigate }: Stage): Promise<Refusal | undefined> {
  setScene('processing');
  const outcome = await sendRegistration(given);
  const { kind } = outcome;
  if (kind === 'waitListed' || kind === 'goTo') {
    leave();
    given.store.clear();
    forgetRegistration(given.start.organization.orgCode, given.product);
  }
  setScene(kind === 'waitListed' || kind === 'accountExists' ? kind : 'none');
  if (kind === 'goTo' || kind === 'goAway') navigate(outcome.path);
  return kind === 'stay' ? { message: outcome.message, param: outcome.param } : undefined;
}
