/** A signing room of our own making: anyone who has the address of the page opens the envelope, and signs or declines. */
import { understand } from '../answers.ts';
import type { WindowOptions } from '../bank/sandbox-link.ts';
import { sha256Of } from '../documents/paper.ts';
import { personaFor } from '../personas.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { shelfOf } from '../sandbox/shelf.ts';
import { VendorFault } from '../vendor.ts';
import {
  type EnvelopeFinding,
  envelopeFinding,
  type Signing,
  type SigningRequest,
  signingSession,
  withdrawAnswer,
} from './port.ts';

/** The server side of the vendor's own page. */
export interface SigningWindow {
  openEnvelope(reference: string): Promise<Envelope | undefined>;
  /** Whether it counted: an envelope ends once, and not after its time. */
  finish(reference: string, will: 'signed' | 'declined'): Promise<boolean>;
}

interface Envelope {
  readonly signer: string;
  readonly papers: readonly { readonly documentUuid: string; readonly title: string; readonly sha256: string }[];
  readonly returnUrl: string;
  readonly expiresAt: string;
}

const sessionMs = 24 * 3_600_000;
/** How much longer the confirmation takes for someone called Signlater. */
const lateMs = 60_000;

export function createSandboxSigning(sandbox: Sandbox, options: WindowOptions): Signing & SigningWindow {
  const { pagesUrl, now = () => new Date() } = options;
  const shelf = shelfOf(sandbox, 'signing');
  return {
    openSession: async (request) => {
      await refuseChangedPapers(request);
      const { key, applicationUuid, signer, papers, returnUrl } = request;
      const reference = `signing_${key}`;
      const titles = papers.map(({ title }) => title);
      const answer = await sandbox.answer('signing', 'openSession', key, { applicationUuid, titles }, () => ({
        reference,
        url: `${pagesUrl}/sandbox/signing/${reference}`,
        expiresAt: new Date(now().getTime() + sessionMs).toISOString(),
      }));
      const session = understand('signing', signingSession, answer);
      await shelf.keep(`envelope ${reference}`, {
        signer: signer.name,
        papers: papers.map(({ documentUuid, title, sha256 }) => ({ documentUuid, title, sha256 })),
        returnUrl,
        expiresAt: session.expiresAt,
      } satisfies Envelope);
      return session;
    },
    ...endingsAt(sandbox, now),
    ...longWork(sandbox, 'signing', envelopeFinding),
  };
}

function endingsAt(sandbox: Sandbox, now: () => Date): Pick<Signing, 'withdraw'> & SigningWindow {
  const shelf = shelfOf(sandbox, 'signing');
  const find = (reference: string) => shelf.find<Envelope>(`envelope ${reference}`);
  const say = (reference: string, finding: EnvelopeFinding, extraMs = 0) =>
    sandbox.tell('signing', reference, { kind: `envelope.${finding.state}`, content: finding }, extraMs);
  /** The first ending stands. */
  const end = async (reference: string, ending: string) =>
    (await sandbox.claim('signing', `end of ${reference}`, ending)) === ending;
  return {
    withdraw: async ({ key, reference }) => {
      const isWithdrawn = await end(reference, 'withdrawn');
      const answer = await sandbox.answer('signing', 'withdraw', key, { reference }, () => ({
        outcome: isWithdrawn ? 'withdrawn' : 'tooLate',
      }));
      const read = understand('signing', withdrawAnswer, answer);
      if (read.outcome === 'withdrawn') await say(reference, { state: 'withdrawn' });
      return read;
    },
    openEnvelope: async (reference) => {
      const envelope = await find(reference);
      if (!envelope) return undefined;
      const openedAt = await sandbox.claim('signing', `opening of ${reference}`, now().toISOString());
      await say(reference, { state: 'opened', openedAt });
      return envelope;
    },
    finish: async (reference, will) => {
      const envelope = await find(reference);
      if (!envelope) return false;
      const isOver = Date.parse(envelope.expiresAt) < now().getTime();
      const ending = isOver ? 'expired' : will;
      if (!(await end(reference, ending))) return false;
      const at = await sandbox.claim('signing', `moment of ${reference}`, now().toISOString());
      const isLate = personaFor('lastName', envelope.signer, 'signing')?.answer === 'late';
      await say(reference, findingFor(ending, at, envelope), isLate ? lateMs : 0);
      return !isOver;
    },
  };
}

function findingFor(
  ending: 'signed' | 'declined' | 'expired',
  signedAt: string,
  { papers }: Envelope,
): EnvelopeFinding {
  if (ending !== 'signed') return { state: ending };
  return { state: 'signed', signedAt, papers: papers.map(({ documentUuid, sha256 }) => ({ documentUuid, sha256 })) };
}

/** No one may be shown another paper than the one whose hash is recorded. */
async function refuseChangedPapers({ papers }: SigningRequest): Promise<void> {
  if (papers.length === 0) throw new VendorFault('signing', 'there is nothing to sign');
  for (const paper of papers)
    if (sha256Of(await paper.content()) !== paper.sha256)
      throw new VendorFault('signing', 'a paper is not the one that was announced');
}
