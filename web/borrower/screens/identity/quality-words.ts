/** What can be wrong with a photo, and how it is said. */
import * as words from '#core/words/en/identity.ts';
export type QualityProblem = 'small' | 'dark' | 'bright' | 'blurred';

export const qualityWords: Readonly<Record<QualityProblem, string>> = {
  small: words.thePhotoIsToo,
  dark: words.thePhotoIsTooDark,
  bright: words.thePhotoIsTooBright,
  blurred: words.thePhotoIsBlurred,
};
