/** One file in, its number out. */
import type { uploadCalls } from '#core/contract/uploads.ts';
import { personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

type Keys = keyof typeof uploadCalls;

export function uploadHandlers(uploads: Uploads): Handlers<Keys> {
  return {
    'POST /service-application/api/v2/application/heloc/{uuid}/uploads': async ({ actor, params, query, file }) => {
      const uuid = asUuid(params.uuid);
      if (!file) throw new Failure('invalid', { param: 'file', message: 'Please choose a file.' });
      const kept = await uploads.take({
        person: personOf(actor),
        uuid,
        type: query.type,
        name: file.name,
        content: file.content,
      });
      return { uuid: kept.uuid, name: kept.title, mediaType: kept.mediaType, sizeBytes: kept.bytes };
    },
  };
}
