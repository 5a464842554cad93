import { cleanup, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from '#web/app/router.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { find, submit } from '#web/ui/testing.tsx';
import { hrefs, show, startData, withFlags } from '../../testing.tsx';
import { openScreen, uuid, viewAt } from '../application/testing.tsx';
import { refusal, stubServer } from '../register/testing.ts';
import { logInAsSigner } from '../signer/testing.ts';
import { SignerUploadDocument } from '../signer/upload-document.tsx';
import { UploadDocument } from './upload-document.tsx';

const paystubs = {
  uuid: 'c1',
  categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
  created: '2026-03-02T10:00:00.000Z',
  requestDocuments: [] as string[],
  notes: null,
  commentsToBorrower: null,
  actionNeeded: null,
  answeredAt: null as string | null,
  sent: [] as object[],
  xtraData: { numDocsRequired: 2 as number | null },
};
const list = `/account/heloc/${uuid}/conditions`;
const uploaded: string[] = [];

/** Files go by another way than calls, which tells how far they have come. */
class ArrivingRequest {
  status = 200;
  responseText = '';
  upload = {};
  onload = () => {};
  #url = '';
  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader() {}
  abort() {}
  send() {
    uploaded.push(new URL(this.#url, 'http://localhost').searchParams.get('type') ?? '');
    this.responseText = JSON.stringify({ uuid: `paper-${uploaded.length}` });
    this.onload();
  }
}

beforeAll(servePage);
beforeEach(() => {
  uploaded.length = 0;
  queryClient.clear();
  vi.stubGlobal('XMLHttpRequest', ArrivingRequest);
});
afterEach(() => vi.unstubAllGlobals());

function letGo(...names: string[]) {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  const files = names.map((name) => new File(['paper'], name, { type: 'application/pdf' }));
  Object.assign(event, { dataTransfer: { files } });
  act(() => void find('label:has(+ input[type=file]), label:has(input[type=file])').dispatchEvent(event));
}

async function drop(...names: string[]) {
  const before = uploaded.length;
  letGo(...names);
  await waitFor(() => expect(uploaded).toHaveLength(before + names.length));
  for (const name of names)
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: new RegExp(name) })).toBeNull());
}

const place = () => find('output[data-place]').textContent;
function Place() {
  const { pathname } = useLocation();
  return <output data-place>{pathname}</output>;
}

function Borrowers() {
  return (
    <>
      <UploadDocument />
      <Place />
    </>
  );
}

const open = (conditions: readonly object[], query = '?conditionUuid=c1') =>
  openScreen(Borrowers, {
    at: `conditions/upload-document${query}`,
    view: viewAt('INCOME_VERIFICATION'),
    answers: { '/external-applicants': conditions },
  });

