/**
 * Where an additional signer goes, and how far they are. They take two steps, prove who they are and meet the notary;
 * in between, the application's status decides whether there is something for them to do yet.
 */

import * as words from '#core/words/en/journey/signer.ts';
import type { Application, Signer } from '../application/application.ts';
import { present } from '../conditions/present.ts';
import type { ProgressStep } from './progress.ts';
import { identityQuestion, identityTriesLeft } from './recorders/identity.ts';
import { isAheadOfOwners, isWayOut, type Status, statuses } from './statuses.ts';

/** Pages under /account/heloc/heloc-signer/ on which the journey puts a signer. */
export const signerScreens = ['identity', 'intro', 'sign', 'documents', 'cancelled', 'error'] as const;
export type SignerScreen = (typeof signerScreens)[number];

/** Null for someone who does not sign this application. */
export function routeSigner(application: Application, identityUuid: string): SignerScreen | null {
  const signer = signerOf(application, identityUuid);
  if (signer === undefined) return null;
  const { status } = application;
  if (statuses[status].end === 'fault') return 'error';
  if (isWayOut(status) || signer.state === 'REFUSED') return 'cancelled';
  if (signer.state === 'SIGNED' || statuses[status].stage === 'COMPLETE') return 'documents';
  if (signer.state !== 'READY') return 'identity';
  return isNotaryReady(status) ? 'sign' : 'intro';
}

/**
 * Whether it is for this signer to know that the application rests too long: only while they wait with it themselves. Ahead
 * of their turn, and once they have signed, it is the borrower's business.
 */
export function isWaitOfSigner(application: Application, identityUuid: string): boolean {
  const screen = routeSigner(application, identityUuid);
  return !isAheadOfOwners(application.status) && (screen === 'identity' || screen === 'intro' || screen === 'sign');
}

export function signerProgress(application: Application, identityUuid: string): readonly ProgressStep[] {
  const state = signerOf(application, identityUuid)?.state;
  const isProved = state === 'READY' || state === 'SIGNED';
  return [
    { label: words.identityVerification, state: isProved ? 'COMPLETE' : 'IN_PROGRESS' },
    { label: words.talkToEnotary, state: notaryState(state) },
  ];
}

/** How far they are with showing who they are, and who has it now. */
export function signerIdentity(application: Application, { identityUuid, state, failedTries }: Signer) {
  const question = identityQuestion(application, identityUuid);
  const words = question && present(question, { as: 'signer', applicationUuid: application.uuid });
  return {
    failedTries,
    triesLeft: identityTriesLeft(failedTries),
    isWithUs: question !== undefined && state === 'CHECKING',
    askedFor: state === 'INVITED' ? (words?.description ?? null) : null,
  };
}

function signerOf({ signers }: Application, identityUuid: string) {
  return signers.find((signer) => signer.identityUuid === identityUuid);
}

function isNotaryReady(status: Status): boolean {
  return statuses[status].on.deedSigned !== undefined;
}

function notaryState(state: Application['signers'][number]['state'] | undefined): ProgressStep['state'] {
  if (state === 'SIGNED') return 'COMPLETE';
  return state === 'READY' ? 'IN_PROGRESS' : 'INITIAL';
}
