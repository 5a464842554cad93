/**
 * A channel is a row: where its socket is, what may be sent there, whose ticket is whose seat, which topic a seat hears, and
 * what a seat may say to whom. Everything else (waiting, tickets shown in time, floods, hearts, the bus) is the room's.
 */
import type * as v from 'valibot';
import type { Login } from '../people/accounts/index.ts';

/** The first word on every socket. */
export interface Enter {
  readonly kind: 'enter';
  readonly ticket: string;
}

/** What is heard: the room's own words, and those of the channel. */
export interface Message {
  readonly kind: string;
  readonly from?: string;
}

interface Door<Seat, Said extends { readonly kind: string }> {
  readonly path: string;
  /** How often a socket is asked whether it is there; how long it may be open at most. */
  readonly pingMs?: number;
  readonly lifeMs?: number;
  /** Anything else closes the socket. */
  readonly request: v.GenericSchema<unknown, Enter | Said>;
  /** Whose ticket it is, counted once; undefined for anyone who may not come in. */
  readonly admit: (ticket: string) => Promise<Seat | undefined>;
  /** Where all who sit together hear each other, in whichever process they are. */
  readonly topicOf: (seat: Seat) => string;
}

/** One whose seats speak to each other. */
export interface Channel<Seat, Said extends { readonly kind: string }> extends Door<Seat, Said> {
  readonly leave: (seat: Seat) => unknown;
  /** One name, one socket: the newest browser has it. */
  readonly nameOf: (seat: Seat) => string;
  /** What becomes of a word, and for whom alone it is; undefined where this seat may not say it. */
  readonly pass: (seat: Seat, said: Said) => { readonly message: Message; readonly to?: string } | undefined;
}

/** One browser: what it is told, and that it is let go, to come back and go on after what it has. */
interface Line {
  send(message: Message): void;
  hangUp(): void;
}

/** One seat of a channel that answers by itself. */
interface Served<Said> {
  hear(message: never): void;
  say(said: Said): void;
  /** At every beat of the heart. */
  tick(): void;
  leave(): void;
}

/** One whose module answers each seat from what it keeps: the bus only says that there is something new. */
export interface ServedChannel<Seat, Said extends { readonly kind: string }> extends Door<Seat, Said> {
  readonly serve: (seat: Seat, enter: Enter, line: Line) => Served<Said>;
  /** The login that a seat was given for: the socket ends with it. Undefined for a visitor's. */
  readonly loginOf: (seat: Seat) => Login | undefined;
}

export type AnyChannel<Seat, Said extends { readonly kind: string }> = Channel<Seat, Said> | ServedChannel<Seat, Said>;
