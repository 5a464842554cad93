/** Answers the console's calls. */
import { present } from '#core/conditions/present.ts';
import { type consoleCalls, staff } from '#core/contract/console.ts';
import type { Accounts } from '../accounts/index.ts';
import { personOf } from '../actor.ts';
import type { Asked, Backoffice } from '../backoffice/index.ts';
import { Failure } from '../failure.ts';
import type { Origination } from '../origination/index.ts';
import type { Handlers } from './handler.ts';
import type { SentPapers } from './sent-papers.ts';

interface ConsoleOptions {
  readonly accounts: Accounts;
  readonly backoffice: Backoffice;
  readonly origination: Origination;
  readonly sentPapers: SentPapers;
}

export function consoleHandlers(options: ConsoleOptions): Handlers<keyof typeof consoleCalls> {
  const { accounts, backoffice, origination, sentPapers } = options;
  return {
    'GET /service-console/api/v1/me': async ({ actor }) => {
      const person = personOf(actor);
      const role = staff.find((one) => one === person.role);
      if (!role) throw new Failure('forbidden');
      const { email, name } = await accounts.profiles.read(person);
      return { identityUuid: person.identityUuid, name: `${name.firstName} ${name.lastName}`, email, role };
    },
    'GET /service-console/api/v1/closings': async ({ actor }) => {
      const closings = await backoffice.closings(personOf(actor));
      return closings.map(({ application, takes }) => {
        const { borrower, signers, property, notary } = application;
        const { street1, city, state, zip } = property.address;
        return {
          uuid: application.uuid,
          loanNumber: application.loanNumber,
          borrower: `${borrower.name.firstName} ${borrower.name.lastName}`,
          signers: signers.map(({ name }) => name),
          property: { street1, city, state, zip },
          timeZone: property.timeZone ?? 'America/Los_Angeles',
          status: application.status,
          statusSince: application.statusSince,
          takes: [...takes],
          closingNotBefore: notary.closingNotBefore,
          slot: notary.slot,
        };
      });
    },
    'GET /service-console/api/v1/conditions': async ({ actor }) => {
      const asked = await backoffice.conditions(personOf(actor));
      return Promise.all(asked.map((one) => shownCondition(one, sentPapers)));
    },
    'POST /service-console/api/v1/applications/{uuid}/events': async ({ actor, params, body, idempotencyKey }) => {
      const { application } = await origination.signal({
        person: personOf(actor),
        uuid: uuidOf(params.uuid),
        event: body.event,
        body: body.payload,
        key: idempotencyKey,
      });
      return { status: application.status };
    },
  };
}

async function shownCondition({ application, condition }: Asked, sentPapers: SentPapers) {
  const { uuid: applicationUuid, orgCode, borrower, signers, accounts, property } = application;
  const { uuid, categoryEnum, notes, created, answeredAt, signerUuid, documentUuids } = condition;
  const signer = signers.find(({ identityUuid }) => identityUuid === signerUuid);
  const as = signerUuid === null ? 'borrower' : 'signer';
  const words = present(condition, { as, applicationUuid, accountNumber: accounts.disburse?.mask });
  return {
    uuid,
    applicationUuid,
    loanNumber: application.loanNumber,
    name: signer?.name ?? `${borrower.name.firstName} ${borrower.name.lastName}`,
    isSigner: signerUuid !== null,
    status: application.status,
    timeZone: property.timeZone ?? 'America/Los_Angeles',
    categoryEnum,
    header: words?.header ?? categoryEnum,
    description: words?.description ?? '',
    notes,
    created,
    answeredAt,
    sent: await sentPapers({ orgCode, applicationUuid }, documentUuids),
  };
}

function uuidOf(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw new Failure('notFound');
  return text.toLowerCase();
}
