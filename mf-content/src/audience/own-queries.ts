import { getAudienceData, withdrawAudience } from '@umbral/domain/api/audiences.ts';
import { getProfile } from '@umbral/domain/api/profile.ts';
import type { AudienceForm } from '@umbral/domain/contact/audience.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { loadChoices } from '../audience-form/audience-calls.ts';
import {
  audienceQuestions,
  isAudienceForm,
  knowledgeQuestions,
  type QuestionName,
} from '../audience-form/audience-questions.ts';

/** What was answered, by the names of the questions, and when. */
export interface Answered {
  readonly fields: Readonly<Record<string, string>>;
  readonly at: string;
}

/** Everything that a person has answered. */
export interface Own {
  readonly answers: ReadonlyMap<AudienceForm | 'knowledge', Answered>;
  /** An answer in the words of its list; as it is kept where the list has it no more. */
  readonly labelOf: (question: QuestionName, value: string) => string;
}

/**
 * What the owner of an e-mail has answered [C136], with the words of its lists; nothing where the account has not shown
 * that the e-mail is its own.
 */
export async function loadOwn(call: CallApi, email: string): Promise<Own | undefined> {
  const profile = await call(getProfile, {});
  if (!profile.data.is_email_verified) return undefined;
  const { data } = await call(getAudienceData, { params: { email } });
  const answers = new Map<AudienceForm | 'knowledge', Answered>();
  for (const { form, fields, updated_at } of data.audiences)
    answers.set(form, { fields: textsOf(fields), at: updated_at });
  if (data.knowledge) {
    answers.set('knowledge', { fields: textsOf(data.knowledge.answers), at: data.knowledge.updated_at });
  }
  const asked = [...answers.keys()].flatMap((about) =>
    isAudienceForm(about) ? audienceQuestions[about] : knowledgeQuestions,
  );
  const choices = await loadChoices(call, [...new Set(asked)]);
  const labelOf = (question: QuestionName, value: string) =>
    choices[question]?.find((choice) => choice.value === value)?.label ?? value;
  return { answers, labelOf };
}

function textsOf(fields: Readonly<Record<string, string | number | boolean>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** Erases the answers of a form, of what somebody knows, or all of them [C405]. */
export function erase(call: CallApi, form: AudienceForm | 'knowledge' | 'all') {
  return call(withdrawAudience, { body: { form } });
}
