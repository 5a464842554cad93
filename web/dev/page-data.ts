/** What the server says of the page it sends, in the script element "hearthline"; whatever is missing is left out. */
import * as v from 'valibot';

const pageSchema = v.object({
  environment: v.optional(v.string(), 'local'),
  organization: v.optional(
    v.object({
      orgCode: v.string(),
      orgMetaData: v.object({
        companyInfo: v.object({
          names: v.object({ display: v.string() }),
          loader: v.object({ kind: v.string(), messages: v.array(v.string()) }),
          darkMode: v.boolean(),
        }),
      }),
    }),
  ),
  /** Every brand the server knows, for the switch; without it a brand is typed by its code. */
  brands: v.optional(v.array(v.object({ orgCode: v.string(), name: v.string() })), []),
});

export type PageData = v.InferOutput<typeof pageSchema>;

export function readPageData(page: Document): PageData {
  const text = page.getElementById('hearthline')?.textContent ?? '{}';
  const parsed = v.safeParse(pageSchema, JSON.parse(text));
  return parsed.success ? parsed.output : { environment: 'local', organization: undefined, brands: [] };
}
