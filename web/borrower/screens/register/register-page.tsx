/** Which registration an address means, in which of its two presentations, and at which step. */

import { isRegistrationId } from '#core/registration/draft.ts';
import {
  type RegistrationForm,
  registerPath,
  type StepKey,
  stepAtPath,
  stepPath,
  stepsOnPage,
} from '#core/registration/steps.ts';
import { Navigate, useLocation } from '#web/app/router.tsx';
import { usePage, useProduct, useStart } from '../../site.ts';
import { currentRegistrationId } from './draft-store.ts';
import { Registering } from './registering.tsx';

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

/** `start` is /register itself, which is no step; undefined is a step no one knows. */
function useRequestedStep(page: string | undefined): StepKey | 'start' | undefined {
  const { pathname } = useLocation();
  const product = useProduct();
  if (page !== undefined) return stepsOnPage(page)[0];
  const path = pathname.replace(/\/$/, '');
  const redesigned = `${registerPath(product)}-v2`;
  return path.startsWith(redesigned) ? stepAtPath(path.slice(redesigned.length + 1)) : 'start';
}
