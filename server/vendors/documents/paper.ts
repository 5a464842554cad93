/** Papers as they pass between us and a vendor: one of ours to deliver or to sign, or one that was uploaded, to look at. */
import { createHash } from 'node:crypto';

export interface Paper {
  readonly documentUuid: string;
  readonly title: string;
  /** Hex digest of the very bytes: what was shown is what is signed. */
  readonly sha256: string;
  readonly mediaType: string;
  /** Read only when the vendor wants it. */
  content(): Promise<Uint8Array>;
}

export interface Upload {
  readonly documentUuid: string;
  readonly fileName: string;
  readonly mediaType: string;
  content(): Promise<Uint8Array>;
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
