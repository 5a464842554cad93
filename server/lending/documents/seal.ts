/**
 * Puts a person's marks on a paper and our digital signature around it (PAdES). The marks are appended to the bytes that
 * were shown, which stay inside the signed file as they were: anyone who has it can cut them out and check their hash.
 */
import { sign as signBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PDF, Signer } from '@libpdf/core';
import { type AdoptedSignature, momentOfSigning } from '#core/documents/signing.ts';
import type { NotaryCertificate } from '#core/notary/certificate.ts';
import * as words from '#core/words/en/papers/frame.ts';
import type { DocumentRecord } from '../../store/documents.ts';
import type { SigningKey } from './certificate.ts';
import { body } from './pen.ts';
import { withProofs } from './proofs.ts';

interface Marks {
  readonly adopted: AdoptedSignature;
  readonly fields: DocumentRecord['fields'];
  readonly at: Date;
  /** Where the home is: a signature bears the day that the law counts from. */
  readonly timeZone: string;
  /** Why the signature is there, as a reader of the PDF sees it. */
  readonly reason: string;
  /** A notary's, on a page of its own. */
  readonly certificate?: NotaryCertificate;
}

export const notaryReason = words.notaryReason;

const pageHeight = 792;
const ink = { type: 'RGB', red: 0.07, green: 0.14, blue: 0.42 } as const;
const drawnBox = { width: 600, height: 200 } as const;

export async function sealPaper(shown: Uint8Array, marks: Marks, key: SigningKey): Promise<Buffer> {
  // Loaded with the first signature, not at every start.
  const { PDF: Pdf } = await import('@libpdf/core');
  const pdf = await Pdf.load(shown);
  if (marks.fields.length > 0) await mark(pdf, marks);
  if (marks.certificate) await certify(pdf, marks.certificate);
  return signed(pdf, marks, key);
}

async function signed(pdf: PDF, { adopted, at, reason }: Marks, key: SigningKey): Promise<Buffer> {
  const stamps = key.stamp && stampOf(key.stamp);
  const signing = pdf.sign({
    signer: signerOf(key),
    reason,
    contactInfo: adopted.name,
    signingTime: at,
    subFilter: 'ETSI.CAdES.detached',
    ...(stamps
      ? { level: 'B-T' as const, timestampAuthority: stamps.authority, estimatedSize: stampedBytes }
      : { level: 'B-B' as const }),
  });
  const { bytes } = await signing.catch((error: unknown) => {
    throw stamps?.kept.error ?? error;
  });
  const proven =
    stamps?.kept.token && key.revocation && (await withProofs(pdf, key, key.revocation, stamps.kept.token));
  return Buffer.from(proven || bytes);
}

/** Room for a signature with its chain, and a token with its own. */
const stampedBytes = 32_768;

/** What keeps a stamp away is thrown as it is, and not in the words of the library that asked for it. */
function stampOf(stamp: NonNullable<SigningKey['stamp']>) {
  const kept: { error?: unknown; token?: Uint8Array } = {};
  const timestamp = async (digest: Uint8Array, algorithm: string) => {
    try {
      if (algorithm !== 'SHA-256') throw new Error('Time stamps are asked for over SHA-256 alone.');
      kept.token = await stamp(digest);
      return kept.token;
    } catch (error) {
      kept.error = error;
      throw error;
    }
  };
  return { authority: { timestamp }, kept };
}

function signerOf({ privateKey, certificate, chain }: SigningKey): Signer {
  return {
    certificate: new Uint8Array(certificate.raw),
    certificateChain: chain.map(({ raw }) => new Uint8Array(raw)),
    keyType: 'EC',
    signatureAlgorithm: 'ECDSA',
    sign: async (data) => new Uint8Array(signBytes('sha256', data, privateKey)),
  };
}

async function mark(pdf: PDF, { adopted, fields, at, timeZone }: Marks): Promise<void> {
  const font = pdf.embedFont(new Uint8Array(await readFile(body)));
  const when = momentOfSigning(at, timeZone);
  for (const { kind, page: index, x, y, width, height } of fields) {
    const page = pdf.getPage(index);
    if (!page) throw new Error('A field lies on a page that is not there.');
    const foot = pageHeight - y - height;
    if (kind === 'acknowledgement') {
      page.drawSvgPath('M 2 7 L 6 11 L 12 2', { x, y: pageHeight - y, borderColor: ink, borderWidth: 1.8 });
      continue;
    }
    const words = kind === 'initials' ? initialsOf(adopted.name) : adopted.name;
    if (adopted.way === 'drawn' && kind === 'signature') {
      const scale = Math.min(width / drawnBox.width, height / drawnBox.height);
      page.drawSvgPath(adopted.path, { x, y: pageHeight - y, scale, borderColor: ink, borderWidth: 1.3 });
    } else page.drawText(words, { x: x + 4, y: foot + 8, size: kind === 'initials' ? 16 : 20, font, color: ink });
    if (kind === 'signature') page.drawText(when, { x: x + width + 14, y: foot + 4, size: 10, font, color: ink });
  }
}

/** Inside the margins that recorders want, as the pages before it. */
const certificatePage = { left: 72, top: 664, width: 468, lineHeight: 18 } as const;
const sealFrame = { x: 72, y: 230, width: 300, height: 140 } as const;

async function certify(pdf: PDF, { title, paragraphs, seal }: NotaryCertificate): Promise<void> {
  const font = pdf.embedFont(new Uint8Array(await readFile(body)));
  const page = pdf.addPage({ size: 'letter' });
  const { left: x, top, width: maxWidth, lineHeight } = certificatePage;
  page.drawText(title, { x, y: top, size: 20, font });
  const words = paragraphs.join('\n\n');
  page.drawText(words, { x, y: top - 40, size: 12, font, maxWidth, lineHeight });
  page.drawRectangle({ ...sealFrame, borderColor: ink, borderWidth: 1.5 });
  const foot = sealFrame.y + sealFrame.height;
  for (const [index, line] of seal.entries())
    page.drawText(line, { x: x + 14, y: foot - 24 - index * 20, size: index === 0 ? 14 : 12, font, color: ink });
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('');
}
