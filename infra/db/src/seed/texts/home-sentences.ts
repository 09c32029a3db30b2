import type { Climate } from '../climate.ts';
import type { UnitPlan } from '../unit-plan.ts';
import { agreeing, bath, bedroom, capital, counted, nounOf } from './grammar.ts';
import type { Sentence, TextFacts } from './text-facts.ts';
import { exactArea, homesOf, largestRoom } from './text-facts.ts';

/** The unit type in the middle of the list, for examples. */
function example({ units }: TextFacts): { unit: UnitPlan; letter: string } | undefined {
  const index = Math.floor(units.length / 2);
  const unit = units[index];
  return unit ? { unit, letter: 'ABCDEFGH'[index] ?? 'A' } : undefined;
}

function roomOf(unit: UnitPlan, ...kinds: readonly string[]): number | undefined {
  return largestRoom({ units: [unit] }, ...kinds);
}

function countsOf({ rooms, baths }: UnitPlan): string {
  const bedrooms = rooms === null || rooms === 0 ? undefined : counted(rooms, bedroom);
  return [bedrooms, baths === null ? undefined : counted(baths, bath)].filter((part) => part !== undefined).join(' y ');
}

/** Sentences about one unit type as its plan shows it. */
function ofExample(sentence: (unit: UnitPlan, letter: string, facts: TextFacts) => string | undefined): Sentence {
  return (facts) => {
    const found = example(facts);
    return found ? sentence(found.unit, found.letter, facts) : undefined;
  };
}

/** Rooms and measures, as the plans show them. */
export const rooms: readonly Sentence[] = [
  ofExample((unit, letter) => {
    const living = roomOf(unit, 'living');
    const kitchen = roomOf(unit, 'kitchen');
    if (living === undefined || kitchen === undefined) return undefined;
    return `El tipo ${letter}, de ${exactArea(unit.builtArea)} construidos, tiene zona social de ${exactArea(living)}, cocina de ${exactArea(kitchen)}, ${countsOf(unit)}.`;
  }),
  ofExample((unit, letter) => {
    const main = roomOf(unit, 'bedroom');
    if (main === undefined || (unit.rooms ?? 0) < 2) return undefined;
    return `En el tipo ${letter} la alcoba principal mide ${exactArea(main)} y el área privada llega a ${exactArea(unit.privateArea)}, con ${countsOf(unit)}.`;
  }),
  (facts) => {
    const largest = facts.units.at(-1);
    if (!largest || largest.rooms === null) return undefined;
    return `La planta más amplia suma ${exactArea(largest.builtArea)} construidos y ${exactArea(largest.privateArea)} privados, con ${countsOf(largest)}.`;
  },
  (facts) => {
    const living = largestRoom(facts, 'living');
    const main = largestRoom(facts, 'bedroom');
    if (living === undefined || main === undefined) return undefined;
    return facts.plan.random.pick([
      `Las zonas sociales llegan a ${exactArea(living)} y las alcobas principales, a ${exactArea(main)}.`,
      `En ${facts.plan.title} la sala y el comedor miden hasta ${exactArea(living)}; la alcoba principal, hasta ${exactArea(main)}.`,
      `La zona social más amplia tiene ${exactArea(living)} y la alcoba más grande, ${exactArea(main)}.`,
    ]);
  },
  (facts) => {
    const [first] = facts.units;
    const living = first ? roomOf(first, 'living') : undefined;
    if (!first || living === undefined) return undefined;
    const noun = nounOf(first.type);
    return `Hasta ${agreeing(noun, 'el', 'la')} ${noun.one} más ${agreeing(noun, 'pequeño', 'pequeña')}, de ${exactArea(first.builtArea)}, reserva ${exactArea(living)} para sala y comedor.`;
  },
];

/** Below this a dressing room is a closet, square metres. */
const leastDressing = 2.4;

