/**
 * Sends a registration: the steps of core/registration/submit.ts in their order, each as often as it takes, none twice
 * over. Answers what is to be shown next. Whatever fails once the application exists no longer stops the person.
 */
import type { BorrowerView } from '#core/application/view.ts';
import { pathTo } from '#core/journey/route.ts';
import { type ConsentsShown, creditConsentVersions } from '#core/people/consents.ts';
import { toPhoneDigits } from '#core/people/phone.ts';
import { buildCreateApplication } from '#core/registration/create-application.ts';
import type { RegistrationData } from '#core/registration/data.ts';
import { readEntry } from '#core/registration/entry.ts';
import {
  afterFailure,
  missingCredentials,
  mustLogInFirst,
  PROCESSING_LIMIT_MS,
  type SubmitStep,
  smsOptIns,
  submitPlan,
} from '#core/registration/submit.ts';
import { notReached, stillTrying } from '#core/words/en/registration-steps.ts';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';
import { reportError, reportWarning } from '#web/client/error-report.ts';
import { read } from '#web/client/retry.ts';
import { clearToken, isSignedIn } from '#web/client/session.ts';
import { servedExperiments } from '../../experiments.ts';
import { lead, placeOf } from '../../journey.ts';
import { track } from '../../track.ts';
import { trackerUuid } from '../../tracker.ts';
import { logInHere } from '../auth/broker-login.ts';
import { consentsShown, type DraftEntry, keptIn } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { earlyPapersReceipt } from './early-receipt.ts';
import { loginKeeping } from './login-keeping.ts';
import { persist } from './persist.ts';
import type { Lender } from './place-rules.ts';
import { nameRulesOf } from './registration.ts';
import { keyFor } from './request-keys.ts';

export interface Given extends Lender {
  readonly store: DraftStore;
  readonly data: RegistrationData;
  readonly password: string;
  readonly profileHasPhone: boolean;
  readonly isNewAuthentication: boolean;
  /** The page by its row in the site map, to measure by. */
  readonly pagePattern: string;
  readonly pathname: string;
  readonly search: string;
}

interface Sending extends Given {
  /** Ends everything when the time is up. */
  readonly signal: AbortSignal;
}

export type Outcome =
  /** The registration is done and has a page of its own. */
  | { readonly kind: 'goTo'; readonly path: string }
  /** To another page for now; the draft waits. */
  | { readonly kind: 'goAway'; readonly path: string }
  | { readonly kind: 'waitListed' | 'accountExists' }
  | { readonly kind: 'stay'; readonly message: string; readonly param?: string | undefined };

const dashboard: Outcome = { kind: 'goAway', path: '/dashboard' };

/** What the steps hand on to one another. */
interface Progress {
  applicationUuid?: string;
}

type Run = (sending: Sending, progress: Progress) => Promise<Outcome | undefined>;

export async function sendRegistration(given: Given): Promise<Outcome> {
  const { data, pathname, search, isNewAuthentication } = given;
  if (mustLogInFirst({ isLoggedIn: isSignedIn(), isNewAuthentication })) {
    return { kind: 'goAway', path: loginKeeping(data, pathname, search) };
  }
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PROCESSING_LIMIT_MS);
  const outcome = await runSteps({ ...given, signal: limit.signal });
  clearTimeout(timer);
  return outcome;
}

async function runSteps(sending: Sending): Promise<Outcome> {
  const progress: Progress = {};
  let step: SubmitStep = 'saveToWaitList';
  try {
    const isLoggedIn = isSignedIn();
    const { unservedFinding } = await import('./place-rules.ts');
    const plan = submitPlan({
      isIneligible: (await unservedFinding(sending.data, sending)) !== undefined,
      isLoggedIn,
      profileHasPhone: sending.profileHasPhone,
      hasContactAnswers: sending.data.confirmedSteps.includes('contact'),
    });
    const { email, phoneNumber } = sending.data;
    const missing = missingCredentials({ email, phoneNumber, password: sending.password }, isLoggedIn);
    if (missing !== undefined && plan.includes('registerIdentity')) throw new Error(missing);
    for (step of plan) {
      const outcome = await steps[step](sending, progress);
      if (outcome) return outcome;
    }
    return dashboard;
  } catch (error) {
    return outcomeOf(error, step, sending, progress);
  }
}

