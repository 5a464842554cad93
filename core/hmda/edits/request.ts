/** V608 to V619: the identifier, the dates, and what was asked for. */
import { hasRightCheckDigits, isUliShaped } from '../check-digits.ts';
import { among, edit, implies, isDate, isNumber, same } from './edit.ts';

const isUli = (value: string) => value.length > 22;

export const requestEdits = [
  edit('V600', 'lei', ({ lei }) => /^[0-9a-z]{20}$/i.test(lei)),
  edit('V608-1', 'uli', ({ uli }) => implies(isUli(uli), isUliShaped(uli))),
  edit('V608-2', 'uli', ({ uli }) =>
    implies(!isUli(uli), /^[0-9a-z]{1,22}$/i.test(uli) && !among(uli.toLowerCase(), 'na exempt 1111')),
  ),
  edit('V609', 'uli', ({ uli }) => implies(isUliShaped(uli), hasRightCheckDigits(uli))),
  edit('V610-1', 'applicationDate', ({ applicationDate }) => applicationDate === 'NA' || isDate(applicationDate)),
  edit('V610-2', 'applicationDate action', ({ applicationDate, action }) =>
    same(action === '6', applicationDate === 'NA'),
  ),
  edit('V611', 'loanType', ({ loanType }) => among(loanType, '1 2 3 4')),
  edit('V612-1', 'purpose', ({ purpose }) => among(purpose, '1 2 31 32 4 5')),
  edit('V612-2', 'purpose preapproval', ({ purpose, preapproval }) => implies(preapproval === '1', purpose === '1')),
  edit('V613-1', 'preapproval', ({ preapproval }) => among(preapproval, '1 2')),
  edit('V613-2', 'preapproval action', ({ preapproval, action }) => implies(among(action, '7 8'), preapproval === '1')),
  edit('V613-3', 'preapproval action', ({ preapproval, action }) =>
    implies(among(action, '3 4 5 6'), preapproval === '2'),
  ),
  edit('V613-4', 'preapproval action', ({ preapproval, action }) =>
    implies(preapproval === '1', among(action, '1 2 7 8')),
  ),
  edit('V614-1', 'preapproval purpose', ({ preapproval, purpose }) =>
    implies(among(purpose, '2 4 31 32 5'), preapproval === '2'),
  ),
  edit('V614-2', 'preapproval affordableUnits', ({ preapproval, affordableUnits }) =>
    implies(isNumber(affordableUnits), preapproval === '2'),
  ),
  edit('V614-3', 'preapproval reverse', ({ preapproval, reverse }) => implies(reverse === '1', preapproval === '2')),
  edit('V614-4', 'preapproval openEnd', ({ preapproval, openEnd }) => implies(openEnd === '1', preapproval === '2')),
  edit('V615-1', 'construction', ({ construction }) => among(construction, '1 2')),
  edit('V615-2', 'construction manufacturedLand', ({ construction, manufacturedLand }) =>
    implies(among(manufacturedLand, '1 2 3 4'), construction === '2'),
  ),
  edit('V615-3', 'construction manufacturedType', ({ construction, manufacturedType }) =>
    implies(among(manufacturedType, '1 2'), construction === '2'),
  ),
  edit('V616', 'occupancy', ({ occupancy }) => among(occupancy, '1 2 3')),
  edit('V617', 'amount', ({ amount }) => isNumber(amount) && Number(amount) >= 0),
  edit('V618', 'action', ({ action }) => among(action, '1 2 3 4 5 6 7 8')),
  edit('V619-1', 'actionDate', ({ actionDate }) => isDate(actionDate)),
  edit('V619-2', 'actionDate', ({ actionDate }, { year }) => year === undefined || actionDate.startsWith(year)),
  edit('V619-3', 'action actionDate applicationDate', ({ action, actionDate, applicationDate }) =>
    implies(
      among(action, '1 2 3 4 5 7 8') && isDate(applicationDate) && isDate(actionDate),
      actionDate >= applicationDate,
    ),
  ),
];
