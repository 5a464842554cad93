/**
 * What every step of registration may ask: the answers so far, who is answering, and how to go on. Each step is a page
 * of its own chunk, so it takes this from context and nothing by props.
 */
import { createContext, use, useSyncExternalStore } from 'react';
import type { Product } from '#core/brand/brand.ts';
import type { RegistrationAnswers, RegistrationData } from '#core/registration/data.ts';
import type { Draft } from '#core/registration/draft.ts';
import type { Visitor } from '#core/registration/flow.ts';
import type { LoanOriginator } from '#core/registration/originator.ts';
import type { RegistrationForm, StepKey } from '#core/registration/steps.ts';
import type { Start } from '#web/client/start.ts';
import type { Refusal } from '#web/ui/use-form.ts';
import type { DraftStore } from './draft-store.ts';

export interface Confirmed {
  readonly step: StepKey;
  readonly answers: Partial<RegistrationAnswers>;
}

/** What the look-ups on entering found out. Before they are done, or where there is nothing to look up, nothing. */
export interface Known {
  readonly flags: Pick<
    RegistrationData,
    'isPrepopComplete' | 'isEmailFromProfile' | 'isNameFromProfile' | 'isDobFromProfile'
  >;
  readonly profileHasContact: boolean;
  readonly profileHasPhone: boolean;
  readonly originator?: LoanOriginator | undefined;
  /** The mailed offer that was found, with the last day to answer it. */
  readonly offer?: { readonly firstName: string; readonly respondByDate: string } | undefined;
}

export const nothingKnown: Known = {
  flags: { isPrepopComplete: true, isEmailFromProfile: false, isNameFromProfile: false, isDobFromProfile: false },
  profileHasContact: false,
  profileHasPhone: false,
};

export interface Registration {
  readonly product: Product;
  readonly form: RegistrationForm;
  readonly store: DraftStore;
  readonly data: RegistrationData;
  readonly visitor: Visitor;
  readonly known: Known;
  /** No step follows this one: its button sends the registration. */
  readonly isLast: boolean;
  /** Takes the answers and goes on, or sends everything. Answers what to tell when it cannot. */
  readonly finish: (confirmed: readonly Confirmed[], password?: string) => Promise<Refusal | undefined>;
}

export const RegistrationContext = createContext<Registration | undefined>(undefined);

export function useRegistration(): Registration {
  const registration = use(RegistrationContext);
  if (!registration) throw new Error('A step of registration stands outside it.');
  return registration;
}

export function useDraft(store: DraftStore): Draft {
  return useSyncExternalStore((listener) => store.subscribe(listener), store.get, store.get);
}

/** Test people carry digits in their last names; in production no one does. */
export function nameRulesOf({ environment }: Start) {
  return { areDigitsAllowed: environment !== 'production' };
}
