/** Answers the calls of operations about money. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { fundingCalls } from '#core/contract/funding.ts';
import type { paymentCalls } from '#core/contract/payments.ts';
import { personOf } from '../actor.ts';
import type { PaymentRecords } from '../lending/payments/index.ts';
import { type Handlers, Reply } from './handler.ts';
import { asUuid } from './request.ts';

type AchFileRow = Awaited<ReturnType<PaymentRecords['achFiles']>>[number];

export function paymentCallHandlers(
  payments: PaymentRecords,
): Handlers<keyof typeof paymentCalls | keyof typeof fundingCalls> {
  return {
    'GET /service-payments/api/v1/funding': async ({ actor, query }) => {
      const { files, ...desk } = await payments.fundingDesk.overview(
        personOf(actor),
        query.day as CalendarDate | undefined,
      );
      return {
        ...desk,
        files: files.map(({ createdAt, ...file }) => ({ ...file, createdAt: createdAt.toISOString() })),
      };
    },
    'GET /service-payments/api/v1/funding/lines': ({ actor, query: { day, cursor } }) =>
      payments.fundingDesk.lines(personOf(actor), {
        ...(day !== undefined && { day: day as CalendarDate }),
        ...(cursor !== undefined && { cursor }),
      }),
    'GET /service-payments/api/v1/funding/returned': ({ actor, query }) =>
      payments.fundingDesk.returned(personOf(actor), query.cursor),
    'GET /service-payments/api/v1/applications/{uuid}/ledger': async ({ actor, params }) => {
      const book = await payments.book(personOf(actor), asUuid(params.uuid));
      return book.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
    },
    'GET /service-payments/api/v1/applications/{uuid}/boarding': ({ actor, params }) =>
      payments.boarding(personOf(actor), asUuid(params.uuid)),
    'GET /service-payments/api/v1/ach-files': async ({ actor }) =>
      (await payments.achFiles(personOf(actor))).map(shown),
    'POST /service-payments/api/v1/ach-files': async ({ actor }) => {
      const file = await payments.cutAchFile(personOf(actor));
      return { ...shown(file), leftOut: [...file.leftOut] };
    },
    'GET /service-payments/api/v1/ach-files/{uuid}/content': async ({ actor, params }) => {
      const uuid = asUuid(params.uuid);
      return new Reply(await payments.readAchFile(personOf(actor), uuid), {
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="ach-${uuid}.txt"`,
        },
      });
    },
  };
}

function shown({ uuid, createdAt, effectiveOn, modifier, cutBy, entries, creditCents }: AchFileRow) {
  return { uuid, createdAt: createdAt.toISOString(), effectiveOn, modifier, cutBy, entries, creditCents };
}
