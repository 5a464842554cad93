import { describe, expect, test } from 'vitest';
import { type Status, statusNames } from '#core/journey/statuses.ts';
import { articleIds, articleOf } from '#core/support/articles/index.ts';
import { standings } from '#core/words/en/support/bot/standings.ts';
import { answer, type BotAnswer, type BotContext } from './index.ts';
import { applicationIn, brand, signedIn, signedOut } from './stories/people.ts';

const aspects = ['what is happening', 'who has it now', 'how long does this take', 'why', 'what do I do now'];
/** What no one may be told before we have decided. */
const promise = /(?<!whether )you (?:will|are likely to|should) be approved|you are approved|guarantee/i;
const textOf = (said: BotAnswer) => said.text;

describe('what an answer holds', () => {
  test('every answer names its source and has a next step that leads to a page', () => {
    for (const status of statusNames) {
      for (const question of aspects) {
        const said = answer(question, signedIn(status));
        expect([status, question, said.kind]).toEqual([status, question, 'answer']);
        if (said.kind === 'handOver') continue;
        expect(said.source).toMatchObject({ kind: 'status', id: status });
        expect(said.source.title).not.toBe('');
        expect(said.nextSteps.length).toBeGreaterThan(0);
        for (const { label, to } of said.nextSteps) expect([label !== '', to.startsWith('/')]).toEqual([true, true]);
      }
    }
  });

  test('each status says what is happening, who acts, by when, why and what to do, in words of its own', () => {
    for (const status of statusNames) {
      const texts = aspects.map((question) => textOf(answer(question, signedIn(status))));
      expect([status, new Set(texts).size]).toEqual([status, aspects.length]);
      expect(texts[0]).toContain(standings[status].what);
      expect(texts[3]).toContain(standings[status].why);
      for (const text of texts) expect([status, text.length > 5 && text.length < 900]).toEqual([status, true]);
    }
  });

  test('by when comes from the clocks of the table, and from the calendar where a day is known', () => {
    expect(textOf(answer('how long do I have', signedIn('OFFER_SELECTION')))).toContain('30 days');
    expect(textOf(answer('how long do I have', signedIn('IDENTITY_VERIFICATION')))).toMatch(/14 days.*30 more days/);
    expect(textOf(answer('how long does this take', signedIn('RECORDING')))).toContain('5 days');
    expect(textOf(answer('how much longer', signedIn('RESCISSION')))).toContain('midnight on Saturday, December 5');
  });
});

describe('an application that rests longer than it should', () => {
  const late = (status: Status, toldAt: string | null): BotContext => ({
    brand,
    isOpenNow: true,
    person: { as: 'borrower', application: { ...applicationIn(status), late: { toldAt } } },
  });
  const whenOf = (context: BotContext) => textOf(answer('how long does this take', context));
  const told = '2026-11-20T18:00:00.000Z';

  test('is not promised again, and that our team was told is said only when it was', () => {
    for (const status of [
      'FACTA_REVIEW',
      'FINAL_TITLE_PROCESSING',
      'HARD_CREDIT_PULL',
      'RECORDING',
      'RESCISSION',
    ] as const) {
      const usual = whenOf(signedIn(status));
      expect([status, whenOf(late(status, null))]).toEqual([status, 'This is taking longer than usual.']);
      expect(whenOf(late(status, told))).toBe('This is taking longer than usual, and our team has been told.');
      expect(usual).not.toContain('longer than usual');
    }
  });

  test('where it waits for them alone, they are told how long they still have', () => {
    expect(whenOf(late('OFFER_SELECTION', told))).toBe(whenOf(signedIn('OFFER_SELECTION')));
    // What they sent may be with us.
    expect(whenOf(late('INCOME_VERIFICATION', null))).toContain('This is taking longer than usual.');
    expect(whenOf(late('INCOME_VERIFICATION', null))).not.toContain('one business day');
  });
});

describe('whom it tells what', () => {
  test('someone who has not signed in is told nothing of an application, and to sign in', () => {
    for (const question of ['status of my application', 'where is my loan', 'did you get my documents']) {
      const said = answer(question, signedOut);
      expect(said).toMatchObject({ kind: 'answer', questionId: 'signIn', nextSteps: [{ to: '/auth/login' }] });
      for (const status of statusNames) expect(textOf(said)).not.toContain(standings[status].what);
    }
  });

  test('a signer is sent to their own page, and told nothing of the borrower', () => {
    const said = answer('what is the status of my application', { brand, isOpenNow: true, person: { as: 'signer' } });
    expect(said).toMatchObject({ questionId: 'signer', nextSteps: [{ to: '/account/heloc/heloc-signer/resume' }] });
  });

  test('facts of the application are told where there are any, and never made up', () => {
    expect(textOf(answer('when is my notary appointment', signedIn('MANUAL_DEED_SIGNING')))).toMatch(
      /December 1 at 11:00 AM MST: At home/,
    );
    expect(textOf(answer('which account is the money going to', signedIn('FUNDABLE')))).toContain('ending in 6789');
    expect(textOf(answer('what is my rate', signedIn('FINAL_OFFER')))).toMatch(/\$50,000 at 8\.99% for 15 years/);
    expect(textOf(answer('what is my rate', signedIn('IN_PROGRESS')))).not.toContain('You chose');
    expect(textOf(answer('which documents are you still missing', signedIn('OFFER_SELECTION')))).toContain(
      'not waiting for any document',
    );
    expect(answer('which documents are you still missing', signedIn('TRUST_AND_INSURANCE'))).toMatchObject({
      source: { kind: 'application', id: 'needs' },
      nextSteps: [{ label: 'Upload', to: '/x' }],
    });
  });

  test('a button to a screen is only there for those whom the journey put on it', () => {
    const steps = (context: BotContext) => {
      const said = answer('do I need a selfie for the identity check', context);
      return said.kind === 'handOver' ? [] : said.nextSteps.map(({ to }) => to);
    };
    const own = applicationIn('IDENTITY_VERIFICATION').uuid;
    expect(steps(signedIn('IDENTITY_VERIFICATION'))).toEqual([`/account/heloc/${own}/identity`]);
    expect(steps(signedIn('OFFER_SELECTION'))).toEqual([`/account/heloc/${own}/product/select`]);
    expect(steps(signedOut)).toEqual(['/auth/login']);
  });
});

