/**
 * One question to the company over TLS, and its answer by the table. Errors say what happened in our words: nothing that was
 * sent, no element's content and no name of a person is ever in one.
 */
import type { Secret } from '../../../secret.ts';
import { bounded, isUnreached } from '../../https/client.ts';
import { VendorFault, VendorRefusal, VendorUnreached } from '../../vendor.ts';
import { readFacts, Senseless, writeFacts } from './mapping.ts';
import { type AnswerFacts, answerRows, type OrderFacts, orderRows } from './table.ts';
import { NotXml, parseXml, printXml } from './xml.ts';

export interface MismoAccount {
  /** https://host/path. */
  readonly url: string;
  readonly user: string;
  readonly password: Secret;
  readonly timeoutMs: number;
}

/** Certainly nothing was ordered: it was told before anything was done. */
export class NotTaken extends VendorFault {}

const root = 'MESSAGE';
/** Too many questions at once, or an account that is not let in. */
const notTaken: readonly number[] = [401, 403, 429];
/** What asking again may mend, though it may have been heard. */
const mayMend = (status: number) => status >= 500 || [408, 409, 425].includes(status);

/** Undefined when there is no such order. */
export type AskMismo = (order: OrderFacts) => Promise<AnswerFacts | undefined>;

export function createAskMismo({ url, user, password, timeoutMs }: MismoAccount): AskMismo {
  const authorization = `Basic ${Buffer.from(`${user}:${password.reveal()}`).toString('base64')}`;
  return async (order) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/xml; charset=utf-8', accept: 'application/xml' },
      body: printXml(writeFacts(orderRows, order, root)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw isUnreached(error) ? new VendorUnreached('credit', 'it cannot be reached') : fault('no answer came');
    });
    const { status } = answer;
    const text = await bounded(answer).catch(() => {
      throw fault('the answer broke off, or was too long');
    });
    if (notTaken.includes(status)) throw new NotTaken('credit', `it was answered with ${status}`);
    if (status === 404 && order.action === 'lookUp') return undefined;
    if (mayMend(status)) throw fault(`it was answered with ${status}`);
    if (!answer.ok) throw new VendorRefusal('credit', `it was refused with ${status}`);
    return understood(text, order);
  };
}

const fault = (sentence: string) => new VendorFault('credit', sentence);

function understood(text: string, order: OrderFacts): AnswerFacts | undefined {
  const facts = factsIn(text);
  if (facts.status === 'unknown') return undefined;
  if (facts.status === undefined) throw fault('the answer makes no sense at its status');
  // An answer to someone else's question is no answer to ours.
  const isOther = (said: string | undefined, asked: string | undefined) =>
    said !== undefined && asked !== undefined && said.replace(/\W/g, '') !== asked.replace(/\W/g, '');
  if (isOther(facts.reference, order.reference) || isOther(facts.ssn, order.ssn))
    throw fault('the answer is about another order');
  return facts;
}

function factsIn(text: string): AnswerFacts {
  try {
    const message = parseXml(text);
    if (message.name !== root) throw new NotXml('not of the model');
    return readFacts(answerRows, message);
  } catch (error) {
    if (error instanceof NotXml) throw fault(`the answer is no message of the model (${error.message})`);
    if (error instanceof Senseless) throw fault(`the answer makes no sense at ${error.path}`);
    throw error;
  }
}
