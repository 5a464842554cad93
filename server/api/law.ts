/** Answers the call about the register of law, by the product's clock. */
import { dateIn } from '#core/calendar/zoned.ts';
import type { lawCalls } from '#core/contract/law.ts';
import { lawOn } from '#core/law/register.ts';
import type { Handlers } from './handler.ts';

export function lawHandlers(now: () => Date): Handlers<keyof typeof lawCalls> {
  return {
    'GET /service-console/api/v1/law': async () => {
      const on = dateIn('America/New_York', now());
      const rows = lawOn(on).map(({ inForce, ...row }) => ({
        ...row,
        inForce: inForce.map(({ from, until = null, says }) => ({ from, until, says })),
      }));
      return { on, due: rows.filter(({ isDue }) => isDue).length, rows };
    },
  };
}
