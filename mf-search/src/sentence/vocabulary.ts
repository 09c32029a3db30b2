import type {
  AdditionalCriterion,
  BuildingStatus,
  ProjectCategory,
  PropertyType,
} from 'shared-contracts/domain/vocabulary.ts';
import type { SearchOrder } from 'shared-contracts/routes/search-state.ts';
import { PhraseBook, wordsThatCount } from './phrase-book.ts';
import type { Meaning } from './sentence-reading.ts';
import { singular } from './tokens.ts';

/** A phrase of the vocabulary: what it asks for, what its denial asks for; nothing where it only guards its words. */
export interface Term {
  readonly says?: Meaning;
  readonly denied?: Meaning;
  /** Holds only where the clause ends with it: "cerca de mí", not "cerca de mi trabajo". */
  readonly endsClause?: true;
}

type Words<Key extends string> = Readonly<Partial<Record<Key, string>>>;

// Phrases stand in the singular, without accents and small words; @ is both o and a.
const types: Words<PropertyType> = {
  apartment: 'apartamento|apto|apt|ap|aparta|depto|departamento|flat',
  house: 'casa|casita|chalet',
  studio:
    'apartaestudio|aparta estudio|apto estudio|apartamento estudio|apartamento tipo estudio|apto tipo estudio|aparta suite|apartasuite|monoambiente',
  lot: 'lote|terreno|parcela|casalote|casa lote',
  office: 'oficina',
  retail: 'local|local comercial',
  'clinic-office': 'consultorio|consultorio medico|consultorio odontologico',
  warehouse: 'bodega|galpon',
  'country-house': 'casa campestre|casa campo|finca|casa quinta|chalet campestre',
  penthouse: 'penthouse|pent house|atico',
  duplex: 'duplex',
  loft: 'loft',
};

const categories: Words<ProjectCategory> = {
  vis: 'vis|interes social|vivienda interes social',
  vip: 'vip|interes prioritario|vivienda interes prioritario',
  gold: 'gold',
  none: 'superior vis|mayor vis|arriba vis|encima vis|diferente vis|distint@ vis|mas vis',
};

const statuses: Words<BuildingStatus> = {
  'immediate-delivery':
    'entrega inmediata|inmediata|entrega ya|entrega hoy|estrenar ya|list@ estrenar|list@ para estrenar|list@ para entrega|list@ entrega|list@ para vivir|list@ vivir|list@ para habitar|ya construid@|ya terminad@|ya list@|para entrega inmediata|vivir ya|mudarme ya',
  'off-plan': 'sobre plano|sobreplano|plano',
  presale: 'preventa|pre venta',
  launch: 'lanzamiento',
  'under-construction': 'construccion|obra|construyendo',
};

const criteria: Words<AdditionalCriterion> = {
  'short-rental':
    'renta corta|rentar corto|airbnb|booking|alquiler vacacional|renta vacacional|renta turistica|alquiler turistico|alquiler por dia|arriendo por dia|renta por dia|alquilar por dia|alquilar por noche|renta por noche',
  investment: 'inversion|invertir|inversionista|invierto|rentabilidad|rentable|valorizacion|para arrendar|para rentar',
  'pet-friendly':
    'mascota|pet friendly|petfriendly|pet|perro|perrito|gato|gata|acepte mascota|apto mascota|para mascota',
  coworking: 'coworking|co working|cowork|espacio trabajo|sala coworking|zona coworking',
  sustainable: 'sostenible|sustentable|ecologic@|leed|certificacion edge|ahorro energia|panel solar',
  'wet-areas': 'piscina|zona humeda|jacuzzi|sauna|turco|bano turco|spa',
  'near-mass-transit': [
    'transporte masivo|transmilenio|metroplus|transcaribe|transmetro|megabus|metrolinea|metrocable|estacion metro|linea metro',
    ...['cerca', 'junto', 'lado', 'frente', 'cercan@', 'proxim@'].flatMap((near) =>
      [
        'metro',
        'mio',
        'estacion',
        'estacion metro',
        'estacion mio',
        'transmilenio',
        'tranvia',
        'metroplus',
        'megabus',
      ].map((stop) => `${near} ${stop}`),
    ),
    ...['cerca', 'cercan@'].map((near) => `${near} transporte masivo`),
    ...['cerca estacion transmilenio', 'estacion transmilenio', 'estacion mio', 'metro metro', 'paso metro'],
  ].join('|'),
  'with-subsidy': 'subsidio|subsidiad@|mi casa ya|caja compensacion|subsidio mi casa ya|subsidio vivienda',
  'sea-view': 'vista mar|frente mar|frente playa|vista oceano|mirando mar|ver mar|vista playa|vista bahia',
  countryside: 'campestre',
  'delivery-2026': deliveryIn(2026),
  'delivery-2027': deliveryIn(2027),
};

