/** Answers the calls about applications: a verb of origination each, and the part of the application that the caller may see. */
import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { mustSpouseConsent } from '#core/application/others-to-sign.ts';
import { type BorrowerView, viewFor } from '#core/application/view.ts';
import type { BusinessCalendar } from '#core/calendar/business-days.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { toldNotes } from '#core/conditions/present.ts';
import type { applicationCalls } from '#core/contract/application.ts';
import { type CommandName, commandNames } from '#core/contract/commands.ts';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import { takes } from '#core/journey/outline.ts';
import { isWaitOfSigner, routeSigner, signerIdentity, signerProgress } from '#core/journey/signer.ts';
import { isAheadOfOwners, isClosed } from '#core/journey/statuses.ts';
import { isNeverByVideo } from '#core/notary/never-by-video.ts';
import { centsOf } from '#core/offers/money.ts';
import { toCalendarDate } from '#core/people/birth-date.ts';
import { creditConsentVersions } from '#core/people/consents.ts';
import type { CreateApplicationBody } from '#core/registration/create-application.ts';
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/errors/calls.ts';
import { type Person, personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Experiments } from '../insights/index.ts';
import type { Origination, StoredApplication } from '../lending/origination/index.ts';
import type { Notifications, OfferCopies } from '../messages/index.ts';
import type { ProfileFacts } from '../people/accounts/index.ts';
import { browserOf } from './browser.ts';
import { offersOf, particularsOf } from './dossier.ts';
import { type Call, type Handlers, Reply } from './handler.ts';
import { asUuid } from './request.ts';
import type { SentPapers } from './sent-papers.ts';

type Keys = keyof typeof applicationCalls;
type View = Partial<BorrowerView> &
  Pick<
    BorrowerView,
    | 'uuid'
    | 'loanNumber'
    | 'active'
    | 'auditFields'
    | 'status'
    | 'property'
    | 'helocSigners'
    | 'additionalSignerVersion'
  >;

export interface ApplicationApiOptions {
  readonly origination: Origination;
  readonly isProduction: boolean;
  readonly sentPapers: SentPapers;
  readonly notifications: Pick<Notifications, 'outstanding'>;
  readonly offerCopies: OfferCopies;
  readonly rescissionCalendarOf: (application: Application) => BusinessCalendar;
  /** Whose link for signing this is. */
  readonly whoIsInvited: (token: string) => Promise<Person>;
  /** What the account knows that the form did not send. */
  readonly contactOf: (person: Person) => Promise<{ readonly email: string; readonly phoneNumber: string | null }>;
  /** What the form says of the person, for their next one. */
  readonly learn: (person: Person, said: ProfileFacts) => Promise<void>;
  /** What the papers with the application were, and when they were shown; undefined for no receipt of ours. */
  readonly readReceipt: (orgCode: string, receipt: string) => string | undefined;
  /** Sides of experiments that were drawn for this browser before it was anyone's. */
  readonly copySides: Experiments['copyTo'];
  readonly originatorOf: (
    orgCode: string,
    referrerUuid: string,
  ) => Promise<
    { enforceLicensedStatesForReferral: boolean; licensedStates: readonly string[]; nmls: string | null } | undefined
  >;
}

