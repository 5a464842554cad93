/**
 * Which company a reference came from. What the second one names is marked when it comes in and bare again when it goes
 * out, so an order's row remembers who has it, and two companies may use the same numbers.
 */
import type { Company } from '#core/desk/vendors.ts';
import { VendorFault, type VendorName } from '../vendor.ts';

const mark = 'fallback:';

export const companyOf = (name: string): Company => (name.startsWith(mark) ? 'fallback' : 'primary');
export const bare = (name: string): string => (name.startsWith(mark) ? name.slice(mark.length) : name);
export const marked = (company: Company, name: string): string => (company === 'fallback' ? `${mark}${name}` : name);

/** What leads back to a company, in what it answers and in what is asked later. */
const leads = ['reference', 'quizId'] as const;
type Named = Readonly<Record<string, unknown>>;

/** The company that a request must go to, because it is about something of its own. */
export function leadOf(request: unknown): Company | undefined {
  if (typeof request !== 'object' || request === null) return undefined;
  const name = leads.map((lead) => (request as Named)[lead]).find((value) => typeof value === 'string');
  return name === undefined ? undefined : companyOf(name as string);
}

export const bareRequest = (request: unknown): unknown => renamed(request, bare);

export function markedAnswer(vendor: VendorName, company: Company, answer: unknown): unknown {
  if (company === 'primary')
    return renamed(answer, (name) => {
      // Or its order would be looked for at another company.
      if (name.startsWith(mark)) throw new VendorFault(vendor, 'the answer makes no sense at its reference');
      return name;
    });
  return renamed(answer, (name) => marked(company, name));
}

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const found = leads.filter((lead) => typeof (value as Named)[lead] === 'string');
  if (found.length === 0) return value;
  return { ...value, ...Object.fromEntries(found.map((lead) => [lead, rename((value as Named)[lead] as string)])) };
}
