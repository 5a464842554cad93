/**
 * What a prepared answer may leave open, and how it is filled from the facts of a conversation. What we do not know now stays
 * open and is named: such an answer is never sent as it is.
 */
import { hoursText } from '#core/support/hours.ts';
import { visitor } from '#core/words/en/chat/conversation.ts';
import * as words from '#core/words/en/chat/placeholders.ts';
import type { ApplicationSummary } from './application-summary.ts';
import type { ChatHours } from './hours.ts';

/** Every placeholder, and what stands in its place. */
export const placeholders = {
  name: words.name,
  agent: words.agent,
  brand: words.brand,
  phone: words.phone,
  hours: words.hours,
  status: words.status,
  nextStep: words.nextStep,
  when: words.when,
} as const;
export type Placeholder = keyof typeof placeholders;
export const placeholderNames = Object.keys(placeholders) as Placeholder[];
export type Facts = Readonly<Record<Placeholder, string | null>>;

/** Anything short between braces is meant as one, so that a misspelt one is seen. */
const inBraces = /\{([^{}]{1,40})\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);
const namesIn = (text: string): string[] => [...new Set([...text.matchAll(inBraces)].map(([, name = '']) => name))];

export const unknownIn = (text: string): string[] => namesIn(text).filter((name) => !isPlaceholder(name));
/** Those of the table that still stand in a text. */
const openIn = (text: string): Placeholder[] => namesIn(text).filter(isPlaceholder);

export function fill(text: string, facts: Facts): { readonly text: string; readonly missing: readonly Placeholder[] } {
  const filled = text.replaceAll(inBraces, (whole, name: string) =>
    isPlaceholder(name) ? (facts[name] ?? whole) : whole,
  );
  // A fact may itself hold braces; only what the answer left open is missing.
  return { text: filled, missing: openIn(text).filter((name) => facts[name] === null) };
}

/** Why a text must not be sent yet; undefined where nothing in it is open. */
export function openRefusal(text: string): string | undefined {
  const open = openIn(text);
  return open.length === 0 ? undefined : words.stillOpen(open.map((name) => `{${name}}`));
}

interface Known {
  readonly name: string;
  readonly agentName: string;
  readonly brand: { readonly name: string; readonly phone: string };
  readonly week: ChatHours['week'];
  readonly application: ApplicationSummary | null;
}

const orNone = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

export function factsOf({ name, agentName, brand, week, application }: Known): Facts {
  const { weekdays, weekend } = hoursText(week);
  return {
    name: name === visitor ? null : orNone(name),
    agent: orNone(agentName),
    brand: brand.name,
    phone: orNone(brand.phone),
    hours: `${weekdays}, ${weekend}`,
    status: orNone(application?.what),
    nextStep: orNone(application?.next),
    when: orNone(application?.when),
  };
}
