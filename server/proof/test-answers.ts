/** What tests say again and again: a borrower who tells nothing about themselves, and what vendors find of an ordinary one. */

export const noDemographics = {
  ethnicities: [3],
  races: [6],
  sex: 3,
  otherEthnicity: '',
  tribe: '',
  otherAsian: '',
  otherPacificIslander: '',
};

export const ordinaryFindings = {
  credit: { score: 760, keyFactors: [], marks: [], liabilities: [], homeLoanBalancesCents: [] },
  property: {
    type: 'SINGLE_FAMILY',
    dwellingUnits: 1,
    countyFips: '06001',
    acquiredOn: '2015-03-01',
    monthlyUpkeepCents: 60_000,
    monthlyRentCents: 0,
  },
} as const;

/** What vendors say of an ordinary home and person, one after the other, until there are offers to choose from; and what is filed apart. */
export const untilOffers = [
  ['documentsDelivered', { documentUuids: [] }],
  ['softCreditReturned', { outcome: 'file' }, { credit: ordinaryFindings.credit }],
  ['propertyValued', { outcome: 'valued', valueCents: 80_000_000, condition: 'GOOD' }],
  [
    'propertyReportReturned',
    {
      ownership: 'SOLE',
      hasLiensToConfirm: false,
      isTransferRecent: false,
      isApplicantOwner: true,
      isFullTitleNeeded: false,
    },
  ],
] as const;
