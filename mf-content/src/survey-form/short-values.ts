import type { OpenSurvey } from '@umbral/domain/contact/survey.ts';
import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** A question as a form shows it. */
export interface ShortQuestion {
  readonly id: number;
  readonly kind: OpenSurvey['questions'][number]['kind'];
  readonly question: string;
  readonly isRequired: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A short survey as its page shows it. */
export interface ShortSurvey {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** Civil day, or null where it stays open. */
  readonly closesOn: string | null;
  readonly questions: readonly ShortQuestion[];
}

/** What was chosen or written, by the number of the question. */
export type ShortValues = Readonly<Record<string, readonly string[]>>;

/** The control of a question, by the name of the call. */
export function questionName(id: number): string {
  return `answers.${id}`;
}

/** Reads the controls of the questions; a question without an answer is left out. */
export function readShort(questions: readonly ShortQuestion[], data: FormData): ShortValues {
  const given = questions.map(({ id }) => {
    const texts = data.getAll(questionName(id)).map((value) => String(value).trim());
    return [String(id), texts.filter((text) => text !== '')] as const;
  });
  return Object.fromEntries(given.filter(([, texts]) => texts.length > 0));
}

/** What is still to be answered [M006]. */
export function shortIssues(questions: readonly ShortQuestion[], values: ShortValues): Issues {
  const missing = questions.map(({ id, isRequired }) => [
    questionName(id),
    isRequired && values[id] === undefined && messages.required,
  ]);
  return foundIssues(Object.fromEntries(missing));
}
