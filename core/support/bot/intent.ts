/**
 * What a question asks for. First what must never be missed: a person, and advice we do not give. Then facts of the brand
 * and of the application; then the status against the articles, whichever knows more of what was said. What none of them
 * knows enough of is unknown, and goes to a person.
 */
import { isClosed, statuses } from '#core/journey/statuses.ts';
import type { ArticleId } from '#core/support/articles/index.ts';
import * as asking from '#core/words/en/support/bot/asking.ts';
import type { AdviceKind, BrandTopic, Intent, OwnApplication, OwnTopic } from './context.ts';
import { homeTopics } from './home-topics.ts';
import type { Found } from './retrieval.ts';
import { stateIn } from './say-brand.ts';
import { ownRows } from './say-own.ts';
import { isGeneral, type Question, termsOf } from './terms.ts';
import { topics } from './topics.ts';

/** How much of a question an article must know to answer it. */
const ARTICLE_SHARE_MIN = 0.5;
/** How far the best article must be ahead of the next, unless they say the same. */
const LEAD_MIN = 0.02;
const CLEAR_LEAD = 0.4;
const STATUS_SHARE_MIN = 0.5;
const MAYBE_SHARE_MIN = 0.8;
/** Of what the best article knows of the rest, how much the status must know to be meant. */
const RIVAL_SHARE = 0.75;
/** How near to the best article one about the present status must be to be meant. */
const HOME_SHARE = 0.75;

const says = (patterns: readonly RegExp[], plain: string) => patterns.some((pattern) => pattern.test(plain));

export function intentOf(question: Question, application: OwnApplication | null): Intent {
  const { plain } = question;
  if (plain === '') return { kind: 'unknown' };
  if (says(asking.person, plain)) return { kind: 'person' };
  const about = adviceIn(plain);
  if (about) return { kind: 'advice', about };
  const own = ownIn(plain, application);
  if (own) return { kind: 'own', topic: own };
  const brand = brandIn(plain);
  if (brand) return { kind: 'brand', topic: brand };

  return statusOrArticle(question, application);
}

function statusOrArticle(question: Question, application: OwnApplication | null): Intent {
  const home = application ? homeTopics[application.status] : [];
  const [best, second] = favored(topics().articles.find(question), home);
  const asked = aspectIn(question.plain, application !== null && statuses[application.status].actor === 'borrower');
  const article = best && isSure(question, best, second, home.includes(best.id)) ? best.id : undefined;
  const isHome = application !== null && article !== undefined && home.includes(article);
  if (asked && isAboutStatus(asked, question, application, best)) {
    const isShort = asked.isPlain || !isHome;
    return { kind: 'status', aspect: asked.aspect, ...(isShort ? {} : { article }) };
  }
  if (isHome && !isClosed(application.status)) return { kind: 'status', aspect: asked?.aspect ?? 'what', article };
  if (asked?.isPlain && application === null && isOnlyGeneral(asked, question)) {
    if (asked.aspect === 'when') return { kind: 'article', id: 'how-long' };
    if (asked.aspect === 'next') return { kind: 'article', id: 'how-it-works' };
  }
  if (article) return { kind: 'article', id: article };
  if (asked?.isPlain && application && isNearlyGeneral(asked, question))
    return { kind: 'status', aspect: asked.aspect };
  return { kind: 'unknown' };
}

/** In the order in which they are looked for. */
const advice: readonly (readonly [AdviceKind, readonly RegExp[]])[] = [
  ['tax', asking.tax],
  ['legal', asking.legal],
  ['credit', asking.credit],
  ['approval', asking.approval],
];

function adviceIn(plain: string): AdviceKind | undefined {
  return advice.find(([, patterns]) => says(patterns, plain))?.[0];
}

/** A fact that the application does not have yet is not answered from it. */
function ownIn(plain: string, application: OwnApplication | null): OwnTopic | undefined {
  if (application === null) return undefined;
  return (Object.keys(asking.own) as OwnTopic[]).find(
    (topic) => says(asking.own[topic], plain) && ownRows[topic].say(application) !== undefined,
  );
}

