/** What the reviewer reads off a paper, fact by fact, and what the rule of core makes of it. What is hidden the server compares. */
import { useState } from 'react';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { compare, type Verdict } from '#core/desk/compare.ts';
import { factRows } from '#core/desk/proofs.ts';
import { call } from '#web/client/client.ts';
import type { Paper, Part, Reviewed, ReviewedFact } from './reviewed.ts';

interface Typed {
  readonly onPaper: string;
  readonly isNotShown: boolean;
  /** Of a hidden fact, once the server has said. */
  readonly hidden: Verdict | null;
}

export interface Judged extends Typed {
  readonly fact: ReviewedFact;
  readonly verdict: Verdict | undefined;
}

export interface Comparison {
  readonly judge: (paper: Paper) => readonly Judged[];
  readonly type: (paper: Paper, fact: ReviewedFact, onPaper: string) => void;
  readonly setNotShown: (paper: Paper, fact: ReviewedFact, isNotShown: boolean) => void;
  /** Asks the server about a hidden fact, once its field is left. */
  readonly leave: (paper: Paper, fact: ReviewedFact) => void;
  /** As it is kept with the verdict: every fact of every paper of the answer that was judged. */
  readonly kept: (part: Part) => readonly Readonly<Record<'documentUuid' | 'fact' | 'onPaper' | 'verdict', string>>[];
}

const comparisonKey = 'POST /service-console/api/v1/applications/{uuid}/review/{documentUuid}/comparison';
const keyOf = (paper: Paper, { fact }: ReviewedFact) => `${paper.uuid} ${fact}`;

/** What a vendor read stands in the field already. */
const untyped = ({ read }: ReviewedFact): Typed => ({ onPaper: read ?? '', isNotShown: false, hidden: null });

export function useComparison({ uuid, today }: Reviewed): Comparison {
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const of = (paper: Paper, fact: ReviewedFact) => typed[keyOf(paper, fact)] ?? untyped(fact);
  const change = (paper: Paper, fact: ReviewedFact, changes: Partial<Typed>) =>
    setTyped((all) => ({
      ...all,
      [keyOf(paper, fact)]: { ...(all[keyOf(paper, fact)] ?? untyped(fact)), ...changes },
    }));
  const judge = (paper: Paper) =>
    paper.facts.map((fact) => {
      const said = of(paper, fact);
      return { ...said, fact, verdict: verdictOf(fact, said, today as CalendarDate) };
    });
  return {
    judge,
    type: (paper, fact, onPaper) => change(paper, fact, { onPaper, isNotShown: false, hidden: null }),
    setNotShown: (paper, fact, isNotShown) => change(paper, fact, { isNotShown, ...(isNotShown && { onPaper: '' }) }),
    leave: (paper, fact) => {
      const { onPaper, hidden } = of(paper, fact);
      if (!fact.isSecret || onPaper.trim() === '' || hidden !== null) return;
      const body = { fact: fact.fact, onPaper };
      call(comparisonKey, { params: { uuid, documentUuid: paper.uuid }, body }).then(
        ({ verdict }) => change(paper, fact, { hidden: verdict }),
        () => change(paper, fact, { hidden: null }),
      );
    },
    kept: (part) =>
      part.papers.flatMap((paper) =>
        judge(paper).flatMap(({ fact, verdict, onPaper }) =>
          verdict === undefined
            ? []
            : [{ documentUuid: paper.uuid, fact: fact.fact, onPaper: fact.isSecret ? '' : onPaper.trim(), verdict }],
        ),
      ),
  };
}

function verdictOf({ fact, stated, isSecret }: ReviewedFact, said: Typed, today: CalendarDate): Verdict | undefined {
  if (said.isNotShown) return 'notShown';
  if (isSecret) return said.hidden ?? undefined;
  return compare(factRows[fact].rule, stated, said.onPaper, today);
}
