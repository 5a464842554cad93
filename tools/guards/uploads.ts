/** Guards around files that people send. */
import type { Mutant } from './mutant.ts';

const hostile = 'server/uploads/hostile.spec.ts';
const parsers = 'server/uploads/parsers.spec.ts';
const scans = 'server/uploads/scans.db.spec.ts';
const each = 'each is refused in a sentence, or taken and harmless';

export const uploadGuards: readonly Mutant[] = [
  {
    guard: 'a parser that holds too much memory is ended',
    file: 'server/uploads/memory-watch.ts',
    text: 'process.memoryUsage.rss() > (workerData as number) || ',
    becomes: '',
    spec: parsers,
    test: 'that takes more memory than it may is ended',
  },
  {
    guard: 'a parser that takes too long is ended',
    file: 'server/uploads/parsers.ts',
    text: 'const timer = setTimeout(fail, ms);',
    becomes: 'const timer = setTimeout(fail, 1_000_000);',
    spec: parsers,
    test: 'that takes longer than it may is ended',
  },
  {
    guard: 'the line before the parsers has an end',
    file: 'server/uploads/parsers.ts',
    text: 'isClosed || queue.length >= limits.waiting',
    becomes: 'isClosed',
    spec: parsers,
    test: 'wait in a line',
  },
  {
    guard: 'a picture has no more pixels than can be opened',
    file: 'server/uploads/pictures.ts',
    text: 'if (known.width * known.height > pixelsMax)',
    becomes: 'if (known.width * known.height > 99 * pixelsMax)',
    spec: hostile,
    test: each,
  },
  {
    guard: 'a name is read as every reader reads it',
    file: 'server/uploads/pdf-names.ts',
    text: "return written.includes('#')",
    becomes: "return written.includes('##')",
    spec: hostile,
    test: each,
  },
  {
    guard: 'what is packed in a PDF is opened and looked at',
    file: 'server/uploads/pdf.ts',
    text: 'judgeNames(content, found);',
    becomes: '',
    spec: hostile,
    test: each,
  },
  {
    guard: 'a stream does not unpack to more than there is room for',
    file: 'server/uploads/pdf.ts',
    text: 'Math.min(left, pdfLimits.streamBytes)',
    becomes: 'Math.max(left, 900_000_000)',
    spec: hostile,
    test: each,
  },
  {
    guard: 'nothing stands behind the end of a PDF',
    file: 'server/uploads/pdf.ts',
    text: 'bytes.subarray(end + 5).every(isWhite)',
    becomes: 'bytes.length > 5',
    spec: hostile,
    test: each,
  },
  {
    guard: 'what waits for its virus check is seen by nobody but its sender',
    file: 'server/documents/store.ts',
    text: "if (reader === 'system' || 'staffUuid' in reader) return isClean;",
    becomes: "if (reader === 'system' || 'staffUuid' in reader) return true;",
    spec: scans,
    test: 'while the scanner is silent a file is known to its sender alone',
  },
  {
    guard: 'what waits for its virus check cannot be opened',
    file: 'server/documents/store.ts',
    text: " || record.scan !== 'clean'",
    becomes: '',
    spec: scans,
    test: 'while the scanner is silent a file is known to its sender alone',
  },
  {
    guard: 'a command names nothing that waits for its virus check',
    file: 'server/uploads/index.ts',
    text: "if (message !== '') throw",
    becomes: "if (message === 'never') throw",
    spec: scans,
    test: 'while the scanner is silent a file is known to its sender alone',
  },
  {
    guard: 'only the scanner’s own yes is one',
    file: 'server/uploads/clamd.ts',
    text: "if (answer === 'stream: OK')",
    becomes: "if (answer.startsWith('stream: OK'))",
    spec: 'server/uploads/clamd.spec.ts',
    test: 'has not said yes',
  },
  {
    guard: 'a file is never a page of ours',
    file: 'server/api/server.ts',
    text: "if (row.answer === 'file') reply.headers(fileHeaders);",
    becomes: '',
    spec: 'server/api/api.spec.ts',
    test: 'every file is an attachment that is nobody’s page',
  },
];
