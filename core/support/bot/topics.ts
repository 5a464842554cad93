/** What can be found: the articles, and for each status the words that are about being there. Made at the first question. */
import { screenRow } from '#core/journey/screens.ts';
import { type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { type ArticleId, articleIds, searchTextsOf } from '#core/support/articles/index.ts';
import { byScreen, byStatus } from '#core/words/en/holds.ts';
import { aspectVocabulary } from '#core/words/en/support/bot/asking.ts';
import { standings } from '#core/words/en/support/bot/standings.ts';
import { Library } from './retrieval.ts';
import type { Speller } from './spelling.ts';
import { spellerFor, termsOf } from './terms.ts';

interface Topics {
  readonly articles: Library<ArticleId>;
  readonly speller: Speller;
  readonly statusTerms: ReadonlyMap<Status, ReadonlyMap<string, number>>;
}

function articleTexts() {
  return articleIds.map((id) => {
    const { title, short, body, asked } = searchTextsOf(id);
    const parts: [number, string][] = [
      [1, [...asked, title].join(', ')],
      [0.6, short],
      [0.35, body.flat().join('. ')],
    ];
    return { id, parts };
  });
}

/** What a status is about, more and less strongly. */
function statusParts(status: Status): readonly (readonly [number, string])[] {
  const { what, why, next, when, also } = standings[status];
  const { screen } = statuses[status];
  const screens = typeof screen === 'string' ? [screen] : screen.map(([, name]) => name);
  const holds = screens.map(
    (name) => byStatus[status] ?? (name in byScreen ? byScreen[name as keyof typeof byScreen] : null),
  );
  const titles = screens.map((name) => screenRow(name)?.title);
  const text = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('. ');
  return [
    [1, text([what, next, also, ...titles, ...holds.flatMap((hold) => [hold?.title, hold?.what])])],
    [0.8, text([why, when, ...holds.flatMap((hold) => [hold?.who, hold?.meanwhile])])],
  ];
}

function termStrengths(parts: readonly (readonly [number, string])[]): ReadonlyMap<string, number> {
  // The strongest is written last, and stands.
  return new Map(
    parts.toReversed().flatMap(([strength, text]) => termsOf(text).map((term) => [term, strength] as const)),
  );
}

let made: Topics | undefined;

export function topics(): Topics {
  if (made) return made;
  const texts = articleTexts();
  const parts = new Map(statusNames.map((status) => [status, statusParts(status)]));
  const articles = new Library(texts);
  const speller = spellerFor([
    ...texts.flatMap(({ parts: own }) => own.map(([, text]) => text)),
    ...[...parts.values()].flatMap((own) => own.map(([, text]) => text)),
    aspectVocabulary,
  ]);
  const statusTerms = new Map([...parts].map(([status, own]) => [status, termStrengths(own)]));
  made = { articles, speller, statusTerms };
  return made;
}
