/** What must hold for every row of the table, whatever is written in it. */
import { describe, expect, test } from 'vitest';
import { blockingTasks } from '../application/enums.ts';
import { isAllowed } from './advance.ts';
import { type EffectName, type EffectRow, effects, isRule } from './effects.ts';
import { type EventName, eventNames, events } from './events.ts';
import { facts, placeFacts } from './facts.ts';
import { edges } from './graph.ts';
import { effectOf, lastChecks } from './last-checks.ts';
import { restMsMax } from './limits.ts';
import {
  aheadOfOwners,
  anywhere,
  besides,
  blocksLeaving,
  firstStatus,
  isClosed,
  isTerminal,
  type Status,
  statuses,
  statusNames,
} from './statuses.ts';
import { designEdges } from './stories/design-edges.ts';

const rows = statusNames.map((status) => ({ status, ...statuses[status] }));
const where = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).map(({ status }) => status);
const linesOf = (choice: unknown): unknown[][] => (Array.isArray(choice) ? choice : []);
const valuesOf = (choice: unknown) => (Array.isArray(choice) ? choice.map(([, value]) => value) : [choice]);
const takes = (status: Status, event: EventName) => statuses[status].on[event] !== undefined;
/** Those that start something. */
const without = (started: typeof aheadOfOwners.on) =>
  Object.fromEntries(Object.entries(started).filter(([, effects]) => effects.length > 0));
const startsOf = ({ starts, also }: (typeof rows)[number]) =>
  [...starts, ...Object.values(also ?? {}).flat()] as EffectName[];

/** The design's edges, read from its own text: a status, and beneath it each event, what must hold, and where it leads. */
const designed = designEdges
  .trim()
  .split(/\n(?=\S)/)
  .flatMap((block) => {
    const [from = '', ...lines] = block.split('\n');
    return lines.map((line) => {
      const [, event = '', ...rest] = line.trim().split(/\s+/);
      const [when = '', to = ''] = rest.length === 1 ? ['always', rest[0]] : rest;
      return { from, event, when, to };
    });
  });
const designStatuses = [...new Set(designed.flatMap(({ from, to }) => [from, to]))].sort();

/** Effects that are started only where a fact holds. */
const conditional = (Object.entries(effects) as [EffectName, EffectRow][]).flatMap(([effect, row]) =>
  row.onlyIf === undefined ? [] : [{ effect, fact: row.onlyIf, row }],
);

