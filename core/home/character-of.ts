/**
 * The character of a brand as the pages outside the application show it: what design calls hero, layout and art. A brand
 * that says nothing gets what its kind usually has.
 */
import type { Brand } from '#core/brand/brand.ts';
import { contrastRatio } from '#core/brand/contrast.ts';
import type { ArtStyle } from '#core/brand/pictures/index.ts';

export interface Character {
  readonly hero: 'deep' | 'tint' | 'paper';
  readonly layout: 'split' | 'frieze';
  readonly art: ArtStyle;
  /** By the bar's own color: pictures on it are drawn for day or for night. */
  readonly topBar: 'light' | 'dark';
}

type Look = Omit<Character, 'topBar'>;

const deep: Look = { hero: 'deep', layout: 'split', art: 'plane' };
const tint: Look = { hero: 'tint', layout: 'split', art: 'line' };
const paper: Look = { hero: 'paper', layout: 'frieze', art: 'print' };

export function characterOf(brand: Pick<Brand, 'kind' | 'theme'>): Character {
  const { topBar } = brand.theme.light;
  const isLight = contrastRatio(topBar, '#000000') > contrastRatio(topBar, '#ffffff');
  return { ...lookOf(brand), topBar: isLight ? 'light' : 'dark' };
}

function lookOf({ kind, theme }: Pick<Brand, 'kind' | 'theme'>): Look {
  if (kind === 'bank') return theme.radiusPx.card === 0 ? paper : tint;
  return kind === 'broker' ? tint : deep;
}
