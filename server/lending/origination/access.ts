/** Whether this person may do this to this application. Other people's and absent applications are answered alike. */
import type { Parties } from '#core/application/parties.ts';
import type { EventName, Sender } from '#core/journey/events.ts';
import { isStaffEvent, operations } from '#core/journey/operations.ts';
import { isAdditionalSigner, type Permission, type Scope, scopesOf, whyNotBy, worksOnFiles } from '#core/roles.ts';
import * as words from '#core/words/en/errors/applications.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Standing } from '../../store/applications.ts';

/** What the answer depends on: an application, or as little of it as this. */
type Belonging = Parties &
  Pick<Standing, 'orgCode'> & {
    readonly referrer: Standing['referrer'] | null;
    readonly additionalSignerVersion?: string | null;
  };

/** Throws the same "not found" for what is not there and for what is not theirs. */
export function allow<T extends Belonging>(person: Person, permission: Permission, application: T | undefined): T {
  const isTheirs =
    application && scopesOf(person.roles, permission).some((scope) => reaches(scope, person, application));
  if (!isTheirs) throw new Failure('notFound');
  return application;
}

function reaches(scope: Scope, person: Person, application: Belonging): boolean {
  const { identityUuid, orgCode } = person;
  const isOwn = application.borrower.identityUuid === identityUuid;
  switch (scope) {
    case 'own':
      return isOwn;
    case 'signing':
      return isSignerOf(identityUuid, application);
    case 'referred':
      return application.referrer?.referrerUuid === identityUuid;
    // Staff may see their organization's applications, never their own, by whichever account it was made.
    case 'organization':
    case 'every':
      return application.orgCode === orgCode && !isTheirOwn(person, application);
    case 'assigned':
      return false;
  }
}

/** Being named is not enough: the application must be one whose owners sign for themselves. */
export function isSignerOf(
  identityUuid: string,
  { additionalSignerVersion, signers }: Pick<Belonging, 'additionalSignerVersion' | 'signers'>,
): boolean {
  return isAdditionalSigner({ identityUuid, application: { additionalSignerVersion, helocSigners: signers } });
}

export function notTheirOwn(person: Person, application: Belonging | undefined): void {
  if (!worksOnFiles(person.roles) || application?.orgCode !== person.orgCode || !isTheirOwn(person, application))
    return;
  throw new Failure('forbidden', {
    message: words.shareAnEmailPhoneNumber,
  });
}

/** As whom a person's word counts in the journey. */
export function senderOf(person: Person): Extract<Sender, 'borrower' | 'signer' | 'operations'> {
  const customer = (['borrower', 'signer'] as const).find((role) => person.roles.includes(role));
  if (customer) return customer;
  if (worksOnFiles(person.roles)) return 'operations';
  throw new Failure('forbidden');
}

/** Anyone who acts on what is theirs is told so: they know of it, and a silent refusal would only be tried again. */
export function allowStep<T extends Belonging>(
  person: Person,
  event: EventName,
  application: T | undefined,
  isSecond = false,
): T {
  notTheirOwn(person, application);
  const sender = senderOf(person);
  if (sender !== 'operations') return allow(person, 'takeStep', application);
  const seen = allow(person, 'viewApplication', application);
  // What is no one's of the staff is refused with what no one of this role may say.
  // What the second person needs, the policy says once it is known what they confirm.
  const whyNot = isStaffEvent(event) && !isSecond ? whyNotBy(person.roles, operations[event].permission) : null;
  if (whyNot !== null) throw new Failure('forbidden', { message: whyNot });
  return seen;
}
