/** When notaries are here. */
export const notariesAreHereUntil = (hour: string) =>
  `Notaries are here now, until ${hour}. Come when it suits you: one joins you in the room, one meeting after the other.`;
export const theRoomIsOpen = 'The room is open. A notary joins you there, one meeting after the other.';
export const noNotaryIsHere = 'No notary is here right now.';
export const hours = (spans: readonly string[], zone: string) => `Notaries are here ${spans.join(', ')}, ${zone}.`;
export const onWeekdays = (span: string) => `Monday to Friday ${span}`;
export const atWeekends = (span: string) => `Saturday and Sunday ${span}`;
export const span = (from: string, to: string) => `${from} to ${to}`;
export const next = (when: string) => `Next: ${when}.`;
export const dayAt = (day: string, hour: string) => `${day} at ${hour}`;
export const today = 'today';
export const tomorrow = 'tomorrow';
export const reserveOrComeBack =
  'Come back then, or reserve a time with a notary who comes to you. If you go in now, you wait in the room until one is here.';
