/** Calls of the review: the papers of an application beside the facts that each should prove. */
import * as v from 'valibot';
import { typedKinds, verdicts } from '#core/desk/compare.ts';
import { conditionActs, conditionStates } from '#core/desk/condition-acts.ts';
import { factNames } from '#core/desk/proofs.ts';
import { sentPaper } from './condition.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const fact = v.object({
  fact: v.picklist(factNames),
  label: v.string(),
  typed: v.picklist(typedKinds),
  /** What the paper is held against, and as it is shown; null where the application does not say, or it is not shown. */
  stated: v.nullable(v.string()),
  shown: v.nullable(v.string()),
  /** What a vendor read. */
  read: v.nullable(v.string()),
  /** Compared by the server and never shown. */
  isSecret: v.boolean(),
});

const paper = v.object({
  ...sentPaper.entries,
  type: v.string(),
  /** Of the bytes as they were sent. */
  sha256: v.string(),
  facts: v.array(fact),
});

export const offeredAct = v.object({ event: v.picklist(conditionActs), whyNot: v.nullable(v.string()) });

const part = v.object({
  /** What the papers answer; null for papers that came with no condition, or with one that is done. */
  condition: v.nullable(
    v.object({
      uuid: v.string(),
      header: v.string(),
      /** As the person who is asked reads it. */
      description: v.string(),
      notes: v.nullable(v.string()),
      askedOf: v.string(),
      answeredAt: v.nullable(v.string()),
      dueOn: v.nullable(v.string()),
      state: v.picklist(conditionStates),
      acts: v.array(offeredAct),
    }),
  ),
  papers: v.array(paper),
  /** Files whose virus check has not ended, or that did not pass it: no one sees them. */
  unchecked: v.number(),
});

export const reviewCalls = calls({
  'GET /service-console/api/v1/applications/{uuid}/review': {
    why: 'What people sent, by what it answers, with the facts that each paper should prove.',
    who: may('viewDocuments', 'organization'),
    answer: v.object({
      uuid: v.string(),
      version: v.number(),
      loanNumber: v.nullable(v.string()),
      borrower: v.string(),
      status: v.string(),
      timeZone: v.string(),
      /** Where the home is: what is recent is counted from it. */
      today: v.string(),
      parts: v.array(part),
    }),
    errors: ['notFound'],
    limit: limits.poll,
  },
  'POST /service-console/api/v1/applications/{uuid}/review/{documentUuid}/comparison': {
    why: 'Whether a paper says what a hidden fact is. The fact itself is not told, and the look is written down.',
    who: may('viewDocuments', 'organization'),
    body: v.strictObject({
      fact: v.picklist(factNames),
      onPaper: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
    }),
    answer: v.object({ verdict: v.nullable(v.picklist(verdicts)) }),
    errors: ['notFound'],
    limit: limits.desk,
  },
});
