import { expect, test } from 'vitest';
import { readPageData } from './page-data.ts';

function pageWith(text: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (text !== undefined) {
    const script = page.createElement('script');
    script.id = 'hearthline';
    script.type = 'application/json';
    script.textContent = text;
    page.body.append(script);
  }
  return page;
}

test('a page without data, or with data of another shape, still opens the workshop', () => {
  const bare = { environment: 'local', organization: undefined, brands: [] };
  expect(readPageData(pageWith(undefined))).toEqual(bare);
  expect(readPageData(pageWith('{"organization":{"orgCode":7}}'))).toEqual(bare);
});

test('the page tells its brand and the brands to choose from', () => {
  const organization = {
    orgCode: 'EXAMPLE',
    orgMetaData: {
      companyInfo: { names: { display: 'Example' }, loader: { kind: 'rings', messages: ['One'] }, darkMode: true },
    },
  };
  const brands = [{ orgCode: 'EXAMPLE', name: 'Example' }];
  const data = { environment: 'test', organization, brands };
  expect(readPageData(pageWith(JSON.stringify(data)))).toEqual(data);
});
