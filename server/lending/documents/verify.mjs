// Checks a package of signed papers. Needs nothing but Node 20 or newer and this folder:   node verify.mjs
// What it proves: no file was changed, added or left out since it was signed; each signed PDF carries a whole, valid
// signature by the key in signer.pem; and the bytes inside it are exactly those the signer was shown.
import { createHash, verify, X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? import.meta.dirname ?? '.';
const read = (name) => readFileSync(join(folder, name));
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const faults = [];
const check = (isRight, sentence) => isRight || faults.push(sentence);

// One element of DER: its tag, its content, and its children when it is a container.
function der(bytes, at = 0) {
  let size = bytes[at + 1];
  let from = at + 2;
  if (size & 0x80) {
    const digits = size & 0x7f;
    size = bytes.subarray(from, from + digits).reduce((sum, byte) => sum * 256 + byte, 0);
    from += digits;
  }
  const content = bytes.subarray(from, from + size);
  const children = [];
  if (bytes[at] & 0x20)
    for (let next = 0; next < size; next += children.at(-1).whole.length) children.push(der(content, next));
  return { tag: bytes[at], content, children, whole: bytes.subarray(at, from + size) };
}

const messageDigest = '2a864886f70d010904';

// After a signature may follow proofs that its certificates counted then (/DSS): new objects, and the same catalog that names
// them. What stood in the file before is not written again.
function hasOnlyProofs(signed, rest) {
  const catalogs = [...signed.matchAll(/\n(\d+) 0 obj\s([\s\S]*?)\sendobj/g)].filter(([, , body]) =>
    /\/Type\s*\/Catalog\b/.test(body),
  );
  const plain = (body) => body.replace(/\/DSS\s+\d+ 0 R/, '').replace(/\s+/g, '');
  const isKept = ([, number, body]) =>
    !new RegExp(`[\\r\\n]${number} 0 obj\\b`).test(signed) ||
    catalogs.some(([, known, before]) => known === number && plain(before) === plain(body));
  const objects = [...rest.matchAll(/[\r\n](\d+) 0 obj\s([\s\S]*?)\sendobj/g)];
  return objects.length > 0 && !/\/ObjStm\b|\/ByteRange\b/.test(rest) && objects.every(isKept);
}

// A PDF says which of its bytes are signed (ByteRange) and holds the signature (CMS) in the gap between them.
function checkPdf(name, pdf, signer) {
  const text = pdf.toString('latin1');
  const found = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].at(-1);
  if (!found) return check(false, `${name} is not signed.`);
  const [a, b, c, d] = found.slice(1).map(Number);
  const isWhole = a === 0 && (c + d === pdf.length || hasOnlyProofs(text.slice(0, c + d), text.slice(c + d)));
  check(isWhole, `${name}: the signature does not cover the whole file.`);
  const cms = Buffer.from(text.slice(b + 1, c - 1), 'hex');
  const info = der(cms).children[1].children[0].children;
  const certificates = info.find(({ tag }) => tag === 0xa0);
  const [signerInfo] = info.at(-1).children;
  const attributes = signerInfo.children.find(({ tag }) => tag === 0xa0);
  const signature = signerInfo.children.filter(({ tag }) => tag === 0x04).at(-1).content;
  const digest = attributes.children.find(({ children: [id] }) => id.content.toString('hex') === messageDigest);
  const hash = createHash('sha256')
    .update(pdf.subarray(a, a + b))
    .update(pdf.subarray(c, c + d))
    .digest();
  check(hash.equals(digest.children[1].children[0].content), `${name} was changed after it was signed.`);
  const signed = Buffer.concat([Buffer.of(0x31), attributes.whole.subarray(1)]);
  const certificate = new X509Certificate(certificates.children[0].whole);
  check(certificate.fingerprint256 === signer.fingerprint256, `${name} was signed by another key than the package.`);
  check(verify('sha256', signed, signer.publicKey, signature), `${name}: the signature is not valid.`);
}

const signer = new X509Certificate(read('signer.pem'));
const manifest = read('manifest.json');
check(verify('sha256', manifest, signer.publicKey, read('manifest.sig')), 'manifest.json is not what was signed.');
// A list that was changed says nothing about the files.
const { documents } = faults.length > 0 ? { documents: [] } : JSON.parse(manifest);
const known = new Set([
  ...documents.map(({ file }) => file),
  'manifest.json',
  'manifest.sig',
  'signer.pem',
  'verify.mjs',
]);
for (const name of readdirSync(folder)) check(known.has(name), `${name} does not belong to the package.`);
for (const { file, sha256: promised, shownSha256, shownBytes, isSigned } of documents) {
  let bytes;
  try {
    bytes = read(file);
  } catch {
    check(false, `${file} is missing.`);
    continue;
  }
  check(sha256(bytes) === promised, `${file} is not the one that was kept.`);
  try {
    if (isSigned) checkPdf(file, bytes, signer);
  } catch {
    check(false, `${file}: the signature cannot be read.`);
  }
  if (shownSha256)
    check(sha256(bytes.subarray(0, shownBytes)) === shownSha256, `${file} does not hold what the signer was shown.`);
}
for (const sentence of faults) console.log(`✗ ${sentence}`);
if (faults.length === 0)
  console.log(`✓ ${documents.length} papers are whole. Signed by ${signer.subject} (${signer.fingerprint256}).`);
process.exitCode = faults.length > 0 ? 1 : 0;
