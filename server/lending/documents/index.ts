/**
 * Documents. Promises: bytes are kept sealed for one organization and one application, are found again exactly as they
 * were or not at all, and are shown only to whom they belong. Papers are drawn from the application alone, so the same
 * application gives the same bytes. Hides the shelf, the sealing, the hashes and the drawing.
 */
import { join } from 'node:path';
import type { Application } from '#core/application/application.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { CounselingList } from '#core/law/counseling.ts';
import { type Config, ConfigError } from '../../config.ts';
import type { Secret } from '../../secret.ts';
import type { Database } from '../../store/database.ts';
import type { Jobs } from '../../store/jobs.ts';
import type { Vault } from '../../store/vault.ts';
import { adapterOf } from '../../vendor-plan.ts';
import { accessCheck } from './access-check.ts';
import { type Bucket, bucketShelf } from './bucket.ts';
import { readSigningKey, type SigningKey, signingKeyIn } from './certificate.ts';
import { deedSigning } from './deed.ts';
import { earlyPapersFor } from './early.ts';
import { makePapers } from './make.ts';
import { binder, packer } from './package.ts';
import { folderShelf, type Shelf } from './shelf.ts';
import { createSigning } from './sign.ts';
import { createStore } from './store.ts';

export type { DocumentRecord } from '../../store/documents.ts';
export { checkBucket } from './bucket.ts';
export { certificatesIn, type SigningKey } from './certificate.ts';
export { checkDocuments } from './check.ts';
export type { EarlyPapers } from './early.ts';
export { isMarked, isOnShelf, markShelf } from './mark.ts';
export type { Shelf } from './shelf.ts';
export { fieldsFor, type SigningPerson } from './signing-evidence.ts';

interface DocumentsDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly shelf: Shelf;
  readonly jobs: Pick<Jobs, 'enqueueScan'>;
  /** The site that lends on this house, and its logo as SVG. */
  readonly siteOf: (application: Application) => Brand;
  readonly logoOf: (brand: Brand) => string | null;
  readonly isValuationCovered: (application: Application) => boolean;
  /** The agencies nearest to a zip code; throws where there is no list young enough. */
  readonly counselingFor: (zip: string, on: CalendarDate) => CounselingList;
  /** A test system in production: every paper says so. */
  readonly isPractice?: boolean;
  readonly key: SigningKey;
  /** What the receipts of papers shown before an application are sealed with. */
  readonly receiptSecret: Secret;
}

export type Documents = ReturnType<typeof createDocuments>;

export function createDocuments(deps: DocumentsDeps) {
  const store = createStore(deps);
  const access = accessCheck(deps);
  const signing = createSigning(store, { ...deps, numberFor: access.numberFor });
  return {
    ...store,
    /** Draws up papers of these types for an application, each kept once. */
    make: makePapers(store, deps),
    /** What comes with an application, before there is one. */
    early: earlyPapersFor(deps),
    signing,
    /** By which someone who is about to agree shows that they can open a PDF. */
    access,
    /** What is signed before a notary. */
    deed: deedSigning({ store, events: signing.events, seal: signing.seal }),
    /** Everything that a reader may see, with evidence and a script that checks it, as a zip file. */
    pack: packer(store, signing, deps),
    /** Papers that prove something, with the table that says what. */
    bind: binder(store, deps.key),
  };
}

/** The folder of DATA_DIR, or the bucket that the configuration names. */
export function shelfFor(config: Config): Shelf {
  const bucket = bucketOf(config);
  return bucket ? bucketShelf(bucket) : folderShelf(join(config.DATA_DIR, 'documents'));
}

/** Undefined where documents lie in a folder. */
export function bucketOf(config: Config): Bucket | undefined {
  if (adapterOf(config, 'storage') === 'folder') return undefined;
  const { DOCUMENTS_URL: url, DOCUMENTS_REGION: region, DOCUMENTS_KEY_ID: keyId, DOCUMENTS_KEY: key } = config;
  return { url, region, keyId, key, lock: config.DOCUMENTS_LOCK, encryption: config.DOCUMENTS_ENCRYPTION };
}

/** From the configuration, or made once into DATA_DIR. */
export function signingKeyFor({ SIGNING_KEY, DATA_DIR }: Config, now: Date): SigningKey {
  if (!SIGNING_KEY) return signingKeyIn(DATA_DIR, now);
  try {
    return readSigningKey(SIGNING_KEY.reveal());
  } catch {
    // What OpenSSL says of it may quote it.
    throw new ConfigError(
      'SIGNING_KEY must be the PEM of an EC P-256 key, followed by the certificate that belongs to it.',
    );
  }
}
