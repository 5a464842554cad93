/**
 * What we need from the company that tells real people from others: a look at an identity document and a face, for the borrower
 * and for every signer, and questions that only this person should be able to answer, for the notary.
 */
import * as v from 'valibot';
import { identityDocuments, verifications } from '#core/application/enums.ts';
import { type LongWork, text } from '../answers.ts';
import { upload } from '../documents/paper.ts';
import { applicationUuid, fullName, identityUuid, key, list, secretDay } from '../requests.ts';
import type { Accepted } from '../vendor.ts';

export interface Identity extends LongWork<IdentityFinding> {
  verify(request: IdentityRequest): Promise<Accepted>;
  askQuestions(request: QuestionsRequest): Promise<Questions>;
  checkAnswers(request: AnswersRequest): Promise<AnswersCheck>;
}

const identityImage = v.strictObject({ ...upload.entries, side: v.picklist(['front', 'back', 'selfie']) });
export type IdentityImage = v.InferOutput<typeof identityImage>;

export const identityRequest = v.strictObject({
  key,
  applicationUuid,
  identityUuid,
  name: fullName,
  birthDate: v.nullable(secretDay),
  documentType: v.pipe(
    v.nullable(v.picklist(identityDocuments)),
    v.description('What the person said it is; null when they were not asked.'),
  ),
  images: v.pipe(list(identityImage), v.description('Front, back where there is one, and the selfie.')),
});
type IdentityRequest = v.InferOutput<typeof identityRequest>;

export const questionsRequest = v.strictObject({ key, identityUuid, name: fullName });
export type QuestionsRequest = v.InferOutput<typeof questionsRequest>;

const quizId = v.pipe(text, v.maxLength(100));
export const choices = v.pipe(
  list(v.pipe(v.number(), v.integer(), v.minValue(0))),
  v.description('For each question, which of its choices was taken, counted from 0.'),
);
export const answersRequest = v.strictObject({ key, quizId, choices });
export type AnswersRequest = v.InferOutput<typeof answersRequest>;

/** Fraud and tampering are the vendor's signals; what follows from them is decided in core. */
export type IdentityFinding = v.InferOutput<typeof identityFinding>;
/** `barred`: too many quizzes failed within a day. */
export type Questions = v.InferOutput<typeof questions>;
export type AnswersCheck = v.InferOutput<typeof answersCheck>;

export const identityFinding = v.object({
  identityUuid: v.pipe(text, v.maxLength(100)),
  verification: v.picklist(verifications),
  isFraud: v.boolean(),
  hasTamperSignals: v.boolean(),
});

export const questions = v.variant('outcome', [
  v.object({
    outcome: v.literal('asked'),
    quizId,
    questions: v.pipe(
      v.array(v.object({ words: text, choices: v.pipe(v.array(text), v.minLength(2)) })),
      v.minLength(4),
    ),
    /** Later answers do not count. */
    expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.object({ outcome: v.literal('barred') }),
]);

export const answersCheck = v.object({
  outcome: v.picklist(['passed', 'failed', 'expired']),
  /** How many quizzes the person may still try; after the last the way is barred. */
  triesLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
});
