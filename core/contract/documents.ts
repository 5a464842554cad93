/** Calls about documents: what there is, one of them, all of them, and signing them. */
import * as v from 'valibot';
import { lookReasonNames, sayWhyYouLook } from '#core/audit.ts';
import { accessNumber, adoptedSignature, shownAs, signingLocation } from '#core/documents/signing.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const instant = v.string();
const uuid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const document = v.object({
  uuid: v.string(),
  type: v.string(),
  title: v.string(),
  mediaType: v.string(),
  bytes: v.number(),
  createdAt: instant,
  /** Whether the reader sent it, rather than we. */
  isUpload: v.boolean(),
  /** Only what the reader sent can be other than clean; until it is, it cannot be opened. */
  scan: v.picklist(['waiting', 'clean', 'refused']),
});

const field = v.object({
  id: v.string(),
  kind: v.picklist(['signature', 'initials', 'acknowledgement']),
  label: v.string(),
  page: v.number(),
  /** When the caller marked it; null while they have not. */
  placedAt: v.nullable(instant),
});

const signing = v.object({
  consentVersion: v.string(),
  hasConsented: v.boolean(),
  /** The name to sign with, as it appears on the documents. */
  name: v.string(),
  papers: v.array(
    v.object({
      uuid: v.string(),
      title: v.string(),
      sha256: v.string(),
      isViewed: v.boolean(),
      isSigned: v.boolean(),
      fields: v.array(field),
    }),
  ),
});

/** Staff say why they look at pictures of identity documents; of everyone else, and of other papers, it is not asked. */
const look = v.strictObject({ reason: v.optional(v.picklist(lookReasonNames, sayWhyYouLook)) });

export const documentCalls = calls({
  'GET /service-document/api/v1/application/{uuid}/documents': {
    why: 'Lists the documents of an application that the caller may see, as they exist now.',
    who: may('viewDocuments', 'own', 'organization'),
    answer: v.array(document),
    errors: ['notFound'],
    limit: limits.poll,
  },
  'GET /service-document/api/v1/application/{uuid}/documents/{documentUuid}/content': {
    why: 'Downloads one document. A picture that shows who someone is asks for a second factor, and staff for a reason.',
    who: may('viewDocuments', 'own', 'organization'),
    query: look,
    answer: 'file',
    errors: ['notFound'],
    fresh: 'part',
    limit: limits.read,
  },
  'GET /service-document/api/v1/application/{uuid}/package': {
    why: 'Downloads everything in one file: papers, evidence of the signatures, and a script that checks them.',
    who: may('viewDocuments', 'own', 'organization'),
    query: look,
    answer: 'file',
    errors: ['notFound'],
    // The pictures of their documents are in it.
    fresh: 'customer',
    limit: everywhere([20, 600], [1000, 600]),
  },
  'GET /service-document/api/v1/application/{uuid}/signing': {
    why: 'Says what there is to sign, and how far the caller is.',
    who: may('signDocuments', 'own'),
    answer: signing,
    errors: ['notFound'],
    limit: limits.poll,
  },
  'GET /service-document/api/v1/application/{uuid}/signing/access-check': {
    why: 'Downloads a PDF with a number in it, which the caller types to show that they can open one.',
    who: may('signDocuments', 'own'),
    answer: 'file',
    errors: ['notFound'],
    limit: limits.read,
  },
  'POST /service-document/api/v1/application/{uuid}/signing/consent': {
    why: 'Records that the caller agrees to electronic records, in the version that was shown, and opened a PDF.',
    who: may('signDocuments', 'own'),
    body: v.strictObject({
      version: v.pipe(v.string(), v.maxLength(20)),
      /** As it stands in the PDF of the access check. */
      accessNumber,
      /** Only when the person chose to share it. */
      location: v.optional(signingLocation),
    }),
    answer: signing,
    errors: ['notFound', 'conflict'],
    limit: limits.step,
  },
  'POST /service-document/api/v1/application/{uuid}/signing/viewed': {
    why: 'Records that the caller read a paper to its end, by the hash of what the browser showed.',
    who: may('signDocuments', 'own'),
    body: v.strictObject({ documentUuid: uuid, sha256, as: v.optional(v.picklist(shownAs)) }),
    answer: signing,
    errors: ['notFound', 'conflict'],
    limit: limits.step,
  },
  'POST /service-document/api/v1/application/{uuid}/signing/place': {
    why: 'Records that the caller marked one place of a document; it is signed once every place is.',
    who: may('signDocuments', 'own'),
    body: v.strictObject({ documentUuid: uuid, sha256, field: v.pipe(v.string(), v.maxLength(80)) }),
    answer: signing,
    errors: ['notFound', 'conflict'],
    limit: limits.step,
  },
  'POST /service-document/api/v1/application/{uuid}/signing/sign': {
    why: 'Signs one paper: every field of the caller on it, with the signature they adopted.',
    who: may('signDocuments', 'own'),
    body: v.strictObject({
      documentUuid: uuid,
      sha256,
      signature: adoptedSignature,
      fields: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.minLength(1), v.maxLength(50)),
    }),
    answer: signing,
    errors: ['notFound', 'conflict'],
    fresh: true,
    limit: limits.step,
  },
  'POST /service-document/api/v1/application/{uuid}/signing/decline': {
    why: 'Records that the caller will not sign, and why.',
    who: may('signDocuments', 'own'),
    body: v.strictObject({ why: v.pipe(v.string(), v.trim(), v.maxLength(500)) }),
    answer: signing,
    errors: ['notFound'],
    limit: limits.step,
  },
});
