/**
 * Who people are, the borrower and the other owners alike: photos may fail three times, then a person looks; doubt and
 * signs of tampering go there at once. Once asked, only a person says that it is enough.
 */

import * as words from '#core/words/en/journey/recorders/identity.ts';
import type { Application, Signer } from '../../application/application.ts';
import type { BlockingTask } from '../../application/enums.ts';
import { categories } from '../../conditions/categories.ts';
import { type Condition, isOpen } from '../../conditions/condition.ts';
import type { Payload } from '../events.ts';
import { takes } from '../outline.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { clear, decline, type Moment, papersWith, type Recorders, raise, tooManyPapers } from './recorder.ts';

/** How often someone may show a document before a person looks. */
const identityTriesMax = 3;

export const identityTriesLeft = (failedTries: number) => Math.max(0, identityTriesMax - failedTries);

/** Null is the borrower. */
type Whose = string | null;

const isAbout = (whose: Whose) => (condition: Condition) =>
  condition.signerUuid === whose && categories[condition.categoryEnum].page === 'identity';

/** What a person must still say about who someone is. */
export function identityQuestion({ conditions }: Pick<Application, 'conditions'>, whose: Whose): Condition | undefined {
  return conditions.find((condition) => isOpen(condition) && isAbout(whose)(condition));
}

const triesAfter = (before: number, { verification }: { readonly verification: string }) =>
  before + (verification === 'FAILED_VERIFICATION' ? 1 : 0);

/** New photos answer the question that is open, and lie with it for anyone who looks. */
function answeredWith(
  application: Application,
  whose: Whose,
  photoUuids: readonly string[],
  { at }: Moment,
): Application | Refusal {
  const asked = identityQuestion(application, whose);
  if (!asked) return application;
  const papers = papersWith(asked, photoUuids);
  if (!papers) return tooManyPapers;
  const conditions = application.conditions.map((one) =>
    isOpen(one) && isAbout(whose)(one) ? { ...one, answeredAt: at, documentUuids: papers } : one,
  );
  return { ...application, conditions };
}

/** A failure may be tried again; the third one, or doubt, goes to a person, and so do signs of tampering. */
function checkedIdentity(application: Application, payload: Payload<'identityChecked'>, moment: Moment): Application {
  const { verification } = payload;
  const failedTries = triesAfter(application.identity.failedTries, payload);
  const known = { ...application, identity: { ...application.identity, verification, failedTries } };
  if (payload.isFraud) return decline(known, 'IDENTITY');
  const asked = { documentUuids: application.identity.photoUuids };
  if (payload.hasTamperSignals)
    return raise(known, { categoryEnum: 'IDENTITY_DOCUMENT_FRAUD_REVIEW', ...asked }, moment);
  // When operations says who it is, that is the answer to the question this condition asked.
  if (verification === 'VERIFIED') return moment.by === 'operations' ? clear(known, isAbout(null), moment) : known;
  const isForAPerson = verification === 'PENDING_REVIEW' || failedTries >= identityTriesMax;
  return isForAPerson ? raise(known, { categoryEnum: 'ID_VERIFICATION_FAILURE', ...asked }, moment) : known;
}

function signerOf({ signers }: Application, uuid: string): Signer | undefined {
  return signers.find(({ identityUuid }) => identityUuid === uuid);
}

export function withSigner(application: Application, uuid: string, change: Partial<Signer>): Application | Refusal {
  if (!signerOf(application, uuid)) return refuse('unknownThing', words.noOneOfThatIdentity);
  const signers = application.signers.map((signer) =>
    signer.identityUuid === uuid ? { ...signer, ...change } : signer,
  );
  return { ...application, signers };
}

type SignerCheck = Payload<'signerIdentityChecked'>;

/**
 * As for the borrower, with one difference: someone else's document is no reason to decline, because it says nothing
 * about the borrower. It may be a stranger who got hold of the invitation; a person looks.
 */
