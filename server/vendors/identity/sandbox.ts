/** Looks at identity documents by the names of their files, and asks knowledge questions. */
import { accepted, understand } from '../answers.ts';
import { type PersonaAnswer, personaFor } from '../personas.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { type Identity, type IdentityFinding, type IdentityImage, identityFinding } from './port.ts';
import { createQuizzes } from './sandbox-quiz.ts';

type Verdict = Omit<IdentityFinding, 'identityUuid'>;

const verdict = (verification: Verdict['verification'], signals: Partial<Verdict> = {}): Verdict => ({
  verification,
  isFraud: false,
  hasTamperSignals: false,
  ...signals,
});

const verdicts: Readonly<Record<PersonaAnswer<'identity'>, Verdict>> = {
  failed: verdict('FAILED_VERIFICATION'),
  review: verdict('PENDING_REVIEW'),
  tampered: verdict('PENDING_REVIEW', { hasTamperSignals: true }),
  fraud: verdict('FAILED_VERIFICATION', { isFraud: true }),
};

export function createSandboxIdentity(
  sandbox: Sandbox,
  { now = () => new Date() }: { now?: () => Date } = {},
): Identity {
  return {
    verify: async ({ key, applicationUuid, identityUuid, documentType, images }) => {
      const fileNames = images.map(({ fileName }) => fileName);
      const shown = { applicationUuid, identityUuid, documentType, fileNames };
      const taken = await sandbox.promise('identity', 'verify', key, shown, () => ({
        kind: 'identity.checked',
        content: { identityUuid, ...verdictOn(images) } satisfies IdentityFinding,
      }));
      return understand('identity', accepted, taken);
    },
    ...createQuizzes(sandbox, 'identity', now),
    ...longWork(sandbox, 'identity', identityFinding),
  };
}

/** A document without its front, or without the face that goes with it, cannot be told from anyone's. */
function verdictOn(images: readonly IdentityImage[]): Verdict {
  const isWhole = (['front', 'selfie'] as const).every((side) => images.some((image) => image.side === side));
  if (!isWhole) return verdicts.failed;
  const [answer] = images.flatMap(({ fileName }) => personaFor('fileName', fileName, 'identity')?.answer ?? []);
  return answer ? verdicts[answer] : verdict('VERIFIED');
}
