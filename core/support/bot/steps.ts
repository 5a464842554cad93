/** The buttons under an answer. Their names and addresses are those of the journey's screens and of the site map. */
import { pathTo } from '#core/journey/route.ts';
import { type Screen, screenRow } from '#core/journey/screens.ts';
import { isClosed } from '#core/journey/statuses.ts';
import { type PagePattern, pages } from '#core/pages.ts';
import type { Article } from '#core/support/articles/index.ts';
import type { BotContext, NextStep, OwnApplication } from './context.ts';

const STEPS_MAX = 2;
const SIGNER_HOME: PagePattern = '/account/heloc/heloc-signer/resume';

export function pageStep(pattern: PagePattern): NextStep {
  return { label: pages[pattern].title, to: pattern.replace('{product}', 'heloc') };
}

const isPage = (place: string): place is PagePattern => Object.hasOwn(pages, place);

/** Where the journey has them now; nothing where it is over. */
export function presentStep({ status, screen, uuid }: OwnApplication): NextStep | undefined {
  const row = screenRow(screen);
  if (row === undefined || isClosed(status)) return undefined;
  return { label: row.title, to: pathTo({ screen, query: {} }, uuid) };
}

export const applicationOf = ({ person }: BotContext): OwnApplication | null =>
  person?.as === 'borrower' ? person.application : null;

/** What everyone can do next: go on where they are, sign in or apply. */
function usualStep(context: BotContext): NextStep {
  const application = applicationOf(context);
  if (context.person?.as === 'signer') return pageStep(SIGNER_HOME);
  if (application) return presentStep(application) ?? pageStep('/dashboard');
  return pageStep(context.person === null ? '/auth/login' : '/account/{product}/register');
}

/** Where an article leads, if this person can go there now; then what everyone can do. */
export function stepsFor({ leadsTo }: Pick<Article, 'leadsTo'>, context: BotContext): readonly NextStep[] {
  const usual = usualStep(context);
  const own = leadsTo === undefined ? undefined : placeStep(leadsTo, context);
  return own === undefined || own.to === usual.to ? [usual] : [own, usual].slice(0, STEPS_MAX);
}

function placeStep(place: NonNullable<Article['leadsTo']>, context: BotContext): NextStep | undefined {
  const application = applicationOf(context);
  if (isPage(place)) {
    const isTheirs =
      pages[place].sees === 'anyone' || (pages[place].sees === 'borrower' && context.person?.as === 'borrower');
    const isApplying = place === '/account/{product}/register';
    // One application at a time: someone who has one goes on with it.
    return isTheirs && !(isApplying && application && !isClosed(application.status)) ? pageStep(place) : undefined;
  }
  if (application === null || !isOpenScreen(place, application)) return undefined;
  const row = screenRow(place);
  return row && { label: row.title, to: pathTo({ screen: place, query: {} }, application.uuid) };
}

/** A screen is open to those whom the journey put there; the list of what we need, to those of whom we need something. */
function isOpenScreen(place: Screen, { screen, needs }: OwnApplication): boolean {
  return place === screen || (place === 'conditions' && needs.length > 0);
}