function outcomeOf(error: unknown, step: SubmitStep, { signal, search }: Sending, progress: Progress): Outcome {
  if (progress.applicationUuid !== undefined) {
    // It exists: its own page waits better than we do.
    return { kind: 'goTo', path: pathTo({ screen: 'error/timeout', query: {} }, progress.applicationUuid, search) };
  }
  if (signal.aborted) return { kind: 'stay', message: stillTrying };
  const { status, message, param } =
    error instanceof CallError ? error : { status: undefined, message: String(error), param: undefined };
  if (status === 0) return { kind: 'stay', message: notReached };
  if (status === 429 || (status === 422 && param !== undefined)) return { kind: 'stay', message, param };
  const next = afterFailure({ step, status, message });
  if (next === 'stayOnPage') return { kind: 'stay', message };
  if (next === 'accountExists') return { kind: next };
  reportError(`Registration failed at ${step}`, error);
  return dashboard;
}

const steps: Readonly<Record<SubmitStep, Run>> = {
  saveToWaitList,
  registerIdentity,
  savePhone,
  checkAbilityToStart,
  createApplication,
  saveSmsConsents: forgiving(saveSmsConsents),
  sendStartEvents: forgiving(sendStartEvents),
  goOn,
};

async function saveToWaitList({ data, signal }: Sending): Promise<Outcome> {
  const { name, dob, email, income, propertyAddress, consents } = data;
  const { street1, street2, city, state, zip } = propertyAddress;
  if (dob === null || income.income === null) throw new Error('The wait list needs a birth date and an income.');
  const body = {
    firstName: name.firstName,
    lastName: name.lastName,
    dob: { ...dob },
    email,
    income: income.income,
    street1,
    street2,
    city,
    state,
    zip,
    consent: consents.communication,
  };
  await persist(crypto.randomUUID(), signal, (attempt) =>
    call('POST /service-wait-list/api/v1/home-equity-loan-plus', { ...attempt, body }),
  );
  return { kind: 'waitListed' };
}

/** The token counts once the identity answers to it. */
async function registerIdentity({ store, data, password, start, signal }: Sending): Promise<undefined> {
  const { email } = data;
  const body = { email, password, phoneNumber: toPhoneDigits(data.phoneNumber) };
  const organization = start.organization.orgCode;
  const request = keyFor(store, 'register', `${email} ${body.phoneNumber}`);
  await persist(request.key, signal, async ({ mayHaveHappened, ...attempt }) => {
    try {
      await call('POST /identity/api/v1/registration/register', { ...attempt, query: { organization }, body });
    } catch (error) {
      const isOurs = mayHaveHappened && error instanceof CallError && error.status === 401;
      if (!isOurs) throw error;
      // The account is the one whose answer we did not get: its password opens it, or it was someone else's.
      await logInHere('POST /identity-broker/{kind}/api/v3/login', { ...attempt, body: { email, password } }).catch(
        () => {
          throw error;
        },
      );
    }
  });
  request.done();
  await read('GET /identity/secure/api/v1/identity', { signal }).catch((error: unknown) => {
    clearToken();
    throw error;
  });
}

async function savePhone({ data, signal }: Sending): Promise<undefined> {
  await persist(crypto.randomUUID(), signal, (attempt) =>
    call('PUT /identity/secure/api/v1/identity/alias', {
      ...attempt,
      body: { type: 'Phone', value: toPhoneDigits(data.phoneNumber) },
    }),
  );
}

async function checkAbilityToStart({ signal }: Sending): Promise<Outcome | undefined> {
  const key = 'GET /service-search/api/v1/profiles/actions/verify-ability-to-start-application';
  const { canStartApplication } = await read(key, { signal });
  return canStartApplication ? undefined : { kind: 'accountExists' };
}

