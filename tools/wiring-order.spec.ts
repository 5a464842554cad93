import { expect, test } from 'vitest';
import { wiringFaults } from './wiring-order.ts';

const faultsIn = (source: string, path = 'server/wiring/lending.ts') =>
  wiringFaults(new Map([[path, source]])).map(({ line, sentence }) => `${line} ${sentence}`);

test('a part that is handed to one made after it is fine', () => {
  expect(
    faultsIn(`export function wire({ database }) {
      const views = createViews({ database });
      const uploads = createUploads({ viewOf: (who, uuid) => views.view(who, uuid) });
      return { views, origination: createOrigination({ uploads }) };
    }`),
  ).toEqual([]);
});

test('a closure may not name what is made further down, as the circle of origination and uploads did', () => {
  expect(
    faultsIn(`export function wire() {
      const uploads = createUploads({
        viewOf: (who, uuid) => origination.view(who, uuid),
      });
      const origination = createOrigination({ uploads });
    }`),
  ).toEqual([expect.stringContaining("3 uses 'origination' before the line that makes it")]);
});

test('nor may a part name itself, take what is unpacked later, or a constant of the file', () => {
  expect(faultsIn('export function wire() {\n  const one = make({ again: () => one });\n}')).toHaveLength(1);
  expect(
    faultsIn('function wire() {\n  use(() => [two, three]);\n  const { a: two, ...three } = make();\n}'),
  ).toHaveLength(2);
  expect(faultsIn('function wire() {\n  return pace;\n}\nexport const pace = 1;')).toHaveLength(1);
});

test('nor may a closure name a let that is given its value further down, in server/main.ts either', () => {
  const late = `async function start() {
    let seed = async () => {};
    onReload(() => seed());
    seed = () => parts.seed();
  }`;
  expect(faultsIn(late)).toEqual([expect.stringContaining("3 uses 'seed' before the line that makes it")]);
  expect(faultsIn(late, 'server/main.ts')).toHaveLength(1);
  expect(faultsIn('function f() {\n  let a;\n  g({ b: () => a });\n  a = make();\n}')).toHaveLength(1);
});

test('a let that only one function reads and changes hides nothing', () => {
  expect(
    faultsIn(`function run() {
      let isStopping = false;
      const finish = () => {
        if (isStopping) return;
        isStopping = true;
      };
      finish();
    }`),
  ).toEqual([]);
});

test('a property, a key and another function’s own name are no use, and other folders are left alone', () => {
  expect(
    faultsIn(`export function wire(ground) {
      const made = make({ views: ground.views });
      const views = createViews(made);
    }
    function other() { const made = 1; return made; }`),
  ).toEqual([]);
  expect(faultsIn('function f() {\n  g(() => a);\n  const a = 1;\n}', 'server/api/a.ts')).toEqual([]);
});
