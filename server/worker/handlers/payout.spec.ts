/** Where a draw is sent: to the account that the borrower named or to the wallet of a crypto line, and never to a made-up one. */
import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { payoffsOf } from '#core/underwriting/payoffs.ts';
import { releaseOf } from '../../release.ts';
import type { DisburseRequest, Payments } from '../../vendors/payments/port.ts';
import { VendorFault } from '../../vendors/vendor.ts';
import type { Work } from '../effects.ts';
import { paymentHandlers } from './closing.ts';

const { california, crypto } = sampleApplications;
const file = { credit: null } as unknown as UnderwritingFile;

function released(application: Application): Work {
  const approvers = ['one', 'two'];
  const funding = { ...application.funding, approvers, release: releaseOf(application, payoffsOf(application, file)) };
  return { about: { application: { ...application, funding }, file }, key: 'key' } as unknown as Work;
}

async function sentTo(application: Application) {
  const asked: DisburseRequest[] = [];
  const payments = {
    disburse: async (request: DisburseRequest) => {
      asked.push(request);
      return { outcome: 'accepted', reference: 'r' };
    },
  } as unknown as Payments;
  await paymentHandlers(payments).disburseFunds.start(released(application));
  return asked.map(({ account }) => account);
}

test('the draw goes to the account that was named, or to the wallet of a line against crypto', async () => {
  expect(await sentTo(california)).toEqual([{ kind: 'bank', accountToken: 'vault-account', mask: '6789' }]);
  expect(await sentTo(crypto)).toEqual([{ kind: 'wallet' }]);
});

test('where no one has named an account nothing is sent, and someone has to look', async () => {
  const nowhere = { ...california, accounts: { ...california.accounts, disburse: null } };
  await expect(sentTo(nowhere)).rejects.toThrow(VendorFault);
});
