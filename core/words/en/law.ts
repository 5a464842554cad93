/** What each row of the register of law says, for compliance: what it is, what was read, and what counsel must confirm. */
import { plural } from '#core/words/plural.ts';

export const titles = {
  highCostFees: 'High-cost test: points and fees',
  highCostRate: 'High-cost test: rate above the average prime offer rate',
  aporAge: 'Age of the table of average prime offer rates',
  primeRate: 'Index of later draws: the Prime Rate',
  stateLimits: 'What single states forbid',
  recordingTaxes: 'Taxes on recording a lien',
  holidays: 'Federal holidays',
  rescission: 'Right to cancel',
  givingBack: 'Giving back after a cancellation',
  texasWait: 'Texas: wait before closing',
  texasYear: 'Texas: one equity loan a year',
  texasNotice: 'Texas: notice of the owner’s rights',
  earlyPapers: 'Terms with the application',
  brochure: 'Brochure with the application',
  creditRecords: 'Keeping the record of an application',
  complaints: 'Answering a complaint',
  majority: 'Age of majority',
  majorityOff: 'Age of majority, known and not applied',
} as const;

export const counsel = {
  figuresOfNextYear: 'The figures of next year are published in December: add the row before January 1.',
  policy: 'Ten days is our own limit; the table is published every week.',
  primeAfter: 'No change after December 11, 2025 was looked up: confirm today’s value before lending.',
  secondarySources: 'Taken from secondary sources: confirm each figure with the county or the title partner.',
  eachState: 'Confirm each state before lending there.',
  substitute: 'The brochure is in our own words: confirm that it is a suitable substitute for the Bureau’s.',
  texasText: 'Compare the notice word for word with the constitution as amended.',
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
  specification: 'The product’s specification (VAL-004, VAL-005)',
} as const;

export const feesAllowed = (percent: number, threshold: string, smallPercent: number, small: string) =>
  `${percent}% of a line of ${threshold} or more; below it the lesser of ${smallPercent}% and ${small}`;
export const above = (first: string, subordinate: string) =>
  `First lien ${first}, subordinate lien ${subordinate} above it`;
export const days = (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`;
export const businessDays = (count: number) => `${count} business ${plural(count, { one: 'day', other: 'days' })}`;
export const years = (count: number) => `${count} ${plural(count, { one: 'year', other: 'years' })}`;
export const rows = (count: number) => `${count} ${plural(count, { one: 'row', other: 'rows' })}`;
export const ageIn = (state: string, age: number) => `${state}: ${age}`;
export const ownWords = 'A substitute in our own words';
export const constitutionsText = 'The text of section 50(g)';
