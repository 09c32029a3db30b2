import { type Random, randomOf } from 'infra-random/random.ts';
import type { SeedRow } from './insert-rows.ts';
import { momentBefore, seedDay } from './seed-clock.ts';

/** A short survey as its replies are drawn from it. */
export interface AskedSurvey {
  readonly id: number;
  readonly slug: string;
  readonly opens_on: string;
  readonly questions: readonly AskedQuestion[];
}

interface AskedQuestion {
  readonly id: number;
  readonly kind: 'one' | 'several' | 'scale' | 'text';
  readonly is_required: boolean;
  /** Numbers of its choices in their order. */
  readonly options: readonly number[];
}

interface Replies {
  readonly replies: SeedRow<'survey_reply'>[];
  readonly answers: SeedRow<'survey_answer'>[];
}

const dayMs = 86_400_000;

/** What people write where a survey leaves them room, by its slug. */
const words: Readonly<Record<string, readonly string[]>> = {
  '01-como-buscas-vivienda': [
    'El valor de la administración desde el principio.',
    'Cuánto ruido entra de la avenida en la noche.',
    'Qué tan lejos queda el paradero caminando.',
    'Si el segundo baño viene terminado o en obra gris.',
    'El precio de cada parqueadero adicional.',
  ],
  '02-tu-experiencia-en-la-feria': [
    'Que las charlas queden grabadas el mismo día.',
    'Más asesores en los estands a mediodía.',
    'Los beneficios con la fecha en que terminan, en grande.',
  ],
  '03-comprar-desde-el-exterior': [
    'Vivo en Orlando y quiero un apartamento en Pereira para mis papás.',
    'Trabajo en Madrid; me preocupa firmar la promesa por poder.',
    'Quiero arrendarlo mientras vuelvo, en cuatro años.',
  ],
  '05-un-ano-despues-de-la-entrega': [
    'Las ventanas cuando llueve: prueben con agua antes de recibir.',
    'El reglamento de propiedad horizontal, completo.',
    'Que los ascensores estén funcionando el día de la entrega.',
  ],
};

/** Replies to every short survey that has opened: most people answer everything, some leave out what they may. */
export function shortReplies(surveys: readonly AskedSurvey[]): Replies {
  const replies: SeedRow<'survey_reply'>[] = [];
  const answers: SeedRow<'survey_answer'>[] = [];
  for (const survey of surveys) {
    const random = randomOf(`replies ${survey.slug}`);
    const open = Math.floor((Date.parse(seedDay) - Date.parse(survey.opens_on)) / dayMs);
    if (open < 1) continue;
    for (let turn = 1; turn <= random.int(24, 70); turn++) {
      const id = replies.length + 1;
      const created_at = momentBefore(random.int(0, open - 1), random.int(0, 600));
      replies.push({ id, survey_id: survey.id, user_id: null, user_key: `demo-${survey.id}-${turn}`, created_at });
      answers.push(...answersOf(survey, id, random));
    }
  }
  return { replies, answers };
}

function answersOf(
  { id: survey_id, slug, questions }: AskedSurvey,
  reply_id: number,
  random: Random,
): SeedRow<'survey_answer'>[] {
  return questions.flatMap<SeedRow<'survey_answer'>>(({ id: question_id, kind, is_required, options }) => {
    const row = { reply_id, survey_id, question_id };
    if (kind === 'text') {
      const said = words[slug] ?? [];
      const isSaid = said.length > 0 && (is_required || random.chance(0.25));
      return isSaid ? [{ ...row, option_id: null, words: random.pick(said) }] : [];
    }
    return chosen(kind, options, random).map((option_id) => ({ ...row, option_id, words: null }));
  });
}

/** First choices are made more often, and scales lean to their upper end. */
function chosen(kind: 'one' | 'several' | 'scale', options: readonly number[], random: Random): number[] {
  if (kind === 'several') return random.sample(options, random.int(1, Math.min(3, options.length)));
  const weight = (place: number) => (kind === 'scale' ? place + 1 : options.length - place);
  return [random.weighted(options.map((option, place) => [option, weight(place)] as const))];
}
