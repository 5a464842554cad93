/** Going on with a phone: the computer makes a code, the phone turns it into a key for the identity step and nothing else. */
import * as v from 'valibot';
import { identityUploadTypes } from '#core/application/uploads.ts';
import { commands } from './commands.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';
import { uploaded } from './uploads.ts';

/** What a phone may know of the application: whom it is about, and how many tries are left. */
const handedOver = v.object({ firstName: v.string(), failedTries: v.number(), triesLeft: v.number() });

export const handOverCalls = calls({
  'POST /service-application/api/v2/application/heloc/{uuid}/hand-over': {
    why: 'Makes a code for the phone: it works once, for ten minutes, and takes the place of any earlier one.',
    who: may('uploadDocuments', 'own'),
    answer: v.object({ code: v.string(), expiresAt: v.string() }),
    errors: ['notFound', 'conflict'],
    // Anyone who scans it does the step in this person's name, so it is made only by who has just confirmed that it is them.
    fresh: true,
    limit: everywhere([30, 600], [900, 600]),
  },
  'GET /service-application/api/v2/application/heloc/{uuid}/hand-over': {
    why: 'How far it has come: waiting to be scanned, on a phone, done, or over.',
    who: may('uploadDocuments', 'own'),
    answer: v.object({ state: v.picklist(['none', 'offered', 'taken', 'done', 'over']) }),
    errors: ['notFound'],
    limit: limits.poll,
  },
  'DELETE /service-application/api/v2/application/heloc/{uuid}/hand-over': {
    why: 'Takes it back: from now on neither the code nor the phone that has scanned it can do anything.',
    who: may('uploadDocuments', 'own'),
    answer: null,
    errors: ['notFound'],
    limit: limits.step,
  },
  'POST /service-application/api/v2/hand-over': {
    why: 'Turns a scanned code into a key, which the browser keeps in a cookie of this path alone.',
    who: 'anyone',
    context: 'external',
    body: v.strictObject({ code: v.pipe(v.string(), v.maxLength(200)) }),
    answer: handedOver,
    errors: ['notFound'],
    limit: everywhere([60, 600], [60, 600]),
  },
  'GET /service-application/api/v2/hand-over': {
    why: 'What the phone shows; also after its page was loaded again.',
    who: 'anyone',
    context: 'external',
    answer: handedOver,
    errors: ['notFound'],
    limit: limits.poll,
  },
  'POST /service-application/api/v2/hand-over/uploads': {
    why: 'Takes one photo of the identity step from the phone.',
    who: 'anyone',
    context: 'external',
    query: v.strictObject({ type: v.picklist(identityUploadTypes) }),
    accepts: 'file',
    answer: uploaded,
    errors: ['notFound'],
    limit: everywhere([120, 3600], [1200, 3600]),
  },
  'GET /service-application/api/v2/hand-over/uploads/{documentUuid}': {
    why: 'How far the virus check of a photo has come that this phone sent.',
    who: 'anyone',
    context: 'external',
    answer: uploaded,
    errors: ['notFound'],
    limit: limits.poll,
  },
  'POST /service-application/api/v2/hand-over/identity': {
    why: 'Sends the photos to be checked, and ends the hand-over.',
    who: 'anyone',
    context: 'external',
    body: commands.submitIdentity.body,
    answer: null,
    errors: ['notFound', 'conflict', 'stillRunning'],
    limit: everywhere([60, 600], [600, 600]),
  },
});
