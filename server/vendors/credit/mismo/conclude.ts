/**
 * What a company's answer, read by the table, is as an answer of our port. Its words become ours here; where a report leaves a
 * choice, core makes it: the lender's credit policy, and the law on what a consumer is told.
 */
import { keyFactorsTold } from '#core/law/key-factors.ts';
import { isInquiries } from '#core/underwriting/bureau-codes.ts';
import { countsSince, inquiriesToExplain, scoreThatPrices } from '#core/underwriting/credit-policy.ts';
import { inquiriesCounted, recordNames, unnamedCreditor } from '#core/words/en/underwriting/bureau-reports.ts';
import type { CreditReport } from '../port.ts';
import { concludeLines } from './lines.ts';
import type { AnswerFacts, BureauName } from './table.ts';

/** What the port's own schema is still to be held against. */
export type Conclusion =
  | { readonly outcome: 'file'; readonly report: unknown }
  | { readonly outcome: 'noFile' | 'minor' }
  | { readonly outcome: 'frozen'; readonly bureau: string; readonly reported: readonly BureauName[] };

type Score = NonNullable<AnswerFacts['scores']>[number] & { readonly value: number };

/** How a company says that someone is too young: the model has no word of its own. */
const minorWords = 'MinorConsumer';
const inquiriesCode = '08';

/** Undefined when no bureau answered: nothing came of the order. */
export function conclude(facts: AnswerFacts, ownName: string): Conclusion | undefined {
  const files = facts.files ?? [];
  const frozen = files.find(({ result }) => result === 'frozen');
  const reported = files.flatMap(({ bureau, result = 'file' }) => (bureau && result === 'file' ? [bureau] : []));
  if (frozen) return { outcome: 'frozen', bureau: frozen.bureau ?? '', reported };
  if (files.some(({ result, other }) => result === 'other' && other === minorWords)) return { outcome: 'minor' };
  const scores = (facts.scores ?? []).filter((score): score is Score => score.value !== undefined);
  // Bureaus that had nothing to score have no file that anything could be decided by.
  if (reported.length === 0) return files.some(({ result }) => result === 'noFile') ? { outcome: 'noFile' } : undefined;
  const used = scoreThatPrices(scores);
  return used === undefined
    ? { outcome: 'noFile' }
    : { outcome: 'file', report: reportOf(facts, scores, used, ownName) };
}

function reportOf(facts: AnswerFacts, scores: readonly Score[], used: Score, ownName: string): unknown {
  const { reportId, reportedOn } = facts;
  const { lines, collections } = concludeLines(facts.lines ?? [], reportedOn);
  return {
    reportId,
    bureau: used.bureau,
    score: used.value,
    scores: scores.map(({ bureau, value }) => ({ bureau, score: value })),
    scoreModel: used.otherModel ?? used.model,
    scoreRange: { min: 300, max: 850 },
    reportedOn,
    keyFactors: factorsOf(used),
    tradelines: lines,
    inquiries: inquiriesOf(facts, ownName),
    alerts: alertsOf(facts),
    publicRecords: [...recordsOf(facts), ...collections],
  } satisfies Record<keyof CreditReport, unknown>;
}

/** As the bureau names them. That inquiries lowered the score it may say beside its list. */
function factorsOf({ factors = [], countsInquiries = false }: Score): readonly unknown[] {
  const named = factors.map(({ code = '', text }) => ({
    code: code.replace(/^0+(?=\d\d)/, '').padStart(2, '0'),
    text,
  }));
  const isUnnamed = countsInquiries && !named.some(isInquiries);
  const all = isUnnamed ? [...named, { code: inquiriesCode, text: inquiriesCounted }] : named;
  return keyFactorsTold(all, isInquiries);
}

function inquiriesOf({ inquiries = [], reportedOn }: AnswerFacts, ownName: string): unknown[] {
  const dated = inquiries.flatMap(({ on, by = unnamedCreditor }) => (on === undefined ? [] : [{ on, by }]));
  return inquiriesToExplain(dated, { reportedOn, ownName });
}

function alertsOf({ alerts = [] }: AnswerFacts): unknown[] {
  return alerts.flatMap(({ kind, bureau, text }) =>
    kind === undefined || kind === 'note' ? [] : [{ kind, bureau, phoneNumber: phoneIn(text ?? '') }],
  );
}

/** Bureaus write the number to call into the alert's words. */
function phoneIn(text: string): string | null {
  const [, area = '', exchange = '', line = ''] =
    /(?<!\d)1?[-. (]*(\d{3})[-. )]*(\d{3})[-. ]?(\d{4})(?!\d)/.exec(text) ?? [];
  return area === '' ? null : `${area}${exchange}${line}`;
}

function recordsOf({ records = [], reportedOn }: AnswerFacts): unknown[] {
  return records.map(({ kind = 'collection', text, on, amountCents }) => ({
    kind: kind.replace(/\d+$/, ''),
    text: text ?? recordNames[kind],
    on: countsSince([on], reportedOn),
    amountCents: amountCents ?? 0,
  }));
}
