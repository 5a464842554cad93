/** How far the rate of a line lies above the average prime offer rate, in percent with three decimals (1003.4(a)(12)). */
export function rateSpread(aprBps: number, aporBps: number): string {
  return ((aprBps - aporBps) / 100).toFixed(3);
}
