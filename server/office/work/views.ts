/** Ways of looking at the lists that people keep: their own, and the team's. What is in one is checked by the contract. */
import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { countViews, dropView, keepView, listViews, type ViewRow } from '../../store/work-views.ts';

const viewsMax = 50;

type View = AnswerOf<Routes['POST /service-console/api/v1/work/views']>;
type Kept = Pick<View, 'name' | 'isTeam' | 'shown'>;

export function createWorkViews({ database }: { readonly database: Database }) {
  return {
    list: ({ orgCode, identityUuid }: Person) =>
      database.inOrg(orgCode, async (tx) =>
        (await listViews(tx, orgCode, identityUuid)).map((row) => shownView(row, identityUuid)),
      ),
    keep: ({ orgCode, identityUuid }: Person, { name, isTeam, shown }: Kept) =>
      database.inOrg(orgCode, async (tx, now) => {
        const ownerUuid = isTeam ? null : identityUuid;
        const row = { uuid: randomUUID(), ownerUuid, name, shown, madeBy: identityUuid };
        const kept = await keepView(tx, orgCode, row, now);
        if (kept === undefined) throw new Failure('conflict', { param: 'name', message: words.nameIsTaken });
        // Counted with it, so that of two at once the second is one too many as well.
        if ((await countViews(tx, orgCode, ownerUuid)) > viewsMax)
          throw new Failure('conflict', { message: words.tooManyViews });
        return shownView(kept, identityUuid);
      }),
    remove: ({ orgCode, identityUuid }: Person, uuid: string) =>
      database.inOrg(orgCode, async (tx) => {
        if (!(await dropView(tx, orgCode, uuid, identityUuid))) throw new Failure('notFound');
      }),
  };
}

export type WorkViews = ReturnType<typeof createWorkViews>;

const shownView = ({ uuid, name, ownerUuid, shown, madeBy }: ViewRow, me: string): View => ({
  ...{ uuid, name },
  isTeam: ownerUuid === null,
  isMine: madeBy === me,
  shown: shown as View['shown'],
});
