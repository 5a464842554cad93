/** The help center. */
import type { Topic } from '#core/support/articles/index.ts';
import { plural } from '../plural.ts';
import type { Tag } from '../rich.ts';

export const helpCenter = 'Help center';
export const questions = 'Questions and answers';
export const anArticle = 'Help article';
export const howCanWeHelp = 'How can we help?';
export const searchHelp = 'Search help';
export const searchExample = 'For example: credit score, notary, paying early';
export const search = 'Search';
export const foundFor = (count: number, query: string) =>
  count === 0
    ? `We found nothing for “${query}”. Try other words, or look below.`
    : `${count} ${plural(count, { one: 'answer', other: 'answers' })} for “${query}”`;
export const topics: Readonly<Record<Topic, string>> = {
  starting: 'Getting started',
  credit: 'Your credit',
  home: 'Your home',
  offers: 'Offers, rates and payments',
  proof: 'Income, identity and documents',
  closing: 'Signing and closing',
  money: 'Your money',
  help: 'Safety and support',
};
export const allTopics = 'All topics';
export const questionsLead = 'Short answers to what people ask us most. Each one has more behind it.';
export const readMore = 'Read more';
export const readMoreOn = (title: string) => `Read more: ${title}`;
export const whereYouAre = 'Where you are';
export const goThere = 'Go to the page where you do this';
export const related = 'Related answers';
export const stillStuck = 'Still stuck?';
export const weAnswer = <T>(chat: string, contact: Tag<T>) =>
  [`Ask us in the chat, call ${chat}, or `, contact('see every way to reach us'), '.'] as const;
