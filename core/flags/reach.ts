/** Whom a rule set hits among applications that are under way, compared with what holds now: what one reads before a change. */
import type { FlagKey } from '#core/flags.ts';
import type { Facts, PreparedFlags } from './evaluate.ts';

interface Counted {
  readonly name: string;
  readonly on: number;
  readonly of: number;
}

export interface Reach {
  readonly of: number;
  readonly on: number;
  /** Those who have it now and would not, and the other way round. */
  readonly turnedOn: number;
  readonly turnedOff: number;
  readonly byOrganization: Counted[];
  readonly byState: Counted[];
}

type Asked = Pick<PreparedFlags, 'answerOne'>;

export function reachOf(key: FlagKey, now: Asked, then: Asked, subjects: readonly Facts[], at: Date): Reach {
  const seen = subjects.map((facts) => ({
    ...facts,
    was: now.answerOne(key, facts, at).enabled,
    is: then.answerOne(key, facts, at).enabled,
  }));
  const count = (fits: (one: (typeof seen)[number]) => boolean) => seen.filter(fits).length;
  const by = (nameOf: (one: (typeof seen)[number]) => string): Counted[] =>
    [...new Set(seen.map(nameOf))]
      .map((name) => {
        const group = seen.filter((one) => nameOf(one) === name);
        return { name, on: group.filter(({ is }) => is).length, of: group.length };
      })
      .toSorted((a, b) => b.on - a.on || b.of - a.of || a.name.localeCompare(b.name));
  return {
    of: seen.length,
    on: count(({ is }) => is),
    turnedOn: count(({ was, is }) => is && !was),
    turnedOff: count(({ was, is }) => was && !is),
    byOrganization: by(({ orgCode }) => orgCode),
    byState: by(({ state }) => state ?? ''),
  };
}