describe('names', () => {
  test('[ENUM-20] every status that the specification spells out is here', () => {
    const named = `APP_SUBMISSION IN_PROGRESS COMPLETE CANCELLED DECLINED IDENTITY_VERIFICATION
      WAITING_FOR_ID_VERIFICATION WAITING_FOR_SOFT_CREDIT HARD_CREDIT_PULL HARD_CREDIT_LOCKED_OR_FROZEN
      SOFT_CREDIT_LOCKED_OR_FROZEN CREDIT_ERROR CREDIT_MINOR CREDIT_NO_MATCH CREDIT_NO_MATCH_SSN
      WAITING_FOR_INITIAL_OFFERS OFFER_SELECTION REVISED_OFFER_SELECTION FINAL_OFFER INCOME_VERIFICATION
      EMPLOYMENT_VERIFICATION ASSETS_PREQUAL LIEN_ATTESTATION LIEN_VERIFICATION CLTV_LIEN_POSITION_REQUALIFY
      TRUST_AND_INSURANCE BPO NO_AVM_FOUND NO_PROPERTY_FOUND WAITING_FOR_AVM_DATA APPRAISAL_REVIEW_COMPLETE
      HOLD_FOR_APPRAISAL_REVIEW ONSITE_APPRAISAL_REQUEST PREQUAL_TITLE ORDER_FULL_TITLE REQUEST_STEWART_PAYOFFS
      GEN_APP_DISCLOSURES GEN_SUMMARY_DISCLOSURE GEN_CLOSING_DISCLOSURE GEN_NOTARY_DISCLOSURE GEN_NOTE_SIGNING
      GEN_PRE_SOFT_CREDIT_DISCLOSURE GEN_RESCISSION NOTE_SIGNING DEED_SIGNING MANUAL_DEED_SIGNING CO_DEED_REQ
      NOTARY_WAITING_PERIOD ATTORNEY_REVIEW RESCISSION RECORDING FUNDABLE FUNDING_DECISION DISBURSEMENT_ACCOUNT
      AUTOPAY_ACCOUNT VERIFIED_AUTOPAY_ACCOUNT DIRECT_DEBT_PAYOFF PAYOFF_REQUEST_PENDING HMDA FACTA_REVIEW
      DELINQUENCY_REVIEW MULTIPLE_PROPERTIES COLLECT_ADDITIONAL_INFO UNKNOWN`.split(/\s+/);
    expect(named.filter((name) => !statusNames.includes(name as Status))).toEqual([]);
    expect([...statusNames].sort()).toEqual(designStatuses);
  });

  test.each([
    ['STATUS-045', /^GEN_/],
    ['STATUS-054', /^WAITING_FOR_.*_DISCLOSURE$/],
    ['STATUS-055', /^NAV_BPO_/],
    ['STATUS-056', /^NAV_RESI_EVAL_/],
    ['STATUS-058', /^ONSITE_APPRAISAL_/],
  ])('[%s] the family %s has the members of the design', (_id, family) => {
    const members = designStatuses.filter((status) => family.test(status));
    expect(members).not.toEqual([]);
    expect(statusNames.filter((status) => family.test(status)).sort()).toEqual(members);
  });

  test('everything that is looked at again before funding is asked when funding is decided', () => {
    expect(statuses.FUNDING_DECISION.starts).toEqual(lastChecks.map(effectOf));
  });

  test('no event is without a row that takes it, and no fact without a line that asks it', () => {
    const taken = new Set([...edges.map(({ event }) => event), ...Object.keys(anywhere)]);
    expect(eventNames.filter((event) => !taken.has(event))).toEqual([]);
    const asked = new Set([...edges.map(({ when }) => when), ...conditional.map(({ fact }) => fact)]);
    expect(Object.keys(facts).filter((fact) => !asked.has(fact))).toEqual([]);
    const placed = new Set(
      rows.flatMap(({ screen, stage }) => [...linesOf(screen), ...linesOf(stage)]).map(([fact]) => fact),
    );
    expect(Object.keys(placeFacts).filter((fact) => !placed.has(fact))).toEqual([]);
  });
});

/** Every status that can be reached from one, itself included. */
function reachableFrom(start: Status): ReadonlySet<Status> {
  const reached = new Set<Status>([start]);
  for (const from of reached) for (const edge of edges) if (edge.from === from) reached.add(edge.to);
  return reached;
}

describe('the graph', () => {
  test('the table is data only: as JSON it is the same machine', () => {
    expect(JSON.parse(JSON.stringify(statuses))).toEqual(statuses);
  });

  test('every status can be reached', () => {
    const reached = reachableFrom(firstStatus);
    expect(statusNames.filter((status) => !reached.has(status))).toEqual([]);
  });

  test('every status that is not over can still end in a funded line', () => {
    expect(where(({ status }) => !isTerminal(status) && !reachableFrom(status).has('COMPLETE'))).toEqual([]);
    expect(where(({ status }) => isTerminal(status))).toEqual(['COMPLETE', 'CANCELLED']);
  });

  test('every list ends in otherwise, and has it nowhere else', () => {
    const lists = rows
      .flatMap(({ screen, stage, on }): unknown[] => [screen, stage, ...Object.values(on)])
      .map(linesOf)
      .filter((lines) => lines.length > 0);
    expect(lists).not.toEqual([]);
    for (const list of lists) expect(list.findIndex(([fact]) => fact === 'otherwise')).toBe(list.length - 1);
  });

  test('every edge of the design has its counterpart', () => {
    expect(designed).not.toEqual([]);
    for (const edge of designed) expect(edges, JSON.stringify(edge)).toContainEqual(edge);
  });

  test('a fault always leads to someone, and back to the very step', () => {
    const faulting = edges
      .filter(({ event, to }) => event === 'systemFaulted' && to === 'UNKNOWN')
      .map(({ from }) => from);
    const resumable = edges.filter(({ event }) => event === 'resumed').map(({ to }) => to);
    expect(resumable).toEqual(faulting);
    expect(where(({ status, poll }) => poll === 'waiting' && !takes(status, 'systemFaulted'))).toEqual([]);
  });
});

