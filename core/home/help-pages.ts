/** The help center's pages, made of the help articles: what the chat answers from is what one reads here. */
import type { Brand } from '#core/brand/brand.ts';
import {
  type Article,
  type ArticleId,
  articleIds,
  articleOf,
  articleTopics,
  type BrandFacts,
  brandFactsOf,
} from '#core/support/articles/index.ts';
import { findArticles } from '#core/support/bot/index.ts';
import * as words from '#core/words/en/help.ts';
import type { ArticleLink, OutsidePage, TopicList } from './outside-page.ts';

/** A question longer than this was not typed into a search field. */
export const QUERY_LENGTH_MAX = 200;

interface HelpPage {
  readonly title: string;
  readonly page: OutsidePage;
}

/** The page at an address of the help center; undefined where there is none. */
export function helpPage(path: string, query: string, brand: Brand): HelpPage | undefined {
  const facts = brandFactsOf(brand);
  if (path === '/faq') return { title: words.questions, page: { kind: 'faq', topics: topicsOf(facts, isForAnyone) } };
  if (path === '/help')
    return { title: words.helpCenter, page: search(query.trim().slice(0, QUERY_LENGTH_MAX), facts) };
  const id = articleIds.find((each) => `/help/${each}` === path);
  return id && articlePage(id, facts);
}

function search(query: string, facts: BrandFacts): OutsidePage {
  const found = query === '' ? undefined : findArticles(query).map((id) => linkTo(articleOf(id, facts)));
  return { kind: 'help', query, found, topics: topicsOf(facts, () => true) };
}

function articlePage(id: ArticleId, facts: BrandFacts): HelpPage {
  const article = articleOf(id, facts);
  const related = articlesOf(facts).filter(({ topic, id: other }) => topic === article.topic && other !== id);
  return {
    title: article.title,
    page: { kind: 'article', article, leadsTo: addressOf(article), related: related.map(linkTo) },
  };
}

/** A screen of the journey is someone's own, and the person who reads may have none: only pages can be led to. */
function addressOf({ leadsTo }: Article): string | undefined {
  return leadsTo?.startsWith('/') ? leadsTo.replace('{product}', 'heloc') : undefined;
}

const articlesOf = (facts: BrandFacts) => articleIds.map((id) => articleOf(id, facts));
const isForAnyone = ({ audience }: Article) => audience === 'anyone';
const linkTo = ({ id, title, short }: Article): ArticleLink => ({ id, title, short });

function topicsOf(facts: BrandFacts, isMeant: (article: Article) => boolean): readonly TopicList[] {
  const all = articlesOf(facts).filter(isMeant);
  return articleTopics.map((topic) => ({
    topic,
    articles: all.filter((article) => article.topic === topic).map(linkTo),
  }));
}
