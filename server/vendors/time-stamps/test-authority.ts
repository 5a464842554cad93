/** A time stamp authority for tests, written from RFC 3161 and RFC 5652 (from memory, 2026-11-17): a real token, or one that is wrong in one way. */
import { webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { whenDone } from '../../store/test-done.ts';

const crypto = new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as never });
const tstInfoOid = '1.2.840.113549.1.9.16.1.4';

export type Fault =
  | 'none'
  | 'refuses'
  | 'otherDigest'
  | 'otherNonce'
  | 'yesterday'
  | 'badSignature'
  | 'otherUse'
  | 'senseless'
  | 'busy';

const named = (text: string) => {
  const value = new asn1js.Utf8String({ value: text });
  return new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value });
};

async function certificate(name: string, issuer: { name: string; key: webcrypto.CryptoKey } | undefined, use?: string) {
  const keys = (await crypto.generateKey({ name: 'ECDSA', namedCurve: 'P-256' } as never, true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const made = new pkijs.Certificate();
  made.version = 2;
  made.serialNumber = new asn1js.Integer({ value: Math.floor(Math.random() * 1_000_000_000) + 1 });
  made.issuer.typesAndValues.push(named(issuer?.name ?? name));
  made.subject.typesAndValues.push(named(name));
  made.notBefore.value = new Date(Date.now() - 86_400_000);
  made.notAfter.value = new Date(Date.now() + 86_400_000);
  const ca = new pkijs.BasicConstraints({ cA: issuer === undefined });
  made.extensions = [
    new pkijs.Extension({ extnID: '2.5.29.19', critical: true, extnValue: ca.toSchema().toBER(false) }),
  ];
  if (use !== undefined) {
    const uses = new pkijs.ExtKeyUsage({ keyPurposes: [use] });
    made.extensions.push(
      new pkijs.Extension({ extnID: '2.5.29.37', critical: true, extnValue: uses.toSchema().toBER(false) }),
    );
  }
  await made.subjectPublicKeyInfo.importKey(keys.publicKey, crypto);
  await made.sign(issuer?.key ?? keys.privateKey, 'SHA-256', crypto);
  return { made, key: keys.privateKey, pem: pemOf(made) };
}

function pemOf(made: pkijs.Certificate): string {
  const text = Buffer.from(made.toSchema().toBER(false)).toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd();
  return `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`;
}

type Made = Awaited<ReturnType<typeof certificate>>;

/** `given`: its certificate, where another authority made it. */
export async function startAuthority(given?: Made) {
  const root = await certificate('Test root', undefined);
  const issuer = { name: 'Test root', key: root.key };
  const right = given ?? (await certificate('Test authority', issuer, '1.3.6.1.5.5.7.3.8'));
  const mailer = await certificate('Test mailer', issuer, '1.3.6.1.5.5.7.3.4');
  const state = { fault: 'none' as Fault, asked: 0 };

  async function tokenFor(question: pkijs.TimeStampReq): Promise<ArrayBuffer> {
    const { fault } = state;
    const hashed = Buffer.from(question.messageImprint.hashedMessage.valueBlock.valueHexView);
    if (fault === 'otherDigest') hashed[0] = (hashed[0] ?? 0) ^ 1;
    const info = new pkijs.TSTInfo({
      version: 1,
      policy: '1.2.3.4.1',
      messageImprint: new pkijs.MessageImprint({
        hashAlgorithm: question.messageImprint.hashAlgorithm,
        hashedMessage: new asn1js.OctetString({ valueHex: new Uint8Array(hashed).buffer }),
      }),
      serialNumber: new asn1js.Integer({ value: state.asked }),
      genTime: new Date(Date.now() - (fault === 'yesterday' ? 86_400_000 : 0)),
      ...(fault === 'otherNonce'
        ? { nonce: new asn1js.Integer({ value: 7 }) }
        : question.nonce && { nonce: question.nonce }),
    });
    const { made, key } = fault === 'otherUse' ? mailer : right;
    const content = info.toSchema().toBER(false);
    const signed = new pkijs.SignedData({
      version: 3,
      encapContentInfo: new pkijs.EncapsulatedContentInfo({
        eContentType: tstInfoOid,
        eContent: new asn1js.OctetString({ valueHex: content }),
      }),
      certificates: [made],
      signerInfos: [
        new pkijs.SignerInfo({
          version: 1,
          sid: new pkijs.IssuerAndSerialNumber({ issuer: made.issuer, serialNumber: made.serialNumber }),
          signedAttrs: new pkijs.SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new pkijs.Attribute({
                type: '1.2.840.113549.1.9.3',
                values: [new asn1js.ObjectIdentifier({ value: tstInfoOid })],
              }),
              new pkijs.Attribute({
                type: '1.2.840.113549.1.9.4',
                values: [new asn1js.OctetString({ valueHex: await webcrypto.subtle.digest('SHA-256', content) })],
              }),
            ],
          }),
        }),
      ],
    });
    await signed.sign(key, 0, 'SHA-256', undefined, crypto);
    if (fault === 'badSignature') {
      const view = signed.signerInfos[0]?.signature.valueBlock.valueHexView;
      if (view) view[view.length - 1] = (view[view.length - 1] ?? 0) ^ 1;
    }
    const answer = new pkijs.TimeStampResp({
      status: new pkijs.PKIStatusInfo({ status: 0 as pkijs.PKIStatus }),
      timeStampToken: new pkijs.ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) }),
    });
    return answer.toSchema().toBER(false);
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    state.asked += 1;
    const say = (bytes: Uint8Array) =>
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(bytes);
    if (state.fault === 'busy') return void response.writeHead(503).end();
    if (state.fault === 'senseless') return void say(Buffer.from('hello'));
    if (state.fault === 'refuses') {
      const no = new pkijs.TimeStampResp({ status: new pkijs.PKIStatusInfo({ status: 2 as pkijs.PKIStatus }) });
      return void say(new Uint8Array(no.toSchema().toBER(false)));
    }
    const question = pkijs.TimeStampReq.fromBER(new Uint8Array(Buffer.concat(parts)).buffer);
    say(new Uint8Array(await tokenFor(question)));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    rootPem: root.pem,
    otherRoot: (await certificate('Another root', undefined)).pem,
    state,
  };
}
