/** The home as the title of a card: street, then city, state and zip code. */
import { formatAddress } from '#core/people/address.ts';
import { streetAndPlace } from '#core/words/en/dashboard.ts';

type Home = Parameters<typeof formatAddress>[0];

export function titleOf(home: Home): string {
  const place = formatAddress({ ...home, street1: '', street2: '' });
  return streetAndPlace(formatAddress(home).slice(0, -place.length).trim(), place);
}
