import type { Generated } from 'kysely';

export interface SurveyTable {
  id: Generated<number>;
  slug: string;
  title: string;
  lead: string;
  position: number;
  opens_on: string;
  closes_on: string | null;
}

export interface SurveyQuestionTable {
  id: Generated<number>;
  survey_id: number;
  position: number;
  kind: 'one' | 'several' | 'scale' | 'text';
  question: string;
  is_required: Generated<boolean>;
}

export interface SurveyOptionTable {
  id: Generated<number>;
  question_id: number;
  position: number;
  label: string;
}

export interface SurveyReplyTable {
  id: Generated<number>;
  survey_id: number;
  user_id: number | null;
  user_key: string | null;
  created_at: Generated<Date>;
}

export interface SurveyAnswerTable {
  reply_id: number;
  survey_id: number;
  question_id: number;
  option_id: number | null;
  words: string | null;
}

export interface SurveysTables {
  survey_reply: SurveyReplyTable;
  survey_answer: SurveyAnswerTable;
  survey: SurveyTable;
  survey_question: SurveyQuestionTable;
  survey_option: SurveyOptionTable;
}
