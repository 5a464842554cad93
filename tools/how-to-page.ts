/**
 * A how-to page as a script. Under "A worked example" a page writes each step as a sentence and a block of code:
 * `In `path`, below `a line that is there`:`, or `above`, or `instead of`, or `New file `path`:`, or `Run `command`.`
 * A line that has backticks of its own stands between two of them and a space.
 * The reader follows the same words as the program, so a page that has gone stale is red.
 */
export type Step =
  | {
      readonly kind: 'edit';
      readonly file: string;
      readonly where: Where;
      readonly anchor: string;
      readonly code: string;
    }
  | { readonly kind: 'new'; readonly file: string; readonly code: string }
  | { readonly kind: 'run' | 'check'; readonly command: string };

type Where = 'below' | 'above' | 'instead of';

const edit = /^(?:\d+\. )?In `([^`]+)`, (below|above|instead of) (?:`([^`]+)`|`` (.+) ``):$/;
const fresh = /^(?:\d+\. )?New file `([^`]+)`:$/;
const command = /^(?:\d+\. )?(Run|Check) `([^`]+)`\.$/;

export function stepsOf(page: string): Step[] {
  const [, example = ''] = page.split(/^## A worked example$/m);
  const lines = example.split('\n');
  return lines.flatMap((line, at): Step[] => {
    const told = command.exec(line);
    if (told) return [{ kind: told[1] === 'Run' ? 'run' : 'check', command: told[2] ?? '' }];
    const changed = edit.exec(line);
    if (changed) {
      const [, file = '', where, plain, anchor = plain ?? ''] = changed;
      return [{ kind: 'edit', file, where: where as Where, anchor, code: blockBelow(lines, at) }];
    }
    const made = fresh.exec(line);
    return made ? [{ kind: 'new', file: made[1] ?? '', code: blockBelow(lines, at) }] : [];
  });
}

/** The block that the sentence ends in; it may be indented under a number. */
function blockBelow(lines: readonly string[], at: number): string {
  const opening = lines.findIndex((line, index) => index > at && line.trimStart().startsWith('```'));
  const closing = lines.findIndex((line, index) => index > opening && line.trim() === '```');
  if (opening === -1 || closing === -1) throw new Error(`'${lines[at]}' has no block of code below it.`);
  const indent = (lines[opening] ?? '').search(/\S/);
  return lines
    .slice(opening + 1, closing)
    .map((line) => line.slice(indent))
    .join('\n');
}

/** What a file becomes by a step. The line that a step names must be there, and once: otherwise the page is stale. */
export function edited(content: string, { where, anchor, code }: Extract<Step, { kind: 'edit' }>): string {
  const lines = content.split('\n');
  const found = lines.flatMap((line, index) => (line.trim() === anchor.trim() ? [index] : []));
  const [index] = found;
  if (index === undefined || found.length > 1)
    throw new Error(`The line '${anchor}' is there ${found.length === 0 ? 'no more' : `${found.length} times`}.`);
  const start = where === 'below' ? index + 1 : index;
  return [...lines.slice(0, start), code, ...lines.slice(where === 'instead of' ? index + 1 : start)].join('\n');
}
