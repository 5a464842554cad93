/** What goes wrong at a sign-in window, in the words of the vendor whose window it is. */
import { isPlaidErrorCode, type PlaidError, plaidError } from './plaid-errors.ts';

/** Banks are linked in Plaid's words, payroll in Truv's. */
export type Dialect = 'plaid' | 'truv';

interface TruvError {
  readonly error_code: TruvErrorCode;
  readonly error_type: 'LINK_ERROR';
  readonly error_message: string;
}

export type LinkError = PlaidError | TruvError;

const truvErrors = {
  LOGIN_ERROR: 'The user name or password is not right.',
  MFA_ERROR: 'The code is not right.',
  NO_DATA: 'The payroll company knows no pay of yours.',
  UNAVAILABLE: 'The payroll company does not answer. Please try later.',
  LINK_EXISTS: 'This login is connected already.',
  ERROR: 'Something went wrong. Please try again.',
} as const;
type TruvErrorCode = keyof typeof truvErrors;

const truvWords: Readonly<Record<string, TruvErrorCode>> = {
  INVALID_CREDENTIALS: 'LOGIN_ERROR',
  INVALID_MFA: 'MFA_ERROR',
  NO_ACCOUNTS: 'NO_DATA',
  INSTITUTION_DOWN: 'UNAVAILABLE',
  INSTITUTION_NOT_RESPONDING: 'UNAVAILABLE',
  PLANNED_MAINTENANCE: 'UNAVAILABLE',
};

const isTruvCode = (code: string): code is TruvErrorCode => Object.hasOwn(truvErrors, code);

export function linkError(dialect: Dialect, code: string, requestId: string): LinkError {
  if (dialect === 'plaid') return plaidError(isPlaidErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR', requestId);
  const own = isTruvCode(code) ? code : (truvWords[code] ?? 'ERROR');
  return { error_code: own, error_type: 'LINK_ERROR', error_message: truvErrors[own] };
}

/** `error_ITEM_LOCKED` typed as the password asks for that error; a code no one publishes is only a wrong password. */
export function publishedError(password: string): string | undefined {
  const [, code = ''] = /^error_([A-Z_]+)$/.exec(password) ?? [];
  return isPlaidErrorCode(code) || isTruvCode(code) ? code : undefined;
}
