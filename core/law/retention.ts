/**
 * How long each kind of record is kept: one table, from which a worker destroys and which the console shows. A record that
 * several rules cover is kept until the last of them; one without an end is kept. Terms of single states were written from
 * memory: counsel must confirm each.
 */

import type { Application } from '#core/application/application.ts';
import { addDays, addYears, type CalendarDate, dateOf, laterOf } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { isReportable } from '#core/hmda/lar.ts';
import * as words from '#core/words/en/law/retention.ts';
import { CREDIT_RECORD_DAYS } from './clocks.ts';

interface RetentionFacts {
  readonly application: Application;
  readonly isHmdaReporter: boolean;
}

interface RetentionRule {
  readonly citation: string;
  readonly from: keyof typeof words.from;
  /** Absent: it has no end. */
  readonly keep?: { readonly days: number } | { readonly years: number };
  readonly when?: (facts: RetentionFacts) => boolean;
  readonly counsel?: keyof typeof words.counsel;
}

/** For how many years a state wants a journal and a recording of a remote notarization kept. */
const notarialYears: Readonly<Record<string, { readonly years: number; readonly citation: string }>> = {
  TX: { years: 5, citation: words.statutes.texasNotaries },
  VA: { years: 5, citation: 'Va. Code § 47.1-14' },
  FL: { years: 10, citation: 'Fla. Stat. § 117.245' },
  OH: { years: 10, citation: 'Ohio Rev. Code § 147.65' },
  PA: { years: 10, citation: '57 Pa.C.S. § 306.1' },
  NY: { years: 10, citation: 'N.Y. Exec. Law § 135-c' },
};

const isFunded = ({ application }: RetentionFacts) => application.outcome?.hmdaAction === 1;

const withTheLine: RetentionRule = { citation: '12 CFR 1026.25(a)', from: 'line', when: isFunded, counsel: 'line' };
const regulationB: RetentionRule = {
  citation: '12 CFR 1002.12(b)',
  from: 'ended',
  keep: { days: CREDIT_RECORD_DAYS },
};
const regulationZ: RetentionRule = { citation: '12 CFR 1026.25(a)', from: 'ended', keep: { years: 2 } };
const hmda: RetentionRule = {
  citation: '12 CFR 1003.5(a)(1)(i)',
  from: 'filed',
  keep: { years: 3 },
  when: ({ application, isHmdaReporter }) => isReportable(application, isHmdaReporter),
};
const identification: RetentionRule = {
  citation: '31 CFR 1020.220(a)(3)(ii), 1010.430(d)',
  from: 'ended',
  keep: { years: 5 },
  counsel: 'identity',
};
const forever: RetentionRule = { citation: '', from: 'ended', counsel: 'own' };

const retention = {
  papers: [regulationB, regulationZ, withTheLine],
  numbers: [regulationB, withTheLine],
  messages: [regulationB, withTheLine],
  demographics: [regulationB, hmda, withTheLine],
  identityPictures: [identification, withTheLine],
  underwriting: [regulationB, hmda, withTheLine],
  offers: [regulationB, regulationZ, withTheLine],
  notes: [regulationB, withTheLine],
  notaryJournal: [
    { citation: words.statutes.uniformNotaries, from: 'signed', keep: { years: 10 }, counsel: 'state' },
    ...Object.values(notarialYears).map(
      ({ years, citation }): RetentionRule => ({ citation, from: 'signed', keep: { years }, counsel: 'state' }),
    ),
    forever,
  ],
  complaints: [{ ...regulationB, from: 'answered', counsel: 'complaints' }],
  conversations: [regulationB],
  history: [forever],
} as const satisfies Readonly<Record<keyof typeof words.kinds, readonly RetentionRule[]>>;

type RecordKind = keyof typeof retention;
/** What a worker destroys of an application that has ended, in the order in which its time comes. */
export const destroyedKinds = [
  'papers',
  'numbers',
  'messages',
  'offers',
  'notes',
  'demographics',
  'underwriting',
  'identityPictures',
] as const;
export type DestroyedKind = (typeof destroyedKinds)[number];

const zoneOf = ({ property }: Application) => homeZone(property);

function beginsOn(rule: RetentionRule, { application }: RetentionFacts): CalendarDate | null {
  const { outcome } = application;
  if (outcome === null) return null;
  const ended = dateIn(zoneOf(application), new Date(outcome.at));
  if (rule.from === 'ended') return ended;
  return rule.from === 'filed' ? dateOf(Number(ended.slice(0, 4)) + 1, 3, 1) : null;
}

/** The first day on which nothing wants it kept any more; null while something does, or no day is known. */
export function keptUntil(kind: DestroyedKind, facts: RetentionFacts): CalendarDate | null {
  const rules: readonly RetentionRule[] = retention[kind];
  const ends = rules
    .filter(({ when = () => true }) => when(facts))
    .map((rule) => {
      const begins = beginsOn(rule, facts);
      if (begins === null || rule.keep === undefined) return null;
      return 'days' in rule.keep ? addDays(begins, rule.keep.days) : addYears(begins, rule.keep.years);
    });
  const known = ends.filter((end) => end !== null);
  const [first, ...others] = known;
  return first === undefined || known.length < ends.length ? null : addDays(laterOf(first, ...others), 1);
}

/**
 * The day until which it is certainly wanted, whatever becomes of the application: by the rules that hold for every one, as if it
 * ended today. Never later than what `keptUntil` says at its end. For means that cannot be taken back, as a locked bucket.
 */
export function keptAtLeastUntil(kind: DestroyedKind, today: CalendarDate): CalendarDate | null {
  const rules: readonly RetentionRule[] = retention[kind];
  const ends = rules.flatMap(({ from, keep, when }) => {
    if (when !== undefined || keep === undefined || from !== 'ended') return [];
    return ['days' in keep ? addDays(today, keep.days) : addYears(today, keep.years)];
  });
  const [first, ...others] = ends;
  return first === undefined ? null : laterOf(first, ...others);
}

/** Every kind with its rules, as the console shows them. */
export function retentionTable() {
  return (Object.entries(retention) as [RecordKind, readonly RetentionRule[]][]).map(([kind, rules]) => ({
    kind,
    rules: rules.map(({ citation, from, keep, counsel = null }) => ({
      ...{ citation, from, counsel },
      days: keep && 'days' in keep ? keep.days : null,
      years: keep && 'years' in keep ? keep.years : null,
    })),
  }));
}
