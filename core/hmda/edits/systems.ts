/** V696 to V708, V710 to V715 and the edits of quality beside them: automated underwriting, the kind of line, and exemptions that are taken. */
import type { LarRow } from '../fields.ts';
import { among, edit, implies, isNone } from './edit.ts';
import { hasNoCoApplicant, isCoCompany, isCompany } from './people.ts';

const results = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 23 24';
const systems = (row: LarRow) => [row.aus1, row.aus2, row.aus3, row.aus4, row.aus5];
const answers = (row: LarRow) => [row.ausResult1, row.ausResult2, row.ausResult3, row.ausResult4, row.ausResult5];
const isBlank = (value: string) => value === '';
const isRestBlank = (row: LarRow) => [...systems(row).slice(1), ...answers(row).slice(1)].every(isBlank);
const columns = 'aus1 aus2 aus3 aus4 aus5 ausResult1 ausResult2 ausResult3 ausResult4 ausResult5';
const isUnused = ({ aus1, ausResult1 }: LarRow) => among(aus1, '1111 6') && among(ausResult1, '1111 17');

const scoreColumns = ({ score, coScore, scoreModel, coScoreModel }: LarRow) => [
  score,
  coScore,
  scoreModel,
  coScoreModel,
];
const features = (row: LarRow) => [row.balloon, row.interestOnly, row.negativeAmortization, row.otherNonAmortizing];

/** An exemption is taken for a group of columns or not at all. */
const isAllOrNone = (values: readonly string[], code: string) =>
  values.every((value) => value === code) || !values.includes(code);

/** What a system can answer: where it was asked, its result is one of these. */
const answeredBy = (id: string, system: string, its: string) =>
  edit(id, columns, (row) =>
    systems(row).every((code, index) => implies(code === system, among(answers(row)[index] ?? '', its))),
  );

export const systemEdits = [
  edit(
    'V696-1',
    columns,
    (row) =>
      among(row.aus1, '1111 1 2 3 4 5 6 7') &&
      systems(row)
        .slice(1)
        .every((code) => isBlank(code) || among(code, '1 2 3 4 5 7')),
  ),
  edit(
    'V696-2',
    columns,
    (row) =>
      among(row.ausResult1, `1111 17 ${results}`) &&
      answers(row)
        .slice(1)
        .every((code) => isBlank(code) || among(code, results)),
  ),
  edit(
    'V696-3',
    columns,
    (row) =>
      systems(row).filter((code) => !isBlank(code)).length === answers(row).filter((code) => !isBlank(code)).length,
  ),
  edit('V699', columns, (row) =>
    systems(row).every((code, index) => implies(code === '5', among(answers(row)[index] ?? '', results))),
  ),
  edit('V700-1', columns, (row) => implies(row.aus1 === '6', row.ausResult1 === '17' && isRestBlank(row))),
  edit('V700-2', columns, (row) => implies(row.ausResult1 === '17', row.aus1 === '6' && isRestBlank(row))),
  edit('V701', columns, (row) =>
    systems(row)
      .slice(1)
      .every((code, index) => implies(isBlank(code), isBlank(answers(row)[index + 1] ?? ''))),
  ),
  edit('V702-1', 'aus1 ausText', (row) => implies(systems(row).includes('5'), row.ausText !== '')),
  edit('V702-2', 'aus1 ausText', (row) => implies(row.ausText !== '', systems(row).includes('5'))),
  edit('V703-1', 'ausResult1 ausResultText', (row) => implies(answers(row).includes('16'), row.ausResultText !== '')),
  edit('V703-2', 'ausResult1 ausResultText', (row) => implies(row.ausResultText !== '', answers(row).includes('16'))),
  edit('V704-1', 'action aus1', (row) => implies(row.action === '6', row.aus1 === '6')),
  edit('V704-2', 'action ausResult1', (row) => implies(row.action === '6', among(row.ausResult1, '1111 17'))),
  edit('V705-1', 'aus1 ausResult1', (row) => implies(isCompany(row) && hasNoCoApplicant(row), isUnused(row))),
  edit('V705-2', 'aus1 ausResult1', (row) => implies(isCompany(row) && isCoCompany(row), isUnused(row))),
  edit('V706', 'reverse', ({ reverse }) => among(reverse, '1111 1 2')),
  edit('V707', 'openEnd', ({ openEnd }) => among(openEnd, '1111 1 2')),
  edit('V708', 'business', ({ business }) => among(business, '1111 1 2')),
  edit('V710', 'score coScore scoreModel coScoreModel', (row) => {
    if (!scoreColumns(row).includes('1111')) return true;
    return (
      scoreColumns(row).every((value) => value === '1111') && row.scoreModelText === '' && row.coScoreModelText === ''
    );
  }),
  edit('V711', 'denial1 denial2 denial3 denial4 denialText', (row) =>
    implies(row.denial1 === '1111', [row.denial2, row.denial3, row.denial4, row.denialText].every(isBlank)),
  ),
  edit('V712', 'loanCosts pointsAndFees', (row) => isAllOrNone([row.loanCosts, row.pointsAndFees], 'Exempt')),
  edit('V713', columns, (row) => {
    if (!among('1111', `${row.aus1} ${row.ausResult1}`)) return true;
    const isBoth = row.aus1 === '1111' && row.ausResult1 === '1111';
    return isBoth && isRestBlank(row) && isBlank(row.ausText) && isBlank(row.ausResultText);
  }),
  edit('V714', 'channel payable', (row) => isAllOrNone([row.channel, row.payable], '1111')),
  edit('V715', 'balloon interestOnly negativeAmortization otherNonAmortizing', (row) =>
    isAllOrNone(features(row), '1111'),
  ),
  edit('Q646', 'uli', (row) => !Object.values(row).some((value) => value === 'Exempt' || value === '1111')),
  answeredBy('Q643', '1', '1 2 3 4 5 6 7 15 16'),
  answeredBy('Q644', '2', '8 9 10 11 12 13 16'),
  answeredBy('Q632', '3', '1 2 3 4 8 13 18 19 16'),
  answeredBy('Q633', '4', '3 4 10 15 18 19 20 21 22 23 24 16'),
  edit('Q620', 'business nmls', (row) => implies(row.business === '2', !isNone(row.nmls) || row.nmls === 'Exempt')),
];
