/** Calls about who someone is: registering, signing in and out, and everything one signs in with. */
import * as v from 'valibot';
import { loginNotOurs, loginState } from '#core/external-login.ts';
import { email } from '#core/people/email.ts';
import { password } from '#core/people/password.ts';
import { phoneDigits, toPhoneDigits } from '#core/people/phone.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

export const customers = ['borrower', 'signer'] as const;

const shortText = v.pipe(v.string(), v.maxLength(200));
const orgCode = v.pipe(v.string(), v.maxLength(64));
/** As typed at a sign-in: its form is not judged, because a refusal would tell what a password of ours looks like. */
const typedPassword = v.pipe(v.string(words.required), v.nonEmpty(words.required), v.maxLength(128));
const typedEmail = v.pipe(v.string(words.enterYourEmail), v.trim(), v.nonEmpty(words.enterYourEmail), v.maxLength(254));
export const code = v.pipe(v.string(), v.trim(), v.regex(/^\d{3} ?\d{3}$/, words.enterTheSixDigitsOf));
/** Where the app is lost: one of the codes that were shown when it was set up. */
const recoveryCode = v.pipe(v.string(), v.trim(), v.regex(/^(?:[a-z\d]{4}[ -]?){3}[a-z\d]{4}$/i));
export const codeOrRecovery = v.union([code, recoveryCode], words.enterTheSixDigitsOfThe);
const linkToken = v.pipe(v.string(), v.maxLength(200));
const phone = v.pipe(v.string(words.enterYourMobilePhone), v.maxLength(40), v.transform(toPhoneDigits), phoneDigits);

const redirect = v.object({ redirect: v.string() });
const redirectUrl = v.pipe(v.string(), v.maxLength(2000));

const legacyIdentity = v.object({
  uuid: v.string(),
  aliases: v.array(v.object({ type: v.picklist(['Email', 'Phone']), value: v.string() })),
  organizationCode: v.string(),
  profileType: v.string(),
  updatedDate: v.string(),
  passwordExpired: v.boolean(),
  twoFactorEnabled: v.boolean(),
  totpVerified: v.boolean(),
});

const figureInfo = v.object({
  identityUuid: v.string(),
  organizationCode: v.string(),
  userType: v.string(),
  email: v.string(),
  updatedAt: v.string(),
  isManageable: v.boolean(),
  activeLegacyCustomerOrgs: v.array(v.string()),
  walletContext: v.nullable(v.object({ addresses: v.array(v.string()) })),
});

const session = v.object({
  id: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  userAgent: v.string(),
  isCurrent: v.boolean(),
});

/**
 * Which browser's visits a login belongs to (CALL-31). Accepted, for the specification's clients send it, and kept nowhere:
 * telemetry joins a visit to its person by the session and by the profile's tracker (CALL-60), which someone who is
 * signed in tells for themselves, and a login is no proof of whose visit a typed id names.
 */
const visit = { telemetryTrackingId: v.optional(shortText) };

