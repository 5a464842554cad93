/** The parts of a case as its page shows them: read off the application, its underwriting file, its last pricing and its history. */
import { viewFor } from '#core/application/view.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { present } from '#core/conditions/present.ts';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import { type CasePart, isTold } from '#core/desk/case-events.ts';
import { caseFlagsOf } from '#core/desk/case-flags.ts';
import { actsOn, stateOf } from '#core/desk/condition-acts.ts';
import { decisionDueAt, zoneOf } from '#core/desk/due.ts';
import { workItemOf } from '#core/desk/item.ts';
import { sayEvent, sayStatus } from '#core/desk/names.ts';
import { type RuleCode, ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { blocksLeaving } from '#core/journey/statuses.ts';
import { whyTheseOffers } from '#core/offers/explanation.ts';
import { centsOf } from '#core/offers/money.ts';
import type { Role } from '#core/roles.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { KeptInput } from '#core/underwriting/kept-decision.ts';
import { isPriced } from '#core/underwriting/kept-decision.ts';
import { ruleInputNames } from '#core/words/en/console/rule-inputs.ts';
import { forceTo } from '#core/words/en/desk.ts';
import type { WholeClosing } from '../office/cases/index.ts';
import { particularsOf } from './dossier.ts';
import { enteredWith, type NameOf, whyOf } from './said-with.ts';

export type CaseFile = AnswerOf<Routes['GET /service-console/api/v1/closings/{uuid}']>['file'];
type Proof = CaseFile['income']['proofs'][number];
type Decision = CaseFile['decisions'][number];
/** Of an application whose file is not there: nothing is known beyond itself. */
const nothingKnown = {
  isListedForSale: false,
  credit: null,
  property: null,
  liens: [],
  title: null,
} as const satisfies Partial<UnderwritingFile>;

export function caseFileOf(closing: WholeClosing, nameOf: NameOf, held: readonly Role[]): CaseFile {
  const { application } = closing;
  const file = closing.file ?? (nothingKnown as unknown as UnderwritingFile);
  const decidedBy = decisionDueAt(application);
  const item = workItemOf(application);
  const told = (part: CasePart) => proofsOf(closing, part, nameOf);
  return {
    brand: closing.brand,
    createdAt: application.createdAt,
    submittedAt: application.submittedAt,
    decisionDueOn: decidedBy && dateIn(zoneOf(application), decidedBy),
    due: item && { queue: item.queue, dueAt: item.dueAt, clock: item.dueClock },
    flags: caseFlagsOf(application),
    borrowerSees: {
      view: viewFor('borrower', application) as CaseFile['borrowerSees']['view'],
      particulars: particularsOf({ application, file, pricing: closing.pricing, overdue: null }),
    },
    pricing: pricingOf(closing, file),
    decisions: decisionsOf(closing, file, nameOf),
    income: incomeOf(closing, told('income')),
    credit: creditOf(closing, file, told('credit')),
    property: propertyOf(closing, file, told('values'), told('title')),
    signing: signingOf(closing, told('signing')),
    money: moneyOf(closing, told('money')),
    conditions: conditionsOf(closing, nameOf, held),
  };
}

/** What of a payload a page may say: the outcome, an amount and the rules; nothing else travels. */
interface Telling {
  readonly outcome?: unknown;
  readonly decision?: unknown;
  readonly verification?: unknown;
  readonly source?: unknown;
  readonly state?: unknown;
  readonly valueCents?: unknown;
  readonly verifiedIncomeCents?: unknown;
  readonly feeCents?: unknown;
  readonly amountCents?: unknown;
  readonly reasons?: unknown;
  readonly counterOfferReasons?: unknown;
}

/** Each with its reasons: what the person said and entered, and the rules with their figures of that day. */
function decisionsOf(closing: WholeClosing, file: UnderwritingFile, nameOf: NameOf): Decision[] {
  const happened = new Map(closing.history.map((one) => [one.seq, one]));
  return proofsOf(closing, 'decisions', nameOf).map((proof) => {
    const one = happened.get(proof.seq);
    const kept = file.decisions?.[proof.seq];
    return {
      ...proof,
      why: one?.byRole === 'operations' ? whyOf(one.payload) : null,
      entered: one ? [...forcedTo(one), ...enteredWith(one, closing.application, nameOf)] : [],
      basis: kept ? { ...kept, held: kept.held.map((held) => ({ ...held, inputs: named(held.inputs) })) } : null,
    };
  });
}

function forcedTo({ event, toStatus }: WholeClosing['history'][number]): Decision['entered'] {
  return event === 'forced' ? [{ label: forceTo, value: sayStatus(toStatus) }] : [];
}

/** In the words of today, which a rule of before may not have; then it is left out. */
function named(inputs: readonly KeptInput[]): NonNullable<Decision['basis']>['held'][number]['inputs'] {
  const labels: Readonly<Record<string, string | undefined>> = ruleInputNames;
  return inputs.flatMap(({ name, unit, value }) => {
    const label = labels[name];
    return label === undefined ? [] : [{ label, unit, value }];
  });
}

function proofsOf({ history }: WholeClosing, part: CasePart, nameOf: NameOf): Proof[] {
  return history
    .filter(({ event }) => isTold(part, event))
    .toReversed()
    .map((happened) => {
      const { seq, at, event, payload } = happened;
      const said = (payload ?? {}) as Telling;
      const outcome = said.outcome ?? said.decision ?? said.verification ?? said.source ?? yesOrNo(payload);
      const cents = said.valueCents ?? said.verifiedIncomeCents ?? said.feeCents ?? said.amountCents;
      return {
        ...{ seq, at: at.toISOString(), by: nameOf(happened), event },
        outcome: typeof outcome === 'string' ? outcome : null,
        cents: typeof cents === 'number' ? cents : null,
        rules: [...rulesIn(said.reasons), ...rulesIn(said.counterOfferReasons)],
      };
    });
}

/** Events that say one yes or no: the name of what is so, or that it is not. */
function yesOrNo(payload: unknown): string | undefined {
  const [only, ...more] = Object.entries((payload ?? {}) as Record<string, unknown>).filter(
    ([name, value]) => /^is[A-Z]/.test(name) && typeof value === 'boolean',
  );
  if (only === undefined || more.length > 0) return undefined;
  return only[1] === true ? only[0] : `not ${only[0]}`;
}

function rulesIn(reasons: unknown): RuleCode[] {
  return Array.isArray(reasons) ? reasons.filter((one): one is RuleCode => ruleCodes.includes(one as RuleCode)) : [];
}

/** Those whose answer is what was priced last. */
const pricingEvents = ['offersPriced', 'revisedOffersPriced', 'incomeVerified'];

function pricingOf({ pricing, history }: WholeClosing, file: UnderwritingFile): CaseFile['pricing'] {
  if (!pricing) return null;
  const { decision, subDecision, explanation } = pricing;
  const { keyFactors: _bureaus, checks, leftOut, inputs, ...rest } = explanation;
  // Proof of income is priced again only where it changes the terms, and without a pricing holds no rule of the home.
  const last = history.findLast(({ seq, event }) => pricingEvents.includes(event) && isPriced(file.decisions?.[seq]));
  const held = (last && file.decisions?.[last.seq]?.held) ?? [];
  return {
    ...rest,
    ...{ decision, subDecision, inputs },
    checks: checks.map((check) => ({
      ...check,
      inputs: named(held.find(({ rule }) => rule === check.rule)?.inputs ?? []),
    })),
    leftOut: [...leftOut],
    why: [...whyTheseOffers(explanation)],
  };
}

function incomeOf({ application }: WholeClosing, proofs: Proof[]): CaseFile['income'] {
  const { income, employment, assetDepletion } = application;
  return {
    verifiedCents: income.verifiedIncomeCents,
    isVerified: income.isVerified,
    isEmploymentVerified: employment.isVerified,
    assetsCents: assetDepletion.amountCents,
    proofs,
  };
}

function creditOf(
  { application, history }: WholeClosing,
  file: UnderwritingFile,
  reports: Proof[],
): CaseFile['credit'] {
  const { phase, outcome, ssnLastFour, isHardReportStale } = application.credit;
  const { credit } = file;
  const hard = history.findLast(({ event }) => event === 'hardCreditReturned')?.payload as
    | { readonly newInquiries?: string }
    | undefined;
  return {
    ...{ phase, outcome, ssnLastFour, reports },
    score: credit?.score ?? null,
    scoreModel: credit?.scoreModel ?? null,
    factors: [...(credit?.factors ?? [])],
    isStale: isHardReportStale,
    marks: (credit?.marks ?? []).map(({ rule, on }) => ({ rule, on })),
    debts: (credit?.liabilities ?? []).map((debt) => ({
      uuid: debt.uuid,
      creditor: debt.creditor,
      accountMask: debt.accountMask ?? null,
      balanceCents: centsOf(debt.monetaryBalance),
      monthlyPaymentCents: centsOf(debt.monetaryCalculatedNextPaymentMinimumAmount),
      isPaidOff: application.offers.debtsToPay.includes(debt.uuid),
    })),
    homeLoanBalancesCents: [...(credit?.homeLoanBalancesCents ?? [])],
    inquiries: hard?.newInquiries ?? null,
  };
}

function propertyOf(
  { application }: WholeClosing,
  file: UnderwritingFile,
  values: Proof[],
  rulings: Proof[],
): CaseFile['property'] {
  const { property, valuation, ownership, title, flood, trustAndInsurance } = application;
  return {
    county: property.county,
    parcelId: property.parcelId,
    type: file.property?.type ?? null,
    dwellingUnits: file.property?.dwellingUnits ?? null,
    acquiredOn: file.property?.acquiredOn ?? null,
    monthlyUpkeepCents: file.property?.monthlyUpkeepCents ?? null,
    monthlyRentCents: file.property?.monthlyRentCents ?? null,
    isListedForSale: file.isListedForSale,
    valuationNeed: valuation.need,
    isValuationDone: valuation.isDone,
    values,
    recordedOwnership: ownership.recorded,
    liens: liensOf(application.liens, file),
    title: {
      status: title.status,
      isFullTitleNeeded: title.isFullTitleNeeded,
      isTransferRecent: title.isTransferRecent,
      isApplicantOwner: title.isApplicantOwner,
      exceptions: [...(file.title?.exceptions ?? [])],
      newLiens: (file.title?.newLiens ?? []).map(({ holder, balanceCents }) => ({ holder, balanceCents })),
      rulings,
    },
    floodZone: flood.zone,
    isFloodInsured: trustAndInsurance.isFloodInsured,
    needsHazardProof: trustAndInsurance.needsHazardProof,
  };
}

function liensOf(liens: WholeClosing['application']['liens'], file: UnderwritingFile): CaseFile['property']['liens'] {
  return liens.map(({ uuid, holder, position, balanceCents, payoffCents, isPaidOff, told }) => {
    const found = file.liens.find((one) => one.uuid === uuid) ?? told;
    return {
      ...{ uuid, holder, position, balanceCents, payoffCents, isPaidOff },
      kind: found?.kind ?? null,
      limitCents: found?.limitCents ?? null,
      monthlyPaymentCents: found?.monthlyPaymentCents ?? null,
      isToldByBorrower: told !== undefined,
    };
  });
}

function signingOf({ application, sealedBy }: WholeClosing, acts: Proof[]): CaseFile['signing'] {
  const { closing, notary, recording } = application;
  return {
    noteSignedAt: closing.noteSignedAt ?? null,
    deedSignedAt: notary.signedAt,
    sealedBy,
    isInPerson: notary.inPerson !== null || notary.isManual,
    needsAttorney: notary.needsAttorney,
    scans: notary.scans.length,
    instrumentNumber: recording.instrumentNumber,
    acts,
  };
}

function moneyOf({ application: { accounts, funding, servicing } }: WholeClosing, acts: Proof[]): CaseFile['money'] {
  const shown = (account: typeof accounts.disburse) =>
    account && { mask: account.mask, institution: account.institution };
  return {
    disburse: shown(accounts.disburse),
    autopay: shown(accounts.autopay),
    appraisal: shown(accounts.appraisal),
    paymentType: accounts.paymentType,
    disbursedAt: funding.disbursedAt,
    servicing: servicing ?? null,
    acts,
  };
}

/** The events that end a condition, and those that ask for it. */
const endings = ['conditionCleared', 'conditionWaived', 'conditionDropped'] as const;

/** Who said something about a condition last, and why; null where no one did. */
function saidOf({ history }: WholeClosing, uuid: string, events: readonly string[], nameOf: NameOf) {
  const said = history.findLast(
    (one) => events.includes(one.event) && (one.payload as { conditionUuid?: string }).conditionUuid === uuid,
  );
  return said ? { by: nameOf(said), why: whyIn(said.payload) } : null;
}

const whyIn = (payload: unknown) => {
  const { reason, why } = (payload ?? {}) as { readonly reason?: unknown; readonly why?: unknown };
  const said = reason ?? why;
  return typeof said === 'string' ? said : null;
};

/** All that was ever asked, what is open first. */
function conditionsOf(closing: WholeClosing, nameOf: NameOf, held: readonly Role[]): CaseFile['conditions'] {
  const { application, history } = closing;
  const { uuid: applicationUuid, borrower, signers, accounts } = application;
  const shown = application.conditions.map((one) => {
    const as = one.signerUuid === null ? ('borrower' as const) : ('signer' as const);
    const read = present(one, { as, applicationUuid, accountNumber: accounts.disburse?.mask });
    const signer = signers.find(({ identityUuid }) => identityUuid === one.signerUuid);
    // What raised it was written down at the same moment; of several then, the one that says so.
    const then = history.filter(({ at }) => at.toISOString() === one.created);
    const raised = then.find(({ event }) => event === 'conditionRaised') ?? then[0];
    const sent = saidOf(closing, one.uuid, ['conditionSent'], nameOf);
    const ended = one.clearedAt === null ? null : saidOf(closing, one.uuid, endings, nameOf);
    const isByRule = raised !== undefined && raised.byRole !== 'operations';
    return {
      uuid: one.uuid,
      header: read?.header ?? one.categoryEnum,
      description: read?.description ?? '',
      notes: one.notes,
      askedOf: signer?.name ?? `${borrower.name.firstName} ${borrower.name.lastName}`,
      askedAt: one.sentAt ?? one.created,
      askedBy: sent?.by ?? (raised ? (isByRule ? sayEvent(raised.event) : nameOf(raised)) : null),
      isByRule: isByRule && sent === null,
      askedWhy: sent?.why ?? (raised && !isByRule ? whyIn(raised.payload) : null),
      dueOn: one.dueOn ?? null,
      answeredAt: one.answeredAt,
      state: stateOf(one),
      blocks: blocksLeaving(one.categoryEnum).map(sayStatus),
      clearedAt: one.clearedAt,
      clearedBy: ended?.by ?? null,
      clearedWhy: ended?.why ?? null,
      documents: one.documentUuids.length,
      acts: actsOn(one, application, held),
    };
  });
  return shown.toSorted((one, other) => Number(one.clearedAt !== null) - Number(other.clearedAt !== null));
}
