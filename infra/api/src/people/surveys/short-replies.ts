import type { ShortReply } from '@umbral/domain/contact/short-survey.ts';
import type { OpenSurvey } from '@umbral/domain/contact/survey.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { surveyTexts } from './survey-texts.ts';

/** A choice or words, as a row keeps them. */
interface Answer {
  readonly question_id: number;
  readonly option_id: number | null;
  readonly words: string | null;
}

type Question = OpenSurvey['questions'][number];

/** The rows that a reply makes; 422 with a sentence for each question that is missing or wrongly answered. */
export function answersOf({ questions }: OpenSurvey, given: ShortReply['answers']): Answer[] {
  const issues: Record<string, string> = {};
  for (const name of Object.keys(given)) {
    if (!questions.some(({ id }) => String(id) === name)) issues[`answers.${name}`] = surveyTexts.unknownQuestion;
  }
  const answers = questions.flatMap((question) => {
    const said = [given[question.id] ?? []].flat().filter((text) => text !== '');
    const issue = issueOf(question, said);
    if (issue) issues[`answers.${question.id}`] = issue;
    return issue ? [] : said.map((text) => rowOf(question, text));
  });
  if (Object.keys(issues).length > 0) throw new Refusal('invalid-input', issues);
  return answers;
}

function issueOf({ kind, is_required: isRequired, options }: Question, said: readonly string[]): string | undefined {
  if (said.length === 0) return isRequired ? validationMessages.required : undefined;
  if (kind !== 'several' && said.length > 1) return surveyTexts.oneChoice;
  if (new Set(said).size < said.length) return surveyTexts.unknownOption;
  const isKnown = (text: string) => options.some(({ id }) => String(id) === text);
  return kind === 'text' || said.every(isKnown) ? undefined : surveyTexts.unknownOption;
}

function rowOf({ id, kind }: Question, text: string): Answer {
  return kind === 'text'
    ? { question_id: id, option_id: null, words: text }
    : { question_id: id, option_id: Number(text), words: null };
}

/** Stores a reply with its answers; false where this person or browser has replied before. */
export async function storeReply(
  { db }: Backend,
  surveyId: number,
  { userId, userKey }: { readonly userId: number | null; readonly userKey: string | null },
  answers: readonly Answer[],
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const reply = await transaction
      .insertInto('survey_reply')
      .values({ survey_id: surveyId, user_id: userId, user_key: userKey })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!reply) return false;
    if (answers.length > 0) {
      const rows = answers.map((answer) => ({ ...answer, reply_id: reply.id, survey_id: surveyId }));
      await transaction.insertInto('survey_answer').values(rows).execute();
    }
    return true;
  });
}
