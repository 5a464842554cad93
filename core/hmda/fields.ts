/**
 * The 110 columns of a row of the loan/application register, in the order of the Filing Instructions Guide (FFIEC, for
 * data collected in 2024 to 2026), and the 15 of the transmittal sheet. Looked up 2026-11-17. A row is text throughout:
 * what a column holds is for the edits to judge.
 */

const five = (name: string) => [1, 2, 3, 4, 5].map((number) => `${name}${number}`);

const columns =
  `recordId lei uli applicationDate loanType purpose preapproval construction occupancy amount action actionDate street city
  state zip county tract ${five('ethnicity').join(' ')} ethnicityText ${five('coEthnicity').join(' ')} coEthnicityText
  ethnicityObserved coEthnicityObserved ${five('race').join(' ')} raceTribe raceAsian racePacific ${five('coRace').join(' ')}
  coRaceTribe coRaceAsian coRacePacific raceObserved coRaceObserved sex coSex sexObserved coSexObserved age coAge income
  purchaser rateSpread hoepa lien score coScore scoreModel scoreModelText coScoreModel coScoreModelText denial1 denial2
  denial3 denial4 denialText loanCosts pointsAndFees originationCharges discountPoints lenderCredits rate penaltyTerm dti
  cltv term introPeriod balloon interestOnly negativeAmortization otherNonAmortizing value manufacturedType
  manufacturedLand units affordableUnits channel payable nmls ${five('aus').join(' ')} ausText ${five('ausResult').join(' ')}
  ausResultText reverse openEnd business`.split(/\s+/);

type Five<Name extends string> = `${Name}${1 | 2 | 3 | 4 | 5}`;

export type Column =
  | 'recordId'
  | 'lei'
  | 'uli'
  | 'applicationDate'
  | 'loanType'
  | 'purpose'
  | 'preapproval'
  | 'construction'
  | 'occupancy'
  | 'amount'
  | 'action'
  | 'actionDate'
  | 'street'
  | 'city'
  | 'state'
  | 'zip'
  | 'county'
  | 'tract'
  | Five<'ethnicity'>
  | 'ethnicityText'
  | Five<'coEthnicity'>
  | 'coEthnicityText'
  | 'ethnicityObserved'
  | 'coEthnicityObserved'
  | Five<'race'>
  | 'raceTribe'
  | 'raceAsian'
  | 'racePacific'
  | Five<'coRace'>
  | 'coRaceTribe'
  | 'coRaceAsian'
  | 'coRacePacific'
  | 'raceObserved'
  | 'coRaceObserved'
  | 'sex'
  | 'coSex'
  | 'sexObserved'
  | 'coSexObserved'
  | 'age'
  | 'coAge'
  | 'income'
  | 'purchaser'
  | 'rateSpread'
  | 'hoepa'
  | 'lien'
  | 'score'
  | 'coScore'
  | 'scoreModel'
  | 'scoreModelText'
  | 'coScoreModel'
  | 'coScoreModelText'
  | 'denial1'
  | 'denial2'
  | 'denial3'
  | 'denial4'
  | 'denialText'
  | 'loanCosts'
  | 'pointsAndFees'
  | 'originationCharges'
  | 'discountPoints'
  | 'lenderCredits'
  | 'rate'
  | 'penaltyTerm'
  | 'dti'
  | 'cltv'
  | 'term'
  | 'introPeriod'
  | 'balloon'
  | 'interestOnly'
  | 'negativeAmortization'
  | 'otherNonAmortizing'
  | 'value'
  | 'manufacturedType'
  | 'manufacturedLand'
  | 'units'
  | 'affordableUnits'
  | 'channel'
  | 'payable'
  | 'nmls'
  | Five<'aus'>
  | 'ausText'
  | Five<'ausResult'>
  | 'ausResultText'
  | 'reverse'
  | 'openEnd'
  | 'business';

export const larColumns = columns as readonly Column[];
export type LarRow = Readonly<Record<Column, string>>;

const sheetColumns = [
  'recordId',
  'institution',
  'year',
  'quarter',
  'contact',
  'phone',
  'email',
  'street',
  'city',
  'state',
  'zip',
  'agency',
  'entries',
  'taxId',
  'lei',
] as const;
export type Sheet = Readonly<Record<(typeof sheetColumns)[number], string>>;

const separator = '|';

/** Nothing of ours may hold the separator or a line's end: it would move every column after it. */
const cleaned = (value: string) => value.replace(/[|\r\n]+/g, ' ').trim();

export function printRow(row: LarRow): string {
  return larColumns.map((column) => cleaned(row[column])).join(separator);
}

export function printSheet(sheet: Sheet): string {
  return sheetColumns.map((column) => cleaned(sheet[column])).join(separator);
}

/** Undefined where the number of columns is another. */
export function readRow(line: string): LarRow | undefined {
  return read(line, larColumns) as LarRow | undefined;
}

export function readSheet(line: string): Sheet | undefined {
  return read(line, sheetColumns) as Sheet | undefined;
}

function read(line: string, names: readonly string[]): Readonly<Record<string, string>> | undefined {
  const values = line.split(separator).map((value) => value.trim());
  if (values.length !== names.length) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
