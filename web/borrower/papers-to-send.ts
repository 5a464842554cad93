/** What goes along when papers are sent. Apart from `useUploads`, which the heaviest page loads: that page sends photos. */
import { aFileDidNotArrive } from '#core/words/en/uploads.ts';
import type { Uploads } from './use-uploads.ts';

/** The papers that go along once all have arrived, or what is wrong; `missing` says it of too few. */
export async function papersToSend(
  uploads: Uploads,
  needed: number,
  missing: (arrived: number) => string,
): Promise<{ readonly uuids: string[] } | { readonly mistake: string }> {
  const papers = await uploads.arrived();
  if (papers === 'lost') return { mistake: aFileDidNotArrive };
  if (papers.length < needed) return { mistake: missing(papers.length) };
  return { uuids: papers.map(({ uuid }) => uuid) };
}
