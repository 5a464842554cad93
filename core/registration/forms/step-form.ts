/**
 * What each step of steps.ts must satisfy, one file a step so that a page carries only its own: `read` fills the form
 * from the registration data, `schema` checks what stands in it and gives the answers to save. Browser and server use
 * the same schemas.
 */
import type * as v from 'valibot';
import type { RegistrationAnswers, RegistrationData } from '../data.ts';

export interface StepForm {
  readonly schema: v.GenericSchema<unknown, Partial<RegistrationAnswers>>;
  readonly read: (data: RegistrationData) => object;
}
