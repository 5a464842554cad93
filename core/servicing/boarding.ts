/**
 * What a servicer needs to take a line over: its terms, what is owed, when it is paid and by whom, the house and its
 * cover. A closed schema, made once, when the journey is complete. Numbers stay in the vault: here are their last four.
 */

import * as v from 'valibot';
import { type CalendarDate, isValidDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { closingCostKinds } from '#core/offers/closing-cost-kinds.ts';
import { balanceCents, type Entry } from '#core/payments/ledger.ts';
import type { Application } from '../application/application.ts';
import { facts } from '../journey/facts.ts';
import { dueOn, firstDueOn, instalmentCents, lastPaymentCents } from './schedule.ts';

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const lastFour = v.pipe(v.string(), v.regex(/^\d{4}$/));
const date = v.custom<CalendarDate>((value) => typeof value === 'string' && isValidDate(value));
const account = v.strictObject({ accountLastFour: lastFour, routingLastFour: v.nullable(lastFour) });

export const boardingSchema = v.strictObject({
  version: v.literal(1),
  loanNumber: text,
  organization: text,
  product: text,
  fundedOn: date,
  terms: v.strictObject({
    lineCents: cents,
    drawCents: cents,
    originationFeeCents: cents,
    /** Paid at closing out of the draw, each by its kind. */
    closingCosts: v.array(v.strictObject({ kind: v.picklist(closingCostKinds), cents })),
    rateBps: cents,
    rateType: v.picklist(['FIXED', 'VARIABLE']),
    termMonths: cents,
    repayment: v.picklist(['ANNUITY', 'INTEREST_ONLY']),
  }),
  balances: v.strictObject({ principalCents: cents, availableCents: cents, paidOutCents: cents }),
  payments: v.strictObject({
    firstDueOn: date,
    lastDueOn: date,
    count: cents,
    instalmentCents: cents,
    lastCents: cents,
    dueDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
  }),
  autopay: v.nullable(account),
  borrower: v.strictObject({
    identityUuid: text,
    name: text,
    email: text,
    phoneNumber: v.nullable(text),
    ssnLastFour: v.nullable(lastFour),
  }),
  /** Owners who pledged the house and owe nothing. */
  owners: v.array(v.strictObject({ identityUuid: text, name: text, email: text })),
  property: v.strictObject({
    street1: text,
    street2: v.string(),
    city: text,
    state: v.pipe(v.string(), v.length(2)),
    zip: text,
    occupancy: text,
    valueCents: v.nullable(cents),
    timeZone: text,
  }),
  lien: v.strictObject({
    instrumentNumber: v.nullable(text),
    isGapCovered: v.boolean(),
    position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  insurance: v.strictObject({
    floodZone: v.nullable(text),
    isFloodInsured: v.boolean(),
    needsHazardProof: v.boolean(),
  }),
});
export type Boarding = v.InferOutput<typeof boardingSchema>;

/** Nothing when there is no line to hand over: an operator may end an application that never had one. */
export function boardingOf(application: Application, book: readonly Entry[], now: Date): Boarding | undefined {
  const { offers, borrower, property, recording, accounts } = application;
  const { selected } = offers;
  if (!selected || book.length === 0) return undefined;
  const timeZone = homeZone(property);
  const fundedOn = dateIn(timeZone, new Date(application.funding.disbursedAt ?? now));
  const { autopay } = accounts;
  const name = [borrower.name.firstName, borrower.name.middleName, borrower.name.lastName, borrower.name.suffix];
  return v.parse(boardingSchema, {
    version: 1,
    loanNumber: application.loanNumber ?? application.uuid,
    organization: application.orgCode,
    product: application.product,
    fundedOn,
    terms: termsOf(selected, book),
    balances: {
      principalCents: Math.abs(balanceCents(book, 'line')),
      availableCents: Math.max(0, selected.amountCents + balanceCents(book, 'line')),
      paidOutCents: balanceCents(book, 'bank'),
    },
    payments: paymentsOf(selected, fundedOn),
    autopay:
      facts.paysAutomatically(application) && autopay
        ? { accountLastFour: autopay.mask, routingLastFour: autopay.routingMask }
        : null,
    borrower: {
      identityUuid: borrower.identityUuid,
      name: name.filter((part) => part !== '').join(' '),
      email: borrower.email,
      phoneNumber: borrower.phoneNumber,
      ssnLastFour: application.credit.ssnLastFour,
    },
    owners: application.signers.map(({ identityUuid, name: whole, email }) => ({ identityUuid, name: whole, email })),
    property: {
      ...property.address,
      occupancy: property.occupancy,
      valueCents: application.valuation.reportedValueCents ?? property.valueCents,
      timeZone,
    },
    lien: {
      instrumentNumber: recording.instrumentNumber,
      isGapCovered: recording.isGapCovered,
      position: application.liens.filter(({ isPaidOff }) => !isPaidOff).length + 1,
    },
    insurance: {
      floodZone: application.flood.zone,
      isFloodInsured: application.trustAndInsurance.isFloodInsured,
      needsHazardProof: application.trustAndInsurance.needsHazardProof,
    },
  });
}

type Selected = NonNullable<Application['offers']['selected']>;

const monthsOf = ({ termYears }: Selected) => termYears * 12;

function termsOf(selected: Selected, book: readonly Entry[]): Boarding['terms'] {
  return {
    lineCents: selected.amountCents,
    drawCents: selected.drawCents,
    originationFeeCents: selected.amountCents - selected.drawCents,
    closingCosts: closingCostKinds
      .map((kind) => ({ kind, cents: balanceCents(book, 'fees', kind) }))
      .filter(({ cents: kept }) => kept > 0),
    rateBps: selected.rateBps,
    rateType: selected.rateType,
    termMonths: monthsOf(selected),
    repayment: selected.type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY',
  };
}

function paymentsOf(selected: Selected, fundedOn: CalendarDate): Boarding['payments'] {
  const first = firstDueOn(fundedOn);
  return {
    firstDueOn: first,
    lastDueOn: dueOn(fundedOn, monthsOf(selected)),
    count: monthsOf(selected),
    instalmentCents: instalmentCents(selected) ?? 0,
    lastCents: lastPaymentCents(selected),
    dueDay: Number(first.slice(8)),
  };
}
