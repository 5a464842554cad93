/** Guards of what is ordered, believed and kept outside our walls: credit, certificates, locked papers. */
import type { Mutant } from './mutant.ts';

const orders = 'server/vendors/credit/mismo/orders.ts';
const spec = 'server/vendors/credit/mismo/mismo.db.spec.ts';

export const outsideGuards: readonly Mutant[] = [
  {
    guard: 'a consent that brought a report brings no second one',
    file: orders,
    text: "if (before?.state === 'reported' && !isMine) return { outcome: 'used' };",
    becomes: '',
    spec,
    test: 'a consent that brought a report brings no other',
  },
  {
    guard: 'an order that may have been heard holds the consent',
    file: orders,
    text: "(isMine || before.state === 'asking')",
    becomes: 'isMine',
    spec,
    test: 'holds the consent for every other request',
  },
  {
    guard: 'an order that is not found yet is not placed again at once',
    file: orders,
    text: "before.state === 'asking' && before.ageMs < options.settleMs",
    becomes: 'options.settleMs < 0',
    spec,
    test: 'may still be on its way',
  },
  {
    guard: 'who lost the turn orders nothing',
    file: 'server/store/credit-orders.ts',
    text: ' and turn_until > now()`',
    becomes: '`',
    spec,
    test: 'nothing goes out once the turn was lost',
  },
  {
    guard: 'a bureau that has reported is not asked again',
    file: orders,
    text: 'options.ask(partOf ? addingTo(facts, partOf) : facts)',
    becomes: 'options.ask(facts)',
    spec,
    test: 'after a freeze asks only',
  },
  {
    guard: 'strangers declare no document type',
    file: 'server/vendors/credit/mismo/xml.ts',
    text: "  parser.ondoctype = refuse('a document type');\n",
    becomes: '',
    spec: 'server/vendors/credit/mismo/mismo.spec.ts',
    test: 'declares a document type',
  },
  {
    guard: 'a locked paper is not laid over',
    file: 'server/lending/documents/bucket.ts',
    text: "    'if-none-match': '*',\n",
    becomes: '',
    spec: 'server/lending/documents/shelf.spec.ts',
    test: 'stays as it was laid down first',
  },
  {
    guard: 'a revoked certificate signs nothing',
    file: 'server/vendors/revocation/proofs.ts',
    text: '.idBlock.tagNumber !== 0)',
    becomes: '.idBlock.tagNumber < 0)',
    spec: 'server/vendors/revocation/proofs.spec.ts',
    test: 'a certificate that was revoked',
  },
  {
    guard: 'only who may say it is believed about a certificate',
    file: 'server/vendors/revocation/proofs.ts',
    text: 'if (!isSignedBy(responders,',
    becomes: 'if (responders.length < 1 && !isSignedBy(responders,',
    spec: 'server/vendors/revocation/proofs.spec.ts',
    test: 'a word that a stranger signed',
  },
  {
    guard: 'a STOP is proven by the address that the brands have now',
    file: 'server/wiring/text-account.ts',
    text: 'get url() {\n        return doorUrl();\n      },',
    becomes: 'url: doorUrl(),',
    spec: 'server/wiring/text-account.spec.ts',
    test: 'a STOP sent there is proven',
  },
];
