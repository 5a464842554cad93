/** That the papers with the application were shown, until it is sent: for the place they were shown for, in this window. */
interface Place {
  readonly state: string;
  readonly occupancyType: string | null;
}

let shown: { readonly place: string; readonly receipt: string } | undefined;

const nameOf = ({ state, occupancyType }: Place) => `${state} ${occupancyType}`;

export function keepEarlyPapersReceipt(place: Place, receipt: string): void {
  shown = { place: nameOf(place), receipt };
}

/** None where they were shown for another place than the one that is sent. */
export function earlyPapersReceipt(place: Place): string | undefined {
  return shown?.place === nameOf(place) ? shown.receipt : undefined;
}
