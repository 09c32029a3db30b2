import { isFilled, validationMessages as messages } from 'shared-contracts/domain/validation.ts';

/** The trimmed text of a control; empty where the form has none. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Ids of the ticked boxes of a group. */
export function idsOf(data: FormData, name: string): number[] {
  return data
    .getAll(name)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}

/** A required text that must also pass a rule; gives the sentence to show, or nothing. */
export function requiredIssue(text: string, isValid: (text: string) => boolean, message: string): string | undefined {
  if (!isFilled(text)) return messages.required;
  return isValid(text) ? undefined : message;
}

/** Only the fields with a sentence, in their order. */
export function foundIssues<Field extends string>(
  all: Readonly<Record<Field, string | undefined>>,
): Readonly<Partial<Record<Field, string>>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field in all) if (all[field] !== undefined) found[field] = all[field];
  return found;
}