function checkedSigner(application: Application, payload: SignerCheck, moment: Moment): Application | Refusal {
  const { identityUuid, verification } = payload;
  const signer = signerOf(application, identityUuid);
  if (!signer) return refuse('unknownThing', words.noOneOfThatIdentity);
  // Someone whom a person has let through, or who has refused: a vendor's late word changes nothing, and staff are told.
  if (signer.state !== 'INVITED' && signer.state !== 'CHECKING')
    return moment.by === 'operations' ? refuse('notAllowedHere', words.identityIsSettled) : application;
  const failedTries = triesAfter(signer.failedTries, payload);
  const become = (state: Signer['state'], before = application) =>
    withSigner(before, identityUuid, { state, failedTries });
  if (verification === 'VERIFIED' && moment.by === 'operations')
    return become('READY', clear(application, isAbout(identityUuid), moment));
  const reason = whyAPerson(payload, failedTries);
  if (reason === null && !identityQuestion(application, identityUuid))
    return become(verification === 'VERIFIED' ? 'READY' : 'INVITED');
  return become('CHECKING', reason === null ? application : rest(application, signer, reason, moment));
}

function whyAPerson(check: SignerCheck, failedTries: number): BlockingTask | null {
  if (check.isFraud || check.hasTamperSignals) return 'IDENTITY_DOCUMENT_FRAUD_REVIEW';
  const isDoubtful = check.verification === 'PENDING_REVIEW';
  const isTooOften = check.verification === 'FAILED_VERIFICATION' && failedTries >= identityTriesMax;
  return isDoubtful || isTooOften ? 'ID_VERIFICATION_FAILURE' : null;
}

/** It is ours now: the photos are the answer, and a second question beside an open one would only be asked twice. */
function rest(application: Application, { identityUuid, photoUuids }: Signer, why: BlockingTask, moment: Moment) {
  if (identityQuestion(application, identityUuid)) return application;
  const asked = { categoryEnum: why, signerUuid: identityUuid, answeredAt: moment.at, documentUuids: photoUuids };
  return raise(application, asked, moment);
}

/** A person has looked and it is enough: what was waited for is known, and leads on as the vendor's word would have. */
export function acceptedIdentity(application: Application, { signerUuid }: Condition): Application {
  const { identity, status, heldEvent } = application;
  if (signerUuid === null) {
    if (!takes(status, 'identityChecked') || identity.verification === null) return application;
    const known = { ...identity, verification: 'VERIFIED' as const };
    return { ...application, identity: known, heldEvent: heldEvent ?? 'identityChecked' };
  }
  if (signerOf(application, signerUuid)?.state !== 'CHECKING') return application;
  const signers = application.signers.map((signer) =>
    signer.identityUuid === signerUuid ? { ...signer, state: 'READY' as const } : signer,
  );
  // Ahead of their turn it leads nowhere, and must not wait to be led.
  if (!takes(status, 'signerIdentityChecked')) return { ...application, signers };
  return { ...application, signers, heldEvent: heldEvent ?? 'signerIdentityChecked' };
}

/** A person has looked and wants other photos. */
export function askedForOtherPhotos(application: Application, { signerUuid }: Condition): Application {
  const signers = application.signers.map((signer) =>
    signer.identityUuid === signerUuid && signer.state === 'CHECKING'
      ? { ...signer, state: 'INVITED' as const }
      : signer,
  );
  return { ...application, signers };
}

export const identityRecorders = {
  identitySubmitted: (application, { documentUuids }, moment) =>
    answeredWith(
      { ...application, identity: { ...application.identity, photoUuids: documentUuids } },
      null,
      documentUuids,
      moment,
    ),
  identityChecked: checkedIdentity,
  signerIdentitySubmitted: (application, { identityUuid, documentUuids }, moment) => {
    const signer = signerOf(application, identityUuid);
    if (signer && signer.state !== 'INVITED') return refuse('notAllowedHere', words.haveYourPhotosAlreadyAnd);
    const known = withSigner(application, identityUuid, { state: 'CHECKING', photoUuids: documentUuids });
    return 'ok' in known ? known : answeredWith(known, identityUuid, documentUuids, moment);
  },
  signerIdentityChecked: checkedSigner,
} satisfies Recorders;
