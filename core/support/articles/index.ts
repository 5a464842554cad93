/** Help articles, as pages, the FAQ and the bot read them. */
import type { ArticleWords, Block } from '#core/words/en/support/articles/article-words.ts';
import type { BrandFacts } from './brand-facts.ts';
import { type ArticleId, type ArticleRow, articleRows } from './rows.ts';

export { type BrandFacts, brandFactsOf } from './brand-facts.ts';
export { type ArticleId, articleIds, articleTopics, type Topic } from './rows.ts';

export interface Article extends Pick<ArticleRow, 'topic' | 'audience' | 'leadsTo'> {
  readonly id: ArticleId;
  readonly title: string;
  readonly short: string;
  readonly body: readonly Block[];
}

const rowOf = (id: ArticleId): ArticleRow => articleRows[id];

function wordsOf(id: ArticleId, brand: BrandFacts): ArticleWords {
  const { words } = rowOf(id);
  return typeof words === 'function' ? words(brand) : words;
}

export function articleOf(id: ArticleId, brand: BrandFacts): Article {
  const { topic, audience, leadsTo } = rowOf(id);
  const { title, short, body } = wordsOf(id, brand);
  return { id, topic, audience, ...(leadsTo && { leadsTo }), title, short, body };
}

const noBrand: BrandFacts = {
  name: '',
  legalName: '',
  phone: '',
  email: '',
  hours: ['', ''],
  address: '',
  nmlsId: '',
  states: [],
  statesText: '',
  isNewYorkSite: false,
  hawaiiPartner: '',
  feeOptionsBps: [],
  discountsBps: {},
};

/** What an article is found by, whatever the brand: its words, and how people ask for it. */
export function searchTextsOf(id: ArticleId): ArticleWords {
  return wordsOf(id, noBrand);
}
