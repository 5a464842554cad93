/** A certificate authority for tests, with a responder and a list of its own, written from RFC 5280 and RFC 6960 (from memory, 2026-11-17). */
import { webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { whenDone } from '../../store/test-done.ts';

const crypto = new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as never });
const hourMs = 3_600_000;

export type CaMood = 'well' | 'silent' | 'revoked' | 'stale' | 'forged' | 'aboutAnother' | 'senseless';
type Told = 'ocsp' | 'crl' | 'nowhere';

interface Made {
  readonly made: pkijs.Certificate;
  readonly key: webcrypto.CryptoKey;
  readonly pem: string;
}

const named = (text: string) =>
  new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1js.Utf8String({ value: text }) });
const extension = (extnID: string, critical: boolean, value: { toSchema(): asn1js.AsnType }) =>
  new pkijs.Extension({ extnID, critical, extnValue: value.toSchema().toBER(false) });
const uri = (value: string) => new pkijs.GeneralName({ type: 6, value });
export const pemOf = (label: string, der: ArrayBuffer) =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END ${label}-----\n`;

let serial = 1000;

async function make(
  name: string,
  issuer: { name: string; key: webcrypto.CryptoKey } | undefined,
  more: pkijs.Extension[],
  isAuthority = issuer === undefined,
): Promise<Made> {
  const keys = (await crypto.generateKey({ name: 'ECDSA', namedCurve: 'P-256' } as never, true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  serial += 1;
  const made = new pkijs.Certificate();
  made.version = 2;
  made.serialNumber = new asn1js.Integer({ value: serial });
  made.issuer.typesAndValues.push(named(issuer?.name ?? name));
  made.subject.typesAndValues.push(named(name));
  made.notBefore.value = new Date(Date.now() - 24 * hourMs);
  made.notAfter.value = new Date(Date.now() + 24 * hourMs);
  made.extensions = [extension('2.5.29.19', true, new pkijs.BasicConstraints({ cA: isAuthority })), ...more];
  await made.subjectPublicKeyInfo.importKey(keys.publicKey, crypto);
  await made.sign(issuer?.key ?? keys.privateKey, 'SHA-256', crypto);
  return { made, key: keys.privateKey, pem: pemOf('CERTIFICATE', made.toSchema().toBER(false)) };
}

export async function startCa() {
  const state = { mood: 'well' as CaMood, asked: 0 };
  const root = await make('Test CA', undefined, []);
  const stranger = await make('Another CA', undefined, []);
  const issuer = { name: 'Test CA', key: root.key };
  const signerKey = () => (state.mood === 'forged' ? stranger.key : root.key);
  const times = () => {
    // Whole seconds, as RFC 5280 wants them: NSS does not read others.
    const from = Math.floor(Date.now() / 1000) * 1000 - (state.mood === 'stale' ? 48 * hourMs : 60_000);
    return [new Date(from), new Date(from + 24 * hourMs)] as const;
  };

  async function told(question: pkijs.OCSPRequest): Promise<ArrayBuffer> {
    const [asked] = question.tbsRequest.requestList;
    if (!asked) throw new Error('Nothing was asked.');
    const [thisUpdate, nextUpdate] = times();
    const certID = asked.reqCert;
    if (state.mood === 'aboutAnother') certID.serialNumber = new asn1js.Integer({ value: 7 });
    const revoked = new asn1js.Constructed({
      idBlock: { tagClass: 3, tagNumber: 1 },
      value: [new asn1js.GeneralizedTime({ valueDate: new Date(Date.now() - hourMs) })],
    });
    const good = new asn1js.Primitive({ idBlock: { tagClass: 3, tagNumber: 0 } });
    const single = new pkijs.SingleResponse({ certID, thisUpdate, nextUpdate });
    single.certStatus = state.mood === 'revoked' ? revoked : good;
    const basic = new pkijs.BasicOCSPResponse();
    basic.tbsResponseData.responderID = root.made.subject;
    basic.tbsResponseData.producedAt = thisUpdate;
    basic.tbsResponseData.responses = [single];
    await basic.sign(signerKey(), 'SHA-256', crypto);
    const answer = new pkijs.OCSPResponse();
    answer.responseStatus.valueBlock.valueDec = 0;
    answer.responseBytes = new pkijs.ResponseBytes({
      responseType: '1.3.6.1.5.5.7.48.1.1',
      response: new asn1js.OctetString({ valueHex: basic.toSchema().toBER(false) }),
    });
    return answer.toSchema().toBER(false);
  }

  async function list(): Promise<ArrayBuffer> {
    const [from, until] = times();
    const made = new pkijs.CertificateRevocationList();
    made.version = 1;
    made.issuer = root.made.subject;
    made.thisUpdate = new pkijs.Time({ type: 0, value: from });
    made.nextUpdate = new pkijs.Time({ type: 0, value: until });
    if (state.mood === 'revoked')
      made.revokedCertificates = Array.from({ length: serial - 1000 }, (_, n) => {
        const userCertificate = new asn1js.Integer({ value: 1001 + n });
        return new pkijs.RevokedCertificate({
          userCertificate,
          revocationDate: new pkijs.Time({ type: 0, value: from }),
        });
      });
    await made.sign(signerKey(), 'SHA-256', crypto);
    return made.toSchema(true).toBER(false);
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    state.asked += 1;
    if (state.mood === 'silent') return void response.destroy();
    if (state.mood === 'senseless') return void response.end('hello');
    // RFC 6960, appendix A: the question by POST, or by GET behind the address.
    const [, asked] = /^\/ocsp\/(.+)$/.exec(request.url ?? '') ?? [];
    const question = asked === undefined ? Buffer.concat(parts) : Buffer.from(decodeURIComponent(asked), 'base64');
    const isQuestion = request.method === 'POST' || asked !== undefined;
    const answer = isQuestion ? await told(pkijs.OCSPRequest.fromBER(new Uint8Array(question).buffer)) : await list();
    response.writeHead(200, { 'content-type': isQuestion ? 'application/ocsp-response' : 'application/pkix-crl' });
    response.end(Buffer.from(answer));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const where: Readonly<Record<Told, pkijs.Extension[]>> = {
    ocsp: [
      extension(
        '1.3.6.1.5.5.7.1.1',
        false,
        new pkijs.InfoAccess({
          accessDescriptions: [
            new pkijs.AccessDescription({ accessMethod: '1.3.6.1.5.5.7.48.1', accessLocation: uri(`${url}/ocsp`) }),
          ],
        }),
      ),
    ],
    crl: [
      extension(
        '2.5.29.31',
        false,
        new pkijs.CRLDistributionPoints({
          distributionPoints: [new pkijs.DistributionPoint({ distributionPoint: [uri(`${url}/list.crl`)] })],
        }),
      ),
    ],
    nowhere: [],
  };
  /** A certificate of this authority: where one can ask about it, and what it is made for. */
  const issue = (name: string, told: Told, use?: string) => {
    const uses = use === undefined ? [] : [extension('2.5.29.37', true, new pkijs.ExtKeyUsage({ keyPurposes: [use] }))];
    return make(name, issuer, [...where[told], ...uses]);
  };
  /** A certificate of an authority below this one, and that authority's own. */
  const issueBelow = async (name: string) => {
    const between = await make('Test CA below', issuer, [], true);
    return { ...(await make(name, { name: 'Test CA below', key: between.key }, [])), betweenPem: between.pem };
  };
  return { state, issue, issueBelow, rootPem: root.pem, strangerPem: stranger.pem };
}
