/**
 * Q601 to Q660: what is possible and seldom true. They are confirmed, not forbidden. Those of purchases, sales and insured
 * loans are here too: no row of ours meets them, and a row that someone pastes may.
 */

import type { Column, LarRow } from '../fields.ts';
import { stateFips } from '../state-fips.ts';
import { among, edit, implies, isDate, isNumber, isWhole } from './edit.ts';

/** Columns that say Exempt in words, and never by the code 1111. */
const exemptColumns =
  'rate rateSpread penaltyTerm dti cltv term introPeriod street city state zip loanCosts pointsAndFees originationCharges discountPoints lenderCredits value affordableUnits nmls';
const both = (names: string) => `${names} ${names.replace(/\b[a-z]/g, (first) => `co${first.toUpperCase()}`)}`;
/** Columns that know no exemption at all. */
const codeColumns = `units income purchaser hoepa lien loanType purpose construction occupancy amount rateSpread preapproval action ethnicity1 ethnicity2 ethnicity3 ethnicity4 ethnicity5 ${both('race1 race2 race3 race4 race5 ethnicityObserved raceObserved sex sexObserved age')} aus2 aus3 aus4 aus5 ausResult2 ausResult3 ausResult4 ausResult5`;
/** Columns in which 8888, 9999 or NA stands for nothing to report. */
const naColumns = `age coAge score coScore income ${exemptColumns}`;

const yearsApart = (from: string, to: string) => (Number(to) - Number(from)) / 10_000;
const isBetween = (value: string, least: number, most: number) =>
  isNumber(value) && Number(value) >= least && Number(value) <= most;
const isAtMost = (value: string, most: number) => isNumber(value) && Number(value) <= most;

