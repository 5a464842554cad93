import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jane } from '#core/registration/stories/people.ts';
import { encodeUrlData } from '#core/registration/url-data.ts';
import { servePage } from '#web/client/testing.ts';
import { startData } from '../../testing.tsx';
import { type DraftEntry, dataOf, keptIn, withConfirmed } from './draft.ts';
import { openDraft } from './draft-store.ts';
import { type Entered, enter, type Newcomer } from './entrance.ts';
import { type Answers, away, refusal, stubServer } from './testing.ts';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const other = '1a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const referralStatus = `GET /service-application/external/api/v1/heloc/referral-id/${uuid}`;
const originatorAt = (id: string) => `GET /service-lead-portal/api/lo/${id}`;
const profilePath = 'GET /service-profile/api/v1/profile';
const all = 'GET /service-application/api/v1/application/heloc/all';
const home = { street1: '418 Juniper Ln', street2: '', city: 'Sacramento', state: 'CA', zip: '95816' };

const originator = {
  originatorDisplayInfo: {
    originatorName: 'Dana Whitfield',
    brokerName: null,
    avatarUri: null,
    email: 'dana@example.com',
    phoneNumber: '8885550101',
    nmls: '1',
  },
  enforceLicensedStatesForReferral: false,
  licensedStates: [],
};
const profile = {
  uuid,
  name: { firstName: 'Jane', middleName: '', lastName: 'Doe', suffix: '' },
  email: 'jane@example.com',
  dob: '1980-01-31',
  phoneNumbers: [{ type: 'MOBILE', number: '5551234567' }],
  addresses: [],
  type: 'BORROWER',
  isBroker: false,
  trackerUuid: null,
  language: 'en',
};
const application = {
  uuid: other,
  active: true,
  activeForAppStart: true,
  isInquiry: false,
  loanNumber: null,
  auditFields: { createdDate: '2026-11-01T00:00:00Z' },
  status: { checklistStatus: 'OFFER_SELECTION' },
};

let drafts = 0;
function newcomer(change: Partial<Newcomer> = {}): Newcomer {
  drafts += 1;
  return {
    store: openDraft(`entering-${drafts}`),
    start: startData,
    product: 'heloc',
    isLoggedIn: false,
    search: '',
    urlData: undefined,
    ...change,
  };
}

async function goIn(options: Newcomer) {
  const entered = await enter(options);
  if (entered.kind !== 'in') throw new Error(`${entered.kind} instead of in`);
  return { ...entered, data: dataOf(options.store.get()), entry: keptIn<DraftEntry>(options.store.get(), 'entry') };
}

function requiringReferrer(): Newcomer['start'] {
  const { organization } = startData;
  const { products } = organization.orgMetaData;
  const heloc = { ...products.heloc, referrerRequired: true };
  return {
    ...startData,
    organization: { ...organization, orgMetaData: { ...organization.orgMetaData, products: { heloc } } },
  };
}

beforeAll(servePage);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the referrer', () => {
  test('is looked up by the parameter and kept with the registration', async () => {
    stubServer({ [originatorAt(uuid)]: originator });
    const { known, entry, goTo } = await goIn(newcomer({ search: `?referrer=${uuid}` }));
    expect(known.originator).toEqual(originator);
    expect(entry?.referrerId).toBe(uuid);
    expect(goTo).toBeUndefined();
  });

  test('[LO-05] [LO-06] required and missing, or unknown, leads to the page that takes no applications', async () => {
    const start = requiringReferrer();
    stubServer({ [originatorAt(other)]: () => refusal(400, 'malformed', 'No') });
    const outcomes: Entered[] = [
      await enter(newcomer({ start })),
      await enter(newcomer({ start, search: '?referrer=nonsense' })),
      await enter(newcomer({ start, search: '?referrer=9a1b2c3d-0000-4000-8000-0a1b2c3d4e5f' })),
      await enter(newcomer({ start, search: `?referrer=${other}` })),
    ];
    expect(outcomes).toEqual(Array(4).fill({ kind: 'notAccepting', goTo: '/account/heloc/not-accepting-apps' }));
  });

  test('[LO-07] not required and unknown is dropped, and registration goes on', async () => {
    stubServer({});
    const search = '?org=A&referrer=8a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
    const { entry, goTo } = await goIn(newcomer({ search }));
    expect(goTo).toBe(`${location.pathname}?org=A`);
    expect(entry?.referrerId).toBeUndefined();
  });
});

