/** Who works here: listed, invited, given roles, suspended and signed out by an administrator. */
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import { agentRoles } from '#core/roles.ts';
import { staffStates } from '#core/staff.ts';
import * as words from '#core/words/en/staff.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

/** Another organization than one's own, for those whose reach is every one. */
const org = v.optional(v.pipe(v.string(), v.maxLength(64)));
const roles = v.pipe(
  v.array(v.picklist(agentRoles)),
  v.minLength(1, words.chooseARole),
  v.maxLength(agentRoles.length),
);
const why = v.pipe(v.string(), v.trim(), v.minLength(3, words.sayWhy), v.maxLength(300, words.isTooLong));
const name = v.pipe(v.string(), v.trim(), v.minLength(1, words.enterAName), v.maxLength(60, words.isTooLong));

const member = v.object({
  uuid: v.string(),
  name: v.string(),
  email: v.string(),
  roles: v.array(v.picklist(agentRoles)),
  state: v.picklist(staffStates),
  passkeys: v.number(),
  hasApp: v.boolean(),
  lastActiveAt: v.nullable(v.string()),
  /** Browsers in which they are signed in now. */
  sessions: v.number(),
  isMe: v.boolean(),
  /** Why the person who asks may not change them; null where they may. */
  whyNot: v.nullable(v.string()),
});

const who = may('manageStaff', 'organization', 'every');
const act = { who, answer: null, errors: ['notFound', 'forbidden'], fresh: true, limit: limits.order } as const;

export const staffCalls = calls({
  'GET /service-console/api/v1/staff': {
    why: 'Everyone who works at an organization, with roles, second factors and last activity.',
    who,
    query: v.strictObject({ org }),
    answer: v.object({
      org: v.string(),
      /** Whose staff the person who asks may see; their own alone, unless they reach every one. */
      organizations: v.array(v.object({ org: v.string(), name: v.string() })),
      people: v.array(member),
    }),
    errors: ['notFound'],
    limit: limits.read,
  },
  'POST /service-console/api/v1/staff': {
    ...act,
    why: 'Invites someone to work here: an email leads them to choose a password and to set up a second factor.',
    body: v.strictObject({ org, email, firstName: name, lastName: name, roles }),
    errors: ['notFound', 'forbidden', 'conflict'],
  },
  'POST /service-console/api/v1/staff/{uuid}/roles': {
    ...act,
    why: 'Gives and takes roles; the person is signed out everywhere.',
    body: v.strictObject({ org, roles, why }),
  },
  'POST /service-console/api/v1/staff/{uuid}/suspend': {
    ...act,
    why: 'Suspends someone: signed out everywhere at once, until someone lets them back in.',
    body: v.strictObject({ org, why }),
  },
  'POST /service-console/api/v1/staff/{uuid}/resume': {
    ...act,
    why: 'Lets someone who was suspended sign in again.',
    body: v.strictObject({ org, why }),
  },
  'POST /service-console/api/v1/staff/{uuid}/sign-out': {
    ...act,
    why: 'Signs someone out everywhere; they may sign in again.',
    body: v.strictObject({ org }),
  },
});
