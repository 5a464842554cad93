/** Everything a call can answer instead of what was asked: the code is for programs, the message for people. */
export const errors = {
  malformed: { status: 400, type: 'invalid_request', message: 'We could not read the request.' },
  unauthenticated: { status: 401, type: 'authentication', message: 'Please sign in.' },
  forbidden: { status: 403, type: 'permission', message: 'You may not do this.' },
  secondFactorNeeded: {
    status: 403,
    type: 'authentication',
    message: 'Please confirm that it is you before you go on.',
  },
  crossSite: { status: 403, type: 'permission', message: 'This request came from another site.' },
  notFound: { status: 404, type: 'not_found', message: 'We could not find what you asked for.' },
  organizationNotFound: { status: 404, type: 'not_found', message: 'No private label data found' },
  methodNotAllowed: {
    status: 405,
    type: 'invalid_request',
    message: 'This address does not take that kind of request.',
  },
  conflict: { status: 409, type: 'conflict', message: 'Something changed in the meantime. Please look again.' },
  stillRunning: { status: 409, type: 'conflict', message: 'The same request is still being worked on.' },
  tooLarge: { status: 413, type: 'invalid_request', message: 'That is larger than we can take.' },
  unsupportedMedia: { status: 415, type: 'invalid_request', message: 'We take JSON here.' },
  invalid: { status: 422, type: 'invalid_request', message: 'Some of the information is not as expected.' },
  keyReused: { status: 422, type: 'invalid_request', message: 'This idempotency key was used with other content.' },
  tooMany: { status: 429, type: 'rate_limit', message: 'Too many tries. Please wait a moment.' },
  internal: { status: 500, type: 'internal', message: 'Something unexpected happened' },
  unavailable: {
    status: 503,
    type: 'unavailable',
    message: 'We cannot answer right now. Please try again in a moment.',
  },
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