async function createApplication(sending: Sending, progress: Progress): Promise<undefined> {
  const { store, start, product, data, signal } = sending;
  // Agreed to is what was shown: beside the boxes then, and beside the button that was pressed now.
  const agreed = { ...shownIn(store)?.versions, SOFT_CREDIT: creditConsentVersions.SOFT_CREDIT };
  void tellOlder(agreed, signal);
  const came: DraftEntry = keptIn<DraftEntry>(store.get(), 'entry') ?? readEntry([]);
  const { affiliate, abVersion, ...entry } = came;
  const { experiments, experimentProfileUuid } = servedExperiments();
  const sides = { experiments: experiments.map(({ name, variation }) => ({ name, variation })), experimentProfileUuid };
  const body = buildCreateApplication(
    data,
    {
      entry,
      affiliate,
      abVersion,
      consentVersions: agreed,
      softCreditVersion: agreed.SOFT_CREDIT,
      trackerUuid: trackerUuid(),
      earlyPapersReceipt: earlyPapersReceipt(data.propertyAddress),
      ...sides,
    },
    nameRulesOf(start),
  );
  if (!body) throw new Error('The registration is not one the server would take.');
  const request = keyFor(store, 'create', JSON.stringify(body));
  const query = { state: data.propertyAddress.state, product };
  const made = await persist(request.key, signal, ({ mayHaveHappened: _, ...attempt }) =>
    call('POST /service-application/api/v3/application/helocs', { ...attempt, query, body }),
  );
  request.done();
  progress.applicationUuid = made.uuid;
}

const shownIn = (store: DraftStore) => keptIn<ConsentsShown>(store.get(), consentsShown);

/**
 * Newer words may have been published since, while a page stood open or a draft waited. What was agreed to counts all the
 * same and is recorded so; that it was older is logged, because someone may have to ask again.
 */
async function tellOlder(agreed: Readonly<Partial<Record<string, string>>>, signal: AbortSignal): Promise<void> {
  const published = await Promise.all([
    call('GET /service-application/api/v1/application/heloc/consent-types', { signal }).catch(() => []),
    call('GET /service-profile/api/v1/profile/consent-types', { signal }).catch(() => []),
  ]);
  for (const { type, version } of published.flat()) {
    const shown = agreed[type];
    if (shown === undefined || shown === version) continue;
    reportWarning('A consent was given to words that have been replaced', `${type} ${shown}`, version);
  }
}

async function saveSmsConsents({ store, data, start, product, signal }: Sending): Promise<undefined> {
  const isAsked = start.flags['fe-heloc-sms-transactional-consent'].enabled;
  const answers = smsOptIns(data.consents).filter(({ consentType }) => isAsked || consentType === 'SMS');
  const key = 'GET /service-comms-prefs/external/api/v1/consent/prompt/{consentType}';
  const consents = await Promise.all(
    answers.map(async ({ consentType, optInOut }) => {
      // By the prompt that was shown; where none had come, the words of the page are those of the present one.
      const shown = shownIn(store)?.promptUuids[consentType];
      if (shown !== undefined) return { consentPromptUuid: shown, optInOut };
      const { uuid } = await read(key, { context: 'external', params: { consentType }, signal });
      return { consentPromptUuid: uuid, optInOut };
    }),
  );
  const body = {
    org: start.organization.orgCode,
    source: 'registration',
    productType: product.toUpperCase(),
    phone: toPhoneDigits(data.phoneNumber),
    email: data.email,
    consents,
  };
  await persist(crypto.randomUUID(), signal, (attempt) =>
    call('POST /service-comms-prefs/secure/api/v1/consent/user', { ...attempt, body }),
  );
}

async function sendStartEvents({ product, pagePattern }: Sending, progress: Progress): Promise<undefined> {
  const about = { product, pagePattern, applicationUuid: progress.applicationUuid ?? '' };
  track('helocStarted', about);
  track('appStarted', about);
}

/** Waits as every page of an application does, then goes where the last status leads; when time is up, where it leads now. */
async function goOn({ signal, search }: Sending, { applicationUuid: uuid = '' }: Progress): Promise<Outcome> {
  let last: BorrowerView | undefined;
  const keep = (view: BorrowerView) => {
    last = view;
  };
  try {
    const outcome = await lead({ uuid, page: '', search, isAsked: true, signal, onShow: keep, onWait: keep });
    return outcome.kind === 'go' ? { kind: 'goTo', path: outcome.to } : dashboard;
  } catch (error) {
    if (!signal.aborted || !last) throw error;
    return { kind: 'goTo', path: placeOf(last, search) };
  }
}

/** A registration that has become an application is not held up by what could not be saved beside it. */
function forgiving(run: Run): Run {
  return async (sending, progress) => {
    try {
      return await run(sending, progress);
    } catch (error) {
      reportError('Beside a registration', error);
      return undefined;
    }
  };
}
