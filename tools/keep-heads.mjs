// For strangers: fetches the signed heads of a Hearthline log, checks them, and keeps them in a file. Built-ins only
// (Node 18 or newer), so that it can be copied away and run anywhere: node keep-heads.mjs https://lender.example heads.jsonl
// Each run adds what is new. It ends with 1, and a sentence, when the log is not the one that was seen before.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const [site, file] = process.argv.slice(2);
if (!site || !file) end(2, 'Usage: node keep-heads.mjs https://lender.example heads.jsonl');

const kept = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  : [];
const known = kept.filter((line) => 'size' in line);
const last = known.at(-1);
const trusted = new Map(kept.filter((line) => 'publicKey' in line).map((key) => [key.id, key.publicKey]));

const address = new URL('/.well-known/hearthline-heads', site);
if (last) address.searchParams.set('from', String(last.size));
const answer = await fetch(address);
if (answer.status === 404 && last) end(1, `The log is shorter than the ${last.size} leaves that were seen.`);
if (!answer.ok) end(2, `The heads could not be fetched: ${answer.status}.`);
const { keys, heads, consistency } = await answer.json();

// The very first key is taken on trust; each later one must be vouched for by one that is known.
const fresh = [];
for (const { id, algorithm, publicKey, vouchedFor } of [...keys].reverse()) {
  if (trusted.has(id)) continue;
  const isVouchedFor = vouchedFor.some(
    ({ by, signature }) => trusted.has(by) && isSigned(trusted.get(by), publicKey, signature),
  );
  if (trusted.size > 0 && !isVouchedFor) continue;
  trusted.set(id, publicKey);
  fresh.push({ id, algorithm, publicKey });
}

const [newest] = heads;
if (!newest) end(0, 'The log has no head yet.');
for (const head of heads) {
  const text = `hearthline log head\n${head.size}\n${head.root}\n${head.at}\n`;
  if (!trusted.has(head.keyId) || !isSigned(trusted.get(head.keyId), text, head.signature))
    end(1, `The head of ${head.size} leaves is not signed by a key that is known.`);
  const before = known.find(({ size }) => size === head.size);
  if (before && before.root !== head.root) end(1, `The head of ${head.size} leaves is not the one that was seen.`);
}
if (last && !isConsistent(consistency.proof, last, newest))
  end(1, `The log of ${newest.size} leaves does not begin with the ${last.size} that were seen.`);

const added = heads.filter(({ size }) => !last || size > last.size).reverse();
appendFileSync(file, [...fresh, ...added].map((line) => `${JSON.stringify(line)}\n`).join(''));
end(
  0,
  `The log has ${newest.size} leaves, and begins with all that was seen before. ${added.length} new heads are kept.`,
);

function isSigned(publicKey, text, signature) {
  return verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'));
}

/** RFC 9162, section 2.1.4.2. */
function isConsistent(proof, older, newer) {
  if (older.size === newer.size) return proof.length === 0 && older.root === newer.root;
  const hashes = proof.map((hash) => Buffer.from(hash, 'hex'));
  if (Number.isInteger(Math.log2(older.size))) hashes.unshift(Buffer.from(older.root, 'hex'));
  let [at, final] = [older.size - 1, newer.size - 1];
  while (at % 2 === 1) [at, final] = [half(at), half(final)];
  let [was, is] = [hashes[0], hashes[0]];
  for (const other of hashes.slice(1)) {
    if (final === 0) return false;
    if (at % 2 === 1 || at === final) {
      [was, is] = [join(other, was), join(other, is)];
      while (at % 2 === 0 && at !== 0) [at, final] = [half(at), half(final)];
    } else is = join(is, other);
    [at, final] = [half(at), half(final)];
  }
  return final === 0 && was?.toString('hex') === older.root && is?.toString('hex') === newer.root;
}

function half(value) {
  return Math.floor(value / 2);
}

function join(left, right) {
  return createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();
}

function end(code, sentence) {
  console.log(sentence);
  process.exit(code);
}