const orders: Words<SearchOrder> = {
  'price-asc': [
    'barat@|economic@|asequible|menor precio|precio bajo|bajo precio|precio economico|bajo costo|menor costo|comod@ precio',
    'menor mayor precio|precio menor mayor|mas bajo precio|mas barat@ mas car@',
    'mas barat@|mas economic@|mas asequible|mas comod@|menos car@',
    ...['ordenad@', 'ordenar', 'ordename', 'ordena', 'orden'].flatMap((word) => [
      `${word} por precio`,
      `${word} precio`,
    ]),
  ].join('|'),
  'price-desc':
    'mas car@|mayor precio|mas costos@|mas car@ mas barat@|mayor menor precio|precio mayor menor|mas lujos@',
  'm2-price-asc':
    'metro mas barat@|metro cuadrado mas barat@|m2 mas barat@|barat@ por metro|mas barat@ por metro|mas barat@ por metro cuadrado|mejor precio por metro|menor precio por metro|ordenad@ por precio por metro',
  'area-desc':
    'mas grande|mayor area|mas ampli@|mas espacios@|mas metro|mayor tamano|ordenad@ por area|ordenad@ por tamano',
  newest:
    'mas reciente|mas nuev@|recien publicad@|reciente|novedad|ultim@ publicad@|recien lanzad@|recien llegad@|ultim@ proyecto|ordenad@ por fecha|ordenad@ por mas reciente',
  delivery:
    'entregue pronto|entreguen pronto|entrega pronto|entrega pronta|pronta entrega|pront@ entrega|entrega proxima|proxima entrega|entrega mas proxima|entrega rapida|entrega cercana|entregue rapido|entregue antes|entreguen antes|entregue mas pronto|ordenad@ por entrega|fecha entrega|entrega lo antes posible',
};

const features: readonly (readonly [string, Term])[] = [
  ['balcon|terraza|balconcito', says({ kind: 'balcony', wishes: { balcony: true } })],
  [
    'parqueadero|garaje|garage|parqueo|cochera|estacionamiento|parq|puesto parqueo',
    says({ kind: 'parking', state: { parking: { value: 1, orMore: true } } }),
  ],
  [
    'parqueadero doble|garaje doble|doble parqueadero|doble garaje',
    says({ kind: 'parking', state: { parking: { value: 2, orMore: false } } }),
  ],
  [
    'recorrido 360|tour 360|vista 360|360|tour virtual|recorrido virtual|visita virtual|recorrido virtual 360|tour virtual 360',
    says({ kind: 'has360', state: { has360: true } }),
  ],
  [
    'vacacional|vacacione|vacacion|vacacionar|descanso|recreo|veraneo|segunda vivienda|para vacacione',
    says({ kind: 'holiday', state: { holiday: true } }),
  ],
  [
    'cerca mi ubicacion|cerca mi posicion|cerca aqui|cerca aca|por aqui|por aca|aqui cerca|mi ubicacion|ubicacion actual|mi alrededor|donde estoy|cerca donde estoy|cerca de donde estoy|mi zona|mi sector',
    says({ kind: 'near', wishes: { near: true } }),
  ],
  ['cerca mi|cercan@ mi|mas cercan@|mas cerca', { says: { kind: 'near', wishes: { near: true } }, endsClause: true }],
  ['exterior|extranjero|fuera pais|fuera colombia|otro pais', says({ kind: 'family', state: { family: 'abroad' } })],
  // Said in other senses than those of their words: they stay words.
  [
    'centro comercial|zona social|zona comun|zona verde|home office|mi trabajo|mi oficina|mi casa|mi apto|mi apartamento|bano social|bano servicio|alcoba servicio|cuarto servicio|cuarto util|parqueadero visitante|parqueadero para visitante|parqueadero comunal|obra blanca|obra gris|obra negra|cuota inicial|aire acondicionado|mi meta',
    {},
  ],
];

