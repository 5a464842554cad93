import type { VendorName } from '../vendor.ts';
import type { Sandbox } from './sandbox.ts';

/**
 * Some personas give trouble once: anyone who asks first gets it, however often that question is repeated, and anyone who asks
 * a new question about the same application does not. So a freeze can be lifted and a refused deed sent again.
 */
export async function isFirstTime(
  sandbox: Sandbox,
  vendor: VendorName,
  applicationUuid: string,
  trouble: string,
  key: string,
): Promise<boolean> {
  return (await sandbox.claim(vendor, `${applicationUuid} ${trouble}`, key)) === key;
}
