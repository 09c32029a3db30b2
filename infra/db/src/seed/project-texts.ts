import { additionalCriterionLabels } from 'shared-contracts/domain/labels.ts';
import { buildingStatusLabels } from 'shared-contracts/domain/project-labels.ts';
import type { AdditionalCriterion, BuildingStatus } from 'shared-contracts/domain/vocabulary.ts';
import type { SeedCity, SeedZone } from './geography.ts';
import type { Random } from './random.ts';
import type { Segment } from './segments.ts';

/** What a description may speak of. */
export interface TextFacts {
  title: string;
  segment: Segment;
  city: SeedCity;
  zone: SeedZone;
  barrio: string | undefined;
  status: BuildingStatus;
  areas: readonly [number, number];
  units: number;
  criteria: readonly AdditionalCriterion[];
}

const subjects: Record<Segment, readonly string[]> = {
  vip: [
    'un proyecto de vivienda de interés prioritario pensado para estrenar el primer apartamento',
    'vivienda de interés prioritario con acabados esenciales y zonas comunes completas',
  ],
  vis: [
    'un conjunto de apartamentos de interés social para familias que dan el paso a vivienda propia',
    'vivienda de interés social en torres con ascensor y zonas comunes dotadas',
  ],
  'vis-house': [
    'un conjunto cerrado de casas de interés social de dos pisos',
    'casas de interés social con patio y posibilidad de ampliación interior',
  ],
  mid: [
    'un conjunto de apartamentos con espacios iluminados y zonas comunes para toda la familia',
    'un edificio de apartamentos de dos y tres alcobas con buena ventilación cruzada',
  ],
  high: [
    'un edificio de pocas unidades por piso, con apartamentos amplios y acabados de primera',
    'una torre residencial de alta gama con terrazas y vista despejada',
  ],
  studio: [
    'un edificio de apartaestudios y lofts para vivir o invertir cerca de todo',
    'apartaestudios compactos con áreas de trabajo compartidas y servicios de edificio completo',
  ],
  house: [
    'un conjunto cerrado de casas con antejardín y parqueadero propio',
    'casas de dos y tres pisos en un conjunto arborizado con vías internas amplias',
  ],
  'country-house': [
    'una parcelación de casas campestres rodeadas de verde',
    'casas campestres de diseño contemporáneo con jardín y terraza cubierta',
  ],
  lot: [
    'una parcelación de lotes urbanizados con redes subterráneas y portería',
    'lotes campestres listos para construir, con vías pavimentadas y reglamento de diseño',
  ],
  beach: [
    'apartamentos frente al mar pensados para descansar y para renta corta',
    'una torre de apartamentos con servicios de hotel a pocos pasos de la playa',
  ],
  office: [
    'un edificio de oficinas modulares con planta libre y locales en el primer piso',
    'oficinas que se adaptan al tamaño de cada empresa, con auditorio y salas compartidas',
  ],
  clinic: [
    'un edificio médico con consultorios dotados de redes especiales',
    'consultorios para especialistas con sala de espera propia y farmacia en el primer piso',
  ],
  retail: [
    'locales comerciales sobre vía principal con alto flujo peatonal',
    'un paseo comercial abierto con locales de doble altura',
  ],
  warehouse: [
    'bodegas industriales con patio de maniobras y altura libre de nueve metros',
    'un parque de bodegas con vigilancia, báscula y zonas de cargue',
  ],
};

const directions = new Set(['Sur', 'Norte', 'Oeste', 'Oriente', 'Centro']);

/** A zone inside a sentence: "el norte", but "Chapinero". */
function inside({ name }: SeedZone): string {
  return directions.has(name) ? `el ${name.toLowerCase()}` : name;
}

/** "de" before a zone: "del norte", "de Chapinero". */
function of(zone: SeedZone): string {
  return directions.has(zone.name) ? `del ${zone.name.toLowerCase()}` : `de ${zone.name}`;
}

const locations: readonly ((facts: TextFacts) => string)[] = [
  ({ zone, city, barrio }) =>
    `Está en ${barrio ? `${barrio}, ` : ''}${inside(zone)}, una de las zonas con más vida de barrio de ${city.name}, con comercio, colegios y transporte a distancia caminable.`,
  ({ zone, city }) =>
    `Su ubicación en ${inside(zone)} permite llegar en pocos minutos a las vías principales de ${city.name} y volver a casa por calles tranquilas.`,
  ({ zone, city, barrio }) =>
    `${barrio ?? `La zona ${of(zone)}`} combina parques, supermercados y servicios de salud, y conecta con el resto de ${city.name} sin depender siempre del carro.`,
  ({ zone, city }) =>
    `La zona ${of(zone)} crece de forma ordenada y es de las más buscadas por quienes quieren estrenar en ${city.name}.`,
];

