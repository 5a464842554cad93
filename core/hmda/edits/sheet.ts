/** V600 to V607 and V717 to V719 of the transmittal sheet, and S302. */
import { stateCodes } from '#core/people/states.ts';
import type { Sheet } from '../fields.ts';
import { among, type SheetEdit } from './edit.ts';

const sheetEdit = (id: string, columns: string, passes: SheetEdit['passes']): SheetEdit => ({
  id,
  columns: columns.split(' ') as (keyof Sheet)[],
  passes,
});

export const sheetEdits = [
  sheetEdit('V600', 'lei', ({ lei }) => /^[0-9a-z]{20}$/i.test(lei)),
  sheetEdit('V601', 'institution contact email street city', ({ institution, contact, email, street, city }) =>
    [institution, contact, email, street, city].every((value) => value !== ''),
  ),
  sheetEdit('V602', 'quarter', ({ quarter }) => quarter === '4'),
  sheetEdit('V603', 'phone', ({ phone }) => /^\d{3}-\d{3}-\d{4}$/.test(phone)),
  sheetEdit('V604', 'state', ({ state }) => stateCodes.includes(state)),
  sheetEdit('V605', 'zip', ({ zip }) => /^\d{5}(-\d{4})?$/.test(zip)),
  sheetEdit('V606', 'entries', ({ entries }) => /^\d+$/.test(entries) && Number(entries) > 0),
  sheetEdit('V607', 'taxId', ({ taxId }) => /^\d{2}-\d{7}$/.test(taxId)),
  sheetEdit('V717', 'email', ({ email }) => /^[^\s@|]+@[^\s@|]+\.[^\s@|]+$/.test(email)),
  sheetEdit('V718', 'quarter', ({ quarter }) => among(quarter, '1 2 3 4')),
  sheetEdit('V719-1', 'institution', ({ institution }) => institution === '' || /[a-z]/i.test(institution)),
  sheetEdit('V719-2', 'institution lei', ({ institution, lei }) => institution !== lei),
];
