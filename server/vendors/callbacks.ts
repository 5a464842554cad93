/**
 * Who really sent a call-back, and what it says. Each vendor has a secret of its own, Plaid and Twilio ways of their own; the name
 * in the address decides which is asked for, so no one speaks for another. Nothing is read before it is proven.
 */
import * as v from 'valibot';
import { type Company, companies, companyName } from '#core/desk/vendors.ts';
import type { Secret } from '../secret.ts';
import { vendorMessage } from './answers.ts';
import type { PlaidOptions } from './bank/plaid-client.ts';
import { createPlaidProof, readPlaidWebhook } from './bank/plaid-webhook.ts';
import { hearTwilio, type ReceiptPlace, type TwilioDoor } from './messages/twilio-callbacks.ts';
import { companyOf, marked } from './swap/marks.ts';
import { isSigned, type VendorMessage, type VendorName, vendorNames } from './vendor.ts';

/** `outcome`: nothing waits for such a message, so it is kept and closed. */
interface Heard extends VendorMessage {
  readonly vendor: VendorName;
  readonly outcome?: string;
}

/** `unproven`: not theirs, or not now. `senseless`: theirs, and not what was agreed. */
export type Hearing = readonly Heard[] | 'unproven' | 'senseless';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

interface Keys {
  /** The vendor's secret, and the one before it while it is being replaced. */
  readonly secretsOf: (vendor: VendorName) => readonly Secret[];
  /** That of a second company, which calls under a name of its own; undefined where there is none. */
  readonly fallbackSecretOf?: (vendor: VendorName) => Secret | undefined;
  /** Where Plaid's keys are asked for; absent, nothing is believed in its name. */
  readonly plaid?: PlaidOptions | undefined;
  /** The text carrier's account; absent, nothing is believed in its name. */
  readonly twilio?: TwilioDoor | undefined;
  readonly now?: () => number;
}

/** How one sender is believed: its message, once the bytes are proven to be its own. */
type Sender = (exactBody: string, headers: Headers, place: ReceiptPlace) => Promise<Hearing>;

export function createCallbacks({ secretsOf, fallbackSecretOf, plaid, twilio, now = Date.now }: Keys) {
  const nowS = () => Math.floor(now() / 1000);
  const secretsAt = (vendor: VendorName, company: Company): readonly Secret[] =>
    company === 'primary' ? secretsOf(vendor) : [fallbackSecretOf?.(vendor) ?? []].flat();
  const withSecret =
    (vendor: VendorName, company: Company): Sender =>
    async (exactBody, headers) => {
      const signature = headers['x-vendor-signature'];
      if (typeof signature !== 'string' || !isSigned(secretsAt(vendor, company), exactBody, signature, nowS()))
        return 'unproven';
      const { success, output } = v.safeParse(vendorMessage, parsed(exactBody));
      if (!success) return 'senseless';
      // Two companies may use the same numbers: what the second says is only ever about its own orders.
      const [id, reference] = [marked(company, output.id), marked(company, output.reference)];
      return isOthers(company, output.reference) ? 'senseless' : [{ vendor, ...output, id, reference }];
    };
  const senders = new Map<string, Sender>(
    vendorNames.flatMap((vendor) =>
      companies.map((company) => [companyName(vendor, company), withSecret(vendor, company)] as const),
    ),
  );
  if (plaid) {
    const prove = createPlaidProof(plaid, nowS);
    senders.set('plaid', async (exactBody, headers) => {
      const token = headers['plaid-verification'];
      const proof = typeof token === 'string' ? await prove(exactBody, token) : undefined;
      if (!proof) return 'unproven';
      const read = readPlaidWebhook(proof.id, parsed(exactBody));
      return read ? [read] : 'senseless';
    });
  }
  if (twilio) {
    senders.set('twilio', async (exactBody, headers, place) => {
      const signature = headers['x-twilio-signature'];
      if (typeof signature !== 'string') return 'unproven';
      const heard = hearTwilio(twilio, { exactBody, signature, place });
      return typeof heard === 'string' ? heard : heard.map((message) => ({ vendor: 'messages', ...message }));
    });
  }
  return async (sender: string, exactBody: string, headers: Headers, place: ReceiptPlace = {}): Promise<Hearing> =>
    (await senders.get(sender)?.(exactBody, headers, place)) ?? 'unproven';
}

/** A first company that names an order as the second's are named here. */
const isOthers = (company: Company, reference: string) => companyOf(reference) !== 'primary' && company === 'primary';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
