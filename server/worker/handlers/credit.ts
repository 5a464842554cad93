/** Asks the bureau, and passes on what it reported. */
import { consentOf } from '#core/underwriting/consent.ts';
import type { CreditReported } from '#core/underwriting/reported.ts';
import { Secret } from '../../secret.ts';
import type { Credit, CreditAnswer } from '../../vendors/credit/port.ts';
import { VendorRefusal } from '../../vendors/vendor.ts';
import type { EffectHandlers, Work } from '../effects.ts';

export function creditHandlers(bureau: Credit): EffectHandlers<'credit'> {
  return {
    pullSoftCredit: {
      start: async (work) => {
        const answer = await bureau.pullSoft(await request(work));
        if (answer.outcome === 'refused') throw new VendorRefusal('credit', answer.why);
        return { reports: 'softCreditReturned', facts: reported(answer) };
      },
    },
    pullHardCredit: {
      start: async (work) => {
        const answer = await bureau.pullHard({
          ...(await request(work)),
          consentId: consentOf(work.about.application),
        });
        if (answer.outcome === 'refused') throw new VendorRefusal('credit', answer.why);
        return { reports: 'hardCreditReturned', facts: reported(answer) };
      },
    },
  };
}

async function request({ about, key }: Work) {
  const { application, file } = about;
  const ssn = await about.number('ssn');
  return {
    key,
    applicationUuid: application.uuid,
    name: application.borrower.name,
    address: application.property.address,
    birthDate: new Secret(file.birthDate),
    ...(ssn ? { ssn } : {}),
  };
}

/** Every report is one: what it amounts to is for our rules to say, whatever name the answer had. */
function reported(answer: Exclude<CreditAnswer, { outcome: 'refused' }>): CreditReported {
  return 'report' in answer ? { outcome: 'report', report: answer.report } : answer;
}
