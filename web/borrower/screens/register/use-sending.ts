/** Sends the registration from the last step, and says which scene that has come to. */
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '#core/brand/brand.ts';
import type { RegistrationData } from '#core/registration/data.ts';
import type { Visitor } from '#core/registration/flow.ts';
import type { Refusal } from '#web/ui/use-form.ts';
import { useStart } from '../../site.ts';
import { type DraftStore, forgetRegistration } from './draft-store.ts';
import type { Known } from './registration.ts';

export type Scene = 'none' | 'processing' | 'accountExists' | 'waitListed';

interface SendingOptions {
  readonly store: DraftStore;
  readonly product: Product;
  readonly known: Known;
  readonly visitor: Visitor;
}

interface SendingState {
  readonly scene: Scene;
  /** The registration is done with: its draft is gone, and no step may be shown any more. */
  readonly isAway: boolean;
  readonly send: (data: RegistrationData, password: string) => Promise<Refusal | undefined>;
  readonly close: () => void;
}

export function useSending({ store, product, known, visitor }: SendingOptions): SendingState {
  const start = useStart();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [scene, setScene] = useState<Scene>('none');
  const [isAway, setAway] = useState(false);

  const done = () => {
    setAway(true);
    store.clear();
    forgetRegistration(start.organization.orgCode, product);
  };
  const send = async (data: RegistrationData, password: string): Promise<Refusal | undefined> => {
    setScene('processing');
    const { sendRegistration } = await import('./submission.ts');
    const { profileHasPhone } = known;
    const { isNewAuthentication } = visitor;
    const place = { pathname, search };
    const given = { store, data, password, start, product, profileHasPhone, isNewAuthentication, ...place };
    const outcome = await sendRegistration(given);
    const { kind } = outcome;
    if (kind === 'waitListed' || kind === 'goTo') done();
    setScene(kind === 'waitListed' || kind === 'accountExists' ? kind : 'none');
    if (kind === 'goTo' || kind === 'goAway') navigate(outcome.path);
    return kind === 'stay' ? { message: outcome.message, param: outcome.param } : undefined;
  };
  return { scene, isAway, send, close: () => setScene('none') };
}
