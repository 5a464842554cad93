/** The judge of every page is judged itself: it skips what it has seen, and must not skip what is wrong. */
import { expect, onlyAt, test, violationsOn } from './fixtures.ts';

const page1 = (text: string) =>
  `<!doctype html><html lang="en"><title>A page</title><body><main><h1>Heading</h1><p>Dark on white.</p>${text}</main>`;
const pale = '<p class="p" style="color:#aaa">Pale on white.</p>';

test(
  'a text that is too pale is found each time, and so is a picture without words',
  onlyAt('desktop'),
  async ({ page }) => {
    await page.setContent(page1(''));
    expect(await violationsOn(page)).toEqual([]);
    const found = [expect.stringMatching(/^color-contrast: .+ at \.p$/)];
    await page.setContent(page1(pale));
    expect(await violationsOn(page)).toEqual(found);
    // What was wrong is not taken for seen.
    expect(await violationsOn(page)).toEqual(found);
    await page.setContent(page1('<div style="background:#222"><p class="p">Dark on dark.</p></div>'));
    expect(await violationsOn(page), 'the same color on another ground').toEqual(found);
    await page.setContent(page1('<img src="data:," class="i">'));
    expect(await violationsOn(page)).toEqual([expect.stringMatching(/^image-alt: .+ at img$/)]);
  },
);
