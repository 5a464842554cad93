/** A bureau's file of an ordinary person: a mortgage paid on time, a car, a card. */
import type { ReportedFile } from '../reported.ts';

const line = (uuid: string, type: ReportedFile['tradelines'][number]['type'], balanceCents: number) => ({
  uuid,
  type,
  creditor: `Creditor of ${uuid}`,
  accountMask: '4321',
  balanceCents,
  monthlyPaymentCents: 250_00,
  lastLateOn: null,
});

export const ordinaryFile: ReportedFile = {
  bureau: 'Bureau A',
  score: 741,
  scoreModel: 'Model 8',
  keyFactors: [
    { code: '10', text: 'Card balances are high' },
    { code: '14', text: 'The oldest account is not very old' },
  ],
  tradelines: [line('mortgage', 'MORTGAGE', 240_000_00), line('car', 'AUTO', 18_000_00), line('card', 'CARD', 900_00)],
  inquiries: [],
  alerts: [],
  publicRecords: [],
};
