/** Another owner, for the tests of their pages. */
import { saveToken } from '#web/client/session.ts';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
export const identity = { failedTries: 0, triesLeft: 3, isWithUs: false, askedFor: null as string | null };
/** What the server says of another owner who is to show who they are. */
export const status = {
  applicationUuid: uuid,
  screen: 'identity',
  signerStatus: 'INVITED',
  name: 'Olga Owner',
  borrowerName: 'Ada Homeowner',
  property: { street1: '1 Main St', street2: '', city: 'Reno', state: 'NV', zip: '89501' },
  steps: [],
  isPhoneMissing: false,
  manualNotary: false,
  isConsentingSpouse: false,
  isEarly: false,
  closingNotBefore: null as object | null,
  slot: null,
  overdue: null as { readonly toldAt: string | null } | null,
  identity,
};

export const figureInfo = 'GET /identity-broker/customer/secure/api/v3/self/figureinfo';

/** Logs an owner in who came by an invitation; the answer is what the server then tells of them. */
export function logInAsSigner() {
  saveToken('spec');
  return { [figureInfo]: { identityUuid: '00000000-0000-4000-8000-00000000519e', userType: 'CO_DEEDER' } };
}
