/**
 * What a browser is known by to experiments: an id made by chance, in a cookie that no script reads, given only while an
 * experiment runs and never to someone whose browser asks not to be followed.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isBot } from '#core/experiments/bots.ts';
import { isUuid } from '#core/people/uuid.ts';
import type { Browser } from '../insights/index.ts';

/** Not of the names that tell a page that it knows someone (first-page.ts): it says nothing of anyone. */
const cookieName = 'experiment_profile';
const lifeS = 365 * 86_400;

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string>>;
}

export function browserOf({ headers, cookies }: Told): Browser {
  const mayFollow = headers['sec-gpc'] !== '1' && headers['dnt'] !== '1';
  const unit = cookies[cookieName];
  return {
    mayFollow,
    unit: mayFollow && isUuid(unit) ? unit : undefined,
    isBot: isBot(headers['user-agent']),
    isStaff: Object.keys(cookies).some((name) => /^(__Host-)?hearthline-agent$/.test(name)),
  };
}

export const newUnit = () => randomUUID();

export function browserCookie(unit: string, isSecure: boolean): string {
  return `${cookieName}=${unit}; Path=/; Max-Age=${lifeS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
