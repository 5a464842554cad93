/** Where a tooltip stands: above its button where there is room, else below, and never off the screen. */
export const TOOLTIP_OFFSET_PX = 12;
const SCREEN_EDGE_PX = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
  /** Where on the tooltip's width its arrow points at the button. */
  readonly arrow: number;
}

export function placeTooltip(
  button: Box,
  tip: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width'>,
  offsetPx: number = TOOLTIP_OFFSET_PX,
): Place {
  const middle = button.left + button.width / 2;
  const leftMax = screen.width - tip.width - SCREEN_EDGE_PX;
  const left = Math.max(SCREEN_EDGE_PX, Math.min(middle - tip.width / 2, leftMax));
  const above = button.top - tip.height - offsetPx;
  const isAbove = above >= SCREEN_EDGE_PX;
  return {
    left,
    top: isAbove ? above : button.top + button.height + offsetPx,
    side: isAbove ? 'above' : 'below',
    arrow: middle - left,
  };
}
