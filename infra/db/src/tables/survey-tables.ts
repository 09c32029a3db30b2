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

export interface SurveysTables {
  survey: SurveyTable;
  survey_question: SurveyQuestionTable;
  survey_option: SurveyOptionTable;
}
