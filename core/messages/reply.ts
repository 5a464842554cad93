/**
 * What someone means by a text to us. 47 CFR § 64.1200(a)(10) names the words that end texts (stop, quit, end, revoke, opt
 * out, cancel, unsubscribe) and asks us to understand other reasonable ways of saying so; read on 2026-11-16, counsel must
 * confirm. When in doubt it is STOP: someone who wants texts can always say START.
 */
export type Reply = 'stop' | 'start' | 'help';

const replies: Readonly<Record<Reply, readonly string[]>> = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  start: ['START', 'UNSTOP'],
  help: ['HELP', 'INFO'],
};

/** Nothing else is understood, and nothing else is answered: no one reads what is texted to us. */
export function replyIn(text: string): Reply | undefined {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'PLEASE');
  const said = words.join('');
  const exact = (Object.keys(replies) as Reply[]).find((reply) => replies[reply].includes(said));
  return exact ?? (words[0] === 'STOP' ? 'stop' : undefined);
}
