/**
 * How a paper must look to be recorded, state by state, in inches and points. What is recorded is drawn in one layout that
 * meets the strictest figure of every row; what no single layout can meet (the return address inside the recorder's space)
 * is asked of the state's own row. Ohio, Washington, North Carolina, South Dakota, Minnesota, Missouri and Sussex County
 * (Delaware) were looked up on their pages; the others are from our own notes, and counsel must confirm them.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { type Dated, inForce, isInForce } from './dated.ts';

interface Inches {
  /** Blank across the top of the first page, for the recorder. */
  readonly topFirst: number;
  readonly top: number;
  readonly side: number;
  readonly bottom: number;
  readonly bottomFirst: number;
  readonly bottomLast: number;
}

interface RecordingFormat extends Dated, Partial<Inches> {
  readonly state: StateCode;
  readonly citation: string;
  /** The least size of letters. */
  readonly points?: number;
  /** The name and address it is returned to stand at the left of the recorder's space, and not below it. */
  readonly isReturnedAtTop?: true;
}

const from: CalendarDate = '2009-07-01';

export const recordingFormats: readonly RecordingFormat[] = [
  { state: 'AR', from, citation: 'Ark. Code § 14-15-402', topFirst: 2.5, side: 0.5, bottom: 0.5, bottomLast: 2.5 },
  { state: 'AZ', from, citation: 'A.R.S. § 11-480', topFirst: 2, side: 0.5, bottom: 0.5, points: 10 },
  { state: 'CA', from, citation: 'Cal. Gov. Code § 27361.6', topFirst: 2.5, side: 0.5, isReturnedAtTop: true },
  { state: 'CO', from, citation: 'C.R.S. § 30-10-406', topFirst: 1, side: 0.5, bottom: 0.5 },
  {
    ...{ state: 'DE', from, citation: 'Sussex County recording requirements, 9 Del. C. § 9605' },
    ...{ topFirst: 2, top: 1, side: 1, bottomLast: 2, points: 12 },
  },
  { state: 'FL', from, citation: 'Fla. Stat. § 695.26', topFirst: 3, top: 1 },
  { state: 'GA', from, citation: 'O.C.G.A. § 44-2-14', topFirst: 3 },
  { state: 'IL', from, citation: '55 ILCS 5/3-5018', topFirst: 3, side: 0.5, bottom: 0.5, points: 10 },
  {
    ...{ state: 'IN', from, citation: 'IC 36-2-11-16.5' },
    ...{ topFirst: 2, side: 0.5, bottom: 0.5, bottomFirst: 2, bottomLast: 2, points: 10 },
  },
  { state: 'IA', from, citation: 'Iowa Code § 331.606B', topFirst: 3, side: 0.75, bottom: 0.75, points: 10 },
  { state: 'MI', from, citation: 'MCL 565.201', topFirst: 2.5, side: 0.5, bottom: 0.5, points: 10 },
  { state: 'MN', from, citation: 'Minn. Stat. § 507.093', topFirst: 3, top: 0.5, side: 0.5, bottom: 0.5, points: 8 },
  { state: 'MS', from, citation: 'Miss. Code § 89-5-24', topFirst: 3, side: 0.75, bottom: 0.75 },
  { state: 'MO', from, citation: 'RSMo § 59.310', topFirst: 3, top: 0.75, side: 0.75, bottom: 0.75, points: 8 },
  { state: 'NE', from, citation: 'Neb. Rev. Stat. § 23-1503.01', topFirst: 3, side: 1, bottom: 1, points: 8 },
  { state: 'NV', from, citation: 'NRS 247.110', topFirst: 3, top: 1, side: 1, bottom: 1, points: 10 },
  { state: 'NC', from, citation: 'N.C.G.S. § 161-14(b)', topFirst: 3, top: 0.25, side: 0.25, bottom: 0.25, points: 10 },
  { state: 'ND', from, citation: 'N.D.C.C. § 11-18-05', topFirst: 3, side: 1, bottom: 1, points: 10 },
  { state: 'OH', from, citation: 'R.C. § 317.114', topFirst: 3, top: 1.5, side: 1, bottom: 1, points: 10 },
  { state: 'OR', from, citation: 'ORS 205.232, 205.234', points: 8 },
  { state: 'SD', from, citation: 'SDCL § 43-28-23', topFirst: 3, top: 1, side: 1, bottom: 1, points: 10 },
  { state: 'TX', from, citation: 'Tex. Loc. Gov’t Code § 191.007', points: 8 },
  {
    ...{ state: 'WA', from, citation: 'RCW 65.04.045' },
    ...{ topFirst: 3, top: 1, side: 1, bottom: 1, points: 8, isReturnedAtTop: true },
  },
  { state: 'WI', from, citation: 'Wis. Stat. § 59.43(2m)', topFirst: 3, side: 0.25 },
];

/** In points of a sheet of letter size, as it is drawn. */
export interface RecordingLayout extends Inches {
  readonly leastPoints: number;
  readonly isReturnedAtTop: boolean;
}

const pointsPerInch = 72;

export function recordingLayout(state: string, on: CalendarDate): RecordingLayout {
  const rows = recordingFormats.filter((row) => isInForce(row, on));
  const most = (of: (row: RecordingFormat) => number | undefined) => Math.max(...rows.map((row) => of(row) ?? 0));
  const points = (name: keyof Inches) => most((row) => row[name]) * pointsPerInch;
  const bottom = points('bottom');
  return {
    topFirst: points('topFirst'),
    top: points('top'),
    side: points('side'),
    bottom,
    bottomFirst: Math.max(bottom, points('bottomFirst')),
    bottomLast: Math.max(bottom, points('bottomLast')),
    leastPoints: most((row) => row.points),
    isReturnedAtTop:
      inForce(
        rows.filter((row) => row.state === state),
        on,
      )?.isReturnedAtTop ?? false,
  };
}
