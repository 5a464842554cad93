/** What we write when we need something: everything that is outstanding at the moment it goes, however many causes it has. */

import type { Application } from '#core/application/application.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { isAsked } from '#core/conditions/condition.ts';
import { presentConditions } from '#core/conditions/present.ts';
import { longDate } from '#core/documents/facts.ts';
import { applicationScreens } from '#core/journey/screens.ts';
import { statuses } from '#core/journey/statuses.ts';
import type { Channel } from '#core/messages/kinds.ts';
import * as words from '#core/words/en/emails/application.ts';
import * as texts from '#core/words/en/texts.ts';
import type { WorkingCase } from '../../lending/origination/index.ts';
import type { Recipient } from '../../vendors/documents/port.ts';
import type { Lender, WayIn, Worded } from './email.ts';

const signersPage = '/account/heloc/heloc-signer/conditions';

/** Nothing when everything was answered meanwhile. A text leads to a page that asks who it is: it carries no way in. */
export async function whatWeNeed(
  { application }: Pick<WorkingCase, 'application'>,
  { identityUuid }: Pick<Recipient, 'identityUuid'>,
  { name, siteUrl }: Lender,
  { channel, wayIn }: { readonly channel: Channel; readonly wayIn: WayIn },
): Promise<Worded> {
  const { orgCode, uuid, borrower } = application;
  const isBorrower = identityUuid === borrower.identityUuid;
  const asked = titles(application, isBorrower ? null : identityUuid);
  if (asked.length === 0) return undefined;
  const page = isBorrower ? `/account/heloc/${uuid}/conditions` : signersPage;
  if (channel === 'sms') return { subject: '', words: texts.weNeedSomething(name, `${siteUrl}${page}`) };
  const secret = isBorrower ? undefined : await wayIn(orgCode, identityUuid, page);
  const whose = isBorrower ? words.yourApplication : words.applicationOf(borrower.name.firstName);
  return {
    subject: words.needSomething,
    words: [
      words.cannotGoOn(whose),
      asked.map((title) => `- ${title}`).join('\n'),
      words.seeTheDetails,
      secret ?? `${siteUrl}${page}`,
      ...(isBorrower ? [words.changeHowWeReachYou(`${siteUrl}/dashboard/settings`)] : []),
    ].join('\n\n'),
    ...(secret !== undefined && { secret }),
  };
}

/** What a notice of incompleteness names (12 CFR 1002.9(c)(2)): every open request, or the step that waits for them. */
export function whatIsMissing(application: Application): readonly string[] {
  const asked = titles(application, null);
  if (asked.length > 0) return asked;
  const { screen } = statuses[application.status];
  const row = typeof screen === 'string' ? screenTitles[screen] : undefined;
  return [row?.title ?? words.nextStepOfYourApplication];
}

/** The day the notice gives them, where the home is. */
export function missingUntil({ deadlines, property }: Application): string {
  const until = deadlines.incompletenessExpired;
  return until === undefined ? words.dayOnYourPage : longDate(dateIn(homeZone(property), new Date(until)));
}

const screenTitles: Readonly<Record<string, { readonly title: string }>> = applicationScreens;

function titles({ conditions, uuid }: Application, signerUuid: string | null): readonly string[] {
  const asked = conditions.filter((one) => isAsked(one) && one.answeredAt === null && one.signerUuid === signerUuid);
  const as = signerUuid === null ? 'borrower' : 'signer';
  return presentConditions(asked, { as, applicationUuid: uuid }).map(({ header }) => header);
}
