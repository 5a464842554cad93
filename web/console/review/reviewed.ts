/** The review as the browser knows it: its parts, the papers of each, and which one is looked at. */
import { useLocation, useNavigate } from '#web/app/router.tsx';
import type { Answer } from '#web/client/client.ts';
import { reviewPath } from '../paths.ts';

export const reviewKey = 'GET /service-console/api/v1/applications/{uuid}/review';
export type Reviewed = Answer<typeof reviewKey>;
export type Part = Reviewed['parts'][number];
export type Paper = Part['papers'][number];
export type ReviewedFact = Paper['facts'][number];

export interface At {
  readonly part: Part;
  readonly paper: Paper | undefined;
  /** From 0, among the papers of the part. */
  readonly place: number;
}

export interface Place {
  readonly at: At | undefined;
  readonly toPart: (part: Part) => void;
  /** To the next file or the one before: past the last of a part, to the first of the next. */
  readonly step: (by: 1 | -1) => void;
}

const nameOf = ({ condition }: Part) => condition?.uuid ?? '';

/** What the address names, or the first that waits for eyes. */
export function usePlace({ uuid, parts }: Reviewed): Place {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const [condition, document] = [asked.get('condition'), asked.get('document')];
  const holds = (part: Part) => part.papers.some((one) => one.uuid === document);
  const part =
    parts.find((one) => holds(one) && (condition === null || nameOf(one) === condition)) ??
    parts.find((one) => condition !== null && nameOf(one) === condition) ??
    parts[0];
  const place = Math.max(0, part?.papers.findIndex((one) => one.uuid === document) ?? 0);
  const go = (to: Part, paper: Paper | undefined) =>
    navigate(reviewPath(uuid, { condition: nameOf(to), ...(paper && { document: paper.uuid }) }), { replace: true });
  const all = parts.flatMap((one) => one.papers.map((paper) => ({ one, paper })));
  return {
    at: part && { part, paper: part.papers[place], place },
    toPart: (to) => go(to, to.papers[0]),
    step: (by) => {
      const now = all.findIndex(({ one, paper }) => one === part && paper === part?.papers[place]);
      const next = all[now + by];
      if (next) go(next.one, next.paper);
    },
  };
}