describe('screens', () => {
  test('every target of the specification’s routing table is somewhere in a row', () => {
    const targets = `credit/social review-app/no-credit credit/error review-app/property error/decline start/contact
      start/hmda review-app/delinquency review-app/signdocs error/flood-cert signing/intro product/select
      start/app-summary income/review identity product/assets product/prequal-winback bank/disburse bank/autopay
      bpo/estimate-value payoff/hold bpo/condition bpo/order-bpo bpo/hold complete error/timeout liens
      signing/additional notary/intro notary/reserve-manual income/employer-verification hold site-root`.split(/\s+/);
    const produced = new Set(rows.flatMap(({ screen }) => valuesOf(screen)));
    expect([...produced].sort()).toEqual([...targets].sort());
  });
});

describe('waiting', () => {
  test('[POLL-02] the waiting statuses are those that begin with WAITING_FOR, and these', () => {
    expect(where(({ status, poll }) => poll === 'waiting' && !status.startsWith('WAITING_FOR')).sort()).toEqual([
      'GEN_APP_DISCLOSURES',
      'GEN_NOTE_SIGNING',
      'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
      'HARD_CREDIT_PULL',
      'IN_PROGRESS',
      'ONSITE_APPRAISAL_REQUEST',
      'PREQUAL_TITLE',
    ]);
    expect(where(({ status, poll }) => status.startsWith('WAITING_FOR') && poll !== 'waiting')).toEqual([]);
  });

  test('[POLL-08] these statuses alone are settled', () => {
    expect(where(({ poll }) => poll === 'settled').sort()).toEqual([
      'ASSETS_PREQUAL',
      'CANCELLED',
      'CREDIT_ERROR',
      'CREDIT_NO_MATCH',
      'CREDIT_NO_MATCH_SSN',
      'DECLINED',
      'HARD_CREDIT_LOCKED_OR_FROZEN',
      'MULTIPLE_PROPERTIES',
      'NO_PROPERTY_FOUND',
      'SOFT_CREDIT_LOCKED_OR_FROZEN',
    ]);
  });

  test('a waiting row starts something, and operations sees it within the hour or the day', () => {
    expect(where(({ poll, starts }) => poll === 'waiting' && starts.length === 0)).toEqual([]);
    expect(where((row) => row.poll === 'waiting' && (restMsMax(row) ?? Infinity) > 86_400_000)).toEqual([]);
  });

  test('every row that is not an end has a limit', () => {
    expect(where(({ status, limit }) => (limit === 'never') !== isClosed(status))).toEqual([]);
  });

  test('no silence lasts for ever: every row a person holds is ended by a clock', () => {
    const clocks = eventNames.filter((event) => (events[event].sentBy as readonly string[]).includes('timer'));
    const isEnded = (status: Status) => clocks.some((event) => takes(status, event));
    expect(where(({ actor, status }) => (actor === 'borrower' || actor === 'signer') && !isEnded(status))).toEqual([]);
  });
});

