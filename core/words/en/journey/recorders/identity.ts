/** Why something cannot be recorded: identity. */

export const noOneOfThatIdentity = 'No one of that identity signs here.';

export const haveYourPhotosAlreadyAnd = 'We have your photos already, and are looking at them.';
export const identityIsSettled = 'This owner’s identity is decided already.';
