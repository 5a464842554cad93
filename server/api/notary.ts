/** Answers the calls about notary sessions: a verb of the module each, and the part of the meeting the caller may see. */
import type { IncomingHttpHeaders } from 'node:http';
import type { AnswerOf } from '#core/contract/contract.ts';
import { type notaryCalls, notarySeat } from '#core/contract/notary.ts';
import type { Routes } from '#core/contract/routes.ts';
import { mayDo } from '#core/roles.ts';
import { type Person, personOf } from '../actor.ts';
import type { Meeting, NotaryMeetings } from '../lending/notary/index.ts';
import { download } from './download.ts';
import type { Handlers } from './handler.ts';

type IceServers = AnswerOf<Routes['POST /service-notary/api/v1/sessions/{uuid}/ticket']>['iceServers'];

export function notaryHandlers(notary: NotaryMeetings, iceServers: IceServers): Handlers<keyof typeof notaryCalls> {
  return {
    'GET /service-notary/api/v1/applications/{uuid}/session': async ({ actor, params }) => {
      const person = personOf(actor);
      return shown(person, await notary.find(person, params.uuid));
    },
    'GET /service-notary/api/v1/applications/{uuid}/slots': async ({ actor, params }) => {
      const { days, timeZone } = await notary.slots(personOf(actor), params.uuid);
      return { timeZone, days: days.map(({ date, slots }) => ({ date, slots: [...slots] })) };
    },
    'GET /service-notary/api/v1/applications/{uuid}/wait': ({ actor, params }) =>
      notary.wait(personOf(actor), params.uuid),
    'GET /service-notary/api/v1/sessions': async ({ actor }) => {
      const person = personOf(actor);
      return (await notary.queue(person)).map((meeting) => shown(person, meeting));
    },
    'GET /service-notary/api/v1/sessions/{uuid}': async ({ actor, params }) => {
      const person = personOf(actor);
      return withJournal(person, await notary.view(person, params.uuid));
    },
    'GET /service-notary/api/v1/sessions/{uuid}/deed': async ({ actor, params }) => {
      const { record, content } = await notary.deed(personOf(actor), params.uuid);
      return download(content, record.mediaType, record.title);
    },
    'GET /service-notary/api/v1/commission': ({ actor }) => notary.commissions.read(personOf(actor)),
    'PUT /service-notary/api/v1/commission': async ({ actor, body }) => {
      const person = personOf(actor);
      await notary.commissions.keep(person, body);
      return notary.commissions.read(person);
    },
    'POST /service-notary/api/v1/sessions/{uuid}/questions': async ({ actor, params }) =>
      notary.ask(personOf(actor), params.uuid),
    'POST /service-notary/api/v1/sessions/{uuid}/answers': async ({ actor, params, body }) =>
      notary.answer(personOf(actor), params.uuid, body.choices),
    'POST /service-notary/api/v1/sessions/{uuid}/signature': async ({ actor, params, body, address, headers }) => {
      const person = personOf(actor);
      return shown(person, await notary.sign(person, params.uuid, body.typedName, fromOf(address, headers)));
    },
    'POST /service-notary/api/v1/sessions/{uuid}/actions': async ({ actor, params, body, address, headers }) => {
      const person = personOf(actor);
      return withJournal(person, await notary.act(person, params.uuid, body, fromOf(address, headers)));
    },
    'POST /service-notary/api/v1/sessions/{uuid}/ticket': async ({ actor, params }) => ({
      ticket: await notary.ticket(personOf(actor), params.uuid),
      iceServers,
    }),
  };
}

function fromOf(address: string, headers: IncomingHttpHeaders) {
  return { address, userAgent: headers['user-agent'] ?? '' };
}

function shown({ roles, identityUuid }: Person, { session, application, standing, notaryName }: Meeting) {
  const { street1, city, state, zip } = application.property.address;
  return {
    uuid: session.uuid,
    applicationUuid: application.uuid,
    loanNumber: application.loanNumber,
    openedAt: session.openedAt.toISOString(),
    state: standing.state,
    me: mayDo(roles, 'holdNotarySession') ? notarySeat : identityUuid,
    notaryName,
    isNotaryPresent: standing.isNotaryPresent,
    seats: [...standing.seats],
    turn: standing.turn,
    property: { street1, city, state, zip },
  };
}

function withJournal(person: Person, meeting: Meeting) {
  const { seats } = meeting.standing;
  const nameOf = (uuid: string | null) => seats.find(({ identityUuid }) => identityUuid === uuid)?.name ?? null;
  return {
    ...shown(person, meeting),
    journal: meeting.journal.map(({ seq, at, what, by, about, note }) => ({
      seq,
      at: at.toISOString(),
      what,
      who: nameOf(about ?? by) ?? (by === null ? null : meeting.notaryName),
      note,
    })),
  };
}
