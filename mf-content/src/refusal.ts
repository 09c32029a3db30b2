import { ApiError } from 'shared-contracts/api/problem.ts';
import { sharedTexts } from './texts/shared-texts.ts';

type Refused<Field extends string> =
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'invalid'; readonly issues: Readonly<Partial<Record<Field, string>>> };

/**
 * How a form shows what the server refused: field by field, or as too many attempts. Any other failure is thrown on.
 * `fields` gives the control for each field of the call.
 */
export function refusalOf<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
): Refused<Field> {
  if (!(error instanceof ApiError)) throw error;
  const { type, issues = {} } = error.problem;
  if (type === 'too-many-requests') return { kind: 'refused', text: sharedTexts.tooMany };
  const found: Partial<Record<Field, string>> = {};
  for (const [name, text] of Object.entries(issues)) {
    const field = fields[name.split('.')[0] ?? ''];
    if (field) found[field] = text;
  }
  if (type !== 'invalid-input' || Object.keys(found).length === 0) throw error;
  return { kind: 'invalid', issues: found };
}