/** What a figure should be is asked of figures alone: of anything else the edits of validity speak. */
export const qualityEdits = [
  edit('Q601', 'applicationDate actionDate', ({ applicationDate, actionDate }) =>
    implies(isDate(applicationDate) && isDate(actionDate), yearsApart(applicationDate, actionDate) <= 2),
  ),
  edit('Q602', 'street city state zip', ({ street, city, state, zip }) =>
    implies(
      street === 'NA',
      [city, state, zip].every((value) => value === 'NA'),
    ),
  ),
  edit('Q604', 'county state', ({ county, state }) =>
    implies(county !== 'NA' && state in stateFips, county.slice(0, 2) === stateFips[state]),
  ),
  edit('Q605-1', 'purchaser loanType', (row) => implies(among(row.purchaser, '1 3'), row.loanType === '1')),
  edit('Q605-2', 'purchaser loanType', (row) => implies(row.purchaser === '2', among(row.loanType, '2 3 4'))),
  edit('Q606', 'income', ({ income }) => implies(isNumber(income), Number(income) < 10_000)),
  edit('Q607', 'amount lien', ({ amount, lien }) =>
    implies(lien === '2' && isNumber(amount), Number(amount) <= 250_000),
  ),
  edit('Q608', 'action actionDate applicationDate', ({ action, actionDate, applicationDate }) =>
    implies(action === '1' && isDate(applicationDate) && isDate(actionDate), actionDate > applicationDate),
  ),
  edit('Q609', 'purchaser rateSpread', ({ purchaser, rateSpread }) =>
    implies(among(purchaser, '1 2 3 4') && isNumber(rateSpread), Number(rateSpread) <= 10),
  ),
  edit('Q610', 'action lien rateSpread hoepa', ({ action, lien, rateSpread, hoepa }) =>
    implies(action === '1' && lien === '1' && Number(rateSpread) > 6.5, hoepa === '1'),
  ),
  edit('Q611', 'action lien rateSpread hoepa', ({ action, lien, rateSpread, hoepa }) =>
    implies(action === '1' && lien === '2' && Number(rateSpread) > 8.5, hoepa === '1'),
  ),
  edit('Q612', 'purchaser hoepa', (row) => implies(among(row.purchaser, '1 3'), among(row.hoepa, '2 3'))),
  edit('Q613', 'business purpose', ({ business, purpose }) => implies(business === '1', among(purpose, '1 2 31 32 5'))),
  edit('Q614-1', 'age', ({ age }) => age === '8888' || isBetween(age, 18, 100)),
  edit('Q614-2', 'coAge', ({ coAge }) => among(coAge, '8888 9999') || isBetween(coAge, 18, 100)),
  edit('Q615-1', 'loanCosts originationCharges', (row) => isAbove(row.loanCosts, row.originationCharges)),
  edit('Q615-2', 'pointsAndFees originationCharges', (row) => isAbove(row.pointsAndFees, row.originationCharges)),
  edit('Q616-1', 'loanCosts discountPoints', (row) => isAbove(row.loanCosts, row.discountPoints)),
  edit('Q616-2', 'pointsAndFees discountPoints', (row) => isAbove(row.pointsAndFees, row.discountPoints)),
  edit('Q616-3', 'discountPoints amount', ({ discountPoints, amount }) =>
    implies(isNumber(discountPoints) && isNumber(amount), Number(discountPoints) * 100 <= Number(amount) * 15),
  ),
  edit('Q617', 'cltv amount value', ({ loanType, cltv, amount, value }) =>
    implies(
      loanType === '1' && [cltv, amount, value].every(isNumber),
      Number(cltv) >= Math.floor((Number(amount) * 100_000) / Number(value)) / 1000,
    ),
  ),
  edit('Q618', 'construction manufacturedType', (row) =>
    implies(row.construction === '2', row.manufacturedType !== '3'),
  ),
  edit('Q619', 'construction manufacturedLand', (row) =>
    implies(row.construction === '2', row.manufacturedLand !== '5'),
  ),
  edit('Q622', 'reverse age', ({ reverse, age }) => implies(reverse === '1' && isNumber(age), Number(age) >= 62)),
  edit('Q623', 'amount units income', ({ amount, units, income }) =>
    implies(isAtMost(units, 4) && isAtMost(income, 200) && isNumber(amount), Number(amount) < 2_000_000),
  ),
  edit('Q624', 'loanType units amount', ({ loanType, units, amount }) =>
    implies(loanType === '2' && units === '1', !(Number(amount) > 637_000)),
  ),
  edit('Q625', 'loanType units amount', ({ loanType, units, amount }) =>
    implies(loanType === '3' && isAtMost(units, 4), !(Number(amount) > 1_050_000)),
  ),
  edit('Q626', 'purchaser units amount', ({ purchaser, units, amount }) =>
    implies(among(purchaser, '1 2 3 4') && isAtMost(units, 4), !(Number(amount) > 1_225_000)),
  ),
  edit('Q627', 'units amount', ({ units, amount }) =>
    implies(Number(units) >= 5 && isNumber(amount), isBetween(amount, 100_000, 10_000_000)),
  ),
  edit('Q628', 'purpose units amount', ({ purpose, units, amount }) =>
    implies(purpose === '1' && isAtMost(units, 4) && isNumber(amount), Number(amount) > 10_000),
  ),
  edit('Q629', 'action units purpose income', ({ action, units, purpose, income }) =>
    implies(among(action, '1 2 3 4 5 7 8') && isAtMost(units, 4) && among(purpose, '1 2 4'), income !== 'NA'),
  ),
  edit('Q630', 'units hoepa', ({ units, hoepa }) => implies(Number(units) >= 5, hoepa === '3')),
  edit('Q631', 'loanType units', ({ loanType, units }) =>
    implies(among(loanType, '2 3 4') && isNumber(units), Number(units) <= 4),
  ),
  edit('Q642-1', 'score scoreModel', ({ score, scoreModel }) => implies(score === '7777', among(scoreModel, '7 8'))),
  edit('Q642-2', 'coScore coScoreModel', (row) => implies(row.coScore === '7777', among(row.coScoreModel, '7 8'))),
  edit('Q645-1', 'amount', ({ amount }) => implies(isNumber(amount), Number(amount) >= 500)),
  edit('Q645-2', 'amount purpose', ({ amount, purpose }) =>
    implies(purpose === '1' && isNumber(amount), Number(amount) >= 1000),
  ),
  edit('Q648', 'action lei uli', ({ action, lei, uli }) =>
    implies(among(action, '1 2 3 4 5 7 8') && uli.length > 22, uli.slice(0, 20).toUpperCase() === lei.toUpperCase()),
  ),
  edit('Q649-1', 'score', ({ score }) => among(score, '7777 8888 1111') || isBetween(score, 300, 900)),
  edit('Q649-2', 'coScore', ({ coScore }) => among(coScore, '7777 8888 9999 1111') || isBetween(coScore, 300, 900)),
  edit('Q650-1', 'rate', ({ rate }) => !(Number(rate) > 0 && Number(rate) < 0.5)),
  edit('Q650-2', 'rate', ({ rate }) => !(Number(rate) > 20)),
  edit('Q651-1', 'cltv', ({ cltv }) => !(Number(cltv) > 0 && Number(cltv) < 1.5)),
  edit('Q651-2', 'cltv', ({ cltv }) => !(Number(cltv) >= 150)),
  edit('Q652', 'dti', ({ dti }) => !(Number(dti) > 0 && Number(dti) < 1)),
  edit('Q653-1', 'action cltv', ({ action, cltv }) =>
    implies(among(action, '1 2 8') && isNumber(cltv), isBetween(cltv, 0, 250)),
  ),
  edit('Q653-2', 'action cltv', ({ action, cltv }) =>
    implies(among(action, '3 4 5 6 7') && isNumber(cltv), isBetween(cltv, 0, 1000)),
  ),
  edit('Q654', 'action income dti', ({ action, income, dti }) =>
    implies(Number(income) > 5 && among(action, '1 2 8') && isNumber(dti), isBetween(dti, 0, 80)),
  ),
  edit('Q655', 'units affordableUnits', ({ units, affordableUnits }) =>
    implies(Number(units) >= 5, affordableUnits === 'Exempt' || isWhole(affordableUnits)),
  ),
  edit('Q656', exemptColumns, (row) => !hasAny(row, exemptColumns, /^1111(\.0+)?$/)),
  edit('Q657', codeColumns, (row) => !hasAny(row, codeColumns, /^1111(\.0+)?$/)),
  edit('Q658', 'term', ({ term }) => implies(isNumber(term), Number(term) <= 600)),
  edit('Q659-1', naColumns, (row) => !hasAny(row, naColumns, /^8{3}(88)?(\.0+)?$/)),
  edit('Q659-2', naColumns, (row) => !hasAny(row, naColumns, /^9{3}(99)?(\.0+)?$/)),
  edit('Q660-1', 'street', ({ street }) => street.length <= 100),
  edit('Q660-2', 'street', ({ street }) => !/[;&]|\band\b/i.test(street)),
  edit('Q660-3', 'street', ({ street }) => !/[?!*%^@[\]{}<>_+=]|\btbd\b/i.test(street)),
  edit('Q660-4', 'street', ({ street }) => among(street, 'NA Exempt') || (/\d/.test(street) && /[a-z]/i.test(street))),
];

function hasAny(row: LarRow, columns: string, wrong: RegExp): boolean {
  return (columns.split(' ') as Column[]).some((column) => wrong.test(row[column]));
}

/** Where both are figures other than zero, the whole is more than its part. */
function isAbove(whole: string, part: string): boolean {
  const areFigures = [whole, part].every((value) => isNumber(value) && Number(value) !== 0);
  return !areFigures || Number(whole) > Number(part);
}
