/**
 * What the matrix expects, worked out from the contract's row and the table of roles alone: which thing a route is about,
 * and whether the scope in which a role has the row's permission reaches the one that is named.
 */
import type { CallRow, Grant } from '#core/contract/contract.ts';
import { isGranted, type Role, scopesOf } from '#core/roles.ts';

export const relations = ['own', 'another’s', 'another brand’s', 'absent', 'malformed'] as const;
export type Relation = (typeof relations)[number];

/** What an id in a path names. `none`: a word of a short list, or something that anyone may look up. */
export type Thing =
  | 'application'
  | 'document'
  | 'meeting'
  | 'achFile'
  | 'session'
  | 'profile'
  | 'conversation'
  | 'feedback'
  | 'none';

interface About {
  readonly thing: Thing;
  /** It is the caller's own, whatever their role. */
  readonly isPersonal?: true;
}

/** The first line that fits a route is its own. A route that none fits fails the test. */
const lines: readonly (readonly [routes: RegExp, about: About])[] = [
  [/\/ach-files\/\{uuid\}/, { thing: 'achFile' }],
  [/\/desk\/conversations\/\{uuid\}/, { thing: 'conversation' }],
  [/service-notary.*\/sessions\/\{uuid\}/, { thing: 'meeting' }],
  // A phone has nothing but its key; without one there is nothing there.
  [/hand-over\/uploads\/\{documentUuid\}/, { thing: 'none' }],
  [/\/(documents|uploads|papers|review)\/\{documentUuid\}/, { thing: 'document' }],
  [/service-document.*\{uuid\}\/signing/, { thing: 'application' }],
  [/service-document.*\{uuid\}/, { thing: 'application' }],
  [/\{uuid\}\/(uploads|papers)$/, { thing: 'application' }],
  [/service-notary.*applications\/\{uuid\}\/session/, { thing: 'application' }],
  [/service-(conditions|notifications).*\{id\}/, { thing: 'application' }],
  [/service-console.*\{uuid\}\/reveal$/, { thing: 'application' }],
  [/POST .*service-console.*\{uuid\}\/events/, { thing: 'application' }],
  [/POST .*application\/heloc\/\{uuid\}\//, { thing: 'application' }],
  [/early-papers\/\{type\}|\/map\/\{status\}/, { thing: 'none' }],
  // Of the desk itself: its own specs show whose they are; an application's number is none of theirs.
  [/\/(banners|claims\/words|work\/views|staff|requests|holds)\/\{uuid\}/, { thing: 'none' }],
  [/\{uuid\}/, { thing: 'application' }],
  [/\{feedbackUuid\}/, { thing: 'feedback' }],
  [/\{sessionId\}/, { thing: 'session', isPersonal: true }],
  [/\{profileUuid\}/, { thing: 'profile', isPersonal: true }],
  [
    /\{(kind|context|use|department|consentType|vendor|affiliate|code|loanOriginatorUuid|referralUuid|registrationId|passkeyUuid|conversationId|contactId|flagKey|experimentKey|answerUuid|recordingUuid|complaintUuid)\}/,
    { thing: 'none' },
  ],
  [/^[^{]*$/, { thing: 'none' }],
];

export function aboutOf(key: string): About {
  const found = lines.find(([routes]) => routes.test(key));
  if (!found) throw new Error(`The matrix does not know what ${key} is about: add a line for it.`);
  return found[1];
}

/** Whether this role reaches a thing that stands in this relation to them. Staff work on all of their brand, never on their own. */
function reaches(role: Role, who: Grant, { thing, isPersonal }: About, relation: Relation): boolean {
  if (relation === 'absent' || relation === 'malformed') return false;
  if (isPersonal) return relation === 'own';
  // A meeting is everyone's who signs there; a paper of one's own is reached by those who reach its application.
  if (scopesOf([role], who.permission).includes('organization'))
    return relation !== 'another brand’s' && thing !== 'meeting';
  return relation === 'own';
}

export interface Expected {
  readonly says: string;
  readonly fits: (status: number) => boolean;
}

const one = (status: number): Expected => ({ says: String(status), fits: (given) => given === status });
const has = ({ errors = [] }: CallRow, code: string) => errors.some((known) => known === code);

/** Let in: whatever comes of it, no one is told that they may not, or that it is not there. */
function letIn(row: CallRow, isThere: boolean): Expected {
  const wrong = new Set([
    ...(has(row, 'unauthenticated') ? [] : [401]),
    ...(has(row, 'forbidden') ? [] : [403]),
    ...(isThere ? [404] : []),
  ]);
  return { says: `let in, so none of ${[...wrong].join(', ')}`, fits: (given) => given < 500 && !wrong.has(given) };
}

/** What this stage has not: an own one is answered as an absent one is, in the same words. */
const notOnStage =
  /notifications\/read$|crypto-heloc\/\{uuid\}|applications\/\{uuid\}\/slots|signing\/(viewed|place|sign)$|\{uuid\}\/reveal$|\/\{attachmentUuid\}$|\/pin$/;

export function expectedOf(key: string, row: CallRow, role: Role, relation: Relation): Expected {
  if (row.who !== 'anyone' && !isGranted([role], row.who)) return one(role === 'visitor' ? 401 : 403);
  const about = aboutOf(key);
  if (about.thing === 'none') return letIn(row, !has(row, 'notFound') && !has(row, 'organizationNotFound'));
  if (row.who !== 'anyone' && reaches(role, row.who, about, relation))
    return notOnStage.test(key) ? one(404) : letIn(row, true);
  return relation === 'malformed' ? { says: '404 or 422', fits: (given) => given === 404 || given === 422 } : one(404);
}
