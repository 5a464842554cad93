/**
 * The account that carries texts. Who texts from which number, and at which address its carrier finds us, is asked of the
 * brands each time, since they may be read again: neither is ever copied.
 */
import type { BrandShelf } from '../brands.ts';
import type { Config } from '../config.ts';
import { adapterOf } from '../vendor-plan.ts';
import { receiptUrl } from '../vendors/messages/twilio-callbacks.ts';
import { lenderFor } from './lenders.ts';

/** The account of texts where one is named: how it is reached, and how its call-backs are known. */
export function twilioOf(config: Config, brands: Pick<BrandShelf, 'provider' | 'organizations'>) {
  const { TWILIO_URL: url, TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: tokens, TWILIO_SENDERS: senders } = config;
  const [token] = tokens ?? [];
  if (adapterOf(config, 'texts') !== 'twilio' || !tokens || !token || !senders) return undefined;
  const senderOf = (orgCode: string) => senders.get(orgCode) ?? senders.get('*');
  const doorUrl = () => `${lenderFor(brands.provider, config.PORT).siteUrl}/callbacks/twilio`;
  return {
    ...{ url, sid, token, senderOf },
    receiptUrl: (orgCode: string, uuid: string) => receiptUrl(doorUrl(), orgCode, uuid),
    door: {
      ...{ accountSid: sid, tokens },
      // What they sign is the address that they were told.
      get url() {
        return doorUrl();
      },
      // The provider's own answers first where several lenders text from one number.
      organizationsOf: (given: readonly string[]) => {
        const { canonicalOrgCode: ours } = brands.provider;
        const all = [ours, ...brands.organizations.filter((orgCode) => orgCode !== ours)];
        return all.filter((orgCode) => given.includes(senderOf(orgCode) ?? ''));
      },
    },
  };
}
