/** What the workshop does to an application: an operator of the sandbox's own, or the person who is named, through the one door. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Application } from '#core/application/application.ts';
import { type RuleCode, ruleCodes } from '#core/eligibility/principal-reasons.ts';
import type { EventName, Sender } from '#core/journey/events.ts';
import { facts } from '#core/journey/facts.ts';
import { isMoneyRow } from '#core/journey/force.ts';
import { isCheckWanted, lastChecks } from '#core/journey/last-checks.ts';
import { firstStatus, isDeclined, isWayOut, type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { destinationOf } from '#core/payments/destination.ts';
import { fileRoles } from '#core/roles.ts';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Delivery, History, Origination } from '../lending/origination/index.ts';

const operatorUuid = '00000000-0000-4000-8000-0000000000de';
const secondUuid = '00000000-0000-4000-8000-0000000000df';
const defaultReasons: readonly RuleCode[] = ruleCodes.slice(0, 1);
const drawDollarsWished = 50_000;

/** The first status in which offers are chosen; whatever the table has after it presumes that one was. */
const choosing = statusNames.find((status) => statuses[status].on.offerSelected !== undefined);

/** Where two people approve, and may still stop it. */
const approving = statusNames.find((status) => statuses[status].on.fundingStopped !== undefined) ?? firstStatus;

/** Where the notices of the right to cancel are given. */
const noticing =
  statusNames.find((status) => statuses[status].on.rescissionNoticesDelivered !== undefined) ?? firstStatus;

/** Where the borrower says where the draw goes. */
const naming = statusNames.find((status) => statuses[status].on.disbursementAccountSaved !== undefined);

/** From the deed to the last payment: an account that is named only here would be one that changed after the signature. */
const presumesAccount = statusNames.slice(
  statusNames.findIndex((status) => statuses[status].on.deedSigned !== undefined),
  statusNames.findLastIndex(isMoneyRow) + 1,
);

export interface ForceWish {
  readonly status: Status;
  readonly reason: string;
  readonly declineReasons?: readonly RuleCode[] | undefined;
}

export interface Saying {
  readonly event: EventName;
  readonly payload: unknown;
  readonly by: Sender;
}

export function createOperator(origination: Origination) {
  async function force(application: Application, { status, reason, declineReasons }: ForceWish): Promise<void> {
    const operator = someone(fileRoles, application, operatorUuid);
    if (needsChosenOffer(application, status)) await chooseOffer(origination, application);
    if (presumesAccount.includes(status) && destinationOf(application) === undefined)
      await nameAccount(origination, application);
    // Money goes out only by two people and with every last check answered, in the workshop too.
    if (isMoneyRow(status)) {
      const released = await approveByTwo(application).catch((error: unknown) => Promise.reject(explained(error)));
      if (released === status) return;
    }
    const reasons = isDeclined(status) ? { declineReasons: declineReasons ?? defaultReasons } : {};
    await origination
      .force(operator, application.uuid, { to: status, reason, ...reasons })
      .catch((error: unknown) => Promise.reject(explained(error)));
  }

  /** Where it is afterwards: with nothing left to look at, it has gone on by itself. */
  async function approveByTwo(application: Application): Promise<Status> {
    const { uuid } = application;
    const operator = someone(fileRoles, application, operatorUuid);
    if (facts.canRescind(application)) await endRightToCancel(application);
    await origination.force(operator, uuid, {
      to: approving,
      reason: 'Two people approve before money goes.',
    });
    let approved = application;
    for (const approver of [operatorUuid, secondUuid]) {
      const person = someone(fileRoles, application, approver);
      approved = (await origination.signal({ person, uuid, event: 'fundingApproved', body: { approver } })).application;
    }
    return answerLastChecks(origination, approved);
  }

  /** As if its days had passed: the notices are given, and ended when the application came to where it is. */
  async function endRightToCancel(application: Application): Promise<void> {
    const operator = someone(fileRoles, application, operatorUuid);
    await origination.force(operator, application.uuid, {
      to: noticing,
      reason: 'The right to cancel ends before money goes.',
    });
    const payload = { endsAt: application.statusSince, deliveredTo: [] };
    await say(application, { event: 'rescissionNoticesDelivered', payload, by: 'vendor' });
  }

  const say = (application: Application, saying: Saying) => sayTo(origination, application, saying);

  const history = (application: Application): Promise<History> =>
    origination.history(someone(fileRoles, application, operatorUuid), application.uuid);

  return { force, say, history };
}

/** Clear, as if everyone had been asked; what was found stays found, and holds the money here as anywhere. */
async function answerLastChecks(origination: Origination, application: Application): Promise<Status> {
  const { orgCode, uuid, funding } = application;
  let { status } = application;
  for (const check of lastChecks.filter((one) => isCheckWanted(application, one) && !funding.checks[one])) {
    const delivery = `workshop ${randomUUID()}`;
    const payload = { check, isClear: true };
    const said = await origination.deliver({ orgCode, uuid, event: 'fundingChecked', payload, by: 'vendor', delivery });
    if (said.taken) ({ status } = said.after.application);
  }
  return status;
}

