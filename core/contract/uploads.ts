/** Sending us a paper. */
import * as v from 'valibot';
import { identityUploadTypes, uploadTypes } from '#core/application/uploads.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

export const uploaded = v.object({
  uuid: v.string(),
  name: v.string(),
  mediaType: v.string(),
  sizeBytes: v.number(),
  /** The virus check: no one else sees it, and no command may name it, before it is clean. */
  scan: v.picklist(['waiting', 'clean', 'refused']),
  /** What to do, when it was refused. */
  refusal: v.nullable(v.string()),
});

export const uploadCalls = calls({
  'POST /service-application/api/v2/application/heloc/{uuid}/uploads': {
    why: 'Takes one file, looks at what it really is, and keeps it sealed. A command names it by the uuid answered.',
    who: may('uploadDocuments', 'own'),
    query: v.strictObject({ type: v.picklist(uploadTypes) }),
    accepts: 'file',
    answer: uploaded,
    errors: ['notFound'],
    fresh: { part: 'query', at: 'type', is: identityUploadTypes },
    limit: limits.upload,
  },
  'GET /service-application/api/v2/application/heloc/{uuid}/uploads/{documentUuid}': {
    why: 'How far the virus check of a file has come that the caller sent.',
    who: may('uploadDocuments', 'own'),
    answer: uploaded,
    errors: ['notFound'],
    limit: limits.poll,
  },
});
