/**
 * The order of registration for one person: which steps they see, what comes before and after, how far along they are.
 * Reads the table and nothing else; whether a step is in order is gate.ts's question.
 */
import type { RegistrationData } from './data.ts';
import type { RegistrationFacts, RegistrationForm, StepKey, StepRow } from './steps.ts';
import { stepKeys, steps } from './steps.ts';

/** What is known of the person besides their answers. */
export type Visitor = Omit<RegistrationFacts, 'isPrimaryHome'>;

type FormKind = RegistrationForm['kind'];

/** Until an occupancy is chosen the shorter way is shown, so that progress never runs backwards. */
export function registrationFacts(data: RegistrationData, visitor: Visitor): RegistrationFacts {
  const { occupancyType } = data.propertyAddress;
  return { ...visitor, isPrimaryHome: occupancyType === 'HOME' || occupancyType === null };
}

export function visibleSteps(facts: RegistrationFacts): readonly StepKey[] {
  return stepKeys.filter((key) => !(steps[key] as StepRow).hiddenWhen.some((fact) => facts[fact]));
}

/** The visible steps, one for each page: in the older form two of them share one. */
export function stops(facts: RegistrationFacts, kind: FormKind): readonly StepKey[] {
  const visible = visibleSteps(facts);
  if (kind === 'redesigned') return visible;
  return visible.filter((key, place) => visible.findIndex((other) => steps[other].step === steps[key].step) === place);
}

/** Which page a step is on; -1 when it is left out. */
export function placeOf(key: StepKey, pages: readonly StepKey[], kind: FormKind): number {
  return pages.findIndex((page) => page === key || (kind === 'older' && steps[page].step === steps[key].step));
}

/** Undefined after the last step: then the registration is sent. */
export function nextStep(key: StepKey, facts: RegistrationFacts, kind: FormKind): StepKey | undefined {
  const pages = stops(facts, kind);
  const place = placeOf(key, pages, kind);
  return place === -1 ? pages[0] : pages[place + 1];
}

export function previousStep(key: StepKey, facts: RegistrationFacts, kind: FormKind): StepKey | undefined {
  const pages = stops(facts, kind);
  return pages[placeOf(key, pages, kind) - 1];
}

/** What is left on these pages, from this place on; never under a minute, because no one counts seconds. */
export function minutesToGo(pages: readonly StepKey[], place: number): number {
  return Math.ceil(pages.slice(place).reduce((sum, key) => sum + steps[key].seconds, 0) / 60);
}

/** From above 0 on the first step to 1 on the last. */
export function progressOf(key: StepKey, facts: RegistrationFacts, kind: FormKind): number {
  const pages = stops(facts, kind);
  return (placeOf(key, pages, kind) + 1) / pages.length;
}

export interface StepGroup {
  readonly group: string;
  readonly labels: readonly string[];
}

/** The groups shown beside the older form, with their entries. */
export function stepGroups(facts: RegistrationFacts): readonly StepGroup[] {
  const groups = new Map<string, string[]>();
  for (const key of stops(facts, 'older')) {
    const { group, label }: StepRow = steps[key];
    groups.set(group, [...(groups.get(group) ?? []), ...(label === undefined ? [] : [label])]);
  }
  return [...groups].map(([group, labels]) => ({ group, labels }));
}
