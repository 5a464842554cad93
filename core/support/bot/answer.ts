/**
 * The bot: an answer out of what we know, with its source and the next step, or a hand-over. It asks no model and no
 * network; the same question in the same context has the same answer, always.
 */
import { articleOf } from '#core/support/articles/index.ts';
import * as words from '#core/words/en/support/bot/replies.ts';
import type { AdviceKind, BotAnswer, BotContext, Intent, OwnTopic } from './context.ts';
import { intentOf } from './intent.ts';
import { brandRows } from './say-brand.ts';
import { ownRows } from './say-own.ts';
import { sayStatus, statusTitle } from './say-status.ts';
import { applicationOf, pageStep, presentStep, stepsFor } from './steps.ts';
import { questionOf } from './terms.ts';
import { topics } from './topics.ts';

export function answer(text: string, context: BotContext): BotAnswer {
  const question = questionOf(text, topics().speller);
  const intent = intentOf(question, applicationOf(context));
  return answerTo(intent, context, question.plain);
}

function answerTo(intent: Intent, context: BotContext, plain: string): BotAnswer {
  switch (intent.kind) {
    case 'person':
      return handOver('askedForPerson', context);
    case 'unknown':
      return handOver('notKnown', context);
    case 'advice':
      return refusal(intent.about, context);
    case 'status':
      return aboutStatus(intent, context);
    case 'own':
      return aboutOwn(intent.topic, context);
    case 'brand': {
      const { title, leadsTo, say } = brandRows[intent.topic];
      const text = say(context.brand, { plain, isOpenNow: context.isOpenNow });
      const source = { kind: 'brand', id: intent.topic, title } as const;
      return {
        kind: 'answer',
        questionId: `brand/${intent.topic}`,
        text,
        source,
        nextSteps: stepsFor({ leadsTo }, context),
      };
    }
    case 'article': {
      const article = articleOf(intent.id, context.brand);
      const source = { kind: 'article', id: article.id, title: article.title } as const;
      const nextSteps = stepsFor(article, context);
      return { kind: 'answer', questionId: `article/${article.id}`, text: article.short, source, nextSteps };
    }
  }
}

function handOver(reason: 'askedForPerson' | 'notKnown', { isOpenNow }: BotContext): BotAnswer {
  const text = reason === 'askedForPerson' ? words.handOverAsked(isOpenNow) : words.handOverUnknown(isOpenNow);
  return { kind: 'handOver', questionId: `handOver/${reason}`, reason, text };
}

const noAdvice: Readonly<Record<AdviceKind, string>> = {
  legal: words.noLegalAdvice,
  tax: words.noTaxAdvice,
  credit: words.noCreditAdvice,
  approval: words.noPrediction,
};

function refusal(about: AdviceKind, context: BotContext): BotAnswer {
  const article = articleOf('advice', context.brand);
  const source = { kind: 'article', id: article.id, title: article.title } as const;
  const nextSteps = stepsFor(article, context);
  return { kind: 'refusal', about, questionId: `advice/${about}`, text: noAdvice[about], source, nextSteps };
}

/** Someone who has not signed in is told nothing of any application, not even whether there is one. */
function aboutStatus({ aspect, article: id }: Extract<Intent, { kind: 'status' }>, context: BotContext): BotAnswer {
  const application = applicationOf(context);
  if (application === null) return withoutApplication(context);
  const { status } = application;
  const source = { kind: 'status', id: status, title: statusTitle(application) } as const;
  const present = [presentStep(application) ?? pageStep('/dashboard')];
  const own = { kind: 'answer', questionId: `status/${status}/${aspect}`, source } as const;
  if (id === undefined) return { ...own, text: sayStatus(application, aspect), nextSteps: present };
  const article = articleOf(id, context.brand);
  return {
    ...own,
    text: `${sayStatus(application, aspect)} ${article.short}`,
    alsoFrom: { kind: 'article', id, title: article.title },
    nextSteps: stepsFor(article, context),
  };
}

function withoutApplication(context: BotContext): BotAnswer {
  const article = articleOf('sign-in', context.brand);
  const source = { kind: 'article', id: article.id, title: article.title } as const;
  const said = (questionId: string, text: string): BotAnswer => ({
    kind: 'answer',
    questionId,
    text,
    source,
    nextSteps: stepsFor({}, context),
  });
  if (context.person === null) return said('signIn', words.signInFirst);
  return context.person.as === 'signer'
    ? said('signer', words.signersOwnPage)
    : said('noApplication', words.noApplication);
}

function aboutOwn(topic: OwnTopic, context: BotContext): BotAnswer {
  const application = applicationOf(context);
  const { title, say, steps } = ownRows[topic];
  const text = application && say(application);
  if (!application || text === undefined || text === null) return withoutApplication(context);
  const own = steps?.(application) ?? [];
  return {
    kind: 'answer',
    questionId: `own/${topic}`,
    text,
    source: { kind: 'application', id: topic, title },
    nextSteps: own.length > 0 ? own : [presentStep(application) ?? pageStep('/dashboard')],
  };
}
