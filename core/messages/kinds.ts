/**
 * Every message that goes out to people: about what, to whom, by which channels, in whose words, whether it carries
 * something for its reader alone, and whether staff can read a copy later. What is sent is a row here; the outbox
 * (server/messages) reads it.
 */
import type { PaperType } from '../documents/papers.ts';
import type { EffectOf } from '../journey/effects.ts';

export type Channel = 'email' | 'sms';

/**
 * `accountHolder`: the address the cause names, because it may be one that is not theirs yet. `askedOwner`: the one the
 * event is about. `chosenOwner`: the one a member of staff chose.
 */
export type Audience = 'accountHolder' | 'borrower' | 'everyOwner' | 'askedOwner' | 'chosenOwner';

/**
 * `link` lets its reader in, `code` proves that it is them: both are made at the moment of sending and are stored
 * nowhere in clear. `sealedCode` was made before and lies in the vault. None is in the copy that staff read.
 */
export type Secret = 'link' | 'code' | 'sealedCode';

export interface MessageKindRow {
  readonly about: 'account' | 'application' | 'conversation';
  readonly audience: Audience;
  readonly channels: readonly [Channel, ...Channel[]];
  /** `ours`: made from our own sentences when it is sent. `theirs`: as a member of staff wrote it. */
  readonly words: 'ours' | 'theirs';
  readonly secret: Secret | null;
  readonly isKept: boolean;
  /** The document of the law that says the same: it is made before the message goes. */
  readonly paper: PaperType | null;
  /**
   * People choose in their settings whether they hear it, and by which channels; it is merged, and kept within the hours
   * and the measure of core/messages/timing.ts. What is not chosen always goes: the law, the account, something asked for.
   */
  readonly isChosen: boolean;
  /**
   * May still go to a number that said STOP: the one text that confirms it, an answer to HELP or START, and a code that the
   * owner of a proven number asks for at this very moment. Counsel must confirm the last.
   */
  readonly isAfterStop: boolean;
}

const account = (secret: Secret | null = null, channels: readonly [Channel, ...Channel[]] = ['email']) =>
  ({
    about: 'account',
    audience: 'accountHolder',
    channels,
    words: 'ours',
    secret,
    isKept: false,
    paper: null,
    isChosen: false,
    isAfterStop: false,
  }) as const;

const application = <A extends Audience>(audience: A, secret: Secret | null = null, paper: PaperType | null = null) =>
  ({
    about: 'application',
    audience,
    channels: ['email'],
    words: 'ours',
    secret,
    isKept: true,
    paper,
    isChosen: false,
    isAfterStop: false,
  }) as const;

const aboutAccounts = {
  welcome: account('link'),
  passwordReset: account('link'),
  invitation: account('link'),
  emailChange: account('link'),
  factorReset: account('link'),
  stepUpCode: { ...account('code', ['email', 'sms']), isAfterStop: true },
  phoneCode: account('code', ['email', 'sms']),
  passwordChanged: account(),
  emailChanged: account(),
  newDevice: account(),
  factorAdded: account(),
  factorRemoved: account(),
  passkeyCopied: account(),
  registrationTried: account(),
  textStopped: { ...account(null, ['sms']), isAfterStop: true },
  textStarted: { ...account(null, ['sms']), isAfterStop: true },
  textHelp: { ...account(null, ['sms']), isAfterStop: true },
} as const satisfies Record<string, MessageKindRow>;

/** One for each effect of the journey that tells people something. */
const aboutApplications = {
  sendAdverseActionNotice: application('borrower', null, 'ADVERSE_ACTION_NOTICE'),
  sendCounterOfferNotice: application('borrower', null, 'COUNTEROFFER_NOTICE'),
  sendIncompletenessNotice: application('borrower'),
  sendCancellationNotice: application('borrower'),
  sendWelcome: application('borrower', null, 'STATEMENTOFLOAN'),
  tellOfOffers: application('borrower'),
  tellOfSavedOffers: { ...application('borrower'), isChosen: true },
  tellOfAnswer: { ...application('askedOwner'), isChosen: true },
  tellOfSignedAgreement: application('borrower'),
  tellOfRightToCancel: application('everyOwner'),
  tellOfFloodZone: application('borrower', null, 'FLOOD_NOTICE'),
  inviteSigner: application('askedOwner', 'link'),
  tellOfCondition: { ...application('askedOwner', 'link'), channels: ['email', 'sms'], isChosen: true },
  tellOfWaiver: { ...application('askedOwner'), isChosen: true },
  tellOfReturnedMoney: application('borrower'),
  tellOfAccountChange: application('borrower', 'sealedCode'),
  tellOfChangedCosts: application('borrower'),
  tellOfNotaryRoom: application('everyOwner'),
  tellOfAppointment: application('everyOwner'),
  tellOfCancelledAppointment: application('everyOwner'),
  tellOfLostAppointment: application('everyOwner'),
} as const satisfies Record<EffectOf<'messages'>, MessageKindRow>;

/** To the address that was given in the chat. */
const conversation = { ...account('link'), about: 'conversation' } as const;

export const messageKinds = {
  ...aboutAccounts,
  ...aboutApplications,
  chatReply: conversation,
  chatTranscript: conversation,
  /** The borrower asks for it, on the page of the offers. */
  offerCopy: application('borrower'),
  staffEmail: { ...application('chosenOwner'), words: 'theirs' },
  /** To someone who told us something: what was written stays with what they said, not with an application. */
  feedbackReply: { ...account(), words: 'theirs' },
  /** To someone who complained: it stays with the complaint. */
  complaintReply: { ...account(), words: 'theirs' },
} as const satisfies Record<string, MessageKindRow>;

export type AccountMessage = keyof typeof aboutAccounts;
export type MessageKind = keyof typeof messageKinds;

/** The effect of the journey that a message carries out; undefined for those that no effect asks for. */
export function effectBehind(kind: MessageKind): EffectOf<'messages'> | undefined {
  return Object.hasOwn(aboutApplications, kind) ? (kind as EffectOf<'messages'>) : undefined;
}
