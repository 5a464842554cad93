/** Payment files over a real SFTP server of this process. */
import { expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { VendorFault } from '../vendor.ts';
import type { BankFiles } from './port.ts';
import { createSftpBankFiles } from './sftp.ts';
import { startBank } from './test-bank.ts';

const put = (files: BankFiles, name: string, text: Buffer) => files.within((room) => room.put(name, text));
const list = async (files: BankFiles) => (await files.within((room) => room.list())).map(({ name }) => name);
const content = Buffer.from('101 091000019\n'.repeat(500));

test('a file arrives whole, under its own name alone; laying it down twice is one file', async () => {
  const bank = await startBank();
  const files = createSftpBankFiles(bank.options);
  await put(files, 'pay.ach', content);
  await put(files, 'pay.ach', content);
  expect(bank.taken()).toEqual(['pay.ach']);
  expect(bank.read('pay.ach')).toBe(content.toString());
  await expect(put(files, 'pay.ach', Buffer.from('other'))).rejects.toThrow('another file under this name');
  expect(bank.read('pay.ach')).toBe(content.toString());
});

test('what the bank did not keep as it was sent never gets its name, and goes at the next try', async () => {
  const bank = await startBank();
  const files = createSftpBankFiles(bank.options);
  bank.state.spoils = true;
  await expect(put(files, 'pay.ach', content)).rejects.toThrow('did not keep the file');
  expect(bank.taken()).toEqual(['.pay.ach.part']);
  bank.state.spoils = false;
  bank.state.refusesRename = true;
  await expect(put(files, 'pay.ach', content)).rejects.toThrow(VendorFault);
  bank.state.refusesRename = false;
  await put(files, 'pay.ach', content);
  expect(bank.taken()).toEqual(['pay.ach']);
});

test('what the bank laid down is listed and read; what it is still writing is not', async () => {
  const bank = await startBank();
  const files = createSftpBankFiles(bank.options);
  expect(await list(files)).toEqual([]);
  bank.lay('returns-1.ach', 'hello');
  bank.lay('.returns-2.ach', 'hel');
  expect(await list(files)).toEqual(['returns-1.ach']);
  expect((await files.within((room) => room.get('returns-1.ach'))).toString()).toBe('hello');
  await expect(files.within((room) => room.get('absent'))).rejects.toThrow(VendorFault);
});

test('another host key, another key of ours and no server are faults, and nothing is sent', async () => {
  const bank = await startBank();
  const strangers = createSftpBankFiles({ ...bank.options, hostKey: `SHA256:${'A'.repeat(43)}` });
  await expect(put(strangers, 'pay.ach', content)).rejects.toThrow(VendorFault);
  expect(bank.state.logins).toBe(0);
  const other = await startBank();
  const unknown = createSftpBankFiles({ ...bank.options, privateKey: other.options.privateKey });
  await expect(put(unknown, 'pay.ach', content)).rejects.toThrow(VendorFault);
  await expect(createSftpBankFiles({ ...bank.options, port: 9 }).check()).rejects.toThrow(VendorFault);
  await expect(createSftpBankFiles({ ...bank.options, privateKey: new Secret('no key') }).check()).rejects.toThrow(
    VendorFault,
  );
  expect(bank.taken()).toEqual([]);
  await expect(createSftpBankFiles(bank.options).check()).resolves.toBeUndefined();
});
