/**
 * One registration: opens its draft, lets people in, and shows the step the address names. The first step of the
 * redesigned form comes with it, because it is where most people begin; all else arrives later.
 */
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Product } from '#core/brand/brand.ts';
import { nextStep, registrationFacts } from '#core/registration/flow.ts';
import { type RegistrationForm, type StepKey, stepPath } from '#core/registration/steps.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { usePage, useProduct, useSentences, useStart } from '../../site.ts';
import { track } from '../../track.ts';
import { carriedSearch } from './carried-search.ts';
import { dataOf, withConfirmed } from './draft.ts';
import { type DraftStore, openDraft, rememberRegistration } from './draft-store.ts';
import { PropertyStep } from './property-step.tsx';
import styles from './register-page.module.css';
import { type Registration, RegistrationContext, useDraft } from './registration.ts';
import type { Scene } from './scenes.tsx';
import { StepFrame } from './step-frame.tsx';
import { useEntrance } from './use-entrance.ts';

const loadLaterStep = () => import('./later-step.tsx');
const LaterStep = lazy(() => loadLaterStep().then(({ LaterStep }) => ({ default: LaterStep })));
const Scenes = lazy(() => import('./scenes.tsx').then(({ Scenes }) => ({ default: Scenes })));

interface RegisteringProps {
  readonly id: string;
  readonly form: RegistrationForm;
  readonly requested: StepKey | undefined;
}

/** What was begun before is fetched first: what is shown and who is let in depends on it. */
export function Registering(props: RegisteringProps) {
  const store = openDraft(props.id);
  const isLoaded = useSyncExternalStore(store.subscribe, store.isLoaded, store.isLoaded);
  return isLoaded ? <Registrant {...props} store={store} /> : <Entering />;
}

function Registrant({ id, form, requested, store }: RegisteringProps & { readonly store: DraftStore }) {
  const start = useStart();
  const product = useProduct();
  const { pathname, search } = useLocation();
  const pagePattern = usePage()?.pattern ?? '';
  const navigate = useNavigate();
  const { orgCode } = start.organization;
  const draft = useDraft(store);
  const [scene, setScene] = useState<Scene>('none');
  const [isAway, setAway] = useState(false);
  const entrance = useEntrance(store, product);
  useEffect(() => rememberRegistration(orgCode, product, id), [orgCode, product, id]);
  usePrefetch();
  useStartEvent(product, pagePattern);

  const { known, visitor } = entrance;
  const data = { ...dataOf(draft), ...known.flags };
  const after = (answers = data) => requested && nextStep(requested, registrationFacts(answers, visitor), form.kind);
  const registration: Registration = {
    product,
    form,
    store,
    data,
    visitor,
    known,
    isLast: requested !== undefined && after() === undefined,
    finish: async (confirmed, password = '') => {
      store.update((draft, nowMs) =>
        confirmed.reduce((next, { step, answers }) => withConfirmed(next, step, answers, nowMs), draft),
      );
      const fresh = { ...dataOf(store.get()), ...known.flags };
      const next = after(fresh);
      if (next !== undefined) return void navigate(stepPath(product, form, next) + carriedSearch(search));
      const { send } = await import('./sending.ts');
      const { isNewAuthentication } = visitor;
      const { profileHasPhone } = known;
      const place = { pathname, search, pagePattern };
      const given = { store, data: fresh, password, start, product, profileHasPhone, isNewAuthentication, ...place };
      return send(given, { setScene, leave: () => setAway(true), navigate });
    },
  };
  return (
    <RegistrationContext value={registration}>
      {isAway ? null : entrance.isReady ? <Step form={form} requested={requested} /> : <Entering />}
      {(scene !== 'none' || entrance.modal) && (
        <Suspense>
          <Scenes scene={scene} onClose={() => setScene('none')} modal={entrance.modal} />
        </Suspense>
      )}
    </RegistrationContext>
  );
}

function Step({ form, requested }: Pick<RegisteringProps, 'form' | 'requested'>) {
  const { welcome, tagline } = useSentences();
  if (requested !== 'property' || form.kind === 'older') return <LaterStep requested={requested} />;
  return (
    <StepFrame step="property" title={welcome} lead={tagline}>
      <PropertyStep />
    </StepFrame>
  );
}

/** Until it is known who comes and by whom they were sent. */
function Entering() {
  return <div className={styles['entering']} aria-busy="true" />;
}

/** Told once the page stands, so that counting people holds no one up; the server counts a visit once. */
function useStartEvent(product: Product, pagePattern: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the visit began, not each step of it
  useEffect(() => {
    const timer = setTimeout(() => track('heloc-register-start', { product, pagePattern }), STANDS_MS);
    return () => clearTimeout(timer);
  }, [product]);
}

const STANDS_MS = 1500;

/** What comes after the first step is fetched when someone begins with it: a page that is only looked at stays light. */
function usePrefetch(): void {
  useEffect(() => {
    // After the touch itself, which must not wait for it.
    const load = () => void setTimeout(() => loadLaterStep().catch(() => {}));
    if (document.activeElement instanceof HTMLInputElement) return load();
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, []);
}
