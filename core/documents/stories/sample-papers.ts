/** Applications whose papers differ: by state, product, ownership, owners, flood zone and debts. For specs and for looking. */
import type { Application } from '#core/application/application.ts';
import { newApplication } from '#core/application/new-application.ts';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import type { CounselingList } from '#core/law/counseling.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { factsOf, type Lender, type PaperFacts } from '../facts.ts';

export const sampleFile: UnderwritingFile = {
  birthDate: '1980-05-17',
  isListedForSale: false,
  originator: null,
  lastHelocCompletedOn: null,
  credit: {
    score: 742,
    scoreModel: 'Meridian Score 10',
    factors: ['Proportion of balances to credit limits is too high', 'Length of time accounts have been established'],
    keyFactors: [],
    marks: [],
    liabilities: [],
    homeLoanBalancesCents: [],
  },
  property: {
    type: 'SINGLE_FAMILY',
    dwellingUnits: 1,
    countyFips: null,
    acquiredOn: '2015-03-02',
    monthlyUpkeepCents: 40_000,
    monthlyRentCents: 0,
    legalDescription: 'Lot 14, Block 7, Orchard Park, Plat Book 61, Page 22',
    modelValuation: { valueCents: 64_000_000, lowCents: 61_000_000, highCents: 67_000_000, asOf: '2026-11-02' },
  },
  liens: [],
  title: null,
  valuation: {
    kind: 'evaluation',
    valueCents: 63_500_000,
    condition: 'GOOD',
    inspectedOn: '2026-11-06',
    summary: 'Seen from the street; nothing stands against the model’s figure.',
    comparables: [{ street: '19 Alder Ct', soldOn: '2026-08-14', priceCents: 64_400_000 }],
  },
};

const offer = {
  id: '10-STANDARD',
  type: 'STANDARD',
  termYears: 10,
  rateBps: 899,
  rateType: 'FIXED',
  originationFeeBps: 299,
  amountCents: 5_149_500,
  drawCents: 5_000_000,
  discounts: ['AUTOPAY'],
  autopayBps: 25,
} as const;

/** A place in each state whose papers differ. */
const places: Readonly<Record<string, { readonly city: string; readonly zip: string; readonly county: string }>> = {
  DC: { city: 'Washington', zip: '20009', county: 'District of Columbia' },
  CA: { city: 'Oakland', zip: '94601', county: 'Alameda' },
  CO: { city: 'Boulder', zip: '80302', county: 'Boulder' },
  IA: { city: 'Des Moines', zip: '50309', county: 'Polk' },
  IN: { city: 'Carmel', zip: '46032', county: 'Hamilton' },
  OH: { city: 'Dayton', zip: '45402', county: 'Montgomery' },
  OR: { city: 'Bend', zip: '97701', county: 'Deschutes' },
  VA: { city: 'Winchester', zip: '22601', county: 'Winchester' },
  WA: { city: 'Spokane', zip: '99201', county: 'Spokane' },
  FL: { city: 'Miami', zip: '33133', county: 'Miami-Dade' },
  GA: { city: 'Atlanta', zip: '30307', county: 'Fulton' },
  NY: { city: 'Albany', zip: '12203', county: 'Albany' },
  TX: { city: 'Austin', zip: '78704', county: 'Travis' },
};

function application(state: string, changes: Partial<Application> = {}): Application {
  const { county = '', ...place } = places[state] ?? {};
  const fresh = newApplication(
    {
      uuid: '00000000-0000-4000-8000-000000000001',
      loanNumber: 'HL-100042',
      orgCode: 'PARTNER_ONE',
      product: 'heloc',
      borrower: {
        identityUuid: '00000000-0000-4000-8000-00000000000a',
        name: { firstName: 'Zoë', middleName: 'Mae', lastName: 'Łukasik-Ortega', suffix: '' },
        email: 'zoe@homeowner.example',
        phoneNumber: '4155550123',
      },
      address: { street1: '12 Elm Street', street2: 'Unit 3', city: '', zip: '', state, ...place },
      occupancy: 'HOME',
      county,
      employmentType: 'FULL_TIME',
      annualIncomeCents: 18_000_000,
    },
    new Date('2026-11-02T18:00:00Z'),
  );
  return {
    ...fresh,
    property: { ...fresh.property, valueCents: 64_000_000, parcelId: '041-2277-018' },
    credit: { ...fresh.credit, bureau: 'Bureau A' },
    ownership: { type: 'SOLE', coOwners: 0, recorded: null },
    offers: { ...fresh.offers, selected: offer },
    accounts: {
      ...fresh.accounts,
      disburse: { mask: '6789', accountToken: 'vault-account', routingMask: '0021', institution: 'First Bank' },
    },
    ...changes,
  };
}

const coOwner = {
  identityUuid: '00000000-0000-4000-8000-00000000000b',
  name: 'Bo Ortega',
  email: 'bo@homeowner.example',
  phoneNumber: '4155550124',
  state: 'READY',
  failedTries: 0,
  photoUuids: [],
} as const;

