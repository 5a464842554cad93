/** What kind of device a visit comes from, by the width of its window: all that a funnel tells devices apart by. */
type Device = 'phone' | 'tablet' | 'desktop';

export function deviceOf({ width }: { readonly width: number }): Device {
  if (width < 600) return 'phone';
  return width < 1024 ? 'tablet' : 'desktop';
}
