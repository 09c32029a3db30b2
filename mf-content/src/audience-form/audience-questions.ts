import type { AudienceForm } from '@umbral/domain/contact/audience.ts';
import { audienceTexts as texts } from '../texts/audience-texts.ts';

/** Lists of choices that the backend gives, by their names. */
export const choiceLists = [
  'objetivos-compra',
  'tiempo-compra',
  'ingresos-mensuales',
  'ingresos-mensuales-usd',
  'ingresos-exterior',
  'ocupaciones',
  'tiempo-entrega',
  'desicion-compra',
  'tiempo-viviendo-exterior',
  'presupuesto-mensual',
] as const;
export type ChoiceList = (typeof choiceLists)[number];

/** A choice that a question offers. */
export interface AudienceChoice {
  readonly value: string;
  readonly label: string;
}

/** What a question asks; its name is that of the field of the call. */
export type QuestionName = keyof typeof texts.questions;

/** What each form asks at its tool: three questions, once [B107]. */
export const audienceQuestions: Readonly<Record<AudienceForm, readonly QuestionName[]>> = {
  alarms: ['objetivos-compra', 'tiempo-compra', 'ingresos-mensuales'],
  calculator: ['ingresos-mensuales', 'ocupaciones', 'presupuesto-mensual'],
  'nearby-places': ['desicion-compra', 'convivencia', 'tiempo-entrega'],
  downloads: ['objetivos-compra', 'tiempo-compra', 'tiempo-entrega'],
  'abroad-guide': ['tiempo-viviendo-exterior', 'ingresos-exterior', 'ingresos-mensuales-usd'],
  comparisons: ['desicion-compra', 'tiempo-compra', 'objetivos-compra'],
  'contact-builder': ['tiempo-compra', 'presupuesto-mensual', 'ocupaciones'],
};

/** What somebody says to know of buying a home. */
export const knowledgeQuestions: readonly QuestionName[] = [
  'conoce-subsidios',
  'conoce-cuota-inicial',
  'conoce-fiducia',
];

const yesOrNo: readonly AudienceChoice[] = [
  { value: 'si', label: texts.yes },
  { value: 'no', label: texts.no },
];

/** Choices of the questions that have no list of the backend. */
export const ownChoices: Partial<Readonly<Record<QuestionName, readonly AudienceChoice[]>>> = {
  convivencia: Object.entries(texts.livingWith).map(([value, label]) => ({ value, label })),
  'conoce-subsidios': yesOrNo,
  'conoce-cuota-inicial': yesOrNo,
  'conoce-fiducia': yesOrNo,
};

/** Whether a question takes its choices from a list of the backend. */
export function isChoiceList(name: QuestionName): name is ChoiceList {
  return choiceLists.some((list) => list === name);
}

/** Whether a text names one of the forms. */
export function isAudienceForm(name: unknown): name is AudienceForm {
  return typeof name === 'string' && Object.hasOwn(audienceQuestions, name);
}
