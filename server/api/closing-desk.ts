/** A closing as the console shows it: read off the application and its history, with names for who did what. */

import type { Application, MoneySent } from '#core/application/application.ts';
import { calledBy } from '#core/application/parties.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { isOpen } from '#core/conditions/condition.ts';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import { askedOf } from '#core/desk/asked.ts';
import { actsOn, stateOf } from '#core/desk/condition-acts.ts';
import { nameOf } from '#core/documents/facts.ts';
import { isCheckWanted, isLikenessOpen, type LastCheck, lastChecks } from '#core/journey/last-checks.ts';
import { statuses } from '#core/journey/statuses.ts';
import { isWithOperations } from '#core/journey/with-operations.ts';
import { whyHeld } from '#core/payments/account-hold.ts';
import { rightToCancel } from '#core/servicing/closing-days.ts';
import { divisionOf } from '#core/underwriting/payoffs.ts';
import * as words from '#core/words/en/office.ts';
import type { Person } from '../actor.ts';
import type { WholeClosing } from '../office/cases/index.ts';
import type { Closing } from '../office/work/index.ts';
import { releaseOf } from '../release.ts';
import { caseFileOf } from './case-file.ts';
import { enteredWith, type NameOf, whyOf } from './said-with.ts';

type Shown = AnswerOf<Routes['GET /service-console/api/v1/closings/{uuid}']>;
type Told = Shown['returnedMoney'];

export function shownClosing({ application }: Closing) {
  const { borrower, signers, property, notary } = application;
  const { street1, city, state, zip } = property.address;
  return {
    uuid: application.uuid,
    loanNumber: application.loanNumber,
    borrower: `${borrower.name.firstName} ${borrower.name.lastName}`,
    signers: signers.map(({ name }) => name),
    property: { street1, city, state, zip },
    timeZone: homeZone(property),
    status: application.status,
    statusSince: application.statusSince,
    isOurs: isWithOperations(application),
    closingNotBefore: notary.closingNotBefore,
    slot: notary.slot,
  };
}

export function shownWhole(closing: WholeClosing, me: Person): Shown {
  const { application, staff, languages, bounced, now } = closing;
  const { actor } = statuses[application.status];
  const owners = ownersOf(application);
  const ownerName = (uuid: string | null) => owners.find(({ identityUuid }) => identityUuid === uuid)?.name ?? null;
  const right = rightToCancel(application, now);
  const nameOf: NameOf = ({ byIdentity, byRole }) =>
    (byIdentity !== null && (staff.get(byIdentity) ?? ownerName(byIdentity))) || byRole;
  return {
    ...shownClosing(closing),
    version: closing.version,
    asked: askedIn(closing),
    actions: [...closing.actions],
    ...choicesIn(closing),
    actor,
    why: askedOf(application, closing.file, now).lead,
    owners: owners.map((owner) => ({
      ...owner,
      language: languages.get(owner.identityUuid) ?? null,
      isMailReturned: bounced.has(owner.identityUuid),
    })),
    conditions: application.conditions.filter(isOpen).map((one) => ({
      uuid: one.uuid,
      category: one.categoryEnum,
      notes: one.notes,
      answeredAt: one.answeredAt,
      state: stateOf(one),
      acts: actsOn(one, application, me.roles),
      owner: ownerName(one.signerUuid),
    })),
    approvals: application.funding.approvers.map((approver) => ({
      name: staff.get(approver) ?? words.someoneOfTheStaff,
      at: momentOf(closing, 'fundingApproved', ({ approver: said }) => said === approver) ?? application.statusSince,
      isMine: approver === me.identityUuid,
    })),
    release: releaseOf(application, closing.payoffs),
    approvalsVoided: application.funding.voided,
    paymentQuestion: application.funding.question,
    accountHold: holdOf(closing),
    lastChecks: lastChecksOf(closing),
    rescission: right && {
      signedOn: right.signedOn,
      lastDay: right.lastDay,
      isWaived: right.isWaived,
      canCancel: right.canCancel,
      deliveredTo: application.rescission.deliveredTo.map(({ identityUuid, at }) => ({
        name: ownerName(identityUuid) ?? '',
        at,
      })),
    },
    countyRejection: unanswered(closing, 'recordingRejected', ['recordingCorrected', 'deedReissued', 'deedRecorded']),
    returnedMoney: cameBack(closing, 'disbursement', 'disbursementReturned'),
    returnedPayoff: cameBack(closing, 'creditorPayment', 'creditorPaymentReturned'),
    correctedDisclosure: application.closing.corrected && { isDelivered: application.closing.corrected.isDelivered },
    money: moneyOf(closing),
    history: historyOf(closing, me, nameOf),
    file: caseFileOf(closing, nameOf, me.roles),
  };
}

