/** What we need from the company that carries our e-mails and text messages. */

export interface Message {
  /** The same key twice is the same message: it is delivered once. */
  readonly key: string;
  /** Decides the sender's name and address. */
  readonly orgCode: string;
  readonly channel: 'email' | 'sms';
  /** An e-mail address, or the ten digits of a US number. */
  readonly recipient: string;
  /** Empty for a text message. */
  readonly subject: string;
  readonly words: string;
  /** The same in the brand's look; absent for a text message. */
  readonly html?: string;
  /** Where a mail program ends such messages by one press; only for what its reader may choose. */
  readonly unsubscribeUrl?: string;
}

/**
 * `accepted`: they will carry it. `refused`: they never will, and trying again does not help; `unreachable` because no such
 * number can be texted, `stopped` because it told them STOP. An answer we do not know, or none, is an error thrown: the
 * message is tried again with the same key.
 */
export type Handover = 'accepted' | 'refused' | 'unreachable' | 'stopped';

export interface Messages {
  send(message: Message): Promise<Handover>;
}