const payoff = [
  {
    uuid: 'lien-1',
    holder: 'Old Mortgage Bank',
    position: 1,
    balanceCents: 1_200_000,
    isPaidOff: true,
    payoffCents: 1_214_432,
  },
];

/** Each differs from the first in what its name says. */
export const sampleApplications = {
  california: application('CA'),
  texas: application('TX', {
    // Fees within two percent.
    offers: { ...application('TX').offers, selected: { ...offer, originationFeeBps: 99, amountCents: 5_049_500 } },
    valuation: { ...application('TX').valuation, need: 'evaluation', reportedValueCents: 63_500_000 },
  }),
  /** A spouse who owns nothing of the home must agree that it is pledged. */
  texasSpouse: application('TX', {
    applicant: { ...application('TX').applicant, maritalStatus: 'MARRIED' },
    offers: { ...application('TX').offers, selected: { ...offer, originationFeeBps: 99, amountCents: 5_049_500 } },
    valuation: { ...application('TX').valuation, need: 'evaluation', reportedValueCents: 63_500_000 },
    signers: [coOwner],
  }),
  newYork: application('NY'),
  georgia: application('GA'),
  joint: application('CA', {
    ownership: { type: 'JOINT', coOwners: 1, recorded: null },
    signers: [coOwner],
    liens: payoff,
  }),
  trust: application('CA', { ownership: { type: 'TRUST', coOwners: 0, recorded: null } }),
  flood: application('FL', { flood: { zone: 'AE', isCertificatePending: false } }),
  investor: application('CA', {
    product: 'dscr',
    property: { ...application('CA').property, occupancy: 'INVESTMENT' },
  }),
  senior: application('CA', {
    product: 'plus62',
    offers: { ...application('CA').offers, selected: { ...offer, type: 'INTEREST_ONLY', discounts: [] } },
  }),
  crypto: application('CA', { product: 'crypto', accounts: { ...application('CA').accounts, disburse: null } }),
  secondHome: application('CA', { property: { ...application('CA').property, occupancy: 'SECONDARY' } }),
  inPerson: application('CA', {
    notary: { ...application('CA').notary, isManual: true, inPerson: 'chosen' },
  }),
  /** Someone who chose a notary in person after the closing disclosure was given. */
  corrected: application('CA', {
    notary: { ...application('CA').notary, isManual: true, inPerson: 'chosen' },
    closing: {
      costs: [
        { kind: 'RECORDING_FEE', cents: 225_00 },
        { kind: 'MANUAL_NOTARIZATION', cents: 300_00 },
      ],
      corrected: { number: 1, before: [{ kind: 'RECORDING_FEE', cents: 225_00 }], isDelivered: true },
    },
  }),
  /** As many owners as can sign, with names as long as names are. */
  manyOwners: application('CA', {
    ownership: { type: 'JOINT', coOwners: 4, recorded: null },
    signers: ['b', 'c', 'd', 'e'].map((letter) => ({
      ...coOwner,
      identityUuid: `00000000-0000-4000-8000-00000000000${letter}`,
      name: `${letter.toUpperCase()}artholomew Maximilian von Hohenstein-Featherstonehaugh III`,
    })),
  }),
  district: application('DC'),
  declined: application('CA', { declineReasons: ['DTI_EXCEEDED', 'DELINQUENCY'] }),
  counterOffer: application('CA', {
    offers: {
      ...application('CA').offers,
      selected: offer,
      counterOffer: { cause: 'income', reasons: ['DTI_EXCEEDED'] },
    },
  }),
} as const satisfies Record<string, Application>;

/**
 * The states whose rules for a recorded instrument are the most particular (docs/law.md says why each). `npm run papers`
 * draws the instrument of each.
 */
export const deedStates = ['CA', 'CO', 'FL', 'GA', 'IA', 'IN', 'NY', 'OH', 'OR', 'TX', 'VA', 'WA'] as const;
export const deedSamples: readonly Application[] = deedStates.map((state) => application(state));

/** Ten invented agencies, as nearest ones come. */
export const sampleCounseling: CounselingList = {
  takenOn: '2026-11-10',
  isSample: true,
  agencies: Array.from({ length: 10 }, (_, at) => ({
    name: `Front Step Housing Counsel ${at + 1}`,
    address: `${100 + at} Sample Street, Oakland, CA 94612`,
    phone: `510-555-01${String(at).padStart(2, '0')}`,
    email: at % 2 === 0 ? `help${at}@front-step.example` : null,
    website: 'https://front-step.example',
    services: ['Buying a home', 'Financial management and budget'],
    languages: ['English', 'Spanish'],
    latitude: 37.8,
    longitude: -122.2,
    miles: at * 3.4 + 0.6,
  })),
};

const brand = sampleBrand('PARTNER_ONE');
const sampleLender: Lender = brand;

export function sampleFacts(of: Application, lender: Lender = sampleLender, file = sampleFile): PaperFacts {
  return factsOf({
    application: of,
    file,
    lender,
    on: '2026-11-15',
    isValuationCovered: false,
    isManualNotaryOnly: false,
    cancelBy: '2026-11-18',
    counseling: sampleCounseling,
  });
}
