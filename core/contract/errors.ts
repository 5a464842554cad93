/** Everything a call can answer instead of what was asked: the code is for programs, the message for people. */
import * as words from '#core/words/en/errors/answers.ts';

export const errors = {
  malformed: { status: 400, type: 'invalid_request', message: words.couldNotReadTheRequest },
  unauthenticated: { status: 401, type: 'authentication', message: words.signIn },
  forbidden: { status: 403, type: 'permission', message: words.mayNotDoThis },
  secondFactorNeeded: {
    status: 403,
    type: 'authentication',
    message: words.confirmThatItIsYou,
  },
  crossSite: { status: 403, type: 'permission', message: words.requestCameFromAnotherSite },
  notFound: { status: 404, type: 'not_found', message: words.couldNotFindWhatYou },
  organizationNotFound: { status: 404, type: 'not_found', message: words.noPrivateLabelDataFound },
  methodNotAllowed: {
    status: 405,
    type: 'invalid_request',
    message: words.addressDoesNotTakeThat,
  },
  conflict: { status: 409, type: 'conflict', message: words.somethingChangedInTheMeantime },
  stillRunning: { status: 409, type: 'conflict', message: words.sameRequestIsStillBeing },
  tooLarge: { status: 413, type: 'invalid_request', message: words.thatIsLargerThanWe },
  unsupportedMedia: { status: 415, type: 'invalid_request', message: words.takeJsonHere },
  invalid: { status: 422, type: 'invalid_request', message: words.someOfTheInformationIs },
  keyReused: { status: 422, type: 'invalid_request', message: words.idempotencyKeyWasUsedWith },
  tooMany: { status: 429, type: 'rate_limit', message: words.tooManyTriesPleaseWait },
  internal: { status: 500, type: 'internal', message: words.somethingUnexpectedHappened },
  unavailable: {
    status: 503,
    type: 'unavailable',
    message: words.cannotAnswerRightNowPlease,
  },
  storageFull: { status: 507, type: 'unavailable', message: words.cannotStoreAnything },
} as const satisfies Record<string, { status: number; type: string; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The body of every error answer. `errors` is there when the specification wants a list of sentences. */
export interface ErrorBody {
  readonly type: string;
  readonly code: string;
  readonly message: string;
  readonly param?: string;
  readonly requestId: string;
  readonly errors?: readonly string[];
}
