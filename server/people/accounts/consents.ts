/**
 * What people agreed to: the exact words, which version, when, by what means, and the last answer to each. Opting out is
 * an answer and is kept like one. A prompt's id is made from lender, type and version, so it never changes by itself.
 */
import { createHash } from 'node:crypto';
import { type FormConsentType, formConsentVersions } from '#core/people/consents.ts';
import * as words from '#core/words/en/consents.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { insertConsent, keepPrompt, latestConsents } from '../../store/consents.ts';
import type { Database } from '../../store/database.ts';
import type { Clock, LenderOf } from './caller.ts';

interface Prompt {
  readonly type: FormConsentType;
  readonly version: string;
  readonly words: (lender: string) => string;
}

/**
 * A new wording is a new row at the top of its type with a new version, which the table of versions gets too; old rows stay
 * with theirs written out, for the answers given to them.
 */
const prompts: readonly Prompt[] = [
  {
    type: 'TERM_PRIVACY',
    version: formConsentVersions.TERM_PRIVACY,
    words: (lender) => words.iHaveReadAndAgree(lender),
  },
  {
    type: 'COMMUNICATION',
    version: formConsentVersions.COMMUNICATION,
    words: (lender) => words.iAgreeThatGivesMe(lender),
  },
  {
    type: 'SMS',
    version: formConsentVersions.SMS,
    words: (lender) => words.iAgreeToReceiveMarketing(lender),
  },
  {
    type: 'SMS_TRANSACTIONAL',
    version: formConsentVersions.SMS_TRANSACTIONAL,
    words: (lender) => words.iAgreeToReceiveText(lender),
  },
];

export interface ConsentAnswers {
  readonly org: string;
  readonly source: string;
  readonly productType: string;
  readonly phone: string;
  readonly email: string;
  readonly consents: readonly { readonly consentPromptUuid: string; readonly optInOut: 'OPT_IN' | 'OPT_OUT' }[];
}

export function createConsents(database: Database, lenderOf: LenderOf, now: Clock) {
  function worded(orgCode: string, prompt: Prompt) {
    const lender = lenderOf(orgCode);
    if (!lender) throw new Failure('organizationNotFound');
    const { type, version } = prompt;
    return { uuid: uuidOf(`${lender.orgCode} ${type} ${version}`), type, version, words: prompt.words(lender.name) };
  }

  return {
    /** Every type with the version that is shown now. */
    types: (): readonly { readonly type: string; readonly version: string }[] => {
      const newest = new Map<string, string>();
      for (const { type, version } of prompts) if (!newest.has(type)) newest.set(type, version);
      return [...newest].map(([type, version]) => ({ type, version }));
    },

    prompt(orgCode: string, type: string) {
      const prompt = prompts.find((one) => one.type === type);
      if (!prompt) throw new Failure('notFound');
      return worded(orgCode, prompt);
    },

    async record({ orgCode, identityUuid }: Person, answers: ConsentAnswers): Promise<void> {
      if (lenderOf(answers.org)?.orgCode !== orgCode)
        throw new Failure('invalid', { message: words.isNotYourOrganization, param: 'org' });
      const known = new Map(prompts.map((prompt) => worded(orgCode, prompt)).map((prompt) => [prompt.uuid, prompt]));
      const { source, productType, phone, email } = answers;
      await database.inOrg(orgCode, async (tx) => {
        for (const { consentPromptUuid, optInOut: choice } of answers.consents) {
          const prompt = known.get(consentPromptUuid.toLowerCase());
          if (!prompt) throw new Failure('invalid', { message: words.consentIsNotOneWe, param: 'consents' });
          await keepPrompt(tx, orgCode, prompt, now());
          await insertConsent(
            tx,
            orgCode,
            identityUuid,
            { promptUuid: prompt.uuid, choice, source, productType, phone, email },
            now(),
          );
        }
      });
    },

    /** The last answer to each type; a type never answered is absent, which is no consent. */
    latest: ({ orgCode, identityUuid }: Pick<Person, 'orgCode' | 'identityUuid'>) =>
      database.inOrg(orgCode, (tx) => latestConsents(tx, orgCode, identityUuid)),
  };
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update('hearthline consent prompt ').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