describe('what is filled in', () => {
  test('[PREFILL-03] from a mailed offer: name and property, and the last day to answer', async () => {
    stubServer({
      'GET /offercode/AB12-CD34': {
        firstName: 'Walter',
        lastName: 'Greenhalgh',
        offerCode: 'AB12-CD34',
        inHomeDate: '2026-11-01',
        respondByDate: '2026-12-31',
        ...home,
      },
    });
    const { data, known, entry } = await goIn(newcomer({ search: '?offerCode=ab12-cd34' }));
    expect(data.name).toMatchObject({ firstName: 'Walter', lastName: 'Greenhalgh' });
    expect(data.propertyAddress).toMatchObject(home);
    expect(known.offer).toMatchObject({ firstName: 'Walter', respondByDate: '2026-12-31' });
    expect(entry?.offerCode).toBe('AB12-CD34');
    expect(data.confirmedSteps).toEqual([]);
  });

  test('an offer code no one knows is not sent later', async () => {
    stubServer({});
    const { known, entry } = await goIn(newcomer({ search: '?offerCode=AB12-CD34' }));
    expect(known.offer).toBeUndefined();
    expect(entry?.offerCode).toBeUndefined();
  });

  test('[PREFILL-02] from a wholesale referral: name, address, phone and email', async () => {
    const referral = {
      firstName: 'Theresa',
      middleName: 'Ann',
      lastName: 'Okafor',
      suffix: 'JR',
      address: home,
      phoneNumber: '9165550134',
      email: 'theresa@example.com',
    };
    stubServer({ [`GET /service-lead-portal/api/referrals/${uuid}`]: referral });
    const { data } = await goIn(newcomer({ search: `?referral=${uuid}` }));
    expect(data.name).toEqual({ firstName: 'Theresa', middleName: 'Ann', lastName: 'Okafor', suffix: 'JR' });
    expect(data).toMatchObject({ email: 'theresa@example.com', phoneNumber: '(916) 555-0134' });
    expect(data.propertyAddress).toMatchObject(home);
  });

  test('[CALL-13] a referral that is known is kept although nothing of the person can be read just now', async () => {
    const kept = async (answers: Answers) => {
      const asked = stubServer(answers);
      const { entry } = await goIn(newcomer({ search: `?referral=${uuid}` }));
      return [entry?.referralId, asked.filter(({ what }) => what === referralStatus).length];
    };
    const broken = { [`GET /service-lead-portal/api/referrals/${uuid}`]: () => refusal(500, 'internal', 'No') };
    const known = { [referralStatus]: { status: 'SENT', email: 'theresa@example.com' } };
    expect(await kept({ ...broken, ...known })).toEqual([uuid, 1]);
    expect(await kept({})).toEqual([undefined, 1]);
  });

  test('[PREFILL-01] from an affiliate, whose name goes with the application', async () => {
    stubServer({
      'GET /a/external/prepop': {
        name: { firstName: 'Jonah', middleName: '', lastName: 'Breckenridge', suffix: '' },
        address: home,
        dob: '1979-08-14',
        email: 'jonah@example.com',
        phone: '7755550188',
        income: 118_000,
        affiliate: 'rate-compare',
        abVersion: 'b',
      },
    });
    const { data, entry } = await goIn(newcomer({ search: '?affiliate=rate-compare' }));
    expect(data).toMatchObject({ email: 'jonah@example.com', dob: { day: 14, month: 8, year: 1979 } });
    expect(data.income.income).toBe(118_000);
    expect(entry).toMatchObject({ affiliate: 'rate-compare', abVersion: 'b' });
  });

  test('[PREFILL-04] from the address, all eight groups', async () => {
    stubServer({});
    const { data } = await goIn(newcomer({ urlData: encodeUrlData(jane) }));
    expect(data).toMatchObject({
      name: jane.name,
      dob: jane.dob,
      income: jane.income,
      propertyAddress: jane.propertyAddress,
      isListedForSale: false,
    });
  });

  test('[PREFILL-05] from the profile, whose email stands', async () => {
    stubServer({ [profilePath]: profile, [all]: [] });
    const { data, known } = await goIn(newcomer({ isLoggedIn: true }));
    expect(data).toMatchObject({
      email: 'jane@example.com',
      name: profile.name,
      dob: { day: 31, month: 1, year: 1980 },
    });
    expect(known).toMatchObject({
      flags: { isEmailFromProfile: true, isNameFromProfile: true, isDobFromProfile: true, isPrepopComplete: true },
      profileHasContact: true,
      profileHasPhone: true,
    });
  });

  test('[REG-011] a profile without a phone number still has to be asked', async () => {
    stubServer({ [profilePath]: { ...profile, phoneNumbers: [] }, [all]: [] });
    expect((await goIn(newcomer({ isLoggedIn: true }))).known).toMatchObject({
      profileHasContact: false,
      profileHasPhone: false,
    });
  });

  test('nothing over what the person has answered', async () => {
    stubServer({});
    const options = newcomer({ urlData: encodeUrlData({ ...jane, name: { ...jane.name, firstName: 'Other' } }) });
    options.store.update((draft, nowMs) => withConfirmed(draft, 'name', { name: jane.name }, nowMs));
    expect((await goIn(options)).data.name).toEqual(jane.name);
  });

  test('nothing hostile, and no failing look-up keeps anyone out', async () => {
    stubServer({ 'GET /a/external/prepop': away, 'GET /offercode/AB12-CD34': () => refusal(500, 'internal', 'No') });
    const search = '?affiliate=x&offerCode=AB12-CD34&utm_source=%00%3Cscript%3E';
    const { data, entry } = await goIn(newcomer({ search, urlData: '__proto__' }));
    expect(data.name.firstName).toBe('');
    expect(entry?.utmParameters).toEqual({});
  });
});

