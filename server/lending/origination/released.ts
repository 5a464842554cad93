/**
 * What a person sets on its way is what two people approved, as it stands while the row is locked: approvals outlive a
 * change that came while the money was out, and when it has come back they are of something else. A vendor's word is taken
 * whatever it leads to; the worker compares once more before it asks anyone to pay.
 */
import { moneyMovedBy } from '#core/journey/effects.ts';
import { type Refusal, refuse } from '#core/journey/refusal.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { payoffsOf } from '#core/underwriting/payoffs.ts';
import * as words from '#core/words/en/errors/payments.ts';
import { isReleasedAs } from '../../release.ts';
import type { Decided } from './decide.ts';

export async function whyNotReleased(
  { application, steps }: Pick<Decided, 'application' | 'steps'>,
  file: () => Promise<UnderwritingFile>,
): Promise<Refusal | undefined> {
  const isSent = steps.some(({ effects }) => effects.some((effect) => moneyMovedBy(effect) !== undefined));
  if (!isSent || isReleasedAs(application, payoffsOf(application, await file()))) return undefined;
  return refuse('held', words.whatWouldBeSentIs);
}
