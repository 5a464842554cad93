/** The acts of a case in the command palette: those of a form, those with a button of their own, those done elsewhere, and why the rest are off. */
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/ask.ts';
import type { Closing } from '../closings/closing.ts';
import { type KeyName, keyTable } from '../frame/key-table.ts';
import { type PaletteAct, usePaletteActs } from '../palette/acts.ts';
import { type ActOption, impossibleOf, keyOf } from './options.ts';
import type { PlacedAct } from './placed-acts.ts';
import { type Elsewhere, placeElsewhere } from './places.ts';

interface Offered {
  readonly closing: Closing;
  readonly options: readonly ActOption[];
  readonly others: readonly ActOption[];
  readonly placed: readonly PlacedAct[];
  /** Of the options and the placed ones, in this order. */
  readonly keys: readonly KeyName[];
  readonly choose: (option: ActOption) => void;
  readonly onGo: ((place: Elsewhere, event: StaffEvent) => void) | undefined;
}

export function useOffered({ closing, options, others, placed, keys, choose, onGo }: Offered): void {
  const pressOf = (n: number) => keys[n] && keyTable[keys[n]].press;
  const form = (option: ActOption, press?: string): PaletteAct => ({
    ...{ key: keyOf(option), label: option.label, hint: option.what, press },
    run: () => choose(option),
  });
  const button = ({ id, event, label, about, run }: PlacedAct, n: number): PaletteAct => ({
    ...{ key: `${event} ${id}`, label, hint: about ?? operations[event].what, isAsked: true, run },
    press: pressOf(options.length + n),
  });
  const shown = new Set(placed.map(({ event }) => event));
  const elsewhere = closing.actions.flatMap(({ event, whyNot }): PaletteAct[] => {
    const place = placeElsewhere(event);
    if (place === undefined || whyNot !== null || shown.has(event) || !onGo) return [];
    const hint = place === 'review' ? words.openTheReview : words.goesToItsButton;
    return [{ key: event, label: operations[event].label, hint, run: () => onGo(place, event) }];
  });
  const off = impossibleOf(closing).filter(({ event }) => !shown.has(event));
  usePaletteActs([
    ...options.map((option, n) => ({ ...form(option, pressOf(n)), isAsked: true })),
    ...placed.map(button),
    ...others.map((option) =>
      form(option, option.event === 'conditionRaised' ? keyTable.raiseCondition.press : undefined),
    ),
    ...elsewhere,
    ...off.map(({ event, whyNot }) => ({ key: event, label: operations[event].label, whyNot, run: () => {} })),
  ]);
}
