/** The fingerprint of what two people release: the hash of its canonical text, kept with each approval. */
import { createHash } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { isReleased, releaseText } from '#core/payments/release.ts';
import type { Payoff } from '#core/underwriting/payoffs.ts';

export function releaseOf(application: Application, payoffs: readonly Payoff[]): string {
  return createHash('sha256').update(releaseText(application, payoffs)).digest('hex');
}

/** Two people approved exactly what stands here now. */
export function isReleasedAs(application: Application, payoffs: readonly Payoff[]): boolean {
  return isReleased(application.funding) && application.funding.release === releaseOf(application, payoffs);
}
