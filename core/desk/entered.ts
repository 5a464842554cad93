/** What someone entered with an act, field by field in the words of its row: for the second person, and for the history. */
import type { Application } from '#core/application/application.ts';
import { formatDate } from '#core/calendar/dates.ts';
import { categories } from '#core/conditions/categories.ts';
import { principalReason, type RuleCode } from '#core/eligibility/principal-reasons.ts';
import { type Force, force } from '#core/journey/force.ts';
import type { Finding, StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import { formatCents } from '#core/offers/money.ts';
import * as proofWords from '#core/words/en/desk/proofs.ts';
import * as words from '#core/words/en/desk.ts';
import type { Verdict } from './compare.ts';
import { sayStatus } from './names.ts';
import { type FactName, factRows } from './proofs.ts';
import { skippedBy } from './skipped.ts';
import { arithmeticOf, type IncomeLine } from './worksheet.ts';

export interface Entered {
  readonly label: string;
  readonly value: string;
}

interface AnyField {
  readonly kind: string;
  readonly label?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly yes?: string;
  readonly no?: string;
}

export type ForceWish = Pick<Force, 'to' | 'declineReasons'>;

/** Forcing, as it was asked for: also what it skips, because the second person answers for that too. */
export function enteredToForce(wish: ForceWish, application: Application, askedAt: Date): Entered[] {
  const { to, declineReasons = [] } = wish;
  // Who asks and why have no part in what is skipped.
  const outcome = force(application, { ...wish, reason: words.forceLabel, by: '' }, askedAt);
  const skipped = outcome.ok ? skippedBy(application, outcome.application) : [];
  return [
    { label: words.forceTo, value: sayStatus(to) },
    ...declineReasons.map((code) => ({ label: words.principalReason, value: principalReason(code).text })),
    ...(skipped.length > 0 ? [{ label: words.isSkipped, value: skipped.join(' ') }] : []),
  ];
}

export function enteredIn(
  event: StaffEvent,
  payload: Readonly<Record<string, unknown>>,
  found: unknown,
  application: Application,
): Entered[] {
  const { form, found: asked = {} } = operations[event];
  const fields = Object.entries(form as Readonly<Record<string, AnyField>>).flatMap(([name, field]) =>
    shownField(field, saidIn(payload, name, field), application),
  );
  const findings = Object.entries(asked).flatMap(([name, finding]) =>
    shownFinding(finding, (found as Record<string, unknown> | undefined)?.[name]),
  );
  return [...fields, ...findings];
}

/** A number that was sealed is told of by another name, and a county by its own. */
function saidIn(payload: Readonly<Record<string, unknown>>, name: string, { kind }: AnyField): unknown {
  if (kind === 'ssn') return payload[name] ?? payload['isSsnAsked'];
  return kind === 'county' ? payload['county'] : payload[name];
}

function shownField(field: AnyField, value: unknown, application: Application): Entered[] {
  const { kind, label } = field;
  if (label === undefined || value === undefined || kind === 'envelope' || kind === 'page' || kind === 'fixed')
    return [];
  const text = fieldText(field, value, application);
  return text === '' ? [] : [{ label, value: text }];
}

function fieldText(
  { kind, options = {}, yes = '', no = '' }: AnyField,
  value: unknown,
  application: Application,
): string {
  switch (kind) {
    case 'yesNo':
      return value === true ? yes : no;
    case 'choice':
      return options[String(value)] ?? String(value);
    case 'money':
      return formatCents(Number(value));
    case 'date':
      return formatDate(String(value));
    case 'reason':
      return (value as readonly RuleCode[]).map((code) => principalReason(code).text).join('; ');
    case 'owner':
    case 'signer':
      return nameIn(application, String(value));
    case 'condition': {
      const asked = application.conditions.find(({ uuid }) => uuid === value);
      return asked ? categories[asked.categoryEnum].header : '';
    }
    case 'address': {
      const { street1 = '', city = '', state = '', zip = '' } = value as Record<string, string>;
      return `${street1}, ${city}, ${state} ${zip}`;
    }
    case 'liens':
    case 'newLien':
      return (value as readonly { holder?: string; balanceCents: number }[])
        .map(({ holder, balanceCents }) => [holder, formatCents(balanceCents)].filter(Boolean).join(' '))
        .join('; ');
    // Digits that let someone in or pay are never shown again.
    case 'ssn':
      return words.changedNotShown;
    default:
      return String(value);
  }
}

function nameIn({ borrower, signers }: Application, identityUuid: string): string {
  if (borrower.identityUuid === identityUuid) return `${borrower.name.firstName} ${borrower.name.lastName}`;
  return signers.find((signer) => signer.identityUuid === identityUuid)?.name ?? '';
}

function shownFinding({ label, kind, parts = {} }: Finding, value: unknown): Entered[] {
  if (value === undefined) return [];
  switch (kind) {
    case 'yesNo':
      return [{ label, value: value === true ? words.yes : words.no }];
    case 'money':
      return [{ label, value: formatCents(Number(value)) }];
    case 'date':
      return [{ label, value: formatDate(String(value)) }];
    case 'ends':
      return [{ label, value: words.endingIn(String(value)) }];
    case 'worksheet':
      return (value as readonly IncomeLine[]).map((line, n) => ({
        label: words.numbered(label, n + 1),
        value: words.incomeLine(line.source, arithmeticOf(line)),
      }));
    case 'compared':
      return (value as readonly { fact: FactName; onPaper: string; verdict: Verdict }[]).map((row) => ({
        label: factRows[row.fact].label,
        value: proofWords.comparedLine(row.onPaper, proofWords.verdicts[row.verdict]),
      }));
    case 'rows':
      return (value as readonly Readonly<Record<string, string>>[]).map((row, n) => ({
        label: words.numbered(label, n + 1),
        value: Object.entries(parts)
          .flatMap(([name, part]) => (row[name] ? [`${part}: ${row[name]}`] : []))
          .join('; '),
      }));
    default:
      return [{ label, value: String(value) }];
  }
}
