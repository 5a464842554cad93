/**
 * All that the bot is told, and so all that it can say: one brand, and of the person who asks their own application, in the
 * few facts below. It is handed nothing of anyone else, so it has nothing to let slip.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { PresentedCondition } from '#core/conditions/present.ts';
import type { Screen } from '#core/journey/screens.ts';
import type { Status } from '#core/journey/statuses.ts';
import type { ArticleId, BrandFacts } from '#core/support/articles/index.ts';
import type { Aspect } from '#core/words/en/support/bot/asking.ts';

export interface OwnApplication {
  readonly uuid: string;
  readonly status: Status;
  /** Where the journey puts them now (core/journey/route.ts). */
  readonly screen: Screen;
  /** What we wait for, as the page of conditions shows it. */
  readonly needs: readonly Pick<PresentedCondition, 'header' | 'button' | 'href'>[];
  readonly offer: {
    readonly lineCents: number;
    readonly rateBps: number;
    readonly termYears: number;
    readonly monthlyCents: number | null;
  } | null;
  readonly appointment: { readonly startsAt: string; readonly timeZone: string; readonly place: string } | null;
  /** The last day on which an owner may cancel. */
  readonly cancelBy: CalendarDate | null;
  readonly accountMask: string | null;
  /** It rests longer than its status allows, as their pages say it; `toldAt`: when our team was told, if it was. */
  readonly late: { readonly toldAt: string | null } | null;
}

export interface BotContext {
  readonly brand: BrandFacts;
  /** Whether someone of ours answers now. */
  readonly isOpenNow: boolean;
  /** Null for someone who has not signed in. A signer is told nothing of the borrower's application. */
  readonly person:
    | { readonly as: 'borrower'; readonly application: OwnApplication | null }
    | { readonly as: 'signer' }
    | null;
}

export interface NextStep {
  readonly label: string;
  readonly to: string;
}

interface Source {
  readonly kind: 'status' | 'application' | 'brand' | 'article';
  readonly id: string;
  readonly title: string;
}

interface Said {
  /** The same for the same kind of question, so that what people think of an answer can be counted. */
  readonly questionId: string;
  readonly text: string;
  readonly source: Source;
  /** Where the second half comes from, when the status is told together with how it works. */
  readonly alsoFrom?: Source;
  readonly nextSteps: readonly NextStep[];
}

export type AdviceKind = 'legal' | 'tax' | 'credit' | 'approval';
export type BotAnswer =
  | ({ readonly kind: 'answer' } & Said)
  | ({ readonly kind: 'refusal'; readonly about: AdviceKind } & Said)
  | {
      readonly kind: 'handOver';
      readonly questionId: string;
      readonly reason: 'askedForPerson' | 'notKnown';
      readonly text: string;
    };

export type BrandTopic = 'hours' | 'contact' | 'licenses' | 'fees' | 'rates';
export type OwnTopic = 'needs' | 'offer' | 'appointment' | 'cancel-by' | 'account';

/** What a question turned out to ask for. */
export type Intent =
  | { readonly kind: 'person' }
  | { readonly kind: 'advice'; readonly about: AdviceKind }
  /** `article`: it is also about how this works, which that article tells. */
  | { readonly kind: 'status'; readonly aspect: Aspect; readonly article?: ArticleId }
  | { readonly kind: 'brand'; readonly topic: BrandTopic }
  | { readonly kind: 'own'; readonly topic: OwnTopic }
  | { readonly kind: 'article'; readonly id: ArticleId }
  | { readonly kind: 'unknown' };
