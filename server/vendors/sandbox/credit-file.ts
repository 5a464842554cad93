/**
 * The invented credit file of a person: the same person has the same debts and score no matter who asks, and the mortgage on
 * it is the one that the county has on the house. What a persona changes is a function from file to file.
 */
import { addYears, type CalendarDate } from '#core/calendar/dates.ts';
import type { Address } from '#core/people/address.ts';
import type { CreditReport, Tradeline } from '../credit/port.ts';
import { houseAt, mortgageOn } from './house.ts';
import { type Seed, seedOf } from './seed.ts';

export const bureaus = ['Meridian Bureau', 'Northbridge Credit', 'Trilane Data'] as const;

const onTime: Pick<Tradeline, 'lates' | 'lastLateOn'> = {
  lates: { days30: 0, days60: 0, days90: 0 },
  lastLateOn: null,
};

export const factors = {
  balances: { code: '10', text: 'Card balances are high compared with their limits' },
  newest: { code: '30', text: 'An account was opened only a short time ago' },
  instalments: { code: '32', text: 'No recent loan shows regular instalments' },
  owed: { code: '01', text: 'Much is owed on the accounts as a whole' },
  short: { code: '14', text: 'The oldest account is not very old' },
  few: { code: '28', text: 'Few accounts show a history of payment' },
  late: { code: '21', text: 'Payments were made late' },
  inquiries: { code: '08', text: 'Credit was asked for several times within a year' },
} as const satisfies Record<string, CreditReport['keyFactors'][number]>;

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: CalendarDate;
  readonly address: Address;
}

export function fileOf(person: Person, phase: 'soft' | 'hard', today: CalendarDate): CreditReport {
  const seed = seedOf('person', person.firstName, person.lastName, person.birthDate);
  const score = seed.int('score', 690, 800);
  return {
    reportId: seed.uuid(`report ${phase} ${today}`),
    ...scored(score, phase),
    scoreModel: 'Meridian Score 8',
    scoreRange: { min: 300, max: 850 },
    reportedOn: today,
    keyFactors: [factors.balances, factors.newest, factors.instalments, factors.owed],
    tradelines: [...mortgageLines(person.address, seed, today), ...otherLines(seed, today)],
    inquiries: [],
    alerts: [],
    publicRecords: [],
  };
}

/** A soft inquiry asks one bureau, a hard one all three; the middle score is used. */
export function scored(score: number, phase: 'soft' | 'hard'): Pick<CreditReport, 'bureau' | 'score' | 'scores'> {
  const [first, second, third] = bureaus;
  const used = { bureau: first, score };
  if (phase === 'soft') return { ...used, scores: [used] };
  const near = (by: number) => Math.min(850, Math.max(300, score + by));
  return { ...used, scores: [used, { bureau: second, score: near(-6) }, { bureau: third, score: near(9) }] };
}

export function withLate(report: CreditReport, lastLateOn: CalendarDate): CreditReport {
  const late = { lates: { days30: 2, days60: 1, days90: 0 }, lastLateOn };
  const [mortgage, ...others] = report.tradelines;
  const line =
    mortgage?.type === 'MORTGAGE' ? mortgage : debt('MORTGAGE', 'Lakeside Savings Bank', 24_000_000, 1_450_00);
  return {
    ...report,
    keyFactors: [factors.late, ...report.keyFactors.slice(0, 3)],
    tradelines: [{ ...line, ...late }, ...(line === mortgage ? others : report.tradelines)],
  };
}

/** A debt of a persona: nothing about it but its size matters. */
export function debt(
  type: Tradeline['type'],
  creditor: string,
  balanceCents: number,
  monthlyPaymentCents: number,
): Tradeline {
  const seed = seedOf('debt', creditor, String(balanceCents));
  return {
    uuid: seed.uuid('line'),
    type,
    creditor,
    accountMask: seed.digits('account', 4),
    openedOn: '2021-03-15',
    balanceCents,
    limitCents: null,
    monthlyPaymentCents,
    ...onTime,
  };
}

function mortgageLines(address: Address, seed: Seed, today: CalendarDate): Tradeline[] {
  const loan = mortgageOn(houseAt(address, today));
  if (!loan) return [];
  const { balanceCents, monthlyPaymentCents, recordedOn } = loan;
  return [
    {
      uuid: loan.uuid,
      type: 'MORTGAGE',
      creditor: loan.holder,
      accountMask: seed.digits('mortgage', 4),
      openedOn: recordedOn,
      balanceCents,
      limitCents: null,
      monthlyPaymentCents,
      ...onTime,
    },
  ];
}

const cards = ['Harbor Card Services', 'Cedar Valley Bank', 'Juniper Rewards Card'] as const;

function otherLines(seed: Seed, today: CalendarDate): Tradeline[] {
  const line = (
    name: string,
    line: Pick<Tradeline, 'type' | 'creditor' | 'balanceCents' | 'limitCents' | 'monthlyPaymentCents'>,
  ): Tradeline => ({
    uuid: seed.uuid(name),
    accountMask: seed.digits(name, 4),
    openedOn: seed.day(`${name} opened`, addYears(today, -9), 2500),
    ...line,
    ...onTime,
  });
  const found = cards.slice(0, seed.int('cards', 1, 3)).map((creditor) => {
    const limitCents = seed.int(`${creditor} limit`, 4, 18) * 100_000;
    const balanceCents = Math.round(limitCents * seed.share(`${creditor} use`) * 0.3);
    return line(creditor, {
      type: 'CARD',
      creditor,
      balanceCents,
      limitCents,
      monthlyPaymentCents: Math.max(2_500, Math.round(balanceCents * 0.02)),
    });
  });
  if (seed.share('has auto') < 0.6) {
    const balanceCents = seed.int('auto', 6_000, 24_000) * 100;
    found.push(
      line('auto', {
        type: 'AUTO',
        creditor: 'Pinecrest Auto Finance',
        balanceCents,
        limitCents: null,
        monthlyPaymentCents: Math.round(balanceCents / 55),
      }),
    );
  }
  if (seed.share('has student') < 0.25) {
    const balanceCents = seed.int('student', 4_000, 22_000) * 100;
    found.push(
      line('student', {
        type: 'STUDENT',
        creditor: 'Beacon Student Lending',
        balanceCents,
        limitCents: null,
        monthlyPaymentCents: Math.round(balanceCents / 120),
      }),
    );
  }
  return found;
}
