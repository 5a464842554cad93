/** Answers the calls about what follows the signature. */

import type { Application } from '#core/application/application.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { isOpen } from '#core/conditions/condition.ts';
import type { closingCalls } from '#core/contract/closing.ts';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import { facts } from '#core/journey/facts.ts';
import { closingDays, rightToCancel } from '#core/servicing/closing-days.ts';
import { instalmentCents } from '#core/servicing/schedule.ts';
import { divisionOf } from '#core/underwriting/payoffs.ts';
import { isSigner, personOf } from '../actor.ts';
import type { AfterSigning, Origination } from '../lending/origination/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

type Money = AnswerOf<Routes['GET /service-application/api/v2/application/heloc/{uuid}/closing-days']>['money'];

export function closingHandlers(origination: Origination): Handlers<keyof typeof closingCalls> {
  return {
    'GET /service-application/api/v2/application/heloc/{uuid}/closing-days': async ({ actor, params }) => {
      const person = personOf(actor);
      const closing = await origination.afterSigning(person, asUuid(params.uuid));
      const { application, happened, now } = closing;
      return {
        timeZone: homeZone(application.property),
        days: closingDays(application, happened, now),
        rescission: rightToCancel(application, now),
        instrumentNumber: application.recording.instrumentNumber,
        money: isSigner(person) ? null : moneyOf(closing),
      };
    },
  };
}

function holdOf({ accounts: { hold }, funding }: Application, now: Date): NonNullable<Money>['accountHold'] {
  if (!hold || funding.disbursedAt !== null) return null;
  const { changedAt, until, isConfirmed, triesLeft } = hold;
  return { changedAt, until, isOver: now.getTime() >= Date.parse(until), isConfirmed, triesLeft };
}

function moneyOf({ application, payoffs, now }: AfterSigning): Money {
  const { accounts, conditions, offers, servicing } = application;
  const { cashCents, costs, payoffs: paid } = divisionOf(application, payoffs);
  const { selected } = offers;
  if (!selected) return null;
  const question = conditions.find((one) => isOpen(one) && one.categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW');
  return {
    lineCents: selected.amountCents,
    drawCents: selected.drawCents,
    cashCents,
    costs: [...costs],
    feeCents: selected.amountCents - selected.drawCents,
    accountMask: accounts.disburse?.mask ?? null,
    payoffs: paid.map(({ creditor, amountCents }) => ({ creditor, amountCents })),
    paymentCents: instalmentCents(selected) ?? null,
    paysAutomatically: facts.paysAutomatically(application),
    servicerNumber: servicing?.state === 'boarded' ? servicing.number : null,
    isReturned: question !== undefined,
    isAnswered: question !== undefined && question.answeredAt !== null,
    accountHold: holdOf(application, now),
    approvedAgainBecause: application.funding.voided?.why ?? null,
  };
}
