/**
 * Before each test file: properties are tried with the same examples in every short round, so that a red test tells what
 * a change broke and a landing does not hang on chance. The long round (`npm run test:full`) looks for new examples.
 */
import { configureGlobal } from 'fast-check';

if (process.env['FULL'] === undefined) configureGlobal({ seed: 20_261_117 });
