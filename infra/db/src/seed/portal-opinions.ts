import { randomOf } from 'infra-random/random.ts';
import type { SeedRow } from './insert-rows.ts';
import { momentBefore } from './seed-clock.ts';

/** How many people of the demonstration have rated the portal, within so many days. */
const opinions = 140;
const days = 270;

/** What people say of the portal, by their stars. */
const comments: Readonly<Record<2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'Por fin una página que dice la cuota completa.',
    'Comparé tres proyectos en una tarde.',
    'El plan de pagos en PDF le gustó a mi banco.',
    'El mapa con los barrios me ahorró visitas.',
  ],
  4: [
    'Muy clara. Me gustaría ver más fotos reales de la obra.',
    'Las alertas llegan a tiempo; quisiera elegir la hora.',
    'Los planos con medidas son lo mejor.',
  ],
  3: ['Buena, pero en mi ciudad hay pocos proyectos.', 'Me costó encontrar el filtro de parqueaderos.'],
  2: ['El proyecto que quería ya no tenía unidades.', 'Pedí que me llamaran y tardaron cuatro días.'],
};

/** What was looked for where the content was of no use. */
const wishes = [
  'Comparar fiduciarias y sus comisiones',
  'Requisitos del subsidio para independientes',
  'Vivienda nueva en municipios cerca de Cali',
  'Cuánto cuesta amoblar un apartamento de dos alcobas',
] as const;

/** Ratings of the portal over most of a year, a little better with time. */
export function portalSurveyRows(): SeedRow<'portal_survey'>[] {
  const random = randomOf('portal survey');
  return Array.from({ length: opinions }, (_, index) => {
    const age = Math.round(days * (1 - index / opinions));
    const rating = random.weighted([
      [5, 3 + 3 * (1 - age / days)],
      [4, 4],
      [3, 1.6],
      [2, 0.8],
    ] as const);
    const isUseful = rating > 3 || random.chance(0.4);
    return {
      user_id: null,
      email: `opina${index + 1}@example.com`,
      user_key: `demo-portal-${index + 1}`,
      rating,
      content_opinion: isUseful,
      search_interest: isUseful ? null : random.pick(wishes),
      sought: null,
      found: random.chance(0.3) ? null : rating > 2,
      user_comments: random.chance(0.35) ? random.pick(comments[rating]) : null,
      created_at: momentBefore(age, random.int(0, 600)),
    };
  });
}
