/**
 * Registration in both its presentations: opens the draft, lets people in, and shows the step the address names. The
 * first step of the redesigned form is in this chunk, because it is where most people begin; all else arrives later.
 */
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { nextStep, registrationFacts } from '#core/registration/flow.ts';
import {
  type RegistrationForm,
  registerPath,
  type StepKey,
  stepAtPath,
  stepPath,
  stepsOnPage,
} from '#core/registration/steps.ts';
import { usePage, useProduct, useSentences, useStart } from '../../site.ts';
import { carriedSearch } from './carried-search.ts';
import { dataOf, withConfirmed } from './draft.ts';
import { currentRegistrationId, isRegistrationId, openDraft, rememberRegistration } from './draft-store.ts';
import { PropertyStep } from './property-step.tsx';
import styles from './register-page.module.css';
import { type Registration, RegistrationContext, useDraft } from './registration.ts';
import { StepFrame } from './step-frame.tsx';
import { useEntrance } from './use-entrance.ts';
import { useSending } from './use-sending.ts';

const loadLaterStep = () => import('./later-step.tsx');
const LaterStep = lazy(() => loadLaterStep().then(({ LaterStep }) => ({ default: LaterStep })));
const Scenes = lazy(() => import('./scenes.tsx').then(({ Scenes }) => ({ default: Scenes })));

export function RegisterPage() {
  const { orgCode } = useStart().organization;
  const product = useProduct();
  const { search } = useLocation();
  const { registration, step: page } = usePage()?.params ?? {};
  const asked = useRequestedStep(page);
  if (asked === 'start' || (registration !== undefined && !isRegistrationId(registration))) {
    const form = { kind: 'older', registrationId: currentRegistrationId(orgCode, product) } as const;
    return <Navigate replace to={stepPath(product, form, 'property') + search} />;
  }
  const form: RegistrationForm =
    registration === undefined ? { kind: 'redesigned' } : { kind: 'older', registrationId: registration };
  const id = registration ?? currentRegistrationId(orgCode, product);
  return <Registering key={id} id={id} form={form} requested={asked} />;
}

/** `start` is /register itself, which is no step; undefined is a step nobody knows. */
function useRequestedStep(page: string | undefined): StepKey | 'start' | undefined {
  const { pathname } = useLocation();
  const product = useProduct();
  if (page !== undefined) return stepsOnPage(page)[0];
  const path = pathname.replace(/\/$/, '');
  const redesigned = `${registerPath(product)}-v2`;
  return path.startsWith(redesigned) ? stepAtPath(path.slice(redesigned.length + 1)) : 'start';
}

interface RegisteringProps {
  readonly id: string;
  readonly form: RegistrationForm;
  readonly requested: StepKey | undefined;
}

function Registering({ id, form, requested }: RegisteringProps) {
  const start = useStart();
  const product = useProduct();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { orgCode } = start.organization;
  const store = openDraft(id);
  const draft = useDraft(store);
  const entrance = useEntrance(store, product);
  useEffect(() => rememberRegistration(orgCode, product, id), [orgCode, product, id]);
  usePrefetch();

  const { known, visitor } = entrance;
  const data = { ...dataOf(draft), ...known.flags };
  const sending = useSending({ store, product, known, visitor });
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
      if (next === undefined) return sending.send(fresh, password);
      navigate(stepPath(product, form, next) + carriedSearch(search));
      return undefined;
    },
  };
  return (
    <RegistrationContext value={registration}>
      {sending.isAway ? null : entrance.isReady ? <Step form={form} requested={requested} /> : <Entering />}
      {(sending.scene !== 'none' || entrance.modal) && (
        <Suspense>
          <Scenes scene={sending.scene} onClose={sending.close} modal={entrance.modal} />
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

const PREFETCH_MS = 1500;

function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadLaterStep().catch(() => {}), PREFETCH_MS);
    return () => clearTimeout(timer);
  }, []);
}
