/** Everything in one file: the papers a reader may see, the certificate of evidence, and what a stranger needs to check it. */
import { sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Application } from '#core/application/application.ts';
import type { Brand } from '#core/brand/brand.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { nameOf } from '#core/documents/facts.ts';
import { evidenceCertificate, type SealLevel, type SigningEvent } from '#core/documents/signing.ts';
import * as words from '#core/words/en/papers/frame.ts';
import type { SigningKey } from './certificate.ts';
import { dressOf } from './make.ts';
import { sealPaper } from './seal.ts';
import type { createSigning } from './sign.ts';
import { hashOf, type Of, type Reader, type Store } from './store.ts';
import { type ZipEntry, zip } from './zip.ts';

interface PackageDeps {
  readonly siteOf: (application: Application) => Brand;
  readonly logoOf: (brand: Brand) => string | null;
  readonly key: SigningKey;
  readonly isPractice?: boolean;
}

interface Kept {
  readonly entry: ZipEntry;
  readonly uuid: string;
  readonly title: string;
  readonly sha256: string;
  readonly signed: SigningEvent | undefined;
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
};

export function packer(store: Store, signing: ReturnType<typeof createSigning>, deps: PackageDeps) {
  return async (application: Application, reader: Reader, at: Date): Promise<Buffer> => {
    const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
    const events = await signing.events(of);
    const kept: Kept[] = [];
    const ready = (await store.list(of, reader)).filter(({ scan }) => scan === 'clean');
    for (const [index, { uuid, title, sha256, mediaType }] of ready.entries()) {
      const { content } = await store.read(of, uuid, reader);
      const name = fileName(index, title, mediaType);
      const signed = events.findLast(({ event, documentUuid }) => event === 'signed' && documentUuid === uuid);
      kept.push({ entry: { name, content }, uuid, title, sha256, signed });
    }
    const certificate = await evidencePaper(application, kept, events, at, deps);
    return zip([...kept.map(({ entry }) => entry), certificate, ...(await proofs(kept, certificate, deps.key))]);
  };
}

async function evidencePaper(
  application: Application,
  kept: readonly Kept[],
  events: readonly SigningEvent[],
  at: Date,
  { siteOf, logoOf, key, isPractice }: PackageDeps,
): Promise<ZipEntry> {
  const brand = siteOf(application);
  const { street1, city, state, zip: postal } = application.property.address;
  const { identityUuid, name } = application.borrower;
  const known = new Set(kept.flatMap(({ uuid, signed }) => [uuid, signed?.details['shownUuid']]));
  const blocks = evidenceCertificate({
    lenderName: brand.names.legal,
    loanNumber: application.loanNumber ?? application.uuid,
    property: `${street1}, ${city}, ${state} ${postal}`,
    people: [{ identityUuid, name: nameOf(name) }, ...application.signers],
    papers: kept.map(({ uuid, title, sha256, signed }) => ({
      ...{ uuid, title, sha256, isSigned: signed !== undefined },
      level: signed?.details['level'] as SealLevel | undefined,
    })),
    // What others did to papers that this reader may not see is not told either.
    events: events.filter(({ documentUuid: about }) => about === null || known.has(about)),
    keyFingerprint: key.certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  });
  const draft = { title: words.certificateOfSigning, isSample: false, blocks };
  const reference = { loanNumber: application.loanNumber ?? application.uuid, on: at.toISOString().slice(0, 10) };
  const { bytes } = await (await import('./pdf.ts')).drawPaper(
    draft,
    dressOf(brand, logoOf(brand), isPractice),
    reference,
  );
  const adopted = { way: 'typed', name: brand.names.legal } as const;
  const content = await sealPaper(
    bytes,
    { adopted, fields: [], at, timeZone: homeZone(application.property), reason: words.certificateOfSigning },
    key,
  );
  return { name: 'certificate.pdf', content };
}

interface BoundPaper {
  readonly uuid: string;
  readonly title: string;
  readonly sha256: string;
}

/** Only these papers, and what is said about them: the table of an examiner, who asks nothing of ours to check it. */
export function binder(store: Pick<Store, 'read'>, key: SigningKey) {
  return async (
    of: Of,
    papers: readonly BoundPaper[],
    sheets: (fileOf: (uuid: string) => string | undefined) => readonly ZipEntry[],
  ): Promise<Buffer> => {
    const kept = await Promise.all(
      papers.map(async ({ uuid, title, sha256 }, index) => {
        const { record, content } = await store.read(of, uuid, 'system');
        return { entry: { name: fileName(index, title, record.mediaType), content }, uuid, title, sha256 };
      }),
    );
    const about = sheets((uuid) => kept.find((one) => one.uuid === uuid)?.entry.name);
    const documents = [
      ...kept.map(({ entry, title, sha256 }) => ({ file: entry.name, title, sha256, isSigned: false })),
      ...about.map(({ name, content }) => ({ file: name, title: name, sha256: hashOf(content), isSigned: false })),
    ];
    return zip([...kept.map(({ entry }) => entry), ...about, ...(await listed(documents, key))]);
  };
}

const fileName = (index: number, title: string, mediaType: string) =>
  `${String(index + 1).padStart(2, '0')} ${title.replaceAll(/[^\p{L}\p{N} -]/gu, '')}.${extensions[mediaType] ?? 'bin'}`;

function proofs(kept: readonly Kept[], certificate: ZipEntry, key: SigningKey): Promise<ZipEntry[]> {
  const documents = [
    ...kept.map(({ entry, title, sha256, signed }) => ({
      file: entry.name,
      title,
      sha256,
      isSigned: signed !== undefined,
      ...(signed ? { shownSha256: signed.details['shownSha256'], shownBytes: signed.details['shownBytes'] } : {}),
    })),
    { file: certificate.name, title: words.certificateOfSigning, sha256: hashOf(certificate.content), isSigned: true },
  ];
  return listed(documents, key);
}

async function listed(documents: readonly object[], key: SigningKey): Promise<ZipEntry[]> {
  const manifest = Buffer.from(`${JSON.stringify({ documents }, null, 2)}\n`);
  return [
    { name: 'manifest.json', content: manifest },
    { name: 'manifest.sig', content: sign('sha256', manifest, key.privateKey) },
    { name: 'signer.pem', content: Buffer.from(key.certificate.toString()) },
    { name: 'verify.mjs', content: await readFile(join(import.meta.dirname, 'verify.mjs')) },
  ];
}
