/** Q601 to Q660: what is possible and seldom true. They are confirmed, not forbidden. Those of purchases and of FHA, VA and USDA loans cannot be met by an open-end line of ours and are not here. */
import { stateFips } from '../state-fips.ts';
import { among, edit, implies, isDate, isNone, isNumber } from './edit.ts';

const yearsApart = (from: string, to: string) => (Number(to) - Number(from)) / 10_000;
const isBetween = (value: string, least: number, most: number) =>
  isNumber(value) && Number(value) >= least && Number(value) <= most;

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
  edit('Q606', 'income', ({ income }) => implies(isNumber(income), Number(income) < 10_000)),
  edit('Q607', 'amount lien', ({ amount, lien }) => implies(lien === '2', Number(amount) <= 250_000)),
  edit('Q608', 'action actionDate applicationDate', ({ action, actionDate, applicationDate }) =>
    implies(action === '1' && isDate(applicationDate), actionDate > applicationDate),
  ),
  edit('Q610', 'action lien rateSpread hoepa', ({ action, lien, rateSpread, hoepa }) =>
    implies(action === '1' && lien === '1' && Number(rateSpread) > 6.5, hoepa === '1'),
  ),
  edit('Q611', 'action lien rateSpread hoepa', ({ action, lien, rateSpread, hoepa }) =>
    implies(action === '1' && lien === '2' && Number(rateSpread) > 8.5, hoepa === '1'),
  ),
  edit('Q613', 'business purpose', ({ business, purpose }) => implies(business === '1', among(purpose, '1 2 31 32 5'))),
  edit('Q614-1', 'age', ({ age }) => age === '8888' || isBetween(age, 18, 100)),
  edit('Q614-2', 'coAge', ({ coAge }) => among(coAge, '8888 9999') || isBetween(coAge, 18, 100)),
  edit('Q617', 'cltv amount value', ({ loanType, cltv, amount, value }) =>
    implies(
      loanType === '1' && isNumber(cltv) && isNumber(value),
      Number(cltv) >= Math.floor((Number(amount) * 100_000) / Number(value)) / 1000,
    ),
  ),
  edit('Q618', 'construction manufacturedType', (row) =>
    implies(row.construction === '2', row.manufacturedType !== '3'),
  ),
  edit('Q619', 'construction manufacturedLand', (row) =>
    implies(row.construction === '2', row.manufacturedLand !== '5'),
  ),
  edit('Q622', 'reverse age', ({ reverse, age }) => implies(reverse === '1', Number(age) >= 62)),
  edit('Q623', 'amount units income', ({ amount, units, income }) =>
    implies(Number(units) <= 4 && isNumber(income) && Number(income) <= 200, Number(amount) < 2_000_000),
  ),
  edit('Q629', 'action units purpose income', ({ action, units, purpose, income }) =>
    implies(among(action, '1 2 3 4 5 7 8') && Number(units) <= 4 && among(purpose, '1 2 4'), income !== 'NA'),
  ),
  edit('Q630', 'units hoepa', ({ units, hoepa }) => implies(Number(units) >= 5, hoepa === '3')),
  edit('Q642-1', 'score scoreModel', ({ score, scoreModel }) => implies(score === '7777', among(scoreModel, '7 8'))),
  edit('Q642-2', 'coScore coScoreModel', (row) => implies(row.coScore === '7777', among(row.coScoreModel, '7 8'))),
  edit('Q645-1', 'amount', ({ amount }) => Number(amount) >= 500),
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
    implies(among(action, '1 2 8') && !isNone(cltv), isBetween(cltv, 0, 250)),
  ),
  edit('Q653-2', 'action cltv', ({ action, cltv }) =>
    implies(among(action, '3 4 5 6 7') && !isNone(cltv), isBetween(cltv, 0, 1000)),
  ),
  edit('Q654', 'action income dti', ({ action, income, dti }) =>
    implies(Number(income) > 5 && among(action, '1 2 8') && !isNone(dti), isBetween(dti, 0, 80)),
  ),
  edit('Q658', 'term', ({ term }) => isNone(term) || Number(term) <= 600),
  edit(
    'Q659-1',
    'age coAge score coScore',
    (row) => !hasAny([row.age, row.coAge, row.score, row.coScore, row.income], '888 88888'),
  ),
  edit(
    'Q659-2',
    'age coAge score coScore',
    (row) => !hasAny([row.age, row.coAge, row.score, row.coScore, row.income], '999 99999'),
  ),
  edit('Q660-1', 'street', ({ street }) => street.length <= 100),
  edit('Q660-2', 'street', ({ street }) => !/[;&]|\band\b/i.test(street)),
  edit('Q660-3', 'street', ({ street }) => !/[?!*%^@[\]{}<>_+=]|\btbd\b/i.test(street)),
  edit('Q660-4', 'street', ({ street }) => among(street, 'NA Exempt') || (/\d/.test(street) && /[a-z]/i.test(street))),
];

function hasAny(values: readonly string[], wrong: string): boolean {
  return values.some((value) => among(value, wrong));
}
