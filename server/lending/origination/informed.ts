import type { Application } from '#core/application/application.ts';
import { whyNoEquityLoan } from '#core/application/equity-loan.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import type { CommandBody } from '#core/contract/commands.ts';
import { Failure } from '../../failure.ts';

interface Moment {
  readonly application: Pick<Application, 'property'>;
  readonly now: Date;
}

/** Who owns the home with the borrower is named one by one; the journey counts them. Texas has a question of its own. */
export function informed(said: CommandBody<'submitInformation'>, { application: { property }, now }: Moment) {
  const today = dateIn(homeZone(property), now);
  const message = whyNoEquityLoan(property.address.state, said.equityLoan, today);
  if (message !== undefined) throw new Failure('invalid', { param: 'equityLoan', message });
  return { ...said, coOwners: said.coOwnerNames.length };
}
