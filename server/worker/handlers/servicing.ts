/** Hands a funded line over to its servicer, and passes on what it counted. Whether it took the line is concluded at the door. */
import { controlTotals } from '#core/servicing/boarding-file.ts';
import { Secret } from '../../secret.ts';
import type { BoardedLine, Servicing } from '../../vendors/servicing/port.ts';
import { VendorRefusal } from '../../vendors/vendor.ts';
import { type EffectHandlers, long, type Work } from '../effects.ts';

export function servicingHandlers(servicer: Servicing): EffectHandlers<'servicing'> {
  return {
    boardLine: {
      start: async (work) => {
        const line = await lineOf(work);
        // Moved to its end by hand, without a draw: there is nothing to service.
        if (line === undefined) return 'done';
        const file = { lines: [line], totals: controlTotals([line]) };
        const applicationUuid = work.about.application.uuid;
        const taken = await servicer.board({ key: work.key, applicationUuid, file }).catch(refusedAtOnce);
        return taken === 'refused' ? refused(null) : { ordered: taken.reference, from: 'servicing' };
      },
      long: long(servicer, async ({ about }, result) => {
        if (result.outcome === 'refused') return refused(result.why);
        const sent = await about.boarding();
        const { servicerNumber, totals: counted } = result;
        const facts = { outcome: 'counted', servicerNumber, sent: controlTotals(sent ? [sent] : []), counted } as const;
        return { reports: 'lineBoarded', facts } as const;
      }),
    },
  };
}

const refused = (why: string | null) => ({ reports: 'lineBoarded', facts: { outcome: 'refused', why } }) as const;

/** The line is complete and rests nowhere: a final no is the desk's to settle, and not a step that failed. */
function refusedAtOnce(error: unknown): 'refused' {
  if (error instanceof VendorRefusal) return 'refused';
  throw error;
}

async function lineOf({ about }: Work): Promise<BoardedLine | undefined> {
  const record = await about.boarding();
  if (record === undefined) return undefined;
  const [ssn, accountNumber, routingNumber] = await Promise.all([
    about.number('ssn'),
    about.number('autopayAccount'),
    about.number('autopayRouting'),
  ]);
  // A linked account may have told no number: then the servicer asks the borrower.
  const autopayAccount =
    record.autopay && accountNumber?.reveal() && routingNumber?.reveal() ? { accountNumber, routingNumber } : null;
  return {
    ...record,
    birthDate: new Secret(about.file.birthDate),
    ssn: ssn ?? null,
    autopayAccount,
  };
}
