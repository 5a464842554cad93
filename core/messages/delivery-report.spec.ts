import { describe, expect, test } from 'vitest';
import { readDeliveryReport } from './delivery-report.ts';
import { bounce, complaint } from './test-reports.ts';

describe('a report of a mail server', () => {
  test('of a message that will never arrive', () => {
    expect(readDeliveryReport(bounce('Ada@Example.com', 'abc@partner.example'))).toEqual({
      ...{ what: 'bounced', recipient: 'ada@example.com', messageId: 'abc@partner.example' },
    });
  });

  test('of a reader who calls it spam', () => {
    expect(readDeliveryReport(complaint('ada@example.com', 'abc@partner.example'))).toEqual({
      ...{ what: 'complained', recipient: 'ada@example.com', messageId: 'abc@partner.example' },
    });
  });

  const good = bounce('ada@example.com', 'abc@partner.example');
  test.each([
    ['of a delay', good.replace('Action: failed', 'Action: delayed').replace('Status: 5.1.1', 'Status: 4.4.7')],
    ['of a full mailbox', good.replace('Status: 5.1.1', 'Status: 4.2.2')],
    ['of an arrival', good.replace('Action: failed', 'Action: delivered')],
    ['without a recipient', good.replaceAll(/^(Final|Original)-Recipient:.*$/gm, '')],
    ['that is a letter', 'From: a@b.c\r\nContent-Type: text/plain\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n'],
    [
      'of a thank-you',
      complaint('ada@example.com', 'x@y.z').replace('Feedback-Type: abuse', 'Feedback-Type: not-spam'),
    ],
    ['of nothing', ''],
  ])('%s says nothing', (_name, raw) => {
    expect(readDeliveryReport(raw)).toBeUndefined();
  });
});
