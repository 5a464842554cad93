/** Draws up the papers of an application and keeps them. A paper drawn again takes the place of the one before it. */

import type { Application } from '#core/application/application.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { factsOf } from '#core/documents/facts.ts';
import { type Draft, draftsOf, type PaperType } from '#core/documents/papers.ts';
import type { CounselingList } from '#core/law/counseling.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { lenderLine } from '#core/words/en/papers/frame.ts';
import { onPapers } from '#core/words/en/practice.ts';
import type { DocumentRecord } from '../../store/documents.ts';
import type { Dress } from './pen.ts';
import { hashOf, type Store } from './store.ts';

export interface MakeWish {
  readonly application: Application;
  readonly file: UnderwritingFile;
  readonly cancelBy?: CalendarDate | null;
}

interface MakeDeps {
  readonly siteOf: (application: Application) => Brand;
  readonly logoOf: (brand: Brand) => string | null;
  readonly isValuationCovered: (application: Application) => boolean;
  readonly counselingFor: (zip: string, on: CalendarDate) => CounselingList;
  /** A test system in production: every paper says so. */
  readonly isPractice?: boolean;
}

export function makePapers(store: Store, { siteOf, logoOf, isValuationCovered, counselingFor, isPractice }: MakeDeps) {
  return async ({ application, file, cancelBy }: MakeWish, types: readonly PaperType[]): Promise<DocumentRecord[]> => {
    const brand = siteOf(application);
    const on = dayOf(application);
    const facts = factsOf({
      application,
      file,
      lender: brand,
      on,
      isValuationCovered: isValuationCovered(application),
      isManualNotaryOnly: brand.products[application.product]?.eNotary === 'manualOnly',
      cancelBy: cancelBy ?? null,
      counseling: types.includes('COUNSELING_LIST') ? counselingFor(application.property.address.zip, on) : null,
    });
    const dress = dressOf(brand, logoOf(brand), isPractice);
    const made: DocumentRecord[] = [];
    for (const draft of types.flatMap((type) => draftsOf(type, facts)))
      made.push(await keepDraft(store, application, draft, dress, on));
    return made;
  };
}

/** The day the application came to where it is: work that is repeated after midnight writes the same day again. */
function dayOf({ property, statusSince }: Application): CalendarDate {
  return dateIn(homeZone(property), new Date(statusSince));
}

async function keepDraft(store: Store, application: Application, draft: Draft, dress: Dress, on: CalendarDate) {
  const { type, title, belongsTo } = draft;
  const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
  const reference = { loanNumber: application.loanNumber ?? application.uuid, on };
  // The pen and its fonts are loaded with the first paper, not at every start.
  const { bytes, fields } = await (await import('./pdf.ts')).drawPaper(draft, dress, reference);
  const before = (await store.latest(of, [type], 'system')).find((document) => document.belongsTo === belongsTo);
  if (before?.sha256 === hashOf(bytes)) return before;
  return store.keep({
    ...of,
    type,
    title,
    mediaType: 'application/pdf',
    content: bytes,
    belongsTo,
    uploadedBy: null,
    replaces: before?.uuid ?? null,
    fields,
  });
}

export function dressOf(
  { names, nmlsId, logo, theme: { light } }: Brand,
  logoSvg: string | null,
  isPractice = false,
): Dress {
  return {
    ...(isPractice && { notice: onPapers }),
    siteName: names.display,
    lenderName: names.legal,
    lenderLine: lenderLine(names.legal, nmlsId),
    logoSvg,
    colours: {
      band: light.topBar,
      ink: logo.ink,
      accent: light.accent,
      // An accent need not be dark enough to be read; a link is.
      heading: light.link,
      soft: light.accentSoft,
      text: light.text,
      muted: light.textMuted,
      line: light.border,
    },
  };
}
