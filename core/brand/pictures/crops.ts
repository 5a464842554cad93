/** How a scene is cut: the part that is seen. Apart from the drawings, so that a place for one can be kept before it comes. */

/** `square` beside text, `cover` to fill a box, `wide` along the foot of a hero, `banner` under the words of a success. */
export type Crop = 'square' | 'cover' | 'wide' | 'banner';

export const viewBoxes: Readonly<Record<Crop, string>> = {
  square: '0 0 480 400',
  cover: '0 0 480 400',
  wide: '-400 40 1280 320',
  banner: '-160 26 800 374',
};
