/** Programs that open pages: they say so, or they say nothing. They are shown a side like anyone and counted apart. */
const saysSo =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|python|curl|wget|axios|java\/|phantom|selenium/i;

export function isBot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === '' || saysSo.test(userAgent);
}
