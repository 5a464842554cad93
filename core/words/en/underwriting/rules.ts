/** What we ask a borrower to insure. */

export const couldNotFindHomeownersInsurance =
  'We could not find homeowner’s insurance on your home. Please upload the page of your policy that shows your name, the address of the home and the amount insured.';
export const homeLiesInAFlood =
  'Your home lies in a flood zone, where federal law asks for flood insurance. Please upload the page of your flood policy that shows your name, the address of the home and the amount insured.';
