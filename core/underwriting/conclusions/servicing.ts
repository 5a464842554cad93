/** Whether a servicer has taken a line over: it has where every figure that it counted is the one we sent. */
import { differingTotals } from '#core/servicing/boarding-file.ts';
import * as words from '#core/words/en/errors/servicing.ts';
import { type Conclusions, concluded } from './conclusion.ts';

export const servicingConclusions = {
  lineBoarded: {
    needsFile: false,
    conclude: (said) => {
      if (said.outcome === 'refused')
        return concluded('boardingRefused', { why: said.why ?? words.servicerRefusedTheFile });
      const { servicerNumber, sent, counted } = said;
      const differing = differingTotals(sent, counted);
      return differing.length > 0
        ? concluded('boardingRefused', { why: words.totalsDiffer(differing) })
        : concluded('lineBoarded', { servicerNumber });
    },
  },
} satisfies Partial<Conclusions>;
