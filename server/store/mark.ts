/** Where a page of a list ends: the moment that the list goes by, exactly as PostgreSQL has it, and the row. */
export interface Mark {
  readonly at: string;
  readonly uuid: string;
}
