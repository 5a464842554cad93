/** People who do whatever they may: chooses the next step of a random walk, so that most walks come far. */
import { lastChecks } from '../last-checks.ts';
import { besides, isTerminal, type Status, statuses, statusNames } from '../statuses.ts';
import { type Step, wordsOf } from './walk.ts';
import { stepsFrom } from './walker.ts';

const isEnding = ({ event }: Step) =>
  /withdrawn|ForCause|Expired|Refused|Rejected|rescinded|Stopped|Withheld|Questioned|systemFaulted/.test(event);
/** Said to more than one, or of more than one thing, before it has its effect. */
const oftenSaid: Readonly<Partial<Record<string, readonly string[]>>> = {
  fundingApproved: ['first', 'second'],
  fundingChecked: lastChecks,
};
const isUsual = ({ event, word }: Step) =>
  (oftenSaid[event] ?? wordsOf(event).slice(0, 1)).some((usual) => usual === word);

const stepsByStatus = new Map(statusNames.map((status) => [status, stepsFrom(status)]));

/** Most people mostly want to go on; otherwise no walk would come far. */
function wanted(status: Status, pick: number): readonly Step[] {
  const steps = stepsByStatus.get(status) ?? [];
  if (pick % 40 === 0) return steps;
  const leads = ({ event }: Step) => statuses[status].on[event] !== undefined || besides(status)[event] === undefined;
  const onward = steps.filter((step) => !isEnding(step) && leads(step));
  const usual = onward.filter(isUsual);
  if (pick % 5 === 0 && onward.length > 0) return onward;
  return usual.length > 0 ? usual : steps;
}

/** What someone does next in this status, by a number from chance; undefined where nothing can be done. */
export function nextStep(status: Status, pick: number): Step | undefined {
  if (isTerminal(status)) return undefined;
  const steps = wanted(status, pick);
  return steps[Math.floor(pick / 40) % Math.max(steps.length, 1)];
}
