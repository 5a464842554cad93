/**
 * Every step but the first of the redesigned form, and the whole older one. Stands at the gate: no one sees a step
 * before those that lead to it are in order, however they came.
 */
import type { ReactNode } from 'react';
import { admittedStep } from '#core/registration/gate.ts';
import { type StepKey, stepPath } from '#core/registration/steps.ts';
import { stepWords } from '#core/words/en/registration-steps.ts';
import { Navigate, useLocation } from '#web/app/router.tsx';
import { useStart } from '../../site.ts';
import { ageRefusal } from './age-rule.ts';
import { BirthdateStep } from './birthdate-step.tsx';
import { carriedSearch } from './carried-search.ts';
import { ContactStep } from './contact-step.tsx';
import { useForSaleQuestion } from './for-sale-question.ts';
import { ForSaleStep } from './for-sale-step.tsx';
import { HomeAddressStep } from './home-address-step.tsx';
import { IncomeStep } from './income-step.tsx';
import { NameStep } from './name-step.tsx';
import { OlderFrame } from './older-frame.tsx';
import { OlderPropertyStep } from './older-property-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { blockingFinding } from './place-rules.ts';
import { nameRulesOf, useRegistration } from './registration.ts';
import { StepFrame } from './step-frame.tsx';

const pages: Readonly<Record<StepKey, () => ReactNode>> = {
  property: OlderPropertyStep,
  homeAddress: HomeAddressStep,
  forSale: ForSaleStep,
  income: IncomeStep,
  name: NameStep,
  birthdate: BirthdateStep,
  contact: ContactStep,
  password: PasswordStep,
};

export function LaterStep({ requested }: { readonly requested: StepKey | undefined }) {
  const { data, visitor, form, product, known } = useRegistration();
  const start = useStart();
  const { search } = useLocation();
  const question = useForSaleQuestion();
  const rules = {
    ...nameRulesOf(start),
    refusals: {
      property: () => blockingFinding(data.propertyAddress, { start, product }, known.originator)?.message,
      birthdate: () => ageRefusal(data, product),
    },
  };
  const step = admittedStep(requested, data, visitor, rules, form.kind);
  if (step !== requested) return <Navigate replace to={stepPath(product, form, step) + carriedSearch(search)} />;

  const Step = pages[step];
  if (form.kind === 'older') {
    return (
      <OlderFrame step={step}>
        <Step />
      </OlderFrame>
    );
  }
  const words = step === 'property' || step === 'forSale' ? { title: question, lead: undefined } : stepWords[step];
  return (
    <StepFrame step={step} title={words.title} lead={words.lead}>
      <Step />
    </StepFrame>
  );
}
