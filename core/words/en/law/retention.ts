/** How long each kind of record is kept, and what counsel must confirm. */
export const kinds = {
  papers: 'Documents of the application, ours and theirs',
  numbers: 'Social Security and account numbers',
  messages: 'Words of messages that were sent',
  demographics: 'Ethnicity, race, and sex',
  identityPictures: 'Pictures of identity documents',
  underwriting: 'Underwriting file and credit report',
  offers: 'Offers and how they were priced',
  notes: 'Notes of our staff',
  notaryJournal: 'Journal of the notary',
  complaints: 'Complaints',
  conversations: 'Conversations',
  history: 'History of the application and its seals',
} as const;

export const from = {
  ended: 'From the day the application ended',
  filed: 'From March 1 of the year after it ended, when the register is filed',
  signed: 'From the day of the notarial act',
  answered: 'From the day it was answered',
  line: 'While the line is open: the product is not told when it closes',
} as const;

export const statutes = {
  texasNotaries: 'Tex. Gov’t Code § 406.108',
  uniformNotaries: 'Revised Uniform Law on Notarial Acts § 14A',
} as const;

export const counsel = {
  line: 'Confirm how long a funded file is kept after the line is closed.',
  identity: 'Counted from the end of the application where no account was opened.',
  state: 'Written from memory: compare with the statute.',
  complaints: 'No federal term was found; the term of the application is used.',
  own: 'Our own choice: no law asks for its end.',
} as const;

export const days = (count: number) => `${count} days`;
export const years = (count: number) => `${count} years`;
export const noEnd = 'No end';