export const identityCalls = calls({
  'POST /identity/api/v1/registration/register': {
    why: 'Opens an account. 401 means that someone has one with this email; the token is also in the authorization header.',
    who: 'anyone',
    query: v.strictObject({ organization: v.optional(orgCode) }),
    body: v.strictObject({ email, password, phoneNumber: phone }),
    answer: v.object({ token: v.string() }),
    errors: ['unauthenticated', 'organizationNotFound', 'keyReused'],
    idempotent: true,
    limit: limits.signIn,
  },
  'POST /identity-broker/{kind}/api/v3/login': {
    why: 'Signs in. The token is in the authorization header. A 401 whose param is totpCode asks a customer for the second factor; staff without a code get a session in which they can only give one.',
    who: 'anyone',
    query: v.strictObject({ ...visit, redirectUrl: v.optional(redirectUrl) }),
    body: v.strictObject({
      email: typedEmail,
      password: typedPassword,
      totpCode: v.optional(codeOrRecovery),
      role: v.optional(shortText),
    }),
    answer: redirect,
    errors: ['unauthenticated', 'forbidden', 'notFound', 'organizationNotFound'],
    limit: limits.signIn,
  },
  'GET /identity-broker/{kind}/api/v3/login/ways': {
    why: 'Whether someone else keeps the logins of these people, so that a page can offer to go there.',
    who: 'anyone',
    answer: v.object({ isElsewhere: v.boolean() }),
    errors: ['notFound', 'organizationNotFound'],
    limit: limits.read,
  },
  'POST /identity-broker/{kind}/api/v3/login/redirect': {
    why: 'Where to log in when someone else keeps the logins. The address carries a state, which counts once and in this browser only.',
    who: 'anyone',
    query: v.strictObject(visit),
    answer: redirect,
    errors: ['notFound', 'organizationNotFound'],
    limit: limits.lookUp,
  },
  'POST /identity-broker/{kind}/api/v3/login/return': {
    why: 'Signs in the person who came back from there. The token is in the authorization header; 422 means that the state or the code does not count.',
    who: 'anyone',
    query: v.strictObject({ ...visit, redirectUrl: v.optional(redirectUrl) }),
    body: v.strictObject({
      state: v.optional(v.pipe(v.string(loginNotOurs), v.regex(loginState, loginNotOurs)), ''),
      code: v.optional(v.pipe(v.string(loginNotOurs), v.nonEmpty(loginNotOurs), v.maxLength(500, loginNotOurs)), ''),
    }),
    answer: redirect,
    errors: ['forbidden', 'notFound', 'organizationNotFound'],
    limit: limits.lookUp,
  },
  'POST /identity-broker/{kind}/secure/api/v3/logout': {
    why: 'Ends the session of this browser, also when its token is already out of date.',
    who: 'anyone',
    answer: redirect,
    errors: ['notFound'],
    limit: limits.signIn,
  },
  'POST /identity-broker/{kind}/api/v3/logout/backchannel': {
    why: 'The keeper of a lender’s logins says that someone signed out there (OpenID Connect Back-Channel Logout 1.0): the sessions that came from there end. Believed only with its signature, and once.',
    who: 'anyone',
    accepts: 'raw',
    // A form by the standard, which lets a sender add to it.
    body: v.object({ logout_token: v.pipe(v.string(), v.maxLength(16_384)) }),
    answer: null,
    errors: ['notFound', 'organizationNotFound', 'unavailable'],
    limit: limits.callback,
  },
  'POST /identity-broker/{kind}/api/v3/renew': {
    why: 'A new token in the authorization header, for a browser whose session was used in the last quarter of an hour.',
    who: 'anyone',
    answer: null,
    errors: ['unauthenticated', 'notFound'],
    limit: everywhere([120, 60], [600, 60]),
  },
  'POST /identity-broker/{kind}/api/v3/password/forgot': {
    why: 'Sends a link to choose a new password, if there is such an account; answers the same either way.',
    who: 'anyone',
    body: v.strictObject({ email }),
    answer: null,
    errors: ['notFound', 'organizationNotFound'],
    limit: limits.signIn,
  },
  'POST /identity/api/v1/password/reset': {
    why: 'Sets a new password by the link of an email. The link works once; all sessions end, and the first password of someone who was invited opens one. An account whose address was never proven keeps nothing that was set before.',
    who: 'anyone',
    body: v.strictObject({ token: linkToken, password }),
    answer: null,
    limit: limits.signIn,
  },
  'POST /identity/api/v1/email/confirm': {
    why: 'Confirms an email address by the link of an email; or lets the owner of one that was confirmed before sign for another. Where the account is not signed in it asks for its password: a 422 whose param is password.',
    who: 'anyone',
    body: v.strictObject({ token: linkToken, password: v.optional(typedPassword) }),
    answer: null,
    errors: ['conflict'],
    limit: limits.signIn,
  },
  'GET /identity-broker/{kind}/secure/api/v3/self/figureinfo': {
    why: 'Who is signed in.',
    who: may('keepAccount', 'own'),
    answer: figureInfo,
    errors: ['notFound'],
    limit: limits.read,
  },
  'GET /identity/secure/api/v1/identity': {
    why: 'Who is signed in, as the legacy identity service tells it.',
    who: may('keepAccount', 'own'),
    answer: legacyIdentity,
    limit: limits.read,
  },
  'GET /identity/secure/api/v1_1/identity': {
    why: 'The same as version 1.',
    who: may('keepAccount', 'own'),
    answer: legacyIdentity,
    limit: limits.read,
  },
  'PUT /identity/secure/api/v1/identity/alias': {
    why: 'Sets the phone number of the account and of its profile. Another number than before asks for a second factor.',
    who: may('keepAccount', 'own'),
    body: v.strictObject({ type: v.literal('Phone'), value: phone }),
    answer: null,
    fresh: 'part',
    limit: limits.credential,
  },
  'PUT /identity/secure/api/v1/identity/password': {
    why: 'Changes the password. All sessions end; this browser gets a new one.',
    who: may('keepAccount', 'own'),
    body: v.strictObject({ presentPassword: typedPassword, password }),
    answer: null,
    errors: ['conflict'],
    fresh: 'customer',
    limit: limits.credential,
  },
  'PUT /identity/secure/api/v1/identity/email': {
    why: 'Asks to change the email. Nothing changes until the link sent to the new address is followed.',
    who: may('keepAccount', 'own'),
    body: v.strictObject({ presentPassword: typedPassword, email }),
    answer: null,
    fresh: 'customer',
    limit: limits.credential,
  },
  'POST /identity/secure/api/v1/identity/totp': {
    why: 'Offers a secret for an authenticator app. It counts from the first right code on.',
    who: may('keepAccount', 'own'),
    body: v.strictObject({ presentPassword: typedPassword }),
    answer: v.object({ secret: v.string(), uri: v.string() }),
    errors: ['conflict'],
    beforeFactor: true,
    // Or a thief of a password would make their own second factor.
    fresh: 'customer',
    limit: limits.credential,
  },
  'POST /identity/secure/api/v1/identity/totp/verify': {
    why: 'Proves the authenticator app, or a recovery code, in this session. The first right code switches the app on; only then are there recovery codes.',
    who: may('keepAccount', 'own'),
    body: v.strictObject({ code: codeOrRecovery }),
    answer: v.object({ recoveryCodes: v.array(v.string()) }),
    beforeFactor: true,
    limit: limits.credential,
  },
  'POST /identity/secure/api/v1/identity/totp/remove': {
    why: 'Switches the authenticator app off. Staff need a fresh second factor, and another one that stays.',
    who: may('keepAccount', 'own'),
    body: v.strictObject({ presentPassword: typedPassword, code: v.optional(codeOrRecovery) }),
    answer: null,
    errors: ['conflict', 'secondFactorNeeded'],
    fresh: 'customer',
    limit: limits.credential,
  },
  'GET /identity/secure/api/v1/sessions': {
    why: 'Where this account is signed in.',
    who: may('keepAccount', 'own'),
    answer: v.array(session),
    limit: limits.read,
  },
  'DELETE /identity/secure/api/v1/sessions/{sessionId}': {
    why: 'Ends one of them.',
    who: may('keepAccount', 'own'),
    answer: null,
    errors: ['notFound'],
    limit: limits.step,
  },
});