describe('the brand', () => {
  test('hours are told with whether we are open now', () => {
    expect(textOf(answer('what are your hours', signedOut))).toMatch(/6:00 AM - 5:00 PM PT.*We are open now/);
    expect(textOf(answer('what are your hours', { ...signedOut, isOpenNow: false }))).toContain('We are closed now');
  });

  test('a state that is asked for is answered by name', () => {
    expect(textOf(answer('do you lend in Ohio', signedOut))).toContain('Yes, we lend in Ohio');
    expect(textOf(answer('do you lend in west virginia', signedOut))).toContain('We do not lend in West Virginia yet');
    expect(textOf(answer('is this available in Hawaii', signedOut))).toContain('our partner Koa');
    expect(textOf(answer('do you lend in new york', signedOut))).toContain('a site of their own');
  });

  test('fees and rates are those that are published', () => {
    expect(textOf(answer('what fees do you charge', signedOut))).toMatch(/0\.00% or 2\.99%.*\$180.*\$300/);
    expect(textOf(answer('what are your rates', signedOut))).toContain('7.60% to 17.20%');
  });
});

describe('what it does not do', () => {
  test.each([
    ['Will I be approved?', 'approval'],
    ['can you guarantee approval', 'approval'],
    ['is the interest tax deductible', 'tax'],
    ['should I sue my old bank', 'legal'],
    ['how can I improve my credit score', 'credit'],
  ])('%s: declines to advise on %s, in any status', (question, about) => {
    for (const context of [signedOut, ...statusNames.map(signedIn)]) {
      const said = answer(question, context);
      expect(said).toMatchObject({ kind: 'refusal', about, source: { kind: 'article', id: 'advice' } });
      expect(textOf(said)).not.toMatch(promise);
    }
  });

  test('no article promises an approval', () => {
    for (const id of articleIds) {
      const { short, body } = articleOf(id, brand);
      expect([short, ...body.flat()].join(' ')).not.toMatch(promise);
    }
  });

  test('what it does not know it says, and hands over; outside hours the question waits', () => {
    const said = answer('can you recommend a good plumber', signedOut);
    expect(said).toMatchObject({ kind: 'handOver', reason: 'notKnown' });
    expect(textOf(said)).toMatch(/I do not know.*handing you over to a person/);
    expect(textOf(answer('zxqv wvut', { ...signedOut, isOpenNow: false }))).toMatch(/waits for them.*by email/);
  });
});

describe('anything at all may be typed', () => {
  const long = 10_000;
  const hostile = [
    '', ' ', '\u0000', '\ud800', '\udc00\ud800', '🏠'.repeat(long), '?'.repeat(long), 'why '.repeat(long / 4), 'a'.repeat(long),
    '(a+)+$'.repeat(long / 6), '\\b(?:['.repeat(long / 6), 'how long '.repeat(long / 9), '__proto__ constructor toString hasOwnProperty',
    '<script>alert(1)</script>', "'; drop table conversations; --", 'ＷＨＡＴ ＩＳ ＭＹ ＳＴＡＴＵＳ', 'what '.repeat(long / 5), 'İ'.repeat(long), 'ﷺ'.repeat(long),
    'talk '.repeat(long / 5), 'my my my '.repeat(long / 9), 'x y '.repeat(long / 4),
  ]; // biome-ignore format: one list

  test('it never throws, and answers the same again', () => {
    for (const text of hostile) {
      for (const context of [signedOut, signedIn('OFFER_SELECTION')]) {
        const once = answer(text, context);
        expect(answer(text, context)).toEqual(once);
        expect(['answer', 'refusal', 'handOver']).toContain(once.kind);
      }
    }
  });

  test('time grows with the text and no faster: what comes after the first thousand letters is not read', () => {
    const start = 'how long does this take '.repeat(60);
    const tail = 'talk to a person '.repeat(600);
    expect(answer(start + tail, signedOut)).toEqual(answer(start, signedOut));
  });

  test('slips of the finger are understood', () => {
    for (const [typed, right] of [
      ['statsu of my aplication', 'status of my application'],
      ['wat is teh orignation fee', 'what is the origination fee'],
      ['notarry appoinment', 'notary appointment'],
    ] as const)
      expect(answer(typed, signedIn('MANUAL_DEED_SIGNING'))).toEqual(answer(right, signedIn('MANUAL_DEED_SIGNING')));
  });
});
