import { formatInteger } from '@umbral/domain/format/format.ts';
import type { Segment } from '../segments.ts';
import { agreeing, capital, counted, floor, stage } from './grammar.ts';
import type { Sentence, TextFacts } from './text-facts.ts';
import { areaSpan, bedroomSpan, homesOf, placeOf, roundArea, typesOf, zoneAndCity } from './text-facts.ts';

/** What a project is, in a few words that follow its name. */
const kinds: Record<Segment, readonly string[]> = {
  vip: [
    'un conjunto de vivienda de interés prioritario',
    'un proyecto VIP para estrenar el primer hogar',
    'vivienda de interés prioritario con zonas comunes completas',
  ],
  vis: [
    'un conjunto de vivienda de interés social',
    'un proyecto VIS para familias que pasan del arriendo a lo propio',
    'vivienda de interés social con ascensor y zonas comunes dotadas',
    'un conjunto VIS pensado para comprar con subsidio o sin él',
  ],
  'vis-house': [
    'un conjunto cerrado de casas de interés social',
    'un barrio nuevo de casas VIS de dos pisos',
    'un proyecto de casas VIS con crecimiento previsto en el plano',
  ],
  mid: [
    'un proyecto para familias que quieren más espacio',
    'un conjunto residencial con zonas comunes para todas las edades',
    'un edificio nuevo de distribución flexible',
    'un proyecto de vivienda con buena luz y plantas bien resueltas',
  ],
  high: [
    'un edificio de pocas unidades por piso',
    'un proyecto de gama alta con terrazas y doble ventilación',
    'una propuesta residencial de áreas generosas',
    'un edificio de autor con acabados de primera',
  ],
  studio: [
    'un edificio compacto para vivir solo, en pareja o invertir',
    'un proyecto urbano de áreas pequeñas y servicios compartidos',
    'un edificio pensado para renta y para estrenar cerca de todo',
  ],
  house: [
    'un conjunto cerrado de casas con parqueadero propio',
    'un condominio de casas de dos pisos con vías internas arborizadas',
    'un conjunto de casas familiares con jardín',
  ],
  'country-house': [
    'un condominio campestre de baja densidad',
    'una parcelación de casas rodeadas de jardín',
    'un conjunto de casas campestres con vías privadas',
  ],
  lot: [
    'una parcelación con redes subterráneas y portería',
    'un condominio de lotes urbanizados, listos para construir',
    'una reserva de lotes con reglamento de diseño',
  ],
  beach: [
    'una torre junto al mar para vivir, descansar o rentar',
    'un proyecto de playa con servicios de hotel',
    'un edificio vacacional con salida al mar',
  ],
  office: ['un edificio de oficinas modulares', 'una sede empresarial de planta libre', 'un centro de negocios nuevo'],
  clinic: [
    'un edificio médico con redes especiales',
    'una torre de consultorios para especialistas',
    'un centro de salud privado con farmacia en el primer piso',
  ],
  retail: [
    'un paseo comercial abierto',
    'un conjunto de locales sobre vía principal',
    'una plaza de comercio de barrio con terraza de comidas',
  ],
  warehouse: [
    'un parque industrial con patio de maniobras',
    'un conjunto de bodegas con vigilancia permanente',
    'un parque logístico con báscula y zonas de cargue',
  ],
};

function kindOf({ plan: { segment, random } }: TextFacts): string {
  return random.pick(kinds[segment]);
}

const withBedrooms = (facts: TextFacts) => {
  const span = bedroomSpan(facts);
  if (span === undefined) return '';
  return span.includes(' y ') ? ` y opciones de ${span}` : ` y ${span}`;
};

/** The first sentence names the project, what it is and where. */
export const openings: readonly Sentence[] = [
  (facts) => `${facts.plan.title} es ${kindOf(facts)} en ${placeOf(facts)}: ${typesOf(facts)} ${areaSpan(facts)}.`,
  (facts) => {
    const homes = homesOf(facts);
    const units = `${formatInteger(facts.structure.units)} ${homes.many} ${agreeing(homes, 'nuevos', 'nuevas')}`;
    return `${facts.plan.title} reúne ${units} en ${placeOf(facts)}, con áreas ${areaSpan(facts)}${withBedrooms(facts)}.`;
  },
  (facts) =>
    `En ${placeOf(facts)}${placeOf(facts).includes(',') ? ',' : ''} se levanta ${facts.plan.title}, ${kindOf(facts)}: ${typesOf(facts)} ${areaSpan(facts)}.`,
  (facts) => {
    const least = Math.min(...facts.units.map(({ builtArea }) => builtArea));
    return `Quien busca estrenar en ${facts.plan.city.name} encuentra en ${facts.plan.title} ${typesOf(facts)} desde ${roundArea(least)}, en ${placeOf(facts)}.`;
  },
  (facts) => {
    const { structure, plan } = facts;
    if (structure.floors === null || structure.floors < 4) return undefined;
    return `${plan.title} propone ${counted(structure.floors, floor)} de ${typesOf(facts)} en ${zoneAndCity(facts)}; las áreas van ${areaSpan(facts)}.`;
  },
  (facts) =>
    `${capital(kindOf(facts))}: así es ${facts.plan.title}, con ${typesOf(facts)} ${areaSpan(facts)} en ${placeOf(facts)}.`,
  (facts) => {
    const { structure, plan } = facts;
    if (structure.stages < 2) return undefined;
    return `${plan.title} se desarrolla en ${counted(structure.stages, stage)} y suma ${formatInteger(structure.units)} ${homesOf(facts).many} ${areaSpan(facts)} en ${placeOf(facts)}.`;
  },
  (facts) => {
    const span = bedroomSpan(facts);
    if (span === undefined) return undefined;
    return `${capital(typesOf(facts))} ${areaSpan(facts)}, con ${span}: eso ofrece ${facts.plan.title} en ${placeOf(facts)}.`;
  },
];
