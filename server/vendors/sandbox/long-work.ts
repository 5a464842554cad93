/** Reads what a sandbox's long work came to, against the port's schema, by message or by asking. */
import type * as v from 'valibot';
import { type LongWork, understand } from '../answers.ts';
import type { VendorName } from '../vendor.ts';
import type { Sandbox } from './sandbox.ts';

export function longWork<const S extends v.GenericSchema>(
  sandbox: Sandbox,
  vendor: VendorName,
  schema: S,
): LongWork<v.InferOutput<S>> {
  const read: LongWork<v.InferOutput<S>>['read'] = ({ content }) => understand(vendor, schema, content);
  return {
    read,
    result: async (reference) => {
      const message = await sandbox.result(vendor, reference);
      return message && read(message);
    },
  };
}
