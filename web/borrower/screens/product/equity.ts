/** What of the home is the borrower's own, before the line and with it. Never below nothing: a picture cannot owe. */
interface Home {
  readonly valueCents: number;
  readonly liensCents: number;
  readonly liensPaidOffCents: number;
}

export function equityOf({ valueCents, liensCents, liensPaidOffCents }: Home, lineCents: number) {
  const keptCents = liensCents - liensPaidOffCents;
  return {
    before: { liensCents, equityCents: Math.max(0, valueCents - liensCents) },
    after: { liensCents: keptCents, lineCents, equityCents: Math.max(0, valueCents - keptCents - lineCents) },
  };
}