/** As the borrower would: the first offer, and a draw that fits it. */
async function chooseOffer(origination: Origination, application: Application): Promise<void> {
  const { uuid, borrower } = application;
  const person = someone(['borrower'], application, borrower.identityUuid);
  const [offer] = (await origination.offers(person, uuid)).offerSet?.offers ?? [];
  if (!offer || choosing === undefined) return;
  if (application.status !== choosing)
    await origination.force(someone(fileRoles, application, operatorUuid), uuid, {
      to: choosing,
      reason: 'An offer is chosen before what follows.',
    });
  const dollars = Math.min(offer.maxDraw, Math.max(offer.minDraw, drawDollarsWished));
  const body = { offerId: offer.id, drawCents: Math.floor(dollars) * 100, discounts: [], debtsToPay: [] };
  await origination.act({ person, uuid, command: 'selectOffer', body });
}

/** As the borrower would, where they are asked. */
async function nameAccount(origination: Origination, application: Application): Promise<void> {
  const { uuid, borrower } = application;
  if (naming === undefined) return;
  await origination.force(someone(fileRoles, application, operatorUuid), uuid, {
    to: naming,
    reason: 'An account is named before money goes to it.',
  });
  const person = someone(['borrower'], application, borrower.identityUuid);
  const account = { way: 'typed', routingNumber: '021000021', accountNumber: '1111222233338765' };
  await origination.act({ person, uuid, command: 'saveDisbursementAccount', body: { account } });
}

async function sayTo(
  origination: Origination,
  application: Application,
  { event, payload, by }: Saying,
): Promise<void> {
  const { uuid, orgCode } = application;
  if (by === 'borrower' || by === 'signer' || by === 'operations') {
    const person = someone(by === 'operations' ? fileRoles : [by], application, identityOf(by, application, payload));
    // On a developer's own machine both people are this one.
    const second = { requestUuid: randomUUID(), askedBy: randomUUID(), settle: async () => {} };
    const isStaff = by === 'operations';
    await origination.signal({ person, uuid, event, body: payload, ...(isStaff && { second }) });
    return;
  }
  const delivery = `workshop ${randomUUID()}`;
  const said = await origination.deliver({ orgCode, uuid, event, by, delivery, ...filedApart(event, payload) });
  if (!said.taken) throw new Failure('conflict', { message: said.why });
}

const creditEvents: readonly EventName[] = ['softCreditReturned', 'hardCreditReturned'];
const reportSaid = v.looseObject({ score: v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(850)) });

/** A score may be said with a report. It is filed where the bureau's would be: the history takes none. */
function filedApart(event: EventName, payload: unknown): Pick<Delivery, 'payload' | 'findings'> {
  if (!creditEvents.includes(event) || !v.is(reportSaid, payload)) return { payload };
  const { score, ...rest } = payload;
  const credit = { score, keyFactors: [], marks: [], liabilities: [], homeLoanBalancesCents: [] };
  return { payload: rest, findings: { credit } };
}

function needsChosenOffer({ offers, status }: Application, to: Status): boolean {
  if (offers.selected !== null || offers.setUuid === null || choosing === undefined || isWayOut(to)) return false;
  return to !== status && statusNames.indexOf(to) > statusNames.indexOf(choosing);
}

function someone(roles: Person['roles'], { orgCode }: Application, identityUuid: string): Person {
  return { roles, orgCode, identityUuid, sessionId: operatorUuid };
}

function identityOf(by: Sender, { borrower, signers }: Application, payload: unknown): string {
  // Money needs two people: anyone who is named as approving is the one who does.
  if (by === 'operations') return (payload as { approver?: string } | null)?.approver ?? operatorUuid;
  if (by === 'borrower') return borrower.identityUuid;
  const named = (payload as { identityUuid?: unknown } | null)?.identityUuid;
  return signers.find(({ identityUuid }) => identityUuid === named)?.identityUuid ?? signers[0]?.identityUuid ?? '';
}

/** The guarantees of the database hold for the workshop too; here they are told as sentences. */
const guarantees: Readonly<Record<string, string>> = {
  funding_pkey: 'This loan was paid out once; no one pays it out again.',
  funding_amount_cents_check: 'No offer was chosen, so there is nothing to pay out.',
  application_one_active: 'This borrower has another application running.',
};

function explained(error: unknown): unknown {
  const message = guarantees[(error as { constraint_name?: string }).constraint_name ?? ''];
  return message === undefined ? error : new Failure('conflict', { message });
}
