/**
 * The papers that come with the application, before there is one: what is shown, the same as a file, and a receipt that says
 * what was shown and when. The receipt is ours to check later, so that no one can say so who was not shown them.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Brand } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { type StateCode, timeZoneOf } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { type EarlyPaper, type EarlyPaperType, earlyPapers } from '#core/documents/early.ts';
import type { Secret } from '../../secret.ts';
import { dressOf } from './make.ts';

export interface EarlyWish {
  readonly brand: Brand;
  readonly state: StateCode;
  readonly occupancy: string;
  readonly at: Date;
}

interface EarlyDeps {
  readonly logoOf: (brand: Brand) => string | null;
  readonly isPractice?: boolean;
  readonly receiptSecret: Secret;
}

/** Anyone who fills in the form in one day and sends it the next was still shown them. */
const receiptMs = 7 * 86_400_000;

export function earlyPapersFor({ logoOf, isPractice, receiptSecret }: EarlyDeps) {
  const mac = (orgCode: string, text: string) =>
    createHmac('sha256', receiptSecret.reveal()).update(`${orgCode} ${text}`).digest('hex');
  return {
    show: (wish: EarlyWish) => {
      const { on, papers } = papersOn(wish);
      const text = `${wish.at.toISOString()} ${createHash('sha256').update(JSON.stringify(papers)).digest('hex')}`;
      return { on, papers, receipt: `${text} ${mac(wish.brand.canonicalOrgCode, text)}` };
    },
    draw: async (wish: EarlyWish, type: EarlyPaperType) => {
      const { on, papers } = papersOn(wish);
      const paper = papers.find((one) => one.type === type);
      if (!paper) return undefined;
      const { drawPaper } = await import('./pdf.ts');
      const draft = { ...paper, belongsTo: null, isSample: true };
      const dress = dressOf(wish.brand, logoOf(wish.brand), isPractice);
      return { title: paper.title, content: (await drawPaper(draft, dress, { loanNumber: '', on })).bytes };
    },
    /** When these papers were shown and their hash; undefined for what is not a receipt of ours, or too old. */
    read: (orgCode: string, receipt: string, now: Date): string | undefined => {
      const [at = '', sha256 = '', sealed = ''] = receipt.split(' ');
      const text = `${at} ${sha256}`;
      const expected = Buffer.from(mac(orgCode, text));
      const given = Buffer.from(sealed);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const ageMs = now.getTime() - Date.parse(at);
      return ageMs >= -60_000 && ageMs <= receiptMs ? text : undefined;
    },
  };
}

export type EarlyPapers = ReturnType<typeof earlyPapersFor>;

function papersOn({ brand, state, occupancy, at }: EarlyWish): {
  readonly on: CalendarDate;
  readonly papers: readonly EarlyPaper[];
} {
  const on = dateIn(timeZoneOf(state), at);
  return { on, papers: earlyPapers({ lender: brand, state, occupancy, on }) };
}