describe('the borrower’s page for one condition', () => {
  test('[COND-09] says which condition and how many papers, sends nothing before they arrived, then all at once', async () => {
    const { container, sent } = await open([{ ...paystubs, uuid: 'c0', categoryEnum: 'ESCALATION_REVIEW' }, paystubs]);
    expect(container.textContent).toContain('Upload Your Pay Stubs');
    expect(container.textContent).toContain('2 recent pay stubs');
    await submit(find('form', container));
    expect(container.textContent).toContain('Please add 2 documents.');
    await drop('march.pdf');
    await submit(find('form', container));
    expect(container.textContent).toContain('Please add 2 documents; 1 arrived so far.');
    expect(sent).toEqual([]);
    await drop('april.pdf');
    await submit(find('form', container));
    await waitFor(() => expect(uploaded).toEqual(['USER_UPLOADED_PAYSTUB', 'USER_UPLOADED_PAYSTUB']));
    const body = { conditionUuid: 'c1', documentUuids: ['paper-1', 'paper-2'] };
    expect(sent).toEqual([{ command: 'answerCondition', body }]);
    await waitFor(() => expect(place()).toBe(list));
  });

  test('[COND-09] pressed while a paper is on its way, it is sent when that has come, and once', async () => {
    const comes: (() => void)[] = [];
    class SlowRequest extends ArrivingRequest {
      override send() {
        comes.push(() => super.send());
      }
    }
    vi.stubGlobal('XMLHttpRequest', SlowRequest);
    const { container, sent } = await open([{ ...paystubs, xtraData: { numDocsRequired: null } }]);
    letGo('march.pdf');
    await submit(find('form', container));
    await submit(find('form', container));
    expect(find('button[type=submit]', container).getAttribute('aria-busy')).toBe('true');
    expect(sent).toEqual([]);
    await act(async () => comes[0]?.());
    const body = { conditionUuid: 'c1', documentUuids: ['paper-1'] };
    await waitFor(() => expect(sent).toEqual([{ command: 'answerCondition', body }]));
  });

  test('[COND-09] pressed while a paper is on its way that is then lost, it says so and sends nothing, also not what has arrived', async () => {
    const fails: (() => void)[] = [];
    class LostRequest extends ArrivingRequest {
      onerror = () => {};
      override send() {
        fails.push(() => this.onerror());
      }
    }
    const { container, sent } = await open([{ ...paystubs, xtraData: { numDocsRequired: null } }]);
    await drop('march.pdf');
    vi.stubGlobal('XMLHttpRequest', LostRequest);
    letGo('april.pdf');
    await submit(find('form', container));
    await act(async () => fails[0]?.());
    await waitFor(() => expect(container.textContent).toContain('A file did not arrive.'));
    expect(find('button[type=submit]', container).getAttribute('aria-busy')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('[COND-09] anyone who leaves while a paper is on its way has sent nothing, also not the one that had arrived', async () => {
    const { sent } = await open([{ ...paystubs, xtraData: { numDocsRequired: null } }]);
    await drop('march.pdf');
    const aborted = vi.fn();
    class SlowRequest extends ArrivingRequest {
      onabort = () => {};
      override send() {}
      override abort() {
        this.onabort();
        aborted();
      }
    }
    vi.stubGlobal('XMLHttpRequest', SlowRequest);
    letGo('april.pdf');
    await submit(find('form'));
    expect(find('button[type=submit]').getAttribute('aria-busy')).toBe('true');
    cleanup();
    await waitFor(() => expect(aborted).toHaveBeenCalled());
    // All that follows from it has run: nothing on this way waits for more than the upload that was called off.
    await act(async () => {});
    expect(sent).toEqual([]);
  });

  test('[COND-10] one paper is enough where no number is named', async () => {
    const { container, sent } = await open([{ ...paystubs, xtraData: { numDocsRequired: null } }]);
    expect(container.textContent).toContain('1 recent pay stub,');
    await submit(find('form', container));
    expect(container.textContent).toContain('Please add a document.');
    await drop('march.pdf');
    await submit(find('form', container));
    expect(sent).toHaveLength(1);
  });

  test('names each paper that was requested, and lets them be told apart', async () => {
    const requestDocuments = ['BANK_LETTER', 'VOIDED_CHECK'];
    const { container } = await open([{ ...paystubs, categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW', requestDocuments }]);
    expect(container.textContent).toContain('Please send each of these: letter from your bank; voided check.');
    const offered = [...container.querySelectorAll('select[name=kind] option')].map((each) => each.textContent);
    expect(offered).toEqual(expect.arrayContaining(['Letter from your bank', 'Voided check']));
    expect(offered).not.toContain('Bank statement');
  });

  test('an answered one says so and takes more', async () => {
    const { container } = await open([{ ...paystubs, answeredAt: '2026-03-02T11:00:00.000Z' }]);
    expect(container.textContent).toContain('We have your answer and are reviewing it.');
    expect(container.querySelector('form')).not.toBeNull();
  });

  test.each([
    ['one that is settled', [], '?conditionUuid=c1'],
    ['none named', [paystubs], ''],
    ['one that papers do not settle', [{ ...paystubs, categoryEnum: 'MISSING_PHONE_NUMBER' }], '?conditionUuid=c1'],
  ])('%s: nothing to send, and the way to the list', async (_what, conditions, query) => {
    const { container } = await open(conditions, query);
    expect(container.textContent).toContain('There is nothing to send here');
    expect(container.querySelector('form')).toBeNull();
    expect(hrefs(container)).toContain(list);
  });
});

describe('the signer’s page for one condition', () => {
  const at = '/account/heloc/heloc-signer/conditions/upload-document?conditionUuid=c1';
  const conditions = `GET /service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
  const answer = `POST /service-application/api/v2/application/heloc/${uuid}/answerCondition`;
  const status = {
    applicationUuid: uuid,
    name: 'Sam Doe',
    borrowerName: 'Jane Doe',
    property: { street1: '1 Main St', city: 'Reno', state: 'NV', zip: '89501' },
    screen: 'intro',
    steps: [],
  };
  const deed = { ...paystubs, categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW', xtraData: { numDocsRequired: null } };

  async function openSigner(answers: object, start = startData) {
    const asked = stubServer({
      ...logInAsSigner(),
      'GET /service-application/api/v1/application/heloc/co-deed/status': status,
      [conditions]: [deed],
      ...answers,
    });
    const page = (
      <>
        <SignerUploadDocument />
        <Place />
      </>
    );
    const { container } = await show(page, { at, start });
    return { container, sent: () => asked.filter(({ what }) => what === answer).map(({ body }) => body) };
  }

  test('a refusal is shown and the files stay; then it is sent and leads back to the list', async () => {
    let tries = 0;
    const { container, sent } = await openSigner({
      [answer]: () => {
        tries += 1;
        return tries === 1 ? refusal(422, 'invalid', 'Please upload it again.') : {};
      },
    });
    expect(container.textContent).toContain('Confirm Who Owns Your Home');
    await drop('deed.pdf');
    await submit(find('form', container));
    await waitFor(() => expect(find('[role=alert]', container).textContent).toContain('Please upload it again.'));
    expect(container.textContent).toContain('deed.pdf');
    await submit(find('form', container));
    await waitFor(() => expect(sent()).toEqual(Array(2).fill({ conditionUuid: 'c1', documentUuids: ['paper-1'] })));
    await waitFor(() => expect(place()).toBe('/account/heloc/heloc-signer/conditions'));
  });

  test('while the flag is off nothing is asked', async () => {
    const { container } = await openSigner({}, withFlags({ 'fe-heloc-additional-signer-conditions': false }));
    expect(container.textContent).toContain('Nothing is needed from you');
  });
});