/** What an act picks from. */
function choicesIn({ application: { property, liens }, counties }: WholeClosing) {
  return {
    parcels: [...property.candidates],
    counties: [...counties],
    liens: liens.map(({ uuid, holder, balanceCents }) => ({ uuid, holder, balanceCents })),
  };
}

function historyOf({ history, application }: WholeClosing, me: Person, nameOf: NameOf): Shown['history'] {
  return history.toReversed().map((happened) => ({
    seq: happened.seq,
    at: happened.at.toISOString(),
    event: happened.event,
    by: nameOf(happened),
    side: sideOf(happened.byRole),
    isMine: happened.byIdentity === me.identityUuid,
    to: happened.toStatus,
    why: whyOf(happened.payload),
    entered: enteredWith(happened, application, nameOf),
  }));
}

function sideOf(role: string): 'staff' | 'owner' | 'machine' {
  if (role === 'operations') return 'staff';
  return role === 'borrower' || role === 'signer' ? 'owner' : 'machine';
}

function ownersOf({ borrower, signers }: Application) {
  return [
    {
      identityUuid: borrower.identityUuid,
      firstName: borrower.name.firstName,
      name: nameOf(borrower.name),
      isBorrower: true,
      state: null,
    },
    ...signers.map((signer) => {
      const { identityUuid, name, state } = signer;
      return { identityUuid, firstName: calledBy(signer), name, isBorrower: false, state };
    }),
  ];
}

function momentOf({ history }: WholeClosing, event: string, isMeant: (payload: { approver?: string }) => boolean) {
  const found = history.findLast((one) => one.event === event && isMeant(one.payload as { approver?: string }));
  return found?.at.toISOString();
}

/** The last time it happened, unless something was done about it since. */
function unanswered({ history }: WholeClosing, event: string, answers: readonly string[]): Told {
  const last = history.findLast((one) => one.event === event || answers.includes(one.event));
  return last?.event === event ? { at: last.at.toISOString(), why: whyOf(last.payload) } : null;
}

/** What the bank sent back, or what we ourselves did not send, while nothing was done about it. */
function cameBack({ application, history }: WholeClosing, of: MoneySent, event: string): Told {
  if (application.sentBack !== of) return null;
  const last = history.findLast((one) => one.event === event || one.event === 'paymentWithheld');
  return { at: last?.at.toISOString() ?? application.statusSince, why: whyOf(last?.payload) };
}

function holdOf({ application, now }: WholeClosing): Shown['accountHold'] {
  const { hold } = application.accounts;
  if (!hold) return null;
  const { until, isConfirmed, callOn } = hold;
  const isOver = now.getTime() >= Date.parse(until);
  return { until, isOver, isConfirmed, callOn, why: whyHeld(application, now) ?? null };
}

/** With what was found on a list, while no one has said whether it is this person. */
function askedIn({ application, file, history, now }: WholeClosing): Shown['asked'] {
  const { title, facts } = askedOf(application, file, now);
  if (!isLikenessOpen(application)) return { title, facts };
  const since = history.findLastIndex(({ event }) => event === 'likenessSettled') + 1;
  const told = history.slice(since).filter(({ event }) => event === 'applicantsScreened');
  const found = told.flatMap(({ payload }) => (payload as { findings?: string[] }).findings ?? []);
  return { title, facts: [...facts, ...[...new Set(found)].map((value) => ({ label: words.foundOnAList, value }))] };
}

function lastChecksOf({ application, history }: WholeClosing): Shown['lastChecks'] {
  const wanted = lastChecks.filter((check) => isCheckWanted(application, check));
  return wanted.map((check) => {
    const state = application.funding.checks[check] ?? null;
    const told = history.findLast(
      ({ event, payload }) => event === 'fundingChecked' && (payload as { check?: LastCheck }).check === check,
    );
    const { findings = [words.neverAsked] } = (told?.payload ?? {}) as { findings?: string[] };
    return { check, state, findings: state === 'found' || state === 'settled' ? findings : [] };
  });
}

function moneyOf({ application, payoffs, history }: WholeClosing): Shown['money'] {
  const { offers, accounts } = application;
  if (!offers.selected) return null;
  const { cashCents, costs, byLender, shortCents, payoffs: paid } = divisionOf(application, payoffs);
  return {
    lineCents: offers.selected.amountCents,
    drawCents: offers.selected.drawCents,
    cashCents,
    costs: [...costs],
    byLender: [...byLender],
    shortCents,
    accountMask: accounts.disburse?.mask ?? null,
    accountSavedAt: history.findLast(({ event }) => event === 'disbursementAccountSaved')?.at.toISOString() ?? null,
    isOwnerVerified: accounts.isOwnerVerified,
    payoffs: paid.map(({ creditor, accountMask, amountCents }) => ({ creditor, accountMask, amountCents })),
  };
}
