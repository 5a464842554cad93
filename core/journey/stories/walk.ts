/** Takes one step the way the server would, from a word of the samples; the stories and the walker stand on it. */
import type { Application } from '../../application/application.ts';
import { advance, type Outcome } from '../advance.ts';
import { type EventName, type JourneyEvent, readEvent, type Sender } from '../events.ts';
import { samples } from './samples.ts';

export interface Step {
  readonly event: EventName;
  readonly by: Sender;
  readonly word?: string | undefined;
}

export const startedAt = new Date('2026-03-02T16:00:00.000Z');

export function wordsOf(event: EventName): readonly string[] {
  return Object.keys(samples[event]);
}

/** The event as it would arrive: its payload has passed the schema. */
export function said({ event, by, word }: Step, application: Application, uuid: string): JourneyEvent {
  const sample = samples[event][word ?? wordsOf(event)[0] ?? ''];
  if (sample === undefined) throw new Error(`${event} is never said with "${word}"`);
  const raw = typeof sample === 'function' ? sample(application) : sample;
  return readEvent(event, { uuid, by }, raw);
}

/** A clock fires when it is due, never before. */
export function timeOf({ event, by }: Step, application: Application, now: Date): Date {
  if (by !== 'timer') return now;
  const deadlines: Readonly<Partial<Record<EventName, string>>> = application.deadlines;
  return new Date(Math.max(now.getTime(), Date.parse(deadlines[event] ?? '') || 0));
}

export function take(step: Step, application: Application, now: Date, uuid: string): Outcome {
  return advance(application, said(step, application, uuid), now);
}
