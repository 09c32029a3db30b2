import { additionalCriterionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { counted, joined, stage } from './grammar.ts';
import type { Sentence } from './text-facts.ts';

/** Phrases that stand under many projects word for word, as the law on advertising has made them usual. */
export const closings = [
  'Las imágenes son representaciones y pueden variar; las áreas y especificaciones definitivas son las del contrato.',
  'Las áreas son aproximadas y los acabados pueden cambiar por otros de igual calidad.',
  'Precios y condiciones vigentes a la fecha de publicación; confirma la disponibilidad en la sala de ventas.',
] as const;

/** What sets the project apart, and who may ask. */
export const buildingWide: readonly Sentence[] = [
  ({ criteria, plan }) => {
    const words = criteria.slice(0, 3).map((key) => additionalCriterionLabels[key].toLowerCase());
    return words.length < 2 ? undefined : `Lo que distingue a ${plan.title}: ${joined(words)}.`;
  },
  ({ plan, petFriendly }) =>
    petFriendly === true
      ? `${plan.title} recibe mascotas en todas sus ${plan.segment.includes('house') && plan.segment !== 'warehouse' ? 'casas' : 'unidades'}.`
      : undefined,
  ({ plan, structure }) =>
    structure.stages > 1
      ? `${plan.title} se vende por etapas y hoy ofrece la primera de ${counted(structure.stages, stage)}.`
      : undefined,
  ({ plan }) =>
    plan.random.pick([
      `La sala de ventas de ${plan.title} atiende con cita, en persona o por videollamada.`,
      `Puedes recorrer ${plan.title} con un asesor en la sala de ventas o en línea.`,
      `El equipo de ${plan.title} acompaña el crédito y el trámite hasta la escritura.`,
    ]),
];
