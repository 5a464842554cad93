/** What several calls have in common: it stands in the document once, under a name. */
import { address } from '#core/people/address.ts';
import { controlTotalsSchema } from '#core/servicing/boarding-file.ts';
import { accepted, recordedLien } from '../answers.ts';
import { accountNumbers } from '../bank/port.ts';
import { creditAnswer } from '../credit/port.ts';
import { paper, paperMark, upload } from '../documents/paper.ts';
import { recipient } from '../documents/port.ts';
import { answersCheck } from '../identity/port.ts';
import { taken } from '../payments/port.ts';
import { propertyRequest } from '../property/port.ts';
import { personName } from '../requests.ts';
import { boardedLine } from '../servicing/port.ts';

export const components = {
  Accepted: accepted,
  AccountNumbers: accountNumbers,
  Address: address,
  AnswersCheck: answersCheck,
  BoardedLine: boardedLine,
  ControlTotals: controlTotalsSchema,
  CreditAnswer: creditAnswer,
  Name: personName,
  Paper: paper,
  PaperMark: paperMark,
  PropertyRequest: propertyRequest,
  Recipient: recipient,
  RecordedLien: recordedLien,
  Taken: taken,
  Upload: upload,
};
