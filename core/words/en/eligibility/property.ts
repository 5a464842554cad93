/** Why we cannot lend on a home. */

export const notAvailable =
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";

export const dontLendInButOur = (stateName: string, linkLabel: string) =>
  `We don't lend in ${stateName}, but our partner ${linkLabel} does.`;

export const areApplyingWithAProperty =
  'You are applying with a property in New York. Please continue on the right site.';
export const areApplyingWithAPropertyOutside =
  'You are applying with a property outside New York. Please continue on the right site.';

export const areUnableToProcessYour =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';

export const cantLendOnAHome =
  "We can't lend on a home that is listed for sale. You may apply again once it is off the market.";

export const anyoneWhoBoughtTheirHome = (ownershipDaysMin: number) =>
  `Anyone who bought their home, or had the title transferred to them, in the last ${ownershipDaysMin} days is not eligible.`;

export const propertyIsInAnArea =
  'Your property is in an area recently affected by a disaster. We may need an inspection of the home before we can lend.';

const uses = {
  HOME: 'the home you live in',
  SECONDARY: 'a second home',
  INVESTMENT: 'an investment property',
} as const;
export const onlyForUses = (taken: readonly (keyof typeof uses)[]) =>
  `This product is only for ${taken.map((use) => uses[use]).join(' or ')}.`;

export const weLendOnKinds = (kinds: string) => `We lend on ${kinds}.`;
