/** What can be said in any open status, and what makes a closed one open again. */
import type { Application } from '../../application/application.ts';
import { nothingKnown } from '../../application/new-application.ts';
import { categories } from '../../conditions/categories.ts';
import { isOpen } from '../../conditions/condition.ts';
import { refuse } from '../refusal.ts';
import { statuses } from '../statuses.ts';
import { acceptedIdentity, askedForOtherPhotos } from './identity.ts';
import { clear, type Recorders, raise } from './recorder.ts';

/** Looking again at a declined file proves everything again: what was found of the house and the person is kept. */
function startAgain(application: Application): Application {
  const { offers, accounts, identity, notary, rescission, recording, funding } = nothingKnown;
  return {
    ...application,
    submittedAt: null,
    declineReasons: [],
    outcome: null,
    credit: { ...application.credit, phase: 'soft' },
    income: { ...application.income, isVerified: false },
    employment: { ...application.employment, isVerified: false },
    offers,
    accounts,
    identity,
    notary,
    rescission,
    recording,
    funding,
  };
}

export const anyTimeRecorders = {
  conditionRaised: (application, payload, moment) =>
    raise(
      application,
      {
        categoryEnum: payload.categoryEnum,
        requestDocuments: payload.requestDocuments,
        notes: payload.notes ?? null,
        commentsToBorrower: payload.commentsToBorrower ?? null,
        actionNeeded: payload.actionNeeded ?? null,
        xtraData: { numDocsRequired: payload.numDocsRequired ?? null },
        signerUuid: payload.signerUuid ?? null,
      },
      moment,
    ),
  conditionAnswered: (application, { conditionUuid, documentUuids }, { at }) => {
    if (!application.conditions.some(({ uuid }) => uuid === conditionUuid))
      return refuse('unknownThing', 'There is no such condition.');
    const conditions = application.conditions.map((condition) =>
      condition.uuid === conditionUuid
        ? { ...condition, answeredAt: at, documentUuids: [...new Set([...condition.documentUuids, ...documentUuids])] }
        : condition,
    );
    return { ...application, conditions };
  },
  conditionCleared: (application, { conditionUuid }, moment) => {
    const asked = application.conditions.find(({ uuid }) => uuid === conditionUuid);
    if (!asked) return refuse('unknownThing', 'There is no such condition.');
    // A person who has seen that the account is theirs waits for no deposits.
    const isProved = asked.categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW';
    const known = isProved ? { ...application, accounts: { ...application.accounts, deposits: null } } : application;
    const isIdentity = isOpen(asked) && categories[asked.categoryEnum].page === 'identity';
    const settled = isIdentity ? acceptedIdentity(known, asked) : known;
    return clear(settled, ({ uuid }) => uuid === conditionUuid, moment);
  },
  /** What came was not enough: the question is open again, in the words of whoever looked. */
  conditionAskedAgain: (application, { conditionUuid, why }) => {
    const asked = application.conditions.find(({ uuid }) => uuid === conditionUuid);
    if (!asked || !isOpen(asked)) return refuse('unknownThing', 'There is no such condition.');
    const known =
      categories[asked.categoryEnum].page === 'identity' ? askedForOtherPhotos(application, asked) : application;
    const conditions = known.conditions.map((condition) =>
      condition.uuid === conditionUuid ? { ...condition, answeredAt: null, commentsToBorrower: why } : condition,
    );
    return { ...known, conditions };
  },
  phoneSaved: (application, { phoneNumber, signerUuid = null }, moment) => {
    const known: Application =
      signerUuid === null
        ? { ...application, borrower: { ...application.borrower, phoneNumber } }
        : {
            ...application,
            signers: application.signers.map((signer) =>
              signer.identityUuid === signerUuid ? { ...signer, phoneNumber } : signer,
            ),
          };
    const isAnswered = (condition: Application['conditions'][number]) =>
      condition.categoryEnum === 'MISSING_PHONE_NUMBER' && condition.signerUuid === signerUuid;
    return clear(known, isAnswered, moment);
  },
  ownershipCorrected: (application, { ownership, coOwners }) => ({
    ...application,
    ownership: { type: ownership, coOwners, recorded: { type: ownership, coOwners } },
  }),
  consentGiven: (application, { type, version }, { at }) => ({
    ...application,
    consents: [...application.consents, { type, version: version ?? null, at }],
  }),
  incompletenessNoticed: (application) => {
    const isMissing = statuses[application.status].on.incompletenessExpired !== undefined;
    if (!isMissing || application.valuation.bpo === 'BPO_PROCESSING')
      return refuse('notAllowedHere', 'Nothing is missing from the borrower here.');
    return application;
  },
  reconsidered: (application, _payload, { now }) => {
    const declinedAt = application.outcome?.at;
    if (declinedAt === undefined || new Date(declinedAt).getUTCFullYear() !== now.getUTCFullYear())
      return refuse('notAllowedHere', 'Only a decline of this calendar year can be looked at again.');
    return startAgain(application);
  },
} satisfies Recorders;
