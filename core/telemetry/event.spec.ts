import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { telemetryEvents } from '#core/telemetry.ts';
import { deviceOf } from './device.ts';
import { telemetryEvent } from './event.ts';
import { formOf, funnel, funnelSteps, stepOfEvent, stepOfPage } from './funnel.ts';
import { telemetryRetention } from './retention.ts';

test('[ENT-27] an event has exactly these members', () => {
  expect(Object.keys(telemetryEvent.entries)).toEqual([
    ...['domain', 'queryParams', 'pagePath', 'event', 'sessionKey', 'identityId', 'applicationUuid', 'eventType'],
    ...['productType', 'eventProperties', 'dontDedupe', 'dedupeProperty'],
  ]);
  expect(v.safeParse(telemetryEvent, { note: 'typed' }).success).toBe(false);
});

test.each([
  ['[TELE-05] entering registration', 'heloc-register-start'],
  ['[TELE-06] a HELOC that was created', 'helocStarted'],
  ['[TELE-07] an application that was started', 'appStarted'],
  ['[TELE-08] a change of the screen', 'fe-heloc-route'],
])('%s is an event', (_, event) => {
  expect(Object.keys(telemetryEvents)).toContain(event);
});

test('there are these five events, and no other', () => expect(Object.keys(telemetryEvents)).toHaveLength(5));

describe('the funnel', () => {
  const redesigned = '/account/{product}/register-v2';
  const older = '/account/{product}/register/{registration}/{step}';

  test('numbers are all different, so that what is stored keeps its meaning', () => {
    const numbers = funnelSteps.map((step) => funnel[step].number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers)).toBeLessThan(63);
  });

  test.each([
    [redesigned, undefined, 'property', 'redesigned'],
    [`${redesigned}/annual-income`, undefined, 'income', 'redesigned'],
    [older, 'property-info', 'property', 'older'],
    [older, 'login-info', 'password', 'older'],
    ['/account/{product}/{uuid}/product/select', undefined, 'offers', undefined],
    ['/account/{product}/{uuid}/signing/sign', undefined, 'signing', undefined],
    ['/privacy', undefined, undefined, undefined],
    ['/account/{product}/register', undefined, undefined, undefined],
  ] as const)('%s (%s) shows %s of the form %s', (pagePath, step, reached, form) => {
    expect(stepOfPage({ pagePath, step })).toBe(reached && funnel[reached].number);
    expect(formOf(pagePath)).toBe(form);
  });

  test('an application that was started is a step of its own', () => {
    expect(stepOfEvent('helocStarted')).toBe(funnel.started.number);
    expect(stepOfEvent('fe-heloc-route')).toBeUndefined();
  });
});

test('devices by the width of a window', () => {
  expect([390, 599, 600, 1023, 1024].map((width) => deviceOf({ width }))).toEqual([
    ...['phone', 'phone', 'tablet', 'tablet', 'desktop'],
  ]);
});

test('what names a visit goes no later than what happened in it', () => {
  expect(telemetryRetention.telemetry_session.days).toBeGreaterThanOrEqual(telemetryRetention.telemetry_event.days);
});