/** Nouns after a number; the reader of quantities owns them. */
export const countedNouns = {
  rooms: nouns('alcoba habitacion cuarto dormitorio pieza recamara hab habit alc alcob dorm h'),
  baths: nouns('bano ban b wc bath'),
  parking: nouns('parqueadero garaje garage parqueo parq cochera estacionamiento celda puesto g p carro'),
} as const;

/** Every term, by its phrase. */
export function vocabulary(): PhraseBook<Term> {
  const book = new PhraseBook<Term>();
  for (const [phrases, term] of [...tabled(), ...features]) {
    for (const phrase of phrases.split('|')) {
      for (const spelled of phrase.includes('@') ? spellings(phrase) : [phrase]) book.add(inSingular(spelled), term);
    }
  }
  return book;
}

/** The words of the vocabulary, in the singular. */
export function vocabularyWords(): string[] {
  const phrases = [...tabled(), ...features].flatMap(([text]) => text.split('|').flatMap(spellings));
  const counted = Object.values(countedNouns).flatMap((set) => [...set]);
  return [...new Set([...phrases.flatMap((phrase) => inSingular(phrase).split(' ')), ...counted])];
}

function tabled(): (readonly [string, Term])[] {
  return [
    ...terms(types, (type) => ({ says: { kind: 'type', state: { type } } })),
    ...terms(categories, categoryTerm),
    ...terms(statuses, (status) => ({ says: { kind: 'statuses', state: { statuses: [status] } } })),
    ...terms(criteria, (criterion) => ({ says: { kind: 'criteria', state: { criteria: [criterion] } } })),
    ...terms(orders, (order) => ({ says: { kind: 'order', state: { order } } })),
    ['car@|costos@', { denied: { kind: 'order', state: { order: 'price-asc' } } }],
  ];
}

/** "Que no sea vis" asks for what lies above it. */
function categoryTerm(category: ProjectCategory): Term {
  const meaning = (value: ProjectCategory): Meaning => ({ kind: 'category', state: { category: value } });
  return { says: meaning(category), ...(category === 'vis' ? { denied: meaning('none') } : {}) };
}

function terms<Key extends string>(words: Words<Key>, term: (key: Key) => Term): (readonly [string, Term])[] {
  const keys = Object.keys(words).filter((key): key is Key => key in words);
  return keys.map((key) => [words[key] ?? '', term(key)] as const);
}

function says(meaning: Meaning): Term {
  return { says: meaning };
}

function deliveryIn(year: number): string {
  const whens = ['final', 'fin', 'mediado', 'comienzo', 'principio'];
  const verbs = ['entrega', 'entregan', 'entregue', 'entreguen', 'entregado', 'entregada', 'listo', 'lista'];
  const starts = [...verbs, ...verbs.map((verb) => `${verb} para`)];
  const timed = ['', ...starts].flatMap((start) => ['', ...whens].map((when) => `${start} ${when} ${year}`));
  return timed.join('|');
}

function spellings(phrase: string): string[] {
  return phrase.includes('@') ? [phrase.replaceAll('@', 'o'), phrase.replaceAll('@', 'a')] : [phrase];
}

function inSingular(phrase: string): string {
  return wordsThatCount(phrase).map(singular).join(' ');
}

function nouns(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
