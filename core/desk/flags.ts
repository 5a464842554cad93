/** What makes an application special at a glance: flags beside a row, and filters over a list. */
import type { flags as flagWords } from '#core/words/en/desk/queues.ts';
import type { Application } from '../application/application.ts';
import { isAsked } from '../conditions/condition.ts';

export type DeskFlag = keyof typeof flagWords;

/** Above this a line is looked at by two people more often than not. */
const largeLineCents = 250_000_00;

const rules: Readonly<Record<DeskFlag, (application: Application) => boolean>> = {
  texas: ({ property }) => property.address.state === 'TX',
  trust: ({ ownership }) => ownership.type === 'TRUST' || ownership.recorded?.type === 'TRUST',
  coOwner: ({ ownership, signers }) => ownership.coOwners > 0 || signers.length > 0,
  largeLine: (application) => lineCents(application) > largeLineCents,
  conditionSent: ({ conditions }) => conditions.some((one) => isAsked(one) && one.answeredAt === null),
};

export const deskFlags = Object.keys(rules) as readonly DeskFlag[];

export function flagsOf(application: Application): readonly DeskFlag[] {
  return deskFlags.filter((flag) => rules[flag](application));
}

/** The line, once one was chosen. */
export function lineCents({ offers }: Application): number {
  return offers.selected?.amountCents ?? 0;
}
