/** The shape of one row of what staff may do: its queue, its words, its form, who may, and what must be true first. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Permission } from '#core/roles.ts';
import * as words from '#core/words/en/journey/operation-row.ts';
import type { EventName, events, PayloadIn } from './events.ts';
import type { NeedName } from './operation-needs.ts';

/** Every event that our own people may send. */
export type StaffEvent = {
  [E in EventName]: 'operations' extends (typeof events)[E]['sentBy'][number] ? E : never;
}[EventName];

/** Where an application waits for what; `anytime` fills no queue by itself. */
export const queues = {
  faults: words.faults,
  credit: words.credit,
  property: words.property,
  verification: words.verification,
  title: words.titleAndTrust,
  closing: words.closing,
  funding: words.funding,
  conditions: words.conditions,
  declined: words.declined,
  anytime: words.anytime,
} as const;
export type Queue = keyof typeof queues;

interface Asked {
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: true;
}

interface Words extends Asked {
  /** `words` is several lines, `text` one. */
  readonly kind: 'words' | 'text' | 'phone' | 'email' | 'ssn';
}

/** One of the things that the application itself has, or the counties of its state: the page knows their names. */
interface Pick extends Asked {
  readonly kind: 'owner' | 'signer' | 'condition' | 'parcel' | 'county';
}

interface Choice<V extends string> extends Asked {
  readonly kind: 'choice';
  readonly options: { readonly [Value in V]?: string };
}

interface YesNo extends Asked {
  readonly kind: 'yesNo';
  readonly yes: string;
  readonly no: string;
}

interface Amount extends Asked {
  readonly kind: 'money' | 'count';
}

interface Day extends Asked {
  readonly kind: 'date';
}

interface Group extends Asked {
  readonly kind: 'address' | 'liens' | 'newLien' | 'reason';
}

/** Said with it and never asked. */
interface Fixed<V> {
  readonly kind: 'fixed';
  readonly value: V;
}

/** Filled in by a page of its own: a scan, a time among those that are free, what two people look at. */
interface OnPage {
  readonly kind: 'page';
}

/** The reason that is given with every act: asked once, for all of them. */
interface Enveloped {
  readonly kind: 'envelope';
}

type FieldFor<V> =
  | Fixed<V>
  | OnPage
  | ([V] extends [boolean]
      ? YesNo
      : [V] extends [number]
        ? Amount
        : [V] extends [string]
          ? string extends V
            ? Words | Pick | Enveloped
            : [V] extends [CalendarDate]
              ? Day
              : Choice<V>
          : Group);

/** Whom staff invite to sign: the server opens the account, as it does when the borrower names them. */
interface NamedOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** What was wrong, as it should be; the number is sealed, the day filed and the county's name looked up by the server. */
interface Corrected {
  readonly identityCorrected: {
    readonly firstName?: string;
    readonly lastName?: string;
    readonly ssn?: string;
    readonly why?: string;
  };
  readonly birthDateCorrected: { readonly birthDate: CalendarDate; readonly why?: string };
  readonly signerAdded: NamedOwner;
  readonly countyNamed: { readonly countyFips: string };
}

/** What is sent with it: what the event carries, except where the server works that out. */
type StaffBody<E extends StaffEvent> = E extends keyof Corrected ? Corrected[E] : PayloadIn<E>;

type Required<T> = { [K in keyof T]-?: object extends globalThis.Pick<T, K> ? never : K }[keyof T];
type Optional<T> = Exclude<keyof T, Required<T>>;

/** A field for all that must be said with it, and for as much of the rest as is asked. */
type Form<T> = { readonly [K in Required<T>]: FieldFor<T[K]> } & {
  readonly [K in Optional<T>]?: FieldFor<NonNullable<T[K]>>;
};

/** Something staff looked at or were told, kept with the event in the history and read there. It decides nothing by itself. */
export interface Finding extends Asked {
  /**
   * `rows`: as many as there are, each with the same parts. `ends`: only the last four of a number are kept. `worksheet`:
   * income by source and period (core/desk/worksheet.ts), which gives the income that the event says. `compared`: what
   * papers say, fact by fact (core/desk/proofs.ts).
   */
  readonly kind: 'text' | 'words' | 'date' | 'money' | 'yesNo' | 'ends' | 'rows' | 'worksheet' | 'compared';
  readonly parts?: Readonly<Record<string, string>>;
}

export interface Operation<E extends StaffEvent = StaffEvent> {
  readonly queue: Queue;
  /** On the button. */
  readonly label: string;
  /** What it leads to, read before it is confirmed. */
  readonly what: string;
  readonly form: Form<StaffBody<E>>;
  /** What was looked at before deciding, by name. */
  readonly found?: Readonly<Record<string, Finding>>;
  readonly permission: Permission;
  /** What must be true first, in this order: the first that is not says why. */
  readonly needs?: readonly NeedName[];
  /** Acts that take two people: refused, in this sentence, to the person who did one of these here. */
  readonly otherHalves?: { readonly [E in StaffEvent]?: string };
  /** It ends the application, or cannot be taken back. */
  readonly isFinal?: true;
}