function brandIn(plain: string): BrandTopic | undefined {
  const topic = (Object.keys(asking.brand) as BrandTopic[]).find((name) => says(asking.brand[name], plain));
  if (topic) return topic;
  return stateIn(plain) !== undefined && says(asking.lending, plain) ? 'licenses' : undefined;
}

interface Asked {
  readonly aspect: asking.Aspect;
  readonly isPlain: boolean;
  /** The words by which it was recognized: they are not what it is about. */
  readonly by: string;
}

function aspectIn(plain: string, isTheirTurn: boolean): Asked | undefined {
  for (const isPlain of [true, false]) {
    for (const { aspect, plain: sure, maybe, inTurn = [] } of asking.aspects) {
      const patterns = isPlain ? sure : [...maybe, ...(isTheirTurn ? inTurn : [])];
      const by = patterns.flatMap((pattern) => pattern.exec(plain)?.[0] ?? []);
      if (by.length > 0) return { aspect, isPlain, by: by.join(' ') };
    }
  }
  return undefined;
}

function subjectOf({ by }: Asked, { terms }: Question): readonly string[] {
  const consumed = new Set(termsOf(by));
  return terms.filter((term) => !isGeneral(term) && !consumed.has(term));
}

const isOnlyGeneral = (asked: Asked, question: Question) => subjectOf(asked, question).length === 0;

/** One word that we do not know, beside “how long” or “who”, is most likely another name for where they are. */
function isNearlyGeneral(asked: Asked, question: Question): boolean {
  const subject = subjectOf(asked, question);
  return subject.length === 1 && subject.every((term) => topics().articles.isForeign(term));
}

/** Whether it is about where they are: nothing but that is said, or the status knows as much of the rest as any article. */
function isAboutStatus(
  { aspect, isPlain, by }: Asked,
  { plain, terms }: Question,
  application: OwnApplication | null,
  best: Found<ArticleId> | undefined,
): boolean {
  // Someone without an application asks about one of their own only if they say so.
  if (application === null) return says(asking.ownApplication, plain) && (isPlain || best === undefined);
  const consumed = new Set(termsOf(by));
  const left = terms.filter((term) => !isGeneral(term) && !(isPlain && consumed.has(term)));
  if (left.length === 0) return true;
  // “What if” asks about what has not happened.
  if (says(asking.supposing, plain)) return false;
  const { articles, statusTerms } = topics();
  const strengths = statusTerms.get(application.status);
  const known = left.reduce((sum, term) => sum + articles.weightOf(term) * (strengths?.get(term) ?? 0), 0);
  const share = known / left.reduce((sum, term) => sum + articles.weightOf(term), 0);
  // Where all is over there is nothing to wait for or to do, but one may ask why.
  if (isClosed(application.status)) return aspect !== 'when' && aspect !== 'next' && share >= MAYBE_SHARE_MIN;
  if (!isPlain) return share >= MAYBE_SHARE_MIN;
  return share >= STATUS_SHARE_MIN && (best === undefined || known >= RIVAL_SHARE * articles.knownOf(best.id, left));
}

/** An article of the present status that is nearly as good as the best one is meant. */
function favored(found: readonly Found<ArticleId>[], home: readonly ArticleId[]): readonly Found<ArticleId>[] {
  const [best] = found;
  const own = found.find(({ id }) => home.includes(id));
  if (!best || !own || own === best || own.score < HOME_SHARE * best.score) return found;
  return [own, ...found.filter((one) => one !== own && one.score < own.score)];
}

function isSure(
  question: Question,
  best: Found<ArticleId>,
  second: Found<ArticleId> | undefined,
  isHome: boolean,
): boolean {
  if (best.share < ARTICLE_SHARE_MIN) return false;
  const lead = second === undefined ? 1 : (best.score - second.score) / best.score;
  // One word that an article says once may be chance, unless no other article has it.
  if (best.hold < (isHome ? 1 : 2) && lead < CLEAR_LEAD) return false;
  const { articles } = topics();
  const subject = question.terms.filter((term) => !isGeneral(term));
  const foreign = subject.filter((term) => articles.isForeign(term)).length;
  if (foreign > 0 && foreign * 2 >= subject.length) return false;
  return lead >= LEAD_MIN;
}
