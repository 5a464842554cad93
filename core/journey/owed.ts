/**
 * Effects that are not for every application: the fact on their row is asked in the transaction that would start them, of
 * the application as it arrives. The worker asks once more, because jobs of earlier releases were given out unasked.
 */
import type { Application } from '../application/application.ts';
import { type AskedEffectFact, type EffectName, type EffectRow, effects } from './effects.ts';
import { facts } from './facts.ts';

const rows: Readonly<Record<string, EffectRow & { readonly onlyIf?: AskedEffectFact }>> = effects;

/** An effect of another release is left to those who know it. */
export function isOwed(application: Application, effect: string): boolean {
  const fact = Object.hasOwn(rows, effect) ? rows[effect]?.onlyIf : undefined;
  return fact === undefined || facts[fact](application);
}

export function owedOf(application: Application, started: readonly EffectName[]): readonly EffectName[] {
  return started.filter((effect) => isOwed(application, effect));
}
