/**
 * The errors Plaid publishes, as data: the sandbox speaks them, the adapter understands them. A code that is not here is
 * one we do not know, and what we do not know is a fault, never a result.
 */
import * as v from 'valibot';
import * as words from '#core/words/en/errors/bank.ts';

interface ErrorRow {
  readonly type: string;
  readonly status: number;
  /** For developers. */
  readonly message: string;
  /** For the person at the window; null when it is not theirs to mend. */
  readonly display: string | null;
}

const item = (message: string, display: string): ErrorRow => ({ type: 'ITEM_ERROR', status: 400, message, display });
const institution = (message: string, display: string): ErrorRow => ({
  type: 'INSTITUTION_ERROR',
  status: 400,
  message,
  display,
});
const input = (message: string): ErrorRow => ({ type: 'INVALID_INPUT', status: 400, message, display: null });

export const plaidErrors = {
  INVALID_CREDENTIALS: item('the credentials were not correct', words.userNameOrPasswordIs),
  INVALID_MFA: item('the answer to the second factor was not correct', words.codeIsNotRight),
  ITEM_LOCKED: item('the account is locked', words.bankHasLockedThisLogin),
  ITEM_LOGIN_REQUIRED: item('the login has changed', words.signInAtYourBank),
  ITEM_NOT_SUPPORTED: item('this account is not supported', words.accountCannotBeConnected),
  MFA_NOT_SUPPORTED: item('this second factor is not supported', words.loginCannotBeConnected),
  NO_ACCOUNTS: item('no accounts were found', words.thereIsNoAccountTo),
  NO_AUTH_ACCOUNTS: item('no account can be paid to', words.thereIsNoCheckingOr),
  USER_SETUP_REQUIRED: item('the user must act at the bank', words.bankWantsYouToSign),
  ADDITIONAL_CONSENT_REQUIRED: item('the person did not agree to this product', words.signInAtYourBank),
  PRODUCT_NOT_READY: item('the product is not ready yet', words.takesALittleLonger),
  INSTITUTION_DOWN: institution('the institution is down', words.bankDoesNotAnswerPlease),
  INSTITUTION_NOT_RESPONDING: institution('the institution is not responding', words.bankDoesNotAnswerPlease),
  INSTITUTION_NO_LONGER_SUPPORTED: institution('the institution is no longer supported', words.bankCanNoLongerBe),
  INTERNAL_SERVER_ERROR: { type: 'API_ERROR', status: 500, message: 'an unexpected error occurred', display: null },
  PLANNED_MAINTENANCE: { type: 'API_ERROR', status: 503, message: 'the service is under maintenance', display: null },
  INVALID_API_KEYS: input('the client id or secret is not valid'),
  INVALID_LINK_TOKEN: input('the link token is not valid or has expired'),
  INVALID_PUBLIC_TOKEN: input('the public token is not valid'),
  INVALID_ACCESS_TOKEN: input('the access token is not valid'),
  INVALID_WEBHOOK_VERIFICATION_KEY_ID: input('there is no such key'),
  MISSING_FIELDS: { type: 'INVALID_REQUEST', status: 400, message: 'a required field is missing', display: null },
  NOT_FOUND: { type: 'INVALID_REQUEST', status: 404, message: 'there is no such call', display: null },
} as const satisfies Record<string, ErrorRow>;

export type PlaidErrorCode = keyof typeof plaidErrors;

/** The error object as it travels. */
export interface PlaidError {
  readonly error_type: string;
  readonly error_code: string;
  readonly error_message: string;
  readonly display_message: string | null;
  readonly request_id: string;
}

export function plaidError(code: PlaidErrorCode, requestId: string): PlaidError {
  const { type, message, display } = plaidErrors[code];
  return {
    error_type: type,
    error_code: code,
    error_message: message,
    display_message: display,
    request_id: requestId,
  };
}

export function isPlaidErrorCode(code: string): code is PlaidErrorCode {
  return Object.hasOwn(plaidErrors, code);
}

export const plaidErrorAnswer = v.object({
  error_type: v.string(),
  error_code: v.string(),
  error_message: v.string(),
  display_message: v.nullish(v.string()),
  request_id: v.optional(v.string()),
});
