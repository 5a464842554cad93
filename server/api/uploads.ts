/** One file in, its number out. */
import { refusals } from '#core/application/uploads.ts';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { uploadCalls } from '#core/contract/uploads.ts';
import * as words from '#core/words/en/errors/calls.ts';
import { personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { DocumentRecord } from '../lending/documents/index.ts';
import type { Uploads } from '../lending/uploads/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

/** As its sender sees it. */
export function shownUpload({ uuid, title, mediaType, bytes, scan }: DocumentRecord): Uploaded {
  const refusal = scan === 'refused' ? refusals.infected : null;
  return { uuid, name: title, mediaType, sizeBytes: bytes, scan, refusal };
}

type Uploaded = AnswerOf<(typeof uploadCalls)['POST /service-application/api/v2/application/heloc/{uuid}/uploads']>;
type Keys = keyof typeof uploadCalls;

export function uploadHandlers(uploads: Uploads): Handlers<Keys> {
  return {
    'POST /service-application/api/v2/application/heloc/{uuid}/uploads': async ({ actor, params, query, file }) => {
      const uuid = asUuid(params.uuid);
      if (!file) throw new Failure('invalid', { param: 'file', message: words.chooseAFile });
      const kept = await uploads.take({
        person: personOf(actor),
        uuid,
        type: query.type,
        name: file.name,
        content: file.content,
      });
      return shownUpload(kept);
    },
    'GET /service-application/api/v2/application/heloc/{uuid}/uploads/{documentUuid}': async ({ actor, params }) =>
      shownUpload(await uploads.find(personOf(actor), asUuid(params.uuid), asUuid(params.documentUuid))),
  };
}
