/** Papers as they pass between us and a vendor: one of ours to deliver or to sign, or one that was uploaded, to look at. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { text } from '../answers.ts';
import { file } from '../requests.ts';

const documentUuid = v.pipe(text, v.maxLength(100));
const mediaType = v.pipe(text, v.maxLength(100));

const sha256 = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/),
  v.description('Hex digest of the very bytes: what was shown is what is signed.'),
);

export const paper = v.strictObject({ documentUuid, title: text, sha256, mediaType, content: file });
export type Paper = v.InferOutput<typeof paper>;

export const upload = v.strictObject({ documentUuid, fileName: text, mediaType, content: file });
export type Upload = v.InferOutput<typeof upload>;

/** A paper that the vendor has already, or need not read. */
export const paperMark = v.strictObject({ documentUuid, sha256 });

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
