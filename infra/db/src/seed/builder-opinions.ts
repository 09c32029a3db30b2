import type { Random } from 'infra-random/random.ts';
import { randomOf } from 'infra-random/random.ts';
import { builderFacts } from './builder-facts.ts';
import type { SeedRow } from './insert-rows.ts';
import { momentBefore } from './seed-clock.ts';

/** What buyers write, by the stars that they give for the service; some write nothing. */
const comments: Readonly<Record<2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'Respondieron el mismo día y con la cuenta completa de la cuota inicial.',
    'La visita fue puntual y nos dejaron medir la alcoba con calma.',
    'Nos acompañaron con el banco hasta el desembolso.',
    'La persona de posventa volvió dos veces hasta que quedó bien la ducha.',
    'Entregaron en la fecha que decía la promesa. No lo esperaba.',
    'Me explicaron el reglamento antes de separar, sin afán.',
    'Atendieron a mi hermana por video desde Madrid y le mandaron todo por escrito.',
  ],
  4: [
    'Buen acompañamiento, aunque tardaron en enviar el plano con medidas.',
    'Todo claro, solo faltó el valor de la administración por escrito.',
    'La sala de ventas estaba llena y esperamos media hora, pero la asesora sabía.',
    'El apartamento modelo tiene más acabados que el real; lo aclararon cuando pregunté.',
    'Me gustó que dieran la separación reembolsable por diez días.',
    'Contestan por WhatsApp de inmediato y por correo al día siguiente.',
  ],
  3: [
    'Faltó enviar el plano con medidas.',
    'La información es buena, pero cambia según quién conteste.',
    'La entrega se movió dos meses. Avisaron con tiempo.',
    'Cumplen, aunque hay que insistir para los arreglos pequeños.',
  ],
  2: [
    'Tardaron una semana en responder la primera pregunta.',
    'El precio de la página ya no estaba cuando fui a la sala.',
    'El parqueadero no quedó donde decía el plano comercial y nadie lo explicó.',
  ],
};

/** Stars of a builder with a temper of its own: 0 for a middling one, 1 for one that is always praised. */
function starsOf(random: Random, temper: number): 2 | 3 | 4 | 5 {
  return random.weighted([
    [5, 3 + 5 * temper],
    [4, 5],
    [3, 2.6 - 1.8 * temper],
    [2, 1.2 - temper],
  ] as const);
}

const contentWeights = [
  [5, 4],
  [4, 5],
  [3, 2],
] as const;

/** Opinions of buyers; the database derives each builder's rating from them. */
export function builderSurveyRows(): SeedRow<'builder_survey'>[] {
  return builderFacts.flatMap((_, index) => {
    const random = randomOf(`survey ${index}`);
    const temper = random.fraction();
    return Array.from({ length: random.int(6, 24) }, (__, turn) => {
      const stars = starsOf(random, temper);
      return {
        builder_id: index + 1,
        email: `comprador${index + 1}.${turn + 1}@example.com`,
        response_time: random.pick(['same-day', 'next-day', 'two-days', 'week']),
        contact_medium: random.pick(['whatsapp', 'phone', 'email', 'visit']),
        service_rating: stars,
        content_rating: random.weighted(contentWeights),
        content_type: random.pick(['photos', 'plans', 'prices', 'video']),
        comments: random.chance(0.7) ? random.pick(comments[stars]) : null,
        created_at: momentBefore(random.int(5, 400)),
      };
    });
  });
}