const interiors: Partial<Record<Segment, readonly string[]>> = {
  lot: [
    'Cada lote se entrega con acometidas de agua, energía y fibra óptica, topografía suave y norma de construcción definida.',
    'El reglamento protege la vista y los árboles existentes, con índices de ocupación bajos y senderos peatonales.',
  ],
  warehouse: [
    'Las bodegas tienen piso de alta resistencia, mezanine para oficinas y puertas de acceso para tractomula.',
    'La iluminación natural por cubierta y la red contra incendios reducen el costo de operación desde el primer día.',
  ],
  office: [
    'Las oficinas se entregan con piso falso, baños terminados y medición independiente de energía.',
    'La fachada de control solar y la planta eléctrica de suplencia total mantienen la operación sin interrupciones.',
  ],
  clinic: [
    'Cada consultorio cuenta con punto hidráulico, ventilación mecánica y acceso para camillas.',
    'Las áreas cumplen los requisitos de habilitación y el edificio tiene sala de juntas médicas.',
  ],
  retail: [
    'Los locales tienen vitrina amplia, punto de extracción y bodega interior.',
    'El conjunto suma terraza de comidas, parqueadero para visitantes y vigilancia permanente.',
  ],
};

const homeInteriors = [
  'La zona social se abre hacia el balcón o la ventana principal y la cocina se integra sin perder zona de ropas independiente.',
  'Las alcobas reciben luz natural toda la mañana y la principal tiene baño privado y espacio para vestier.',
  'La distribución evita pasillos largos: cada metro se aprovecha y el estudio puede convertirse en otra alcoba.',
  'Los acabados se eligen por durabilidad: pisos de fácil limpieza, mesones en piedra sinterizada y griferías de bajo consumo.',
];

const commons = [
  'Las zonas comunes incluyen salón social, gimnasio, juegos infantiles y un espacio para mascotas, con administración eficiente.',
  'El conjunto tiene portería, zonas verdes, sala de trabajo compartido y parqueadero de bicicletas con carga para patinetas.',
  'La terraza reúne zona de asados, gimnasio y miradores, y el primer piso tiene lobby y sala de paquetería.',
  'Los recorridos peatonales son accesibles y hay juegos para distintas edades, cancha múltiple y jardines de bajo riego.',
];

const payments: readonly ((facts: TextFacts) => string)[] = [
  ({ status }) =>
    `El proyecto se encuentra en estado «${buildingStatusLabels[status].toLowerCase()}» y la cuota inicial se difiere hasta la entrega.`,
  () => 'Los recursos de la preventa se manejan en encargo fiduciario hasta llegar al punto de equilibrio.',
  () =>
    'Se reciben crédito hipotecario y leasing habitacional con cualquier banco, y el equipo acompaña el trámite hasta la escritura.',
  ({ units }) => `Son ${units} unidades en total, con plan de pagos mensual y separación que se abona al precio.`,
];

const closings = [
  'Las imágenes son representaciones y pueden variar; las áreas y especificaciones definitivas son las del contrato.',
  'Las áreas son aproximadas y los acabados pueden cambiar por otros de igual calidad.',
  'La visita a la sala de ventas se puede agendar de lunes a sábado.',
];

const square = (value: number) => `${Math.round(value)} m²`;

function criteriaSentence(criteria: readonly AdditionalCriterion[]): string[] {
  const words = criteria.slice(0, 3).map((key) => additionalCriterionLabels[key].toLowerCase());
  return words.length === 0 ? [] : [`Se destaca por: ${words.join(', ')}.`];
}

/** A description of 300 to 1000 characters without phones, addresses of mail or links. */
export function describeProject(facts: TextFacts, random: Random): string {
  const { title, segment, areas } = facts;
  const sentences = [
    `${title} es ${random.pick(subjects[segment])}, con áreas desde ${square(areas[0])} hasta ${square(areas[1])}.`,
    random.pick(locations)(facts),
    random.pick(interiors[segment] ?? homeInteriors),
    ...(segment === 'lot' || segment === 'warehouse' || segment === 'retail' ? [] : [random.pick(commons)]),
    ...random.sample(payments, random.int(1, 2)).map((sentence) => sentence(facts)),
    ...criteriaSentence(facts.criteria),
    random.pick(closings),
  ];
  let text = '';
  for (const sentence of sentences) {
    if (text.length + sentence.length < 1000) text = text === '' ? sentence : `${text} ${sentence}`;
  }
  return text;
}

const benefits = [
  'Bono de $5.000.000 para acabados',
  'Gastos de escritura incluidos',
  'Separa con $1.000.000',
  'Cocina integral sin costo',
  'Cuota inicial a 36 meses',
  'Descuento del 3 % por pronto pago',
  'Parqueadero con precio de lanzamiento',
  'Precio congelado hasta diciembre',
];

/** What the builder offers on top; nothing for about half of the projects. */
export function chooseBenefits(random: Random): { benefits: string | null; benefits_ext: string | null } {
  if (random.chance(0.45)) return { benefits: null, benefits_ext: null };
  const benefit = random.pick(benefits);
  return {
    benefits: benefit,
    benefits_ext: `${benefit}. Aplica para separaciones hechas antes del 31 de diciembre de 2026 y no es acumulable con otras promociones. Consulta las condiciones en la sala de ventas.`,
  };
}
