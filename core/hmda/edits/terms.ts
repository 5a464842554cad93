/** V672 to V695: costs, rate, ratios, features, the home and how the application came. */
import type { Column, LarRow } from '../fields.ts';
import { among, edit, implies, isNone, isNumber, isPositive, isPositiveWhole, isWhole, type RowEdit } from './edit.ts';
import { hasNoCoApplicant, isCoCompany, isCompany } from './people.ts';

const isAction = ({ action }: LarRow, actions: string) => among(action, actions);
const isAmount = (value: string) => isNumber(value) && Number(value) >= 0;
const isAmountOrNone = (value: string) => isAmount(value) || isNone(value);

/** Charges that an open-end line, a reverse mortgage, a business loan and one that was not made all leave out. */
function charge(id: string, column: Column, isFit: (value: string) => boolean): RowEdit[] {
  const mustBeNone = (number: number, when: (row: LarRow) => boolean) =>
    edit(`${id}-${number}`, column, (row) => implies(when(row), isNone(row[column])));
  return [
    edit(`${id}-1`, column, (row) => isFit(row[column])),
    mustBeNone(2, ({ reverse }) => reverse === '1'),
    mustBeNone(3, ({ openEnd }) => openEnd === '1'),
    mustBeNone(4, ({ business }) => business === '1'),
    mustBeNone(5, (row) => isAction(row, '2 3 4 5 7 8')),
  ];
}

const flag = (id: string, column: Column) => edit(id, column, (row) => among(row[column], '1111 1 2'));