describe('who acts', () => {
  test('a vendor’s row names what it asks of the vendor', () => {
    const asksNoOne = (row: (typeof rows)[number]) => !startsOf(row).some((effect) => !isRule(effect));
    expect(where((row) => row.actor === 'vendor' && asksNoOne(row))).toEqual([]);
  });

  test('the system’s own rows pass by a rule, or wait for a clock', () => {
    const isTimed = (status: Status) => takes(status, 'rescissionEnded') || takes(status, 'waitingPeriodElapsed');
    expect(where(({ actor, starts }) => actor === 'system' && !starts.every(isRule))).toEqual([]);
    expect(where(({ actor, starts, status }) => actor === 'system' && starts.length === 0 && !isTimed(status))).toEqual(
      [],
    );
  });

  test('every effect is started somewhere, and its answers are taken where it was started', () => {
    const started = new Set<string>([
      ...rows.flatMap(startsOf),
      ...statusNames.flatMap((status) => Object.values(besides(status)).flat()),
    ]);
    expect(Object.keys(effects).filter((effect) => !started.has(effect))).toEqual([]);
    for (const row of rows)
      for (const effect of startsOf(row))
        for (const answer of effects[effect].answers)
          expect(isAllowed(row.status, answer), `${row.status} ${answer}`).toBe(true);
  });

  test('what is given only where it is owed is asked by name, counted against no limit, and left to no rule', () => {
    expect(conditional).not.toEqual([]);
    expect(conditional.filter(({ fact }) => !Object.hasOwn(facts, fact))).toEqual([]);
    expect(conditional.filter(({ effect, row }) => isRule(effect) || row.ordersMax !== undefined)).toEqual([]);
  });

  test('until the deed is signed the borrower can leave any row in which one may rest over an hour', () => {
    const isSigned = ({ stage }: (typeof rows)[number]) => stage === 'COMPLETE';
    const rests = (row: (typeof rows)[number]) => (restMsMax(row) ?? 0) > 3_600_000;
    expect(where((row) => rests(row) && !isSigned(row) && !takes(row.status, 'withdrawn'))).toEqual([]);
    expect(where((row) => isSigned(row) && takes(row.status, 'withdrawn'))).toEqual([]);
  });

  test('owners may be invited ahead in every open row before their own, and in none after it', () => {
    const own = statusNames.indexOf('CO_DEED_REQ');
    for (const event of Object.keys(aheadOfOwners.on) as EventName[]) {
      const ahead = statusNames.filter((status) => besides(status)[event] !== undefined);
      expect(ahead, event).toEqual(statusNames.slice(0, own));
    }
    expect(statuses.CO_DEED_REQ.also).toMatchObject({ ...without(aheadOfOwners.on) });
  });

  test('every row says why it is there', () => {
    expect(where(({ why }) => !/^[A-Z0-9].{15,}\.$/.test(why))).toEqual([]);
  });
});

describe('conditions', () => {
  test('each category holds the statuses it is meant to', () => {
    const held = Object.fromEntries(blockingTasks.map((category) => [category, blocksLeaving(category)]));
    expect(held).toEqual({
      BANK_ACCOUNT_FRAUD_REVIEW: ['VERIFIED_AUTOPAY_ACCOUNT', 'FUNDING_DECISION', 'FUNDABLE'],
      FALSE_OWNERSHIP_TYPE_REVIEW: ['FINAL_TITLE_REVIEW', 'GEN_CLOSING_DISCLOSURE', 'FUNDING_DECISION'],
      GENERIC_DOCUMENT_REQUEST: ['EMPLOYMENT_VERIFICATION', 'FINAL_OFFER', 'FUNDING_DECISION'],
      HARD_CREDIT_INQUIRY_REVIEW: ['FINAL_OFFER', 'FUNDING_DECISION'],
      HELOC_MANUAL_PAYSTUB_UPLOAD: ['INCOME_VERIFICATION', 'FUNDING_DECISION'],
      ID_VERIFICATION_FAILURE: ['WAITING_FOR_ID_VERIFICATION', 'FUNDING_DECISION'],
      IDENTITY_DOCUMENT_FRAUD_REVIEW: ['WAITING_FOR_ID_VERIFICATION', 'FUNDING_DECISION'],
      MISSING_PHONE_NUMBER: ['CO_DEED_REQ', 'GEN_NOTARY_DISCLOSURE', 'FUNDING_DECISION'],
      PROPERTY_LEGAL_DESCRIPTION: ['FINAL_TITLE_EXCEPTION', 'FUNDING_DECISION'],
      PROPERTY_OWNERSHIP_FRAUD_REVIEW: ['FINAL_TITLE_EXCEPTION', 'FUNDING_DECISION'],
      REVIEW_TRUST_REQUIREMENTS: ['TRUST_AND_INSURANCE', 'FUNDING_DECISION'],
      ESCALATION_REVIEW: ['FINAL_OFFER', 'FUNDING_DECISION'],
    });
  });
});
