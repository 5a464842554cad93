/** Each report as bars and as rows: the same numbers twice. */
import type { DeskReport } from '#core/desk/report.ts';
import { principalReason, type RuleCode, ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { milestoneName, milestones } from '#core/journey/milestones.ts';
import { isStatus } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/console/desk-reports.ts';
import { statusNames } from '#core/words/en/desk/statuses.ts';
import type { Bar } from './bars.tsx';

interface Told {
  readonly title: string;
  readonly name: string;
  readonly bars: readonly Bar[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

/** So many bars can be read; the table has them all. */
const BARS_MAX = 14;

export function pipelineOf({ pipeline }: DeskReport): Told {
  return {
    title: words.pipeline,
    name: 'pipeline',
    bars: pipeline.map(({ group, count, late, isMore }) => ({
      ...{ key: group, name: group, value: count, isBad: late > 0 },
      shown: `${words.counted(count, isMore)}${late > 0 ? ` (${late} ${words.late.toLowerCase()})` : ''}`,
    })),
    heads: [words.part, words.applications, words.late],
    rows: pipeline.map(({ group, count, late, isMore }) => [group, words.counted(count, isMore), String(late)]),
  };
}

const percentOf = (part: number, whole: number) => (whole === 0 ? words.none : words.percent((100 * part) / whole));

export function conversionOf({ conversion }: DeskReport): Told {
  const total = milestones.map((_, at) => conversion.reduce((sum, { reached }) => sum + (reached[at] ?? 0), 0));
  const [started = 0] = total;
  const submitted = total[milestones.indexOf('submitted')] ?? 0;
  const funded = total[milestones.indexOf('funded')] ?? 0;
  return {
    title: words.conversion,
    name: 'conversion',
    bars:
      started === 0
        ? []
        : milestones.map((name, at) => ({
            key: name,
            name: milestoneName(name),
            value: total[at] ?? 0,
            shown: words.share(total[at] ?? 0, percentOf(total[at] ?? 0, started)),
          })),
    heads: [words.organization, ...milestones.map(milestoneName)],
    rows: conversion.map(({ name, reached }) => [
      name,
      ...reached.map((count) => words.share(count, percentOf(count, reached[0] ?? 0))),
    ]),
    note: submitted === 0 ? words.noPullThrough : words.pullThrough(percentOf(funded, submitted)),
  };
}

export function staysOf({ stays }: DeskReport): Told {
  const isOver = ({ nineOfTenMs, limitMs }: DeskReport['stays'][number]) => limitMs !== null && nineOfTenMs > limitMs;
  const nameOf = (status: string) => (isStatus(status) ? statusNames[status] : status);
  const spanOf = ({ isBusinessTime }: DeskReport['stays'][number], ms: number) =>
    isBusinessTime ? words.businessSpan(ms) : words.span(ms);
  const longest = stays.toSorted((one, other) => other.nineOfTenMs - one.nineOfTenMs).slice(0, BARS_MAX);
  return {
    title: words.stays,
    name: 'time-in-status',
    bars: longest.map((stay) => ({
      ...{ key: stay.status, name: nameOf(stay.status), value: stay.medianMs, upTo: stay.nineOfTenMs },
      ...{ limit: stay.limitMs, isBad: isOver(stay) },
      shown: `${spanOf(stay, stay.medianMs)} – ${spanOf(stay, stay.nineOfTenMs)}${isOver(stay) ? ` · ${words.isOver.toLowerCase()}` : ''}`,
    })),
    heads: [words.status, words.count, words.median, words.nineOfTen, words.limit, words.isOver, words.countedIn],
    rows: stays.map((stay) => [
      nameOf(stay.status),
      String(stay.stays),
      spanOf(stay, stay.medianMs),
      spanOf(stay, stay.nineOfTenMs),
      stay.limitMs === null ? words.none : spanOf(stay, stay.limitMs),
      isOver(stay) ? words.yes : words.no,
      stay.isBusinessTime ? words.businessHours : words.allHours,
    ]),
    ...(stays.length > BARS_MAX && { note: words.fewer(BARS_MAX, stays.length) }),
  };
}

export function declinesOf({ declines }: DeskReport): Told {
  const isRule = (reason: string): reason is RuleCode => (ruleCodes as readonly string[]).includes(reason);
  const nameOf = (reason: string) => (isRule(reason) ? principalReason(reason).text : reason);
  return {
    title: words.declines,
    name: 'declines',
    bars: declines.map(({ reason, count }) => ({
      ...{ key: reason, name: nameOf(reason), value: count, shown: String(count) },
    })),
    // Several rules give the same reason: the table tells them apart.
    heads: [words.reason, words.rule, words.declined],
    rows: declines.map(({ reason, count }) => [nameOf(reason), reason, String(count)]),
  };
}

export function staffOf({ staff }: DeskReport): Told {
  const most = staff.slice(0, BARS_MAX);
  return {
    title: words.staff,
    name: 'staff',
    // Two may have the same name.
    bars: most.map(({ name, acts, held }, place) => ({
      ...{ key: `${place} ${name}`, name, value: acts },
      shown: words.actsAndHeld(acts, held),
    })),
    heads: [words.person, words.acts, words.held],
    rows: staff.map(({ name, acts, held }) => [name, String(acts), String(held)]),
    ...(staff.length > BARS_MAX && { note: words.fewerPeople(BARS_MAX, staff.length) }),
  };
}
