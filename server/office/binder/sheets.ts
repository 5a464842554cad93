/** The binder's table as two files that need nothing of ours to be read: CSV, and a page. */
import type { Application } from '#core/application/application.ts';
import { sayEvent } from '#core/desk/names.ts';
import type { BinderRow } from '#core/law/binder.ts';
import { obligations } from '#core/law/obligations.ts';
import { csvOf } from '#core/support/csv.ts';
import * as words from '#core/words/en/console/binder.ts';
import * as says from '#core/words/en/law/obligations.ts';

interface Sheet {
  readonly application: Application;
  readonly rows: readonly BinderRow[];
  /** What a paper is called in the archive; undefined where it is not there. */
  readonly fileOf: (uuid: string) => string | undefined;
  readonly at: Date;
}

/** Read by a person; a moment as ISO 8601 sorts in every program. */
const moment = (at: string | null) => at?.replace(/\.\d+Z$/, 'Z') ?? '';

function proofLines({ proof }: BinderRow, fileOf: Sheet['fileOf']): readonly string[] {
  if (!proof) return [];
  const { events = [], papers = [], deliveries = [], consents = [] } = proof;
  return [
    ...consents.map(({ type, at }) => words.consent(words.consents[type] ?? type, moment(at))),
    ...events.map(({ seq, event, at }) => words.event(seq, sayEvent(event), moment(at))),
    ...papers.map(({ uuid, type, sha256, destroyedAt }) =>
      destroyedAt ? words.destroyed(type, moment(destroyedAt)) : words.paper(fileOf(uuid) ?? type, sha256),
    ),
    ...deliveries.map(({ at }) => words.delivery(moment(at))),
  ];
}

function cellsOf(row: BinderRow, fileOf: Sheet['fileOf']): readonly string[] {
  const { id, state, reason, problem, dueAt, notBefore, metAt } = row;
  const why = reason === null ? '' : says.reasons[reason];
  const wrong = problem === null ? '' : says.problems[problem];
  return [
    id,
    says.titles[id],
    obligations[id].citation,
    says.states[state],
    dueAt === null ? says.owed[obligations[id].owed] : moment(dueAt),
    moment(notBefore),
    moment(metAt),
    `${why}${wrong}`,
    proofLines(row, fileOf).join('; '),
  ];
}

export function sheetsOf({ application, rows, fileOf, at }: Sheet) {
  const cells = rows.map((row) => cellsOf(row, fileOf));
  const loan = application.loanNumber ?? application.uuid;
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(words.sheetTitle(loan))}</title>
<style>body{font:14px/1.4 system-ui,sans-serif;margin:2rem}table{border-collapse:collapse}th,td{border:1px solid #999;padding:.4rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}</style></head>
<body><h1>${escaped(words.sheetTitle(loan))}</h1><p>${escaped(words.sheetMade(moment(at.toISOString())))}</p>
<table><thead><tr>${words.csv.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead>
<tbody>${cells.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}</tbody></table></body></html>
`;
  return [
    { name: 'binder.csv', content: Buffer.from(csvOf(words.csv, cells)) },
    { name: 'binder.html', content: Buffer.from(page) },
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
