/**
 * Which key factors of a credit score a consumer is told: the four that counted most, and inquiries as a fifth where they are
 * one and not among the four (15 U.S.C. 1681g(f)(1)(C) and (9), to which 12 CFR 1022.74 and 1681m(a)(2) refer).
 */
const KEY_FACTORS_MAX = 4;

/** As the bureau ordered them. */
export function keyFactorsTold<Factor>(
  factors: readonly Factor[],
  isInquiries: (factor: Factor) => boolean,
): readonly Factor[] {
  const [most, rest] = [factors.slice(0, KEY_FACTORS_MAX), factors.slice(KEY_FACTORS_MAX)];
  return most.some(isInquiries) ? most : [...most, ...rest.filter(isInquiries).slice(0, 1)];
}
