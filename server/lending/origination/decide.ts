/**
 * One event, and everything that follows from it without asking anyone: the event is applied, rules that the new status
 * starts are worked out, their answers applied in turn, until a person, a vendor or the clock is needed. Nothing is written.
 */
import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { type Advanced, advance, isAllowed, notHere } from '#core/journey/advance.ts';
import { type EffectName, isRule } from '#core/journey/effects.ts';
import { type JourneyEvent, readEvent } from '#core/journey/events.ts';
import { type Refusal, refuse } from '#core/journey/refusal.ts';
import type { Pricing } from '#core/offers/pricing.ts';
import { conclusionFor } from '#core/underwriting/conclusions/index.ts';
import { basisOf, isDecision } from '#core/underwriting/decision-basis.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { KeptDecision } from '#core/underwriting/kept-decision.ts';
import type { Reported, ReportName } from '#core/underwriting/reported.ts';
import { rules } from '#core/underwriting/rules.ts';
import type { LendingSettings } from '#core/underwriting/settings.ts';

/** A table whose rules never came to rest would be a mistake of ours; it must not hold a lock for ever. */
const stepsMax = 40;

/** What the history will say happened. Two things are no events of the journey: being made, and being put somewhere by hand. */
export interface RecordedEvent {
  readonly uuid: string;
  readonly name: JourneyEvent['name'] | 'created' | 'forced';
  readonly payload: unknown;
}

export interface Step {
  readonly event: RecordedEvent;
  readonly from: Application['status'];
  readonly to: Application['status'];
  /** What others must do because of it. */
  readonly effects: readonly EffectName[];
  /** What a decision rested on; it is filed, never written into the history. */
  readonly basis?: KeptDecision;
}

export interface Decided {
  readonly ok: true;
  readonly application: Application;
  readonly steps: readonly Step[];
  readonly pricings: readonly { readonly uuid: string; readonly pricing: Pricing }[];
  /** It would have ordered this once too often: all that was decided is that a person of ours is asked. */
  readonly tooMany?: EffectName | undefined;
}

export interface Surroundings {
  readonly now: Date;
  readonly settings: (application: Application, today: ReturnType<typeof dateIn>) => LendingSettings;
  /** Read only when a rule is to be worked out. */
  readonly file: () => Promise<UnderwritingFile>;
  /** False once its time to be kept was over and it was destroyed. */
  readonly hasFile: () => Promise<boolean>;
}

/** `priced` decided the event itself, where a report was priced before it became one. */
export async function decide(
  application: Application,
  event: JourneyEvent,
  surroundings: Surroundings,
  priced?: Pricing,
): Promise<Decided | Refusal> {
  const first = advance(application, event, surroundings.now);
  if (!first.ok) return first;
  return { ...(await follow(application, first, event, surroundings, priced)), tooMany: first.tooMany };
}

/** What a vendor reported: facts, of which our rules make the event. */
export type Report = { [R in ReportName]: { readonly name: R; readonly facts: Reported[R] } }[ReportName];

export interface Concluded {
  readonly ok: true;
  readonly event: JourneyEvent;
  readonly findings: Partial<UnderwritingFile> | undefined;
  readonly priced: Decided['pricings'];
}

/** What our rules make of a report, as things stand while the row is locked. One that is not wanted here is not looked at. */
export async function concludeReport<R extends ReportName>(
  application: Application,
  { name, facts }: { readonly name: R; readonly facts: Reported[R] },
  surroundings: Surroundings,
): Promise<Concluded | Refusal> {
  if (!isAllowed(application.status, name)) return refuse('notAllowedHere', notHere(application, name, 'vendor'));
  const rule = conclusionFor(name);
  const { now, settings } = surroundings;
  const today = todayAt(application, now);
  const newUuid = randomUUID();
  const known = { application, settings: settings(application, today), today, now, newUuid };
  const answer = rule.needsFile
    ? rule.conclude(facts, { ...known, file: await surroundings.file() })
    : rule.conclude(facts, known);
  if ('ok' in answer) return answer;
  const event = readEvent(answer.name, { uuid: randomUUID(), by: 'vendor' }, answer.payload);
  const priced = answer.pricing ? [{ uuid: newUuid, pricing: answer.pricing }] : [];
  return { ok: true, event, findings: answer.findings, priced };
}

type Arrival = Pick<Advanced, 'application' | 'from' | 'to' | 'effects'>;

/** What a step started: the rules among it are worked out here and now. */
export async function follow(
  before: Application,
  first: Arrival,
  event: RecordedEvent,
  surroundings: Surroundings,
  priced?: Pricing,
): Promise<Decided> {
  const steps: Step[] = [await withBasis(before, first, event, surroundings, priced)];
  const pricings: { uuid: string; pricing: Pricing }[] = [];
  const waiting: EffectName[] = first.effects.filter(isRule);
  let application = first.application;
  for (let effect = waiting.shift(); effect !== undefined; effect = waiting.shift()) {
    if (steps.length > stepsMax) throw new Error('The rules of the journey do not come to rest.');
    if (!isRule(effect)) continue;
    const newUuid = randomUUID();
    const answer = rules[effect](await caseOf(application, surroundings), newUuid);
    if (!answer) continue;
    if (answer.pricing) pricings.push({ uuid: newUuid, pricing: answer.pricing });
    const next = readEvent(answer.name, { uuid: randomUUID(), by: 'system' }, answer.payload);
    const advanced = advance(application, next, surroundings.now);
    // A rule whose answer is not wanted any more (an earlier one led elsewhere) is simply not taken.
    if (!advanced.ok) continue;
    steps.push(await withBasis(application, advanced, next, surroundings, answer.pricing));
    application = advanced.application;
    waiting.push(...advanced.effects.filter(isRule));
  }
  return { ok: true, application, steps, pricings };
}

async function caseOf(application: Application, { now, settings, file }: Surroundings) {
  const today = todayAt(application, now);
  return { application, file: await file(), settings: settings(application, today), today };
}

/** Where the house stands. */
function todayAt({ property }: Application, now: Date) {
  return dateIn(homeZone(property), now);
}

/** The figures as they are at this moment: what is learned later changes no decision that was made before. */
async function withBasis(
  before: Application,
  arrival: Arrival,
  event: RecordedEvent,
  surroundings: Surroundings,
  priced: Pricing | undefined,
): Promise<Step> {
  const step = stepOf(arrival, event);
  // Where the file was destroyed there is nothing to decide by, and nowhere to keep it.
  if (!isDecision(event.name) || !(await surroundings.hasFile())) return step;
  const { application: after } = arrival;
  const { file, settings, today } = await caseOf(after, surroundings);
  const { name, payload } = event;
  const explanation = priced?.explanation ?? null;
  return { ...step, basis: basisOf({ event: name, payload, before, after, file, settings, today, explanation }) };
}

function stepOf({ from, to, effects }: Arrival, event: RecordedEvent): Step {
  return { event, from, to, effects: effects.filter((effect) => !isRule(effect)) };
}
