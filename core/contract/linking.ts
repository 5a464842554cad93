/** Calls about windows at a bank, a payroll company or the tax office: open one, and see what came of it. */
import * as v from 'valibot';
import { linkedSources } from '#core/application/income-sources.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const account = v.object({
  accountId: v.string(),
  name: v.string(),
  mask: v.string(),
  kind: v.picklist(['checking', 'savings']),
  institution: v.nullable(v.string()),
  /** Money can be sent to it. */
  canReceive: v.boolean(),
});

const link = v.object({
  /** What a command names the link by. */
  uuid: v.string(),
  source: v.nullable(v.string()),
  /** `open`: not come to its end, and the window can be gone back to. `expired`: another must be opened. */
  state: v.picklist(['open', 'finished', 'expired']),
  url: v.nullable(v.string()),
  accounts: v.array(account),
});

export const linkingCalls = calls({
  'POST /service-application/api/v2/application/heloc/{uuid}/links': {
    why: 'Opens the window of a company that the borrower lets us ask, or gives back the one that is open.',
    who: may('takeStep', 'own'),
    body: v.variant('use', [
      v.strictObject({ use: v.literal('bank') }),
      v.strictObject({ use: v.literal('income'), source: v.picklist(linkedSources) }),
    ]),
    answer: v.object({ uuid: v.string(), url: v.nullable(v.string()), expiresAt: v.string() }),
    errors: ['notFound', 'conflict'],
    limit: everywhere([60, 3600], [3000, 3600]),
  },
  'GET /service-application/api/v2/application/heloc/{uuid}/links/{use}': {
    why: 'What came of the newest window for this use, bank or income; no link when none was opened.',
    who: may('takeStep', 'own'),
    answer: v.object({ link: v.nullable(link) }),
    errors: ['notFound'],
    limit: limits.poll,
  },
});
