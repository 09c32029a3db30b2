import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';
import type { QuestionName } from './audience-questions.ts';

/** What was chosen, by the name of the question, and the consent. */
export interface AudienceValues {
  readonly fields: Readonly<Record<string, string>>;
  readonly agree_terms: boolean;
}

/** The control of a question, by the name of the call. */
export function fieldName(question: QuestionName): string {
  return `fields.${question}`;
}

/** Reads the controls of the questions. */
export function readAudience(questions: readonly QuestionName[], data: FormData): AudienceValues {
  return {
    fields: Object.fromEntries(questions.map((name) => [name, textOf(data, fieldName(name))])),
    agree_terms: data.has('agree_terms'),
  };
}

/** What is still to be chosen, and the consent [M006, B102]. */
export function audienceIssues(values: AudienceValues): Issues {
  const missing = Object.entries(values.fields).map(([name, chosen]) => [
    `fields.${name}`,
    chosen === '' && messages.required,
  ]);
  return foundIssues({ ...Object.fromEntries(missing), agree_terms: !values.agree_terms && messages.terms });
}
