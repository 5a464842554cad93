/**
 * The pages outside the application, which the server draws whole: the home page that a visitor sees at /dashboard, the
 * help center, and for visitors the contact page, which the site shows inside its own frame to everyone it knows.
 */

import type { Article, ArticleId, Topic } from '#core/support/articles/index.ts';
import type { Banner } from '#core/support/banner.ts';
import type { BusinessDay } from '#core/support/hours.ts';
import type { Character } from './character-of.ts';
import type { HomeFacts } from './home-facts.ts';

export interface ArticleLink {
  readonly id: ArticleId;
  readonly title: string;
  readonly short: string;
}

export interface TopicList {
  readonly topic: Topic;
  readonly articles: readonly ArticleLink[];
}

export type OutsidePage =
  | { readonly kind: 'home'; readonly facts: HomeFacts }
  | {
      readonly kind: 'help';
      readonly query: string;
      /** Best first; undefined where nothing was asked. */
      readonly found: readonly ArticleLink[] | undefined;
      readonly topics: readonly TopicList[];
    }
  | { readonly kind: 'contact' }
  | { readonly kind: 'faq'; readonly topics: readonly TopicList[] }
  | {
      readonly kind: 'article';
      readonly article: Article;
      /** Where one does what it is about, where that is a page anyone can open. */
      readonly leadsTo: string | undefined;
      readonly related: readonly ArticleLink[];
    };

/** What the frame around them says, whatever the page. */
export interface OutsideFrame {
  readonly character: Character;
  readonly title: string;
  /** A session's cookie came along: then the way in is the dashboard. */
  readonly isKnown: boolean;
  readonly week: readonly BusinessDay[];
  readonly states: readonly { readonly abbrev: string; readonly name: string }[];
  /** What is announced now, over every page. */
  readonly banners: readonly Banner[];
}
