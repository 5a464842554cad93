import { describe, expect, test } from 'vitest';
import { readStart } from './start.ts';
import { startData } from './testing.ts';

function pageWith(text: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (text === undefined) return page;
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = 'hearthline';
  script.textContent = text;
  page.body.append(script);
  return page;
}

describe('the start data', () => {
  test('[ORG-05] names the organization with all six members', () => {
    const { organization } = readStart(pageWith(JSON.stringify(startData)));
    const members = ['baseUrl', 'canonicalOrgCode', 'orgBrand', 'orgCode', 'orgMetaData', 'orgPricingData'];
    expect(Object.keys(organization).sort()).toEqual(members);
  });

  test.each([undefined, '', '{', '{}', '{"organization":{},"flags":{}}', '{"organization":{"orgMetaData":{}}}'])(
    '[ORG-06] %s fails with the sentence and a detail',
    (text) => expect(() => readStart(pageWith(text))).toThrow(/^No private label data found: .+/),
  );
});
