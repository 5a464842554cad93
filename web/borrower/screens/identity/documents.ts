/** The four documents, what is photographed of each, and as what it is kept. */
import type { identityDocuments } from '#core/application/enums.ts';
import type { UploadType } from '#core/application/uploads.ts';
import * as words from '#core/words/en/identity.ts';

export type IdentityDocument = (typeof identityDocuments)[number];

interface DocumentRow {
  readonly front: UploadType;
  /** Null where everything is on one page. */
  readonly back: UploadType | null;
  readonly hint: string;
}

export const documentRows: Readonly<Record<IdentityDocument, DocumentRow>> = {
  "US Driver's License": {
    front: 'DRIVERSLICENSEFRONT',
    back: 'DRIVERSLICENSEBACK',
    hint: words.notATemporaryPaper,
  },
  'US Passport': { front: 'PASSPORT', back: null, hint: words.thePageWithYourPhoto },
  'US State ID Card': { front: 'STATE_ID_FRONT', back: 'STATE_ID_BACK', hint: words.issuedByYourState },
  'US Permanent Resident Card': {
    front: 'PERMANENT_RESIDENT_CARD_FRONT',
    back: 'PERMANENT_RESIDENT_CARD_BACK',
    hint: words.alsoCalledAGreen,
  },
};

export type Side = 'front' | 'back' | 'selfie';

/** In the order in which they are sent: the document first, the face last. */
export function sidesOf(document: IdentityDocument, asksBack: boolean): readonly Side[] {
  return asksBack && documentRows[document].back !== null ? ['front', 'back', 'selfie'] : ['front', 'selfie'];
}

export function typeOf(document: IdentityDocument, side: Side): UploadType {
  if (side === 'selfie') return 'SELFIE';
  const { front, back } = documentRows[document];
  return side === 'front' ? front : (back ?? front);
}
