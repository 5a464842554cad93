/** V656 to V671 and V720: what came of it, by which score, and why not. */
import type { LarRow } from '../fields.ts';
import { among, edit, implies, isNone, isNumber, isWhole, same } from './edit.ts';
import { isCoCompany, isCompany } from './people.ts';

const models = '1111 1 2 3 4 5 6 7 8 9 11 12 13 14 15';
const reasons = '1 2 3 4 5 6 7 8 9';
const denials = ({ denial1, denial2, denial3, denial4 }: LarRow) => [denial1, denial2, denial3, denial4];
const moreDenials = (row: LarRow) => denials(row).slice(1);
const isAction = ({ action }: LarRow, actions: string) => among(action, actions);

/** A score below what a model can give. */
const isTooLow = (score: string, model: string, models: string, least: number) =>
  among(model, models) && isNumber(score) && Number(score) < least;

export const decisionEdits = [
  edit('V656-1', 'purchaser', ({ purchaser }) => among(purchaser, '0 1 2 3 4 5 6 71 72 8 9')),
  edit('V656-2', 'purchaser action', (row) => implies(isAction(row, '2 3 4 5 7 8'), row.purchaser === '0')),
  edit('V657-1', 'rateSpread', ({ rateSpread }) => isNumber(rateSpread) || isNone(rateSpread)),
  edit('V657-2', 'rateSpread action', (row) => implies(isAction(row, '3 4 5 6 7'), isNone(row.rateSpread))),
  edit('V657-3', 'rateSpread reverse', (row) => implies(row.reverse === '1', isNone(row.rateSpread))),
  edit('V658-1', 'hoepa', ({ hoepa }) => among(hoepa, '1 2 3')),
  edit('V658-2', 'hoepa action', (row) => implies(isAction(row, '2 3 4 5 7 8'), row.hoepa === '3')),
  edit('V659', 'lien', ({ lien }) => among(lien, '1 2')),
  edit('V660-1', 'score', ({ score }) => isWhole(score)),
  edit('V660-2', 'scoreModel', ({ scoreModel }) => among(scoreModel, models)),
  edit('V661', 'score scoreModel', ({ score, scoreModel }) => same(score === '8888', scoreModel === '9')),
  edit('V662-1', 'scoreModel scoreModelText', ({ scoreModel, scoreModelText }) =>
    implies(scoreModel !== '8', scoreModelText === ''),
  ),
  edit('V662-2', 'scoreModel scoreModelText', ({ scoreModel, scoreModelText }) =>
    implies(scoreModel === '8', scoreModelText !== ''),
  ),
  edit('V663', 'score scoreModel scoreModelText action', (row) =>
    implies(
      isAction(row, '4 5 6'),
      among(row.score, '8888 1111') && among(row.scoreModel, '9 1111') && row.scoreModelText === '',
    ),
  ),
  edit('V664', 'coScore coScoreModel coScoreModelText action', (row) =>
    implies(
      isAction(row, '4 5 6'),
      among(row.coScore, '8888 1111') && among(row.coScoreModel, '9 1111') && row.coScoreModelText === '',
    ),
  ),
  edit('V665-1', 'coScore', ({ coScore }) => isWhole(coScore)),
  edit('V665-2', 'coScoreModel', ({ coScoreModel }) => among(coScoreModel, `${models} 10`)),
  edit('V666-1', 'coScore coScoreModel', ({ coScore, coScoreModel }) => same(coScore === '8888', coScoreModel === '9')),
  edit('V666-2', 'coScore coScoreModel', ({ coScore, coScoreModel }) =>
    same(coScore === '9999', coScoreModel === '10'),
  ),
  edit('V667-1', 'coScoreModel coScoreModelText', (row) =>
    implies(row.coScoreModel !== '8', row.coScoreModelText === ''),
  ),
  edit('V667-2', 'coScoreModel coScoreModelText', (row) =>
    implies(row.coScoreModel === '8', row.coScoreModelText !== ''),
  ),
  edit('V668-1', 'score', (row) => implies(isCompany(row), among(row.score, '8888 1111'))),
  edit('V668-2', 'coScore', (row) => implies(isCoCompany(row), among(row.coScore, '8888 1111'))),
  edit('V669-1', 'denial1', ({ denial1 }) => among(denial1, `1111 ${reasons} 10`)),
  edit('V669-2', 'denial2 denial3 denial4', (row) =>
    moreDenials(row).every((code) => code === '' || among(code, reasons)),
  ),
  edit('V669-3', 'denial1 denial2 denial3 denial4', (row) => {
    const given = denials(row).filter((code) => code !== '');
    return new Set(given).size === given.length;
  }),
  edit('V669-4', 'denial1 denial2 denial3 denial4', (row) =>
    implies(
      among(row.denial1, '1111 10'),
      moreDenials(row).every((code) => code === ''),
    ),
  ),
  edit('V670-1', 'action denial1', (row) => implies(isAction(row, '3 7'), among(row.denial1, `1111 ${reasons}`))),
  edit('V670-2', 'action denial1', (row) => implies(among(row.denial1, reasons), isAction(row, '3 7'))),
  edit('V670-3', 'action denial1', (row) => implies(isAction(row, '1 2 4 5 6 8'), among(row.denial1, '1111 10'))),
  edit('V670-4', 'action denial1', (row) => implies(row.denial1 === '10', isAction(row, '1 2 4 5 6 8'))),
  edit('V671-1', 'denial1 denialText', (row) => implies(denials(row).includes('9'), row.denialText !== '')),
  edit('V671-2', 'denial1 denialText', (row) => implies(row.denialText !== '', denials(row).includes('9'))),
  edit('V720-1', 'score scoreModel', ({ score, scoreModel }) => !isTooLow(score, scoreModel, '1 2 3 4 5 6 11 12', 280)),
  edit('V720-2', 'coScore coScoreModel', (row) => !isTooLow(row.coScore, row.coScoreModel, '1 2 3 4 5 6 11 12', 280)),
  edit('V720-3', 'score scoreModel', ({ score, scoreModel }) => !isTooLow(score, scoreModel, '13 14 15', 300)),
  edit('V720-4', 'coScore coScoreModel', (row) => !isTooLow(row.coScore, row.coScoreModel, '13 14 15', 300)),
];
