/** Statements of server/store that name no organization, each with the reason. What is spread over databases must mend these first. */
interface Exception {
  readonly file: string;
  /** Words that only this statement has. */
  readonly holds: string;
  readonly why: string;
}

export const exceptions: readonly Exception[] = [
  {
    file: 'offer-sets.ts',
    holds: 'select uuid, application_uuid, pricing, sealed, key_id, root_id, wrapped from app.offer_set s',
    why: 'the beginning of two statements; each of them goes on with the organization',
  },
];
