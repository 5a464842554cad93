/** Where a closing is at the office of the lender, an attorney or a title company, and never at the home (Tex. Const. art. XVI § 50(a)(6)(N)). */
const officeStates: readonly string[] = ['TX'];

export function closesAtOffice(state: string): boolean {
  return officeStates.includes(state);
}
