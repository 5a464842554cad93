/** What each row of the register of law says, for compliance: what it is, what was read, and what counsel must confirm. */
import { plural } from '#core/words/plural.ts';

export const titles = {
  highCostFees: 'High-cost test: points and fees',
  highCostRate: 'High-cost test: rate above the average prime offer rate',
  servicemembers: 'People on active duty: acts on a funded line',
  aporAge: 'Age of the table of average prime offer rates',
  primeRate: 'Index of later draws: the Prime Rate',
  stateLimits: 'What single states forbid',
  recordingTaxes: 'Taxes on recording a lien',
  newYorkLocalTaxes: 'New York: what counties add to the tax on recording',
  instruments: 'What pledges a home: mortgage, deed of trust or security deed',
  instrumentStatements: 'What single states want said in the instrument',
  joinder: 'When a spouse who owns nothing signs too',
  floodCover: 'Flood insurance: how much',
  counseling: 'List of housing counseling agencies',
  valuationCopies: 'Copy of the valuation before a first lien closes',
  insurerChoice: 'Right to choose an insurer',
  earlyRefund: 'Giving back a fee paid early',
  recordingFormats: 'How a recorded paper must look',
  holidays: 'Federal holidays',
  rescission: 'Right to cancel',
  givingBack: 'Giving back after a cancellation',
  texasWait: 'Texas: wait before closing',
  texasYear: 'Texas: one equity loan a year',
  texasNotice: 'Texas: notice of the owner’s rights',
  earlyPapers: 'Terms with the application',
  brochure: 'Brochure with the application',
  scoreDistribution: 'How credit scores are spread, for the notice of a score',
  creditRecords: 'Keeping the record of an application',
  complaints: 'Answering a complaint',
  majority: 'Age of majority',
  majorityOff: 'Age of majority, known and not applied',
} as const;

export const counsel = {
  figuresOfNextYear: 'The figures of next year are published in December: add the row before January 1.',
  servicemembers:
    'Active duty is not asked about here, because nothing is done here to a line that is funded. Confirm that the company that services the line asks before a judgment, a foreclosure, a sale, an acceleration or a higher rate.',
  policy: 'Ten days is our own limit; the table is published every week.',
  primeAfter: 'No change after December 11, 2025 was looked up: confirm today’s value before lending.',
  secondarySources: 'Taken from secondary sources: confirm each figure with the county or the title partner.',
  newYorkCounties:
    'Taken from tables of title companies, which differ for some counties: confirm each with Form MT-15, and Madison, Montgomery, Livingston and Washington first. A bank that is exempt from its share passes it on; we take it that none is.',
  eachState: 'Confirm each state before lending there.',
  floodNotice:
    'The notice goes out when the zone is known, and no wait is kept after it. Confirm that this is a reasonable time; ten days are often named.',
  counselingText: 'The words around the list are ours: compare them with the Bureau’s bulletin.',
  valuationDays: 'Days on which we are open, Saturdays not among them. A waiver of the three days is not offered.',
  insurerText: 'One notice for all states, in our own words: confirm it for each.',
  substitute: 'The brochure is in our own words: confirm that it is a suitable substitute for the Bureau’s.',
  texasText: 'Compare the notice word for word with the constitution as amended.',
  scoreModel:
    'The figures are of 2007: replace them with those that the bureau publishes for the model in use. Until then the notice says of when they are.',
  majorityBinds: 'Confirm whether the higher age binds a loan on a home; off until then.',
  complaints:
    'Fifteen days is what the Bureau asks of companies that answer through its portal; confirm for the others and by state.',
  conversations: 'Confirm that conversations belong to the record of an application.',
} as const;

export const readIn = {
  notes: 'The design’s domain notes',
  federalRegister: '90 FR 57890 and the domain notes',
  regulationZ: 'Regulation Z, and the domain notes',
  regulationB: 'Regulation B, and the domain notes',
  statute: 'The United States Code',
  primePages: 'Published histories of The Wall Street Journal’s Prime Rate',
  texas: 'Texas Constitution and 7 TAC 153, in the domain notes',
  ownNotes: 'Our own notes; no source was opened',
  titleCharts: 'Our own notes; a few states seen in charts of title companies',
  hudPages: 'Descriptions of HUD’s service and of the Bureau’s tool; the regulation from our own notes',
  recorderPages: 'Pages of recorders for OH, WA, NC, SD, MN, MO and DE; our own notes for the others',
  titleTables:
    'Tables of three title companies, the sections of Article 11 as of October 2024, and the Department’s notices for January 2025',
  scoreReport: 'Federal Reserve Board, Report to the Congress on Credit Scoring, August 2007, table 1',
  specification: 'The product’s specification (VAL-004, VAL-005)',
} as const;

export const feesAllowed = (percent: number, threshold: string, smallPercent: number, small: string) =>
  `${percent}% of a line of ${threshold} or more; below it the lesser of ${smallPercent}% and ${small}`;
export const actsOnFundedLine = (acts: readonly string[]) =>
  acts.length === 0
    ? 'This product does nothing to a funded line: no judgment, foreclosure, sale, acceleration or closing'
    : `Active duty must be asked about before: ${acts.join(', ')}`;
export const above = (first: string, subordinate: string) =>
  `First lien ${first}, subordinate lien ${subordinate} above it`;
export const days = (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`;
export const businessDays = (count: number) => `${count} business ${plural(count, { one: 'day', other: 'days' })}`;
export const years = (count: number) => `${count} ${plural(count, { one: 'year', other: 'years' })}`;
export const rows = (count: number) => `${count} ${plural(count, { one: 'row', other: 'rows' })}`;
export const scoresOf = (model: string, isSample: boolean, shares: readonly string[]) =>
  `${model}${isSample ? ' (sample)' : ''}: ${shares.join(', ')}, from 300 to 499 up to 800 to 850`;
/** Places in New York whose taxes are their own, by county; the city by one of its five. */
export const newYorkPlaces: Readonly<Record<string, string>> = {
  36001: 'Albany',
  36009: 'Cattaraugus',
  36013: 'Chautauqua',
  36015: 'Chemung',
  36021: 'Columbia',
  36023: 'Cortland',
  36031: 'Essex',
  36037: 'Genesee',
  36039: 'Greene',
  36045: 'Jefferson',
  36061: 'New York City',
  36069: 'Ontario',
  36083: 'Rensselaer',
  36087: 'Rockland',
  36089: 'St. Lawrence',
  36093: 'Schenectady',
  36101: 'Steuben',
  36107: 'Tioga',
  36109: 'Tompkins',
  36111: 'Ulster',
  36113: 'Warren',
  36117: 'Wayne',
  36119: 'Westchester, with Yonkers 50 cents more',
  36121: 'Wyoming',
};
export const perHundred = (amount: string) => `${amount} per $100, the lender’s part in it`;
export const ageIn = (state: string, age: number) => `${state}: ${age}`;
export const instrumentKinds = {
  deedOfTrust: 'deed of trust',
  mortgage: 'mortgage',
  securityDeed: 'security deed',
} as const;
export const joinder = {
  homestead: 'signs for a homestead',
  dower: 'signs for a share the law keeps',
  community: 'signs for community property',
} as const;
export const noJoinder = 'need not sign';
export const inState = (state: string, ...what: readonly string[]) => `${state}: ${what.join(', ')}`;
export const agencies = (count: number, days: number) => `The ${count} nearest, taken within ${days} days`;
export const floodCover = (most: string) =>
  `What is owed on the home, at most ${most} and what the building could be insured for`;
export const ownWords = 'A substitute in our own words';
export const constitutionsText = 'The text of section 50(g)';
