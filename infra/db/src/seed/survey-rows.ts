import { fieldOf, type MarkedFile } from './markup.ts';
import { portalSurveyRows } from './portal-opinions.ts';
import { dayAfter } from './seed-clock.ts';
import { readTexts } from './seed-texts.ts';
import { shortReplies } from './short-replies.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';

const kinds = ['one', 'several', 'scale', 'text'] as const;

/** A question begins with `# kind | question`; `?` after the kind where an answer may be left out. */
function questionOf(part: string) {
  const [head = '', ...lines] = part.trim().split('\n');
  const [word = '', question = ''] = head.split('|').map((text) => text.trim());
  const kind = kinds.find((known) => word.startsWith(known));
  if (!kind) throw new Error(`a survey has a question of the unknown kind ${word}`);
  const options = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim());
  return { kind, question, is_required: !word.endsWith('?'), options };
}

function surveyRow(slug: string, file: MarkedFile, index: number) {
  const closes = file.fields.get('closes');
  return {
    id: index + 1,
    slug,
    title: fieldOf(file, 'title'),
    lead: fieldOf(file, 'lead'),
    position: index + 1,
    opens_on: dayAfter(Number(fieldOf(file, 'opens'))),
    closes_on: closes ? dayAfter(Number(closes)) : null,
  };
}

/** Short surveys with their questions and the choices of each, and what the demonstration's people answered. */
export function surveyTables(): TableRows[] {
  const texts = readTexts('surveys');
  const surveys = texts.map(({ slug, file }, index) => surveyRow(slug, file, index));
  const questions = texts
    .flatMap(({ file }, index) =>
      file.body
        .split(/^# /m)
        .filter((part) => part.trim() !== '')
        .map((part, place) => ({ ...questionOf(part), survey_id: index + 1, position: place + 1 })),
    )
    .map((question, index) => ({ id: index + 1, ...question }));
  const options = questions
    .flatMap(({ id, options: labels }) =>
      labels.map((label, place) => ({ question_id: id, position: place + 1, label })),
    )
    .map((option, index) => ({ id: index + 1, ...option }));
  const replies = shortReplies(
    surveys.map((survey) => ({
      ...survey,
      questions: questions
        .filter(({ survey_id }) => survey_id === survey.id)
        .map(({ id, kind, is_required }) => ({
          ...{ id, kind, is_required },
          options: options.filter(({ question_id }) => question_id === id).map((option) => option.id),
        })),
    })),
  );
  return [
    rowsOf('survey', surveys),
    rowsOf(
      'survey_question',
      questions.map(({ options: _options, ...row }) => row),
    ),
    rowsOf('survey_option', options),
    rowsOf('survey_reply', replies.replies),
    rowsOf('survey_answer', replies.answers),
    rowsOf('portal_survey', portalSurveyRows()),
  ];
}
