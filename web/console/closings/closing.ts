/** One closing as the console knows it, and what every piece of its page is given. */
import type { StaffEvent } from '#core/journey/operation-row.ts';
import type { Answer } from '#web/client/client.ts';
import { showLoanNumber } from '../loan-number.ts';
import type { PaletteCase } from '../palette/acts.ts';

export const closingKey = 'GET /service-console/api/v1/closings/{uuid}';
export type Closing = Answer<typeof closingKey>;

export interface ClosingProps {
  readonly closing: Closing;
  /** Something was said: everything is read again. */
  readonly onDone: () => void;
}

/** As the palette names the case that its acts are about. */
export const aboutCase = ({ borrower, loanNumber }: Pick<Closing, 'borrower' | 'loanNumber'>): PaletteCase => ({
  name: borrower,
  number: showLoanNumber(loanNumber ?? ''),
});

/** Whether the journey takes this word of operations here, on or off. */
export function takes({ actions }: Closing, event: StaffEvent): boolean {
  return actions.some((one) => one.event === event);
}

/** Why it cannot be done now, in the sentence of its row; null where it can. */
export function whyNot({ actions }: Closing, event: StaffEvent): string | null {
  return actions.find((one) => one.event === event)?.whyNot ?? null;
}