/** Balconies, studies, second floors: what sets the plans apart. */
export const extras: readonly Sentence[] = [
  (facts) => {
    const balcony = largestRoom(facts, 'balcony');
    if (balcony === undefined) return undefined;
    return facts.plan.random.pick([
      `El balcón, de hasta ${exactArea(balcony)}, prolonga la sala hacia el exterior.`,
      `Los tipos con balcón ganan hasta ${exactArea(balcony)} al aire libre.`,
      `En ${facts.plan.title} el balcón más grande mide ${exactArea(balcony)} y comunica con la sala.`,
      `Hay balcones de hasta ${exactArea(balcony)}, con espacio para una mesa y plantas.`,
    ]);
  },
  (facts) => {
    const terrace = largestRoom(facts, 'terrace');
    if (terrace === undefined) return undefined;
    return facts.plan.random.pick([
      `La terraza alcanza ${exactArea(terrace)}, suficiente para comedor y materas.`,
      `Quien necesite aire libre tiene terrazas de hasta ${exactArea(terrace)}.`,
      `En ${facts.plan.title} hay terraza propia de hasta ${exactArea(terrace)}.`,
    ]);
  },
  (facts) => {
    const study = largestRoom(facts, 'study');
    if (study === undefined) return undefined;
    return facts.plan.random.pick([
      `Hay tipos con estudio de ${exactArea(study)}, útil como oficina o cuarto de huéspedes.`,
      `Un estudio de ${exactArea(study)} permite trabajar desde casa sin ocupar la sala.`,
      `El estudio de ${facts.plan.title} mide ${exactArea(study)} y puede cerrarse como una alcoba más.`,
      `Para trabajar o recibir visitas hay estudio de hasta ${exactArea(study)}.`,
    ]);
  },
  (facts) => {
    const two = facts.units.find(({ layout }) => layout.levels.length > 1);
    const upstairs = two?.layout.levels[1]?.rooms.filter(({ kind }) => kind === 'bedroom').length ?? 0;
    if (!two || upstairs === 0) return undefined;
    const noun = nounOf(two.type);
    const the = agreeing(noun, 'los', 'las');
    return facts.plan.random.pick([
      `${capital(the)} ${noun.many} dejan la vida social en el primer piso y ${counted(upstairs, bedroom)} arriba, en ${exactArea(two.privateArea)} privados.`,
      `En ${the} ${noun.many} la escalera separa lo social, abajo, de ${counted(upstairs, bedroom)} en el segundo piso.`,
      `${capital(the)} ${noun.many} de ${facts.plan.title} suman ${exactArea(two.privateArea)} privados en dos pisos, con ${counted(upstairs, bedroom)} en el de arriba.`,
    ]);
  },
  (facts) => {
    const dressing = largestRoom(facts, 'dressing');
    if (dressing === undefined || dressing < leastDressing) return undefined;
    return facts.plan.random.pick([
      `La alcoba principal suma vestier de ${exactArea(dressing)} y baño propio.`,
      `El vestier de la alcoba principal llega a ${exactArea(dressing)}.`,
      `En ${facts.plan.title} la principal tiene vestier de ${exactArea(dressing)} antes del baño.`,
    ]);
  },
  (facts) => {
    const laundry = largestRoom(facts, 'laundry');
    if (laundry === undefined) return undefined;
    return facts.plan.random.pick([
      `La zona de ropas, de ${exactArea(laundry)}, queda aparte de la cocina.`,
      `Lavar y planchar tiene lugar propio: ${exactArea(laundry)} de zona de ropas.`,
      `${facts.plan.title} separa la zona de ropas, de ${exactArea(laundry)}, de la cocina.`,
      `Las ropas se atienden en un espacio de ${exactArea(laundry)} con ventilación directa.`,
      `En ${facts.plan.title} la zona de ropas llega a ${exactArea(laundry)}.`,
    ]);
  },
  (facts) => {
    const parking = Math.max(...facts.units.map(({ parking: places }) => places));
    if (parking === 0) return undefined;
    const each = agreeing(homesOf(facts), 'cada uno', 'cada una');
    const { title } = facts.plan;
    if (parking === 1) {
      return facts.plan.random.pick([
        `En ${title} los tipos más amplios incluyen un parqueadero.`,
        `El precio de ${title} incluye un parqueadero desde cierto tamaño.`,
        `${title} entrega los tipos más amplios con parqueadero propio.`,
      ]);
    }
    const most = counted(parking, { one: 'parqueadero', many: 'parqueaderos', gender: 'm' });
    return facts.plan.random.pick([
      `${capital(each)} se entrega con hasta ${most}, según el tipo, en ${title}.`,
      `Según el tipo, en ${title} corresponden hasta ${most}.`,
      `${title} asigna hasta ${most} por ${homesOf(facts).one}, según el tipo.`,
    ]);
  },
];

type ClimateSentence = (facts: TextFacts) => string;

/** How the building answers to its weather. */
export const climateSentences: Record<Climate, readonly ClimateSentence[]> = {
  cold: [
    ({ plan }) =>
      `Las fachadas de ${plan.title} buscan el sol de la mañana y los vidrios guardan el calor en las noches frías de ${plan.city.name}.`,
    ({ plan }) =>
      `En el clima de ${plan.city.name} se agradecen sus ventanas al oriente, que calientan las alcobas desde temprano.`,
    ({ plan }) => `La orientación de ${plan.title} aprovecha la luz limpia de la altura y corta el viento de la tarde.`,
  ],
  temperate: [
    ({ plan }) => `El clima de ${plan.city.name} permite ventilar de fachada a fachada sin aire acondicionado.`,
    ({ plan }) =>
      `Las ventanas de ${plan.title} se abren de lado a lado: en ${plan.city.name} basta con el aire de la montaña.`,
    ({ plan }) => `Árboles y balcones dan a ${plan.title} sombra al mediodía y luz suave en la tarde.`,
  ],
  warm: [
    ({ plan }) =>
      `Para el calor de ${plan.city.name} tiene ventilación cruzada, aleros profundos y persianas que dan sombra.`,
    ({ plan }) => `Los calados y los patios de ${plan.title} dejan pasar el aire y bajan la temperatura varios grados.`,
    ({ plan }) =>
      `En ${plan.city.name} la sombra vale tanto como la vista: por eso las fachadas al poniente de ${plan.title} llevan celosías.`,
  ],
  coast: [
    ({ plan }) => `${plan.title} se abre a la brisa: los balcones dan sombra y el aire cruza de un lado a otro.`,
    ({ plan }) => `La fachada de ${plan.title} usa materiales que resisten la sal y el sol de ${plan.city.name}.`,
    ({ plan }) => `Los ventanales de ${plan.title} miran hacia donde sopla la brisa de ${plan.city.name}.`,
  ],
};
