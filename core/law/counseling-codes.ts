/** HUD's codes for what an agency does and which languages it speaks. A code we do not know is passed on as it is. */
import { counselingLanguages, counselingServices } from '#core/words/en/papers/counseling-codes.ts';

const spelled = (names: Readonly<Record<string, string>>) => (codes: string) =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .map((code) => names[code] ?? code);

export const servicesOf = spelled(counselingServices);
export const languagesOf = spelled(counselingLanguages);
