/** Emails as mail servers write them back, for tests: after the examples of RFC 3464 and RFC 5965. */
const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n`;

const about = (messageId: string) =>
  lines('From: Partner One <help@partner.example>', `Message-ID: <${messageId}>`, 'Subject: Your offers are ready');

export const bounce = (recipient: string, messageId: string, to = 'bounces@partner.example') =>
  lines(
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.com (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="B.1/mx.example.com"',
    '',
    '--B.1/mx.example.com',
    'Content-Type: text/plain',
    '',
    'No such user.',
    '--B.1/mx.example.com',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Original-Recipient: rfc822;${recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    '--B.1/mx.example.com',
    'Content-Type: text/rfc822-headers',
    '',
    about(messageId),
    '--B.1/mx.example.com--',
  );

export const complaint = (recipient: string, messageId: string, mailFrom = 'bounces@partner.example') =>
  lines(
    'From: <abuse@mailbox.example>',
    'To: <abuse@partner.example>',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part1"',
    '',
    '--part1',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--part1',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    `Original-Mail-From: <${mailFrom}>`,
    `Original-Rcpt-To: <${recipient}>`,
    '--part1',
    'Content-Type: message/rfc822',
    '',
    about(messageId),
    '--part1--',
  );
