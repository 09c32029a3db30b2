import { formatInteger } from '@umbral/domain/format/format.ts';
import type { CommonService, ExteriorSpecification } from '@umbral/domain/vocabulary/specification-vocabulary.ts';
import { basement, capital, counted, floor, joined, lift, tower } from './grammar.ts';
import type { Sentence, TextFacts } from './text-facts.ts';
import { has, homesOf } from './text-facts.ts';

/** The catalogue's common areas inside a list. */
const areas: Record<ExteriorSpecification, string> = {
  'swimming-pool': 'piscina',
  'children-pool': 'piscina para niños',
  gym: 'gimnasio',
  playground: 'parque infantil',
  'social-room': 'salón social',
  'coworking-room': 'sala de trabajo compartido',
  'barbecue-area': 'zona de asados',
  terrace: 'terraza',
  'green-areas': 'zonas verdes',
  'running-track': 'sendero para trotar',
  'sports-court': 'cancha',
  sauna: 'sauna',
  'steam-room': 'turco',
  jacuzzi: 'jacuzzi',
  'cinema-room': 'sala de cine',
  'game-room': 'sala de juegos',
  'pet-area': 'zona para mascotas',
  'bicycle-parking': 'parqueadero de bicicletas',
  'visitor-parking': 'parqueadero de visitantes',
  'electric-charging': 'carga para vehículos eléctricos',
  reception: 'lobby',
  'surveillance-cameras': 'circuito cerrado de cámaras',
  'power-plant': 'planta eléctrica',
  'solar-panels': 'paneles solares',
};

const services: Record<CommonService, string> = {
  lift: 'ascensor',
  doorman: 'portería las 24 horas',
  'natural-gas': 'gas natural',
  'fibre-internet': 'fibra óptica',
  'water-tank': 'tanque de reserva de agua',
  'waste-room': 'cuarto de basuras',
  'administration-office': 'oficina de administración',
  'fire-network': 'red contra incendios',
};

const phrases = new Map<string, string>([...Object.entries(areas), ...Object.entries(services)]);

function named({ specifications }: TextFacts, kind: 'exterior' | 'common', count: number): string[] {
  return specifications
    .filter((entry) => entry.kind === kind && entry.key !== 'lift')
    .slice(0, count)
    .flatMap(({ key }) => phrases.get(key) ?? []);
}

/** Sentences about the first few common areas of homes. */
function ofResidents(count: number, sentence: (list: string, facts: TextFacts) => string): Sentence {
  const made = ofAreas(count, sentence);
  return (facts) => (facts.units.some(({ rooms }) => rooms !== null) ? made(facts) : undefined);
}

/** Sentences about the first few common areas. */
function ofAreas(count: number, sentence: (list: string, facts: TextFacts) => string): Sentence {
  return (facts) => {
    const list = named(facts, 'exterior', count);
    return list.length < 2 ? undefined : sentence(joined(list), facts);
  };
}

/** What residents share. */
export const commonAreas: readonly Sentence[] = [
  ofAreas(5, (list) => `Las zonas comunes suman ${list}.`),
  ofAreas(4, (list, facts) => `Todo el que llega a ${facts.plan.title} encuentra ${list}.`),
  ofAreas(4, (list) => `Se comparten ${list}.`),
  ofAreas(4, (list, facts) => `${facts.plan.title} tiene ${list}.`),
  ofAreas(
    3,
    (list, facts) =>
      `Entre sus zonas comunes hay ${list}, y los servicios incluyen ${joined(named(facts, 'common', 2))}.`,
  ),
  ofResidents(5, (list) => `Los residentes cuentan con ${list}.`),
  ofResidents(4, (list, facts) => `Al volver a casa esperan ${list}; abajo hay ${joined(named(facts, 'common', 2))}.`),
  ofAreas(3, (list, facts) =>
    facts.petFriendly === true
      ? `Las mascotas son bienvenidas y el proyecto ofrece ${list}.`
      : `El proyecto ofrece ${list}, con administración propia.`,
  ),
  ofAreas(4, (list, facts) => `${capital(list)} completan lo que ofrece ${facts.plan.title}.`),
];

/** Towers, floors and lifts. */
export const structureSentences: readonly Sentence[] = [
  ({ structure }) =>
    structure.towers > 1 && structure.floors !== null
      ? `Son ${counted(structure.towers, tower)} de ${counted(structure.floors, floor)} con ${counted(structure.lifts, lift)} en total.`
      : undefined,
  (facts) => {
    const { structure } = facts;
    if (structure.floors === null || structure.floors < 5 || structure.perFloor === null) return undefined;
    return `Hay ${counted(structure.perFloor, homesOf(facts))} por piso y ${counted(structure.lifts, lift)} para ${counted(structure.floors, floor)}.`;
  },
  (facts) => {
    const { structure } = facts;
    if (structure.floors === null || structure.floors >= 5) return undefined;
    return `Son apenas ${formatInteger(structure.units)} ${homesOf(facts).many} en todo el conjunto.`;
  },
  ({ structure }) =>
    structure.basements > 0 && structure.floors !== null
      ? `El edificio tiene ${counted(structure.floors, floor)} y ${counted(structure.basements, basement)} de parqueaderos.`
      : undefined,
  (facts) =>
    has(facts, 'solar-panels')
      ? `Los paneles solares atienden las zonas comunes de ${facts.plan.title} y bajan la administración.`
      : undefined,
];
