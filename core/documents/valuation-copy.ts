/**
 * Whether someone who opens no line still gets the copy of the valuation: it is owed whatever becomes of an application for a
 * first lien (12 CFR 1002.14(a)(1)). Anyone who came as far as the closing disclosure has it already.
 */
import type { Application } from '#core/application/application.ts';
import { isFirstLien } from '#core/application/first-lien.ts';

type Ended = Pick<
  Application,
  'liens' | 'property' | 'closing' | 'outcome' | 'isInquiry' | 'isDuplicate' | 'submittedAt'
>;

export function isCopyOwedAtEnd(ended: Ended): boolean {
  const { outcome, property, closing, submittedAt, isInquiry, isDuplicate } = ended;
  const isApplication = !isInquiry && !isDuplicate && (submittedAt !== null || outcome?.hmdaAction === 3);
  return isApplication && isFirstLien(ended) && property.valueCents !== null && !closing.valuationCopiedAt;
}

/**
 * Whether someone who has submitted is still to be told of the right to a copy: a lien that becomes the first one after the
 * application is noticed within three business days of that (12 CFR 1002.14(a)(2)). Anyone told before is told again.
 */
export function isNoticeOwedLater(application: Pick<Application, 'liens' | 'submittedAt' | 'isInquiry'>): boolean {
  return application.submittedAt !== null && !application.isInquiry && isFirstLien(application);
}
