/** Every place of the journey that is worth seeing, and how a borrower of the sandbox gets there: for pictures and for tests. */
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import { applicationScreens } from '#core/journey/screens.ts';
import { isTerminal, type Status, statuses, statusNames } from '#core/journey/statuses.ts';

/** Where a borrower nothing is the matter with comes by themselves. */
export const firstStop: Status = 'OFFER_SELECTION';

/** A screen of the journey: whose application it is, where it is put first, and where it then is. */
export interface Stop {
  readonly name: string;
  readonly persona?: string;
  readonly state?: string;
  /** Waited for, as the personas lead there by themselves. */
  readonly until?: Status;
  readonly force?: Status;
  readonly reasons?: readonly RuleCode[];
  /** Signed before the notary, from where it was put. */
  readonly isSigned?: true;
  /** Where it is put after that. */
  readonly after?: Status;
  /** A screen that no status leads to, or, with a slash first, any other page. */
  readonly screen?: string;
}

/** Where a borrower comes by being who they are; what they see is then what a real one would. */
const arrivals: readonly Stop[] = [
  { name: 'OFFER_SELECTION', until: 'OFFER_SELECTION' },
  {
    name: 'OFFER_SELECTION-confirm',
    until: 'OFFER_SELECTION',
    screen: 'product/select/confirm?type=STANDARD&term=10&fee=0&draw=5000000&pay=PRESERVE',
  },
  { name: 'CREDIT_NO_MATCH', persona: 'Nomatch', until: 'CREDIT_NO_MATCH' },
  { name: 'SOFT_CREDIT_LOCKED_OR_FROZEN', persona: 'Frozen', until: 'SOFT_CREDIT_LOCKED_OR_FROZEN' },
  { name: 'NO_PROPERTY_FOUND', persona: 'Notfound', until: 'NO_PROPERTY_FOUND' },
  { name: 'MULTIPLE_PROPERTIES', persona: 'Many', until: 'MULTIPLE_PROPERTIES' },
  { name: 'NO_AVM_FOUND', persona: 'Noavm', until: 'NO_AVM_FOUND' },
  { name: 'LIEN_VERIFICATION', persona: 'Liens', until: 'LIEN_VERIFICATION' },
  { name: 'ASSETS_PREQUAL', persona: 'Indebted', until: 'ASSETS_PREQUAL' },
  { name: 'DECLINED-credit', persona: 'Lowscore', until: 'DECLINED' },
  { name: 'DECLINED-income', force: 'DECLINED', reasons: ['DTI_EXCEEDED', 'INCOME_UNVERIFIED'] },
  { name: 'DECLINED', force: 'DECLINED', reasons: ['CLTV', 'TITLE_DEFECT'] },
  { name: 'NAV_RESI_EVAL_ORDER_REQUEST-texas', state: 'TX', force: 'NAV_RESI_EVAL_ORDER_REQUEST' },
  {
    name: 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    force: 'ONSITE_APPRAISAL_REQUEST',
    until: 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
  },
];

/** The rest are put there by hand: a status that someone rests in, and that no arrival shows. */
const put: readonly Stop[] = statusNames
  .filter((status) => statuses[status].poll !== 'waiting' && !isTerminal(status))
  .filter((status) => ['borrower', 'signer', 'operations'].includes(statuses[status].actor))
  .filter((status) => !arrivals.some(({ name }) => name === status))
  .map((status) => ({ name: status, force: status }));

/** And those that no status leads to, which may be opened at any time. */
const ledTo = new Set(
  Object.values(statuses).flatMap(({ screen }) => (typeof screen === 'string' ? [screen] : screen.map(([, to]) => to))),
);
const besides: readonly Stop[] = Object.keys(applicationScreens)
  .filter((screen) => !ledTo.has(screen as never) && !/\{|^error\/|select\/confirm/.test(screen))
  .map((screen) => ({ name: screen.replaceAll('/', '-'), screen }));

export const stops: readonly Stop[] = [...arrivals, ...put, ...besides];
