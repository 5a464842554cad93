/** The PDF by which someone shows that they can open one: for each person and application a number of its own. */
import { createHmac } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import type { Brand } from '#core/brand/brand.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { accessCheckPaper, electronicConsent } from '#core/documents/signing.ts';
import type { Secret } from '../../secret.ts';
import { dressOf } from './make.ts';
import type { Of } from './store.ts';

interface AccessDeps {
  readonly siteOf: (application: Application) => Brand;
  readonly logoOf: (brand: Brand) => string | null;
  readonly isPractice?: boolean;
  readonly receiptSecret: Secret;
}

/** Four digits, the first of them no zero. */
const [smallest, count] = [1000, 9000];

export function accessCheck({ siteOf, logoOf, isPractice, receiptSecret }: AccessDeps) {
  /** Always the same for one person and wording, so that any of our processes knows it and nothing is stored. */
  const numberFor = ({ applicationUuid }: Of, identityUuid: string): string => {
    const about = `access check ${electronicConsent.version} ${applicationUuid} ${identityUuid}`;
    const digest = createHmac('sha256', receiptSecret.reveal()).update(about).digest();
    return String(smallest + (digest.readUInt32BE() % count));
  };
  return {
    numberFor,
    draw: async (application: Application, identityUuid: string, at: Date) => {
      const brand = siteOf(application);
      const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
      const { title, blocks } = accessCheckPaper(brand.names.legal, numberFor(of, identityUuid));
      const on = dateIn(homeZone(application.property), at);
      const { drawPaper } = await import('./pdf.ts');
      const dress = dressOf(brand, logoOf(brand), isPractice);
      const { bytes } = await drawPaper({ title, blocks, isSample: false }, dress, { loanNumber: '', on });
      return { title, content: bytes };
    },
  };
}
