/**
 * Another reader of the published edits, for tests: it shares no line with the product's, so that two readings of one
 * description have to agree. It takes the table of judge-rules.ts, and below what no line of it can say.
 */
import { type Column, type LarRow, larColumns } from '../fields.ts';
import { published } from './judge-rules.ts';

type Row = Readonly<Record<string, string>>;
type Test = (row: Row) => boolean;

const isFigure = (text: string) => text !== '' && !Number.isNaN(Number(text)) && /\d$/.test(text);

const kinds: Readonly<Record<string, (text: string) => boolean>> = {
  num: isFigure,
  int: (text) => isFigure(text) && Number.isInteger(Number(text)) && !text.includes('.'),
  whole: (text) => text !== '' && [...text].every((sign) => sign >= '0' && sign <= '9'),
  alnum20: (text) => text.length === 20 && !/[^a-zA-Z0-9]/.test(text),
  zip: (text) => (text.length === 5 ? kinds['whole']?.(text) === true : /^[0-9]{5}-[0-9]{4}$/.test(text)),
  digits5: (text) => text.length === 5 && kinds['whole']?.(text) === true,
  digits11: (text) => text.length === 11 && kinds['whole']?.(text) === true,
  digits4to7: (text) => text.length > 3 && text.length < 8,
  date: (text) => {
    if (text.length !== 8 || kinds['whole']?.(text) !== true) return false;
    const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
    const at = new Date(`${iso}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso);
  },
};

const compare: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
};

/** One condition: columns, how they are asked, and what is asked. */
function atom(text: string): Test {
  const [, any = '', name = '', first = '', to = '', how = '', asked = ''] =
    /^(\+?)([a-zA-Z]+)(\d?)(?:-(\d))?(<=|>=|!=|=|<|>|\?)(.*)$/.exec(text.trim()) ?? [];
  if (name === '') throw new Error(`The judge cannot read "${text}".`);
  const columns: string[] = [];
  for (let at = Number(first); at <= Number(to || first); at += 1) columns.push(`${name}${first === '' ? '' : at}`);
  const unknown = columns.find((column) => !larColumns.includes(column as Column));
  if (unknown) throw new Error(`There is no column ${unknown}.`);
  if (asked === 'once') {
    return (row) => {
      const given = columns.map((column) => row[column] ?? '').filter((value) => value !== '');
      return given.every((value, at) => given.indexOf(value) === at);
    };
  }
  const listed = asked.split(',').map((value) => (value === '_' ? '' : value));
  const holds = (value: string, row: Row): boolean => {
    if (how === '=') return listed.includes(value);
    if (how === '!=') return !listed.includes(value);
    if (how === '?') return kinds[asked]?.(value) ?? false;
    const other = isFigure(asked) ? asked : (row[asked] ?? '');
    return isFigure(value) && isFigure(other) && (compare[how]?.(Number(value), Number(other)) ?? false);
  };
  return (row) =>
    any === '+'
      ? columns.some((column) => holds(row[column] ?? '', row))
      : columns.every((column) => holds(row[column] ?? '', row));
}

const all = (text: string): Test => {
  const tests = text.split(' & ').map(atom);
  return (row) => tests.every((test) => test(row));
};
const some = (text: string): Test => {
  const tests = text.split(' | ').map(all);
  return (row) => tests.some((test) => test(row));
};

function sentence(text: string): Test {
  const [one = '', other] = text.split(/ <?-> /);
  if (other === undefined) return some(one);
  const [first, second] = [some(one), some(other)];
  return text.includes(' <-> ') ? (row) => first(row) === second(row) : (row) => !first(row) || second(row);
}

const rules = published
  .trim()
  .split('\n')
  .flatMap((line) => (line.includes('$k') ? ['1', '2', '3', '4', '5'].map((k) => line.replaceAll('$k', k)) : [line]))
  .map((line) => ({ id: line.slice(0, line.indexOf(' ')), test: sentence(line.slice(line.indexOf(' ') + 1)) }));

const counties =
  'AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 UT49 VT50 VA51 WA53 WV54 WI55 WY56 AS60 GU66 MP69 PR72 VI78';
const isState = (state: string) => /^[A-Z]{2}$/.test(state) && new RegExp(`\\b${state}\\d`).test(counties);
const isThere = ({ state = '', county = '' }: Row) =>
  state === 'NA' || county === 'NA' || !isState(state) || counties.split(' ').includes(`${state}${county.slice(0, 2)}`);

/** ISO 7064 over the whole number at once, letters as two digits. */
const leaves1 = (uli: string) =>
  /^[0-9a-z]+$/i.test(uli) &&
  BigInt([...uli.toUpperCase()].map((sign) => Number.parseInt(sign, 36)).join('')) % 97n === 1n;
const two = (date: string) => `${Number(date.slice(0, 4)) - 2}${date.slice(4)}`;
const hasOneOf = (row: Row, columns: string, values: string) =>
  columns.split(' ').some((column) => values.split(' ').includes((row[column] ?? '').replace(/\.0+$/, '')));

const onlyExempt =
  'rate rateSpread penaltyTerm dti cltv term introPeriod street city state zip loanCosts pointsAndFees originationCharges discountPoints lenderCredits value affordableUnits nmls';
const noCode =
  'units income purchaser hoepa lien loanType purpose construction occupancy amount rateSpread preapproval action ethnicity1 ethnicity2 ethnicity3 ethnicity4 ethnicity5 ethnicityObserved coEthnicityObserved race1 race2 race3 race4 race5 coRace1 coRace2 coRace3 coRace4 coRace5 raceObserved coRaceObserved sex coSex sexObserved coSexObserved age coAge aus2 aus3 aus4 aus5 ausResult2 ausResult3 ausResult4 ausResult5';
const either = `age coAge score coScore street city state zip income rateSpread loanCosts pointsAndFees originationCharges discountPoints lenderCredits rate penaltyTerm dti cltv term introPeriod affordableUnits value nmls`;

interface Known {
  readonly year: string;
  readonly tracts: readonly string[];
}

/** What a line of the table cannot say: true where the row passes. */
function inWords(row: Row, { year, tracts }: Known): Readonly<Record<string, boolean>> {
  const { uli = '', tract = '', county = '', street = '', lei = '', action = '', state = '' } = row;
  const { applicationDate = '', actionDate = '', cltv = '', value = '', amount = '', discountPoints = '' } = row;
  const given = (name: string) => ['1', '2', '3', '4', '5'].filter((at) => row[`${name}${at}`] !== '').length;
  const isPlain = /^[0-9a-zA-Z]*$/.test(uli);
  const areDates = [applicationDate, actionDate].every((date) => kinds['date']?.(date));
  const areFigures = [cltv, value, amount].every(isFigure);
  return {
    'V608-1': uli.length < 23 || (isPlain && uli.length <= 45),
    'V608-2': uli.length > 22 || (isPlain && !['', 'na', 'exempt', '1111'].includes(uli.toLowerCase())),
    V609: uli.length < 23 || uli.length > 45 || !isPlain || leaves1(uli),
    'V619-2': actionDate.slice(0, 4) === year,
    V623: state === 'NA' || isState(state),
    'V625-2': kinds['digits11']?.(tract) !== true || tracts.includes(tract),
    V627: kinds['digits11']?.(tract) !== true || county === 'NA' || tract.indexOf(county) === 0,
    'V696-3': given('aus') === given('ausResult'),
    V716: isThere(row),
    Q601: !areDates || two(actionDate) <= applicationDate,
    Q604: isThere(row),
    'Q616-3': !isFigure(discountPoints) || !isFigure(amount) || Number(discountPoints) * 100 <= Number(amount) * 15,
    Q617: row['loanType'] !== '1' || !areFigures || Number(cltv) + 0.001 > (Number(amount) / Number(value)) * 100,
    Q646: !Object.values(row).some((one) => one === 'Exempt' || one === '1111'),
    Q648: !'1234578'.includes(action || '-') || uli.length < 23 || uli.slice(0, 20).toUpperCase() === lei.toUpperCase(),
    Q656: !hasOneOf(row, onlyExempt, '1111'),
    Q657: !hasOneOf(row, noCode, '1111'),
    'Q659-1': !hasOneOf(row, either, '888 88888'),
    'Q659-2': !hasOneOf(row, either, '999 99999'),
    'Q660-1': street.length < 101,
    'Q660-2':
      ![';', '&'].some((sign) => street.includes(sign)) &&
      !street
        .toLowerCase()
        .split(/[^a-z0-9_]+/)
        .includes('and'),
    'Q660-3':
      ![...'?!*%^@[]{}<>_+='].some((sign) => street.includes(sign)) &&
      !street
        .toLowerCase()
        .split(/[^a-z0-9_]+/)
        .includes('tbd'),
    'Q660-4': ['NA', 'Exempt'].includes(street) || (/[0-9]/.test(street) && /[a-zA-Z]/.test(street)),
  };
}

/** The ids of every edit that speaks of this row. */
export function judged(row: LarRow, known: Known): readonly string[] {
  const told = Object.entries(inWords(row, known)).filter(([, isGood]) => !isGood);
  const read = rules.filter(({ test }) => !test(row));
  return [...new Set([...told.map(([id]) => id), ...read.map(({ id }) => id)])].toSorted();
}
