/** The character of a brand as far as the pages outside the application show it themselves; the rest is the body's. */
import { characterAttributes, type Character as Whole, characterOf as wholeOf } from '#core/brand/character.ts';

type Characterized = Parameters<typeof characterAttributes>[0];

export interface Character extends Pick<Whole, 'hero' | 'layout' | 'art' | 'house'> {
  /** By the bar's own color: pictures on it are drawn for day or for night. */
  readonly topBar: 'light' | 'dark';
}

export function characterOf(brand: Characterized): Character {
  const { hero, layout, art, house } = wholeOf(brand);
  return {
    hero,
    layout,
    art,
    house,
    topBar: characterAttributes(brand)['data-top-bar'] === 'light' ? 'light' : 'dark',
  };
}
