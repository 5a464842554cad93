/** What the provider announces over a page: the record as it is stored, published and read. */
import * as v from 'valibot';

export const bannerVariants = ['info', 'warn'] as const;

export const banner = v.strictObject({
  uuid: v.string(),
  message: v.string(),
  /** The applications it is shown in, by their names. */
  apps: v.array(v.string()),
  variant: v.picklist(bannerVariants),
  active: v.boolean(),
  dismissable: v.boolean(),
  metadata: v.strictObject({ createdAt: v.string(), updatedAt: v.string() }),
});
export type Banner = v.InferOutput<typeof banner>;