export const termEdits = [
  edit('V672-1', 'loanCosts', ({ loanCosts }) => isAmountOrNone(loanCosts)),
  edit('V672-2', 'loanCosts pointsAndFees', (row) => implies(isAmount(row.pointsAndFees), row.loanCosts === 'NA')),
  edit('V672-3', 'loanCosts reverse', (row) => implies(row.reverse === '1', isNone(row.loanCosts))),
  edit('V672-4', 'loanCosts openEnd', (row) => implies(row.openEnd === '1', isNone(row.loanCosts))),
  edit('V672-5', 'loanCosts business', (row) => implies(row.business === '1', isNone(row.loanCosts))),
  edit('V672-6', 'loanCosts action', (row) => implies(isAction(row, '2 3 4 5 7 8'), isNone(row.loanCosts))),
  edit('V673-1', 'pointsAndFees', ({ pointsAndFees }) => isAmountOrNone(pointsAndFees)),
  edit('V673-2', 'pointsAndFees action', (row) => implies(isAction(row, '2 3 4 5 6 7 8'), isNone(row.pointsAndFees))),
  edit('V673-3', 'pointsAndFees reverse', (row) => implies(row.reverse === '1', isNone(row.pointsAndFees))),
  edit('V673-4', 'pointsAndFees business', (row) => implies(row.business === '1', isNone(row.pointsAndFees))),
  edit('V673-5', 'pointsAndFees loanCosts', (row) => implies(isAmount(row.loanCosts), row.pointsAndFees === 'NA')),
  ...charge('V674', 'originationCharges', isAmountOrNone),
  ...charge('V675', 'discountPoints', (value) => value === '' || isPositive(value) || isNone(value)),
  ...charge('V676', 'lenderCredits', (value) => value === '' || isPositive(value) || isNone(value)),
  edit('V677-1', 'rate', ({ rate }) => isAmountOrNone(rate)),
  edit('V677-2', 'rate action', (row) => implies(isAction(row, '3 4 5 7'), isNone(row.rate))),
  edit('V678-1', 'penaltyTerm', ({ penaltyTerm }) => isPositiveWhole(penaltyTerm) || isNone(penaltyTerm)),
  edit('V678-2', 'penaltyTerm action', (row) => implies(row.action === '6', isNone(row.penaltyTerm))),
  edit('V678-3', 'penaltyTerm reverse', (row) => implies(row.reverse === '1', isNone(row.penaltyTerm))),
  edit('V678-4', 'penaltyTerm business', (row) => implies(row.business === '1', isNone(row.penaltyTerm))),
  edit('V678-5', 'penaltyTerm term', ({ penaltyTerm, term }) =>
    implies(isNumber(penaltyTerm) && isNumber(term), Number(penaltyTerm) <= Number(term)),
  ),
  edit('V679-1', 'dti', ({ dti }) => isNumber(dti) || isNone(dti)),
  edit('V679-2', 'dti action', (row) => implies(isAction(row, '4 5 6'), isNone(row.dti))),
  edit('V679-3', 'dti affordableUnits', (row) => implies(isNumber(row.affordableUnits), isNone(row.dti))),
  edit('V680-1', 'dti', (row) => implies(isCompany(row) && hasNoCoApplicant(row), isNone(row.dti))),
  edit('V680-2', 'dti', (row) => implies(isCompany(row) && isCoCompany(row), isNone(row.dti))),
  edit('V681-1', 'cltv', ({ cltv }) => isPositive(cltv) || isNone(cltv)),
  edit('V681-2', 'cltv action', (row) => implies(isAction(row, '4 5 6'), isNone(row.cltv))),
  edit('V682-1', 'term', ({ term }) => isPositiveWhole(term) || isNone(term)),
  edit('V682-2', 'term reverse', (row) => implies(row.reverse === '1', isNone(row.term))),
  edit('V683', 'introPeriod', ({ introPeriod }) => isPositiveWhole(introPeriod) || isNone(introPeriod)),
  flag('V684', 'balloon'),
  flag('V685', 'interestOnly'),
  flag('V686', 'negativeAmortization'),
  flag('V687', 'otherNonAmortizing'),
  edit('V688-1', 'value', ({ value }) => isPositive(value) || isNone(value)),
  edit('V688-2', 'value action', (row) => implies(isAction(row, '4 5'), isNone(row.value))),
  edit('V689-1', 'manufacturedType', ({ manufacturedType }) => among(manufacturedType, '1111 1 2 3')),
  edit('V689-2', 'manufacturedType affordableUnits', (row) =>
    implies(isNumber(row.affordableUnits), among(row.manufacturedType, '1111 3')),
  ),
  edit('V689-3', 'manufacturedType construction', (row) =>
    implies(row.construction === '1', among(row.manufacturedType, '1111 3')),
  ),
  edit('V690-1', 'manufacturedLand', ({ manufacturedLand }) => among(manufacturedLand, '1111 1 2 3 4 5')),
  edit('V690-2', 'manufacturedLand affordableUnits', (row) =>
    implies(isNumber(row.affordableUnits), among(row.manufacturedLand, '1111 5')),
  ),
  edit('V690-3', 'manufacturedLand construction', (row) =>
    implies(row.construction === '1', among(row.manufacturedLand, '1111 5')),
  ),
  edit('V691', 'units', ({ units }) => isPositiveWhole(units)),
  edit('V692-1', 'affordableUnits', ({ affordableUnits }) => isWhole(affordableUnits) || isNone(affordableUnits)),
  edit('V692-2', 'affordableUnits units', (row) =>
    implies(isNumber(row.units) && Number(row.units) < 5, isNone(row.affordableUnits)),
  ),
  edit('V692-3', 'affordableUnits units', (row) =>
    implies(
      Number(row.units) >= 5,
      isNone(row.affordableUnits) ||
        (isNumber(row.affordableUnits) && Number(row.affordableUnits) <= Number(row.units)),
    ),
  ),
  edit('V693-1', 'channel', ({ channel }) => among(channel, '1111 1 2 3')),
  edit('V693-2', 'channel action', (row) => implies(row.action === '6', among(row.channel, '1111 3'))),
  edit('V693-3', 'channel action', (row) => implies(row.channel === '3', row.action === '6')),
  edit('V694-1', 'payable', ({ payable }) => among(payable, '1111 1 2 3')),
  edit('V694-2', 'payable action', (row) => implies(row.action === '6', among(row.payable, '1111 3'))),
  edit('V694-3', 'payable action', (row) => implies(row.action === '1', among(row.payable, '1111 1 2'))),
  edit('V695-1', 'nmls', ({ nmls }) => isWhole(nmls) || isNone(nmls)),
  edit('V695-2', 'nmls', ({ nmls }) => !/^0+$/.test(nmls)),
  edit('V695-3', 'nmls', ({ nmls }) => implies(isWhole(nmls), /^\d{4,7}$/.test(nmls) && Number(nmls) <= 3_000_000)),
];