describe('someone who is signed in', () => {
  const signedIn = (applications: readonly object[]) => {
    stubServer({ [profilePath]: profile, [all]: applications });
    return goIn(newcomer({ isLoggedIn: true }));
  };

  test('[MODAL-01] [ERR-28] and has an application sees that it exists', async () => {
    const { modal } = await signedIn([application]);
    expect(modal).toMatchObject({ kind: 'active', title: 'Active application already exists', application });
  });

  test('[ERR-27] and has an inquiry is to call the loan officer', async () => {
    const { modal } = await signedIn([{ ...application, isInquiry: true }]);
    expect(modal).toMatchObject({ kind: 'inquiry', title: 'Action Required: Contact Your Loan Officer' });
  });

  test('and has none sees none', async () => {
    expect((await signedIn([])).modal).toBeUndefined();
    expect((await signedIn([{ ...application, active: false, activeForAppStart: false }])).modal).toBeUndefined();
  });

  test('[REG-024] as a co-deeder has the credentials dropped, and the page loads again', async () => {
    localStorage.setItem('jwt', 'Bearer theirs');
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    stubServer({ [profilePath]: { ...profile, type: 'CO_DEEDER' }, [all]: [] });
    expect(await enter(newcomer({ isLoggedIn: true }))).toEqual({ kind: 'reloading' });
    expect(localStorage.getItem('jwt')).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  });
});
