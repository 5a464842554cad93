/** What we ask of someone, and the papers that came with the answer, as a call tells them. */
import * as v from 'valibot';

/** A paper that someone sent, as a list shows it. */
export const sentPaper = v.object({
  uuid: v.string(),
  name: v.string(),
  mediaType: v.string(),
  bytes: v.number(),
  sentAt: v.string(),
  /** Staff who open it say why. */
  isIdentityPicture: v.boolean(),
});

export const condition = v.object({
  uuid: v.string(),
  categoryEnum: v.string(),
  created: v.string(),
  requestDocuments: v.array(v.string()),
  notes: v.nullable(v.string()),
  commentsToBorrower: v.nullable(v.string()),
  actionNeeded: v.nullable(v.string()),
  /** When it was answered; a person looks at the answer before it is cleared. */
  answeredAt: v.nullable(v.string()),
  /** Whether the person who asks has not seen it yet, on any device. */
  isUnread: v.boolean(),
  /** What came with the answers. */
  sent: v.array(sentPaper),
  xtraData: v.object({ numDocsRequired: v.nullable(v.number()) }),
  /** Until when it is wanted, where someone said so. */
  dueOn: v.optional(v.string()),
});
