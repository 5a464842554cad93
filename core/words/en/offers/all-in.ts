/** The all-in cost: what it is and what it contains. */
export const interestOver = (termYears: number) => `Interest over ${termYears} years`;
export const wholeCost = 'What you pay on top of the draw';
export const whatItIs =
  'The all-in cost turns all of this into one yearly rate: at that rate, your payments pay back exactly what you get. Use it to compare offers with different fees.';
export const notTheApr =
  'It is not the APR. The APR of a line of credit is the interest rate alone and leaves the fees out.';
export const ifNothingChanges = 'It holds if you make every payment on time and pay nothing early.';

export const laterDraw = (e: {
  readonly years: number;
  readonly draw: string;
  readonly rate: string;
  readonly fee: string | undefined;
  readonly termYears: number;
  readonly alone: string;
  readonly together: string;
}) =>
  `For example: after ${e.years} years you draw ${e.draw} of what you have repaid. At today’s Prime Rate plus your margin that is ${e.rate}, ${
    e.fee === undefined ? 'without an origination fee' : `with the highest origination fee, ${e.fee}`
  }, over ${e.termYears} years. That draw would have an all-in cost of ${e.alone} a year. Both draws together would have ${e.together}.`;