export function applicationHandlers(options: ApplicationApiOptions): Handlers<Keys> {
  const { origination } = options;
  return {
    'POST /service-application/api/v3/application/helocs': (call) => create(options, call),
    'GET /service-application/api/v1/application/heloc/all': async ({ actor }) => {
      const person = personOf(actor);
      return (await origination.list(person)).map((stored) => show(person, stored));
    },
    'GET /service-application/api/v1/application/heloc/consent-types': () => [
      { type: 'SOFT_CREDIT', version: creditConsentVersions.SOFT_CREDIT },
      { type: 'HARD_CREDIT', version: creditConsentVersions.HARD_CREDIT },
    ],
    'GET /service-application/api/v1/application/heloc/co-deed/status': ({ actor }) =>
      ownCoDeedStatus(origination, personOf(actor)),
    'POST /service-application/api/v1/application/heloc/co-deed/invitation': async ({ body }) => {
      const person = await options.whoIsInvited(body.token);
      const stored = await signedBy(origination, person);
      if (!stored) throw new Failure('notFound');
      const { borrowerName, isConsentingSpouse, property } = coDeedStatusOf(stored.application, person.identityUuid);
      return { borrowerName, isConsentingSpouse, home: { street1: property.street1, city: property.city } };
    },
    'GET /service-application/api/v1/application/heloc/{uuid}': async ({ actor, params }) => {
      const person = personOf(actor);
      return show(person, await origination.view(person, asUuid(params.uuid)));
    },
    ...cryptoCalls(origination),
    ...offerCalls(options),
    'GET /service-application/api/v2/application/heloc/{uuid}/particulars': async ({ actor, params }) =>
      particularsOf(await origination.dossier(personOf(actor), asUuid(params.uuid))),
    'GET /service-application/api/v2/application/heloc/{uuid}/history': async ({ actor, params }) => {
      const { events } = await origination.history(personOf(actor), asUuid(params.uuid));
      return events.map(({ seq, at, event, toStatus, byRole: by }) => ({
        seq,
        at: at.toISOString(),
        event,
        toStatus,
        by,
      }));
    },
    'GET /service-search/api/v1/profiles/actions/verify-ability-to-start-application': async ({ actor }) => {
      const person = personOf(actor);
      const running = (await origination.list(person)).filter(({ application }) => !isClosed(application.status));
      return {
        canStartApplication: await origination.mayStart(person),
        organizationsWithActiveApplication: running.length > 0 ? [person.orgCode] : [],
      };
    },
    'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status': async ({ actor, params }) => ({
      status: await origination.statusOf(personOf(actor), asUuid(params.uuid)),
    }),
    'GET /service-conditions/external/api/v1/applications/{id}/conditions/external-applicants': ({ actor, params }) =>
      openConditions(options, personOf(actor), asUuid(params.id)),
    ...commandHandlers(options),
  };
}

function offerCalls({ origination, offerCopies, rescissionCalendarOf }: ApplicationApiOptions) {
  return {
    'GET /service-application/api/v2/application/heloc/{uuid}/offers': async ({ actor, params }) => {
      const dossier = await origination.dossier(personOf(actor), asUuid(params.uuid));
      return offersOf(dossier, rescissionCalendarOf(dossier.application));
    },
    'POST /service-application/api/v2/application/heloc/{uuid}/offers/email': ({
      actor,
      params,
      body,
      idempotencyKey,
    }) => offerCopies.send(personOf(actor), asUuid(params.uuid), body, idempotencyKey ?? randomUUID()),
  } satisfies Partial<Handlers<Keys>>;
}

function cryptoCalls(origination: Origination) {
  return {
    'GET /service-application/api/v1/application/crypto-heloc/all': async ({ actor }) => {
      const person = personOf(actor);
      return (await origination.list(person)).filter(isCrypto).map((stored) => show(person, stored));
    },
    'GET /service-application/api/v1/application/crypto-heloc/{uuid}': async ({ actor, params }) => {
      const person = personOf(actor);
      const stored = await origination.view(person, asUuid(params.uuid));
      if (!isCrypto(stored)) throw new Failure('notFound');
      return show(person, stored);
    },
  } satisfies Partial<Handlers<Keys>>;
}

/** What is asked of this person, the oldest first. */
async function openConditions({ notifications, sentPapers }: ApplicationApiOptions, person: Person, uuid: string) {
  const { application, asked } = await notifications.outstanding(person, uuid);
  const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
  return Promise.all(
    asked.map(async ({ documentUuids, ...condition }) => ({
      ...condition,
      requestDocuments: [...condition.requestDocuments],
      notes: toldNotes(condition),
      sent: await sentPapers(of, documentUuids),
    })),
  );
}

function isCrypto({ application }: StoredApplication): boolean {
  return application.product === 'crypto';
}

