/** Articles that a search finds, best first: the bot's own library, without deciding whether to be sure. */
import type { ArticleId } from '#core/support/articles/index.ts';
import { questionOf } from './terms.ts';
import { topics } from './topics.ts';

/** Few people look further, and what shares one rare word by chance is among them. */
const FOUND_MAX = 8;

/** What knows little of the question, next to the best, is left out. */
const SCORE_SHARE_MIN = 0.25;

export function findArticles(text: string): readonly ArticleId[] {
  const { articles, speller } = topics();
  const found = articles.find(questionOf(text, speller));
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score >= best * SCORE_SHARE_MIN)
    .slice(0, FOUND_MAX)
    .map(({ id }) => id);
}
