/** Answers the calls of the review. */
import { isIdentityPicture } from '#core/application/uploads.ts';
import type { Condition } from '#core/conditions/condition.ts';
import { present } from '#core/conditions/present.ts';
import type { reviewCalls } from '#core/contract/review.ts';
import { actsOn, stateOf } from '#core/desk/condition-acts.ts';
import { zoneOf } from '#core/desk/due.ts';
import { type Person, personOf } from '../actor.ts';
import type { Review, ReviewedCase, ReviewedPaper } from '../office/cases/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function reviewHandlers(review: Review): Handlers<keyof typeof reviewCalls> {
  return {
    'GET /service-console/api/v1/applications/{uuid}/review': async ({ actor, params }) => {
      const person = personOf(actor);
      return shownCase(await review.read(person, asUuid(params.uuid)), person);
    },
    'POST /service-console/api/v1/applications/{uuid}/review/{documentUuid}/comparison': async (call) => {
      const { actor, params, body } = call;
      return {
        verdict: await review.compare(personOf(actor), asUuid(params.uuid), asUuid(params.documentUuid), body),
      };
    },
  };
}

function shownCase({ application, version, today, parts }: ReviewedCase, me: Person) {
  const { uuid, loanNumber, borrower, status } = application;
  return {
    ...{ uuid, version, loanNumber, status, today },
    borrower: `${borrower.name.firstName} ${borrower.name.lastName}`,
    timeZone: zoneOf(application),
    parts: parts.map(({ condition, papers, unchecked }) => ({
      condition: condition && shownCondition(condition, application, me),
      papers: papers.map(shownPaper),
      unchecked,
    })),
  };
}

function shownCondition(condition: Condition, application: ReviewedCase['application'], { roles }: Person) {
  const { borrower, signers, accounts, uuid: applicationUuid } = application;
  const { uuid, notes, answeredAt, dueOn = null, signerUuid, categoryEnum } = condition;
  const as = signerUuid === null ? 'borrower' : 'signer';
  const read = present(condition, { as, applicationUuid, accountNumber: accounts.disburse?.mask });
  const signer = signers.find(({ identityUuid }) => identityUuid === signerUuid);
  return {
    ...{ uuid, notes, answeredAt, dueOn },
    header: read?.header ?? categoryEnum,
    description: read?.description ?? '',
    askedOf: signer?.name ?? `${borrower.name.firstName} ${borrower.name.lastName}`,
    state: stateOf(condition),
    acts: actsOn(condition, application, roles),
  };
}

function shownPaper({ record, facts }: ReviewedPaper) {
  const { uuid, type, title: name, mediaType, bytes, createdAt, sha256 } = record;
  return {
    ...{ uuid, type, name, mediaType, bytes, sha256 },
    sentAt: createdAt.toISOString(),
    isIdentityPicture: isIdentityPicture(type),
    facts: facts.map((fact) => ({ ...fact })),
  };
}