/** The application that they sign: the one that is open. */
async function signedBy(origination: Origination, signer: Person): Promise<StoredApplication | undefined> {
  const signing = await origination.list(signer);
  return signing.find(({ application }) => !isClosed(application.status)) ?? signing[0];
}

type CoDeedStatus = AnswerOf<Routes['GET /service-application/api/v1/application/heloc/co-deed/status']>;

async function ownCoDeedStatus(origination: Origination, person: Person): Promise<CoDeedStatus> {
  const stored = await signedBy(origination, person);
  if (!stored) throw new Failure('malformed', { message: words.thereIsNothingForYou });
  const { application } = stored;
  const isTheirWait = isWaitOfSigner(application, person.identityUuid);
  const overdue = isTheirWait ? await origination.overdue(person, application.uuid) : null;
  return {
    ...coDeedStatusOf(application, person.identityUuid),
    overdue: overdue && { toldAt: overdue.toldAt?.toISOString() ?? null },
  };
}

function coDeedStatusOf(application: Application, identityUuid: string): Omit<CoDeedStatus, 'overdue'> {
  const { borrower, property, notary, signers } = application;
  const signer = signers.find((one) => one.identityUuid === identityUuid);
  const screen = routeSigner(application, identityUuid);
  if (!signer || !screen) throw new Failure('malformed', { message: words.thereIsNothingForYou });
  const { street1, city, state, zip } = property.address;
  const timeZone = homeZone(property);
  return {
    applicationUuid: application.uuid,
    status: application.status,
    signerStatus: signer.state,
    name: signer.name,
    borrowerName: `${borrower.name.firstName} ${borrower.name.lastName}`,
    property: { street1, city, state, zip },
    screen,
    steps: [...signerProgress(application, identityUuid)],
    isPhoneMissing: signer.phoneNumber === null,
    identity: signerIdentity(application, signer),
    // Also where operations put the deed into the notary's hands without a word of the vendor's.
    isEarly: isAheadOfOwners(application.status),
    manualNotary: notary.isManual || takes(application.status, 'notaryReserved') || isNeverByVideo(application),
    isConsentingSpouse: mustSpouseConsent(application),
    closingNotBefore: notary.mustWait && notary.closingNotBefore ? { at: notary.closingNotBefore, timeZone } : null,
    slot: notary.slot && { ...notary.slot, timeZone },
  };
}

type CommandKeys = Extract<Keys, `POST /service-application/api/v2/application/heloc/{uuid}/${CommandName}`>;

function commandHandlers({ origination, isProduction }: ApplicationApiOptions): Handlers<CommandKeys> {
  const handler =
    (command: CommandName) =>
    async ({ actor, params, body, idempotencyKey }: Call<CommandKeys>) => {
      const person = personOf(actor);
      const { uuid } = params as { uuid: string };
      const { name } = (body ?? {}) as { name?: { lastName: string } };
      if (name) mustBeReal(name, 'name.lastName', isProduction);
      const stored = await origination.act({ person, uuid: asUuid(uuid), command, body, key: idempotencyKey });
      return new Reply(show(person, stored), { isAgain: stored.isAgain });
    };
  const entries = commandNames.map((name) => [
    `POST /service-application/api/v2/application/heloc/{uuid}/${name}`,
    handler(name),
  ]);
  return Object.fromEntries(entries) as unknown as Handlers<CommandKeys>;
}

