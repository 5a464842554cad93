/**
 * Checks one row, or a whole file, as the regulator's own engine would: syntactical edits stop a filing, validity edits
 * must be mended, quality edits be confirmed. Worked from the published descriptions.
 */
import { hmdaEdits } from '#core/words/en/hmda/edits.ts';
import { decisionEdits } from './edits/decision.ts';
import { type EditContext, type EditKind, kindOf } from './edits/edit.ts';
import { peopleEdits } from './edits/people.ts';
import { placeEdits } from './edits/place.ts';
import { qualityEdits } from './edits/quality.ts';
import { requestEdits } from './edits/request.ts';
import { sheetEdits } from './edits/sheet.ts';
import { systemEdits } from './edits/systems.ts';
import { termEdits } from './edits/terms.ts';
import { type LarRow, readRow, readSheet, type Sheet } from './fields.ts';

export const rowEdits = [
  ...requestEdits,
  ...placeEdits,
  ...peopleEdits,
  ...decisionEdits,
  ...termEdits,
  ...systemEdits,
  ...qualityEdits,
];

export interface EditFinding {
  readonly id: string;
  readonly kind: EditKind;
  /** The published description, shortened. */
  readonly description: string;
  readonly columns: readonly string[];
  /** The line of the file, the sheet's being 1; null of a finding about the whole. */
  readonly line: number | null;
}

/** What a wrong number of columns comes to; the engine refuses such a row before any edit. */
const shape = 'COLUMNS';

function finding(id: string, columns: readonly string[], line: number | null): EditFinding {
  const kind = id === shape ? 'syntactical' : kindOf(id);
  return { id, kind, description: hmdaEdits[id] ?? '', columns, line };
}

export function checkRow(row: LarRow, context: EditContext = {}, line: number | null = null): EditFinding[] {
  const start = row.recordId === '2' ? [] : [finding('S300', ['recordId'], line)];
  const failed = rowEdits.filter(({ passes }) => !passes(row, context));
  return [...start, ...failed.map(({ id, columns }) => finding(id, columns, line))];
}

export function checkLine(text: string, context: EditContext = {}): EditFinding[] {
  const row = readRow(text);
  return row === undefined ? [finding(shape, [], null)] : checkRow(row, context);
}

export function checkFile(text: string, context: EditContext = {}): EditFinding[] {
  const [first = '', ...rest] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const sheet = readSheet(first);
  if (sheet === undefined || sheet.recordId !== '1') return [finding('S300', ['recordId'], 1)];
  const lines = rest.map((line, index) => ({ row: readRow(line), number: index + 2 }));
  const rows = lines.flatMap(({ row, number }) => (row === undefined ? [] : [{ row, number }]));
  const year = context.year ?? sheet.year;
  return [
    ...checkSheet(sheet, rest.length, context),
    ...lines.filter(({ row }) => row === undefined).map(({ number }) => finding(shape, [], number)),
    ...rows.flatMap(({ row, number }) => checkRow(row, { ...context, year }, number)),
    ...checkAmong(rows, sheet),
    ...checkQuarter(rows, sheet),
    ...checkShares(rows.map(({ row }) => row)),
  ];
}

function checkSheet(sheet: Sheet, entries: number, { year }: EditContext): EditFinding[] {
  const failed = sheetEdits.filter(({ passes }) => !passes(sheet)).map(({ id, columns }) => finding(id, columns, 1));
  const isYear = year === undefined || sheet.year === year;
  return [
    ...failed,
    ...(isYear ? [] : [finding('S302', ['year'], 1)]),
    ...(sheet.entries === String(entries) ? [] : [finding('S304', ['entries'], 1)]),
  ];
}

interface Numbered {
  readonly row: LarRow;
  readonly number: number;
}

/** What one row says about another. */
function checkAmong(rows: readonly Numbered[], sheet: Sheet): EditFinding[] {
  const texts = new Set<string>();
  const ulis = new Map<string, LarRow>();
  return rows.flatMap(({ row, number }) => {
    const text = JSON.stringify(row);
    const uli = row.uli.toUpperCase();
    const before = ulis.get(uli);
    const isTwice = texts.has(text);
    texts.add(text);
    if (before === undefined || row.action === '1') ulis.set(uli, row);
    return [
      ...(row.lei.toUpperCase() === sheet.lei.toUpperCase() ? [] : [finding('S301', ['lei'], number)]),
      ...(isTwice ? [finding('S305', [], number)] : []),
      ...(before?.action === '1' && row.action === '1' ? [finding('S306', ['uli'], number)] : []),
      ...(before === undefined ? [] : [finding('Q600', ['uli'], number)]),
      ...(sheet.agency === '7' && Object.values(row).some((value) => value === '1111' || value === 'Exempt')
        ? [finding('Q647', ['uli'], number)]
        : []),
    ];
  });
}

/** A file of a quarter has a row that ended in it; that of a year is the fourth quarter's, and has any of the year. */
function checkQuarter(rows: readonly Numbered[], { year, quarter }: Sheet): EditFinding[] {
  const isIn = ({ row: { actionDate } }: Numbered) => {
    const isOfQuarter = quarter === '4' || Math.ceil(Number(actionDate.slice(4, 6)) / 3) === Number(quarter);
    return actionDate.startsWith(year) && isOfQuarter;
  };
  return rows.some(isIn) ? [] : [finding('S307', ['quarter', 'year'], 1)];
}

/** Shares of the whole file that are seldom passed. */
function checkShares(rows: readonly LarRow[]): EditFinding[] {
  if (rows.length === 0) return [];
  const share = (isCounted: (row: LarRow) => boolean) => rows.filter(isCounted).length / rows.length;
  const by = (action: string) => share((row) => row.action === action);
  const ofPurchases = (actions: string) =>
    rows.filter(({ purpose, action }) => purpose === '1' && actions.includes(action)).length;
  const ended = rows.filter(({ action }) => '123456'.includes(action)).length;
  const made = rows.filter(({ action }) => action === '1').length;
  const found: readonly (readonly [id: string, isOdd: boolean])[] = [
    ['Q634', ofPurchases('1') > 25 && ofPurchases('1') > ofPurchases('12345678') * 0.95],
    ['Q635', by('2') > 0.15],
    ['Q636', by('4') > 0.3],
    ['Q637', by('5') > 0.15],
    ['Q638', made < ended * 0.2],
    ['Q639', rows.filter(({ preapproval }) => preapproval === '1').length > 1000 && by('7') === 0],
    ['Q640', share(({ income }) => income !== 'NA' && Number(income) < 10) > 0.2],
  ];
  return found.filter(([, isOdd]) => isOdd).map(([id]) => finding(id, [], null));
}
