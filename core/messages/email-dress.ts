/** What a brand lends an email: its name, its colors by the contrast-checked theme, its corners, and what stands at the foot. */
import type { Brand } from '../brand/brand.ts';
import { supportHours, supportPhone } from '../brand/footer.ts';
import type { Palette } from '../brand/theme.ts';
import * as words from '../words/en/emails/layout.ts';
import { aHomeEquityLine, nmls } from '../words/en/footer.ts';

export interface EmailDress {
  readonly name: string;
  readonly light: Palette;
  /** Null where the brand has no dark mode: then the email asks to be left as it is. */
  readonly dark: Palette | null;
  readonly radiusPx: { readonly control: number; readonly card: number };
  readonly foot: readonly string[];
}

export type Dressed = Pick<Brand, 'names' | 'theme' | 'support' | 'nmlsId' | 'mailingAddress' | 'kind'>;

export function emailDress(brand: Dressed): EmailDress {
  const { names, theme, support, nmlsId, mailingAddress, kind } = brand;
  const { street, city, state, zip } = mailingAddress;
  return {
    name: names.display,
    light: theme.light,
    dark: theme.dark ?? null,
    radiusPx: theme.radiusPx,
    foot: [
      words.questions(supportPhone(support), support.email, supportHours(brand).join(', ')),
      aHomeEquityLine,
      nmls(kind === 'broker', names.legal, nmlsId, street, city, state, zip),
    ],
  };
}