async function create(
  { origination, isProduction, contactOf, learn, copySides, originatorOf, readReceipt }: ApplicationApiOptions,
  call: Call<'POST /service-application/api/v3/application/helocs'>,
) {
  const { body, query, actor, idempotencyKey } = call;
  const person = personOf(actor);
  checkCreate(body, query.state, isProduction);
  const contact = await contactOf(person);
  const originator = body.referrerId === undefined ? undefined : await originatorOf(person.orgCode, body.referrerId);
  const { occupancyType, ...address } = body.propertyRequest;
  const { application, isAgain } = await origination.start({
    person,
    known: {
      product: query.product,
      borrower: {
        name: body.profileRequest.name,
        email: contact.email,
        phoneNumber: body.profileRequest.phoneNumber ?? contact.phoneNumber,
      },
      referrer:
        body.referrerId === undefined
          ? null
          : { referrerUuid: body.referrerId, wholesaleBrokerNmls: originator?.nmls ?? null },
      consents: [
        ...earlyPapersShown(readReceipt, person, body.earlyPapersReceipt),
        ...body.consentRequests,
        ...body.consentListRequest.filter(({ consented }) => consented),
      ].map(({ type, version = null }) => ({ type, version })),
      address,
      occupancy: occupancyType,
      employmentType: body.employmentType,
      annualIncomeCents: centsOf(body.income.incomePrimary),
      otherIncomeCents: centsOf(body.income.incomeOther) + centsOf(body.income.incomeCoDeeders),
    },
    birthDate: birthDateOf(body),
    isListedForSale: body.propertyListedForSale,
    originator: originator
      ? {
          enforceLicensedStatesForReferral: originator.enforceLicensedStatesForReferral,
          licensedStates: originator.licensedStates,
        }
      : null,
    key: idempotencyKey,
  });
  await learn(person, factsIn(body));
  await copySides(person, application.uuid, query.product, unitOf(call));
  const { uuid, loanNumber, status } = application;
  return new Reply({ uuid, loanNumber, status }, { isAgain });
}

/** Kept with the application, with the moment at which it was made: what was shown, by its hash, and when. */
function earlyPapersShown(
  readReceipt: ApplicationApiOptions['readReceipt'],
  { orgCode }: Person,
  receipt: string | undefined,
) {
  const version = receipt === undefined ? undefined : readReceipt(orgCode, receipt);
  return version === undefined ? [] : [{ type: 'EARLY_DISCLOSURES', version }];
}

/** What the sides on its pages were drawn from: the browser's own cookie before what the form repeats. */
function unitOf(call: Call<'POST /service-application/api/v3/application/helocs'>): string | undefined {
  const { unit, mayFollow } = browserOf(call);
  const { experimentProfileRequest, marketingTools } = call.body;
  const said = experimentProfileRequest?.experimentProfileUuid ?? marketingTools.trackerUuid;
  return unit ?? (mayFollow ? said : undefined);
}

function checkCreate(body: CreateApplicationBody, state: string, isProduction: boolean): void {
  if (body.propertyRequest.state !== state)
    throw new Failure('invalid', { param: 'state', message: words.stateDoesNotMatchThe });
  mustBeReal(body.profileRequest.name, 'profileRequest.name.lastName', isProduction);
}

/** Digits in a last name are how sandbox people are told apart. */
function mustBeReal({ lastName }: { readonly lastName: string }, param: string, isProduction: boolean): void {
  if (isProduction && /\d/.test(lastName))
    throw new Failure('invalid', { param, message: words.someOfTheCharactersEntered });
}

/** Where they live is the property itself, or the other address they were asked for. */
function factsIn(body: CreateApplicationBody): ProfileFacts {
  const { name, phoneNumber, homeAddress } = body.profileRequest;
  const { occupancyType, ...property } = body.propertyRequest;
  const home = occupancyType === 'HOME' ? property : homeAddress;
  return {
    name,
    dob: birthDateOf(body),
    ...(phoneNumber !== undefined && { mobile: phoneNumber }),
    ...(home && { addresses: [{ type: 'HOME', ...home }] }),
  };
}

function birthDateOf({ profileRequest }: CreateApplicationBody) {
  const date = toCalendarDate(profileRequest.dateOfBirth);
  if (!date) throw new Failure('invalid', { param: 'profileRequest.dateOfBirth', message: words.invalidDate });
  return date;
}

function show({ roles }: Person, { application }: StoredApplication): View {
  const narrower = mayDo(roles, 'viewApplication')
    ? undefined
    : (['signer', 'originator'] as const).find((role) => roles.includes(role));
  if (narrower) return viewFor(narrower, application) as unknown as View;
  return viewFor('borrower', application);
}
