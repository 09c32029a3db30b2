import type { Amenity } from '@umbral/domain/vocabulary/amenities.ts';
import type { BuildingStatus, ProjectCategory } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Unoffered } from '../model/sentence-aside.ts';
import { amenityWords, nearbyWords } from './amenity-words.ts';
import { categoryWords, criterionWords, orderWords, statusWords, typePhrases, type Words } from './choice-words.ts';
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

const aroundVisitor: Meaning = { kind: 'near', wishes: { near: true } };

const features: readonly (readonly [string, Term])[] = [
  [
    'balcon|terraza',
    {
      says: { kind: 'balcony', state: { hasBalcony: true } },
      denied: { kind: 'without', state: { without: ['balcony'] } },
    },
  ],
  [
    'parqueadero|garaje|parqueo|cochera|estacionamiento',
    {
      says: { kind: 'parking', state: { parking: { value: 1, orMore: true } } },
      denied: { kind: 'parking', state: { parking: { value: 0, orMore: false } } },
    },
  ],
  ['arriendo|arrendar|arrienda|arriendan|arrendado|alquiler|alquilar|alquilo|alquila|renta|rentar|rento', asks('rent')],
  ['usad@|segunda|segunda mano', asks('used')],
  ['segunda etapa/planta/vivienda/torre/casa|primera/tercera/ultima planta|lavadero carro|lavadero para carro', {}],
  ['planta', { ...amenityTerm('power-plant'), endsClause: true }],
  ['amoblad@|amueblad@|amoblar|amueblar|mueble|dotad@', asks('furnished')],
  ['vender|vendo|venderlo|venderla|vendiendo|publicar', asks('sell')],
  ['playa', says({ kind: 'nearby', state: { nearby: ['beach'] } })],
  [
    'parqueadero/garaje/parqueo/cochera doble|doble parqueadero/garaje/parqueo/cochera',
    says({ kind: 'parking', state: { parking: { value: 2, orMore: false } } }),
  ],
  ['360|tour/recorrido/visita virtual/360', says({ kind: 'has360', state: { has360: true } })],
  ['vacacional|vacacion|descanso|veraneo', says({ kind: 'holiday', state: { holiday: true } })],
  ['cerca/por aqui|mi/cerca ubicacion|mi alrededor/zona|donde estoy', says(aroundVisitor)],
  ['cerca/cercan@ mi|mas cercan@', { says: aroundVisitor, endsClause: true }],
  ['exterior|extranjero|fuera pais', says({ kind: 'family', state: { family: 'abroad' } })],
  ['car@|costos@', { denied: { kind: 'order', state: { order: 'price-asc' } } }],
  // Said in other senses than those of their words: they stay words.
  [
    'centro comercial|zona comun/comercial|home office|cerca mi casa/trabajo/oficina|mi casa/trabajo/oficina/meta|bano social|vista ciudad/panoramica/bonita/linda/verde|espacio/lugar/zona oficina|espacio/lugar/zona para oficina|obra blanca|cuota inicial|ahorro',
    {},
  ],
];

/** Nouns after a number; the reader of quantities owns them. */
export const countedNouns = {
  rooms: nouns('alcoba habitacion cuarto dormitorio pieza hab alc h recamara bedroom bed'),
  baths: nouns('bano ban b bath bathroom'),
  parking: nouns('parqueadero garaje parqueo parq cochera estacionamiento puesto parking g p'),
  levels: nouns('piso planta nivel nivele'),
} as const;

/** Words that name a kind of home. */
export const typeWords: ReadonlySet<string> = new Set(
  Object.values(typePhrases).flatMap((words) => words.split('|').flatMap((phrase) => phrase.split(' '))),
);

/** Every term, by its phrase. */
export function vocabulary(): PhraseBook<Term> {
  const book = new PhraseBook<Term>();
  for (const [phrases, term] of [...tabled(), ...features]) {
    for (const phrase of phrases.split('|')) {
      for (const spelled of spellings(phrase)) book.add(inSingular(spelled), term);
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
    ...terms(typePhrases, (type) => ({ says: { kind: 'type', state: { type } } })),
    ...terms(categoryWords, categoryTerm),
    ...terms(statusWords, statusTerm),
    ...terms(criterionWords, (criterion) => ({ says: { kind: 'criteria', state: { criteria: [criterion] } } })),
    ...terms(amenityWords, amenityTerm),
    ...nearbyTerms(),
    ...terms(orderWords, (order) => ({ says: { kind: 'order', state: { order } } })),
  ];
}

/** "No sobre planos" asks for what stands, or nearly. */
function statusTerm(status: BuildingStatus): Term {
  const built: readonly BuildingStatus[] = ['under-construction', 'immediate-delivery'];
  return {
    says: { kind: 'statuses', state: { statuses: [status] } },
    ...(built.includes(status) ? {} : { denied: { kind: 'statuses', state: { statuses: built } } }),
  };
}

/** "Que no sea vis" asks for what lies above it. */
function categoryTerm(category: ProjectCategory): Term {
  const meaning = (value: ProjectCategory): Meaning => ({ kind: 'category', state: { category: value } });
  return { says: meaning(category), ...(category === 'vis' ? { denied: meaning('none') } : {}) };
}

function amenityTerm(amenity: Amenity): Term {
  return {
    says: { kind: 'amenities', state: { amenities: [amenity] } },
    denied: { kind: 'without', state: { without: [amenity] } },
  };
}

/** "Cerca a un parque", "a pocas cuadras de la playa": what lies near is said after a word for near. */
function nearbyTerms(): (readonly [string, Term])[] {
  return terms(nearbyWords, (category) => says({ kind: 'nearby', state: { nearby: [category] } })).map(
    ([words, term]) => [
      words
        .split('|')
        .map((noun) => `${nearCues} ${noun}|${noun} cerca/cercano/cercana`)
        .join('|'),
      term,
    ],
  );
}

/** Words that say that something is near. */
const nearCues = 'near/cerca/cerquita/cercano/cercana/junto/lado/minuto/cuadra/paso/frente/proximo/proxima';

function asks(unoffered: Unoffered): Term {
  return says({ kind: 'unoffered', unoffered });
}

function terms<Key extends string>(words: Words<Key>, term: (key: Key) => Term): (readonly [string, Term])[] {
  const keys = Object.keys(words).filter((key): key is Key => key in words);
  return keys.map((key) => [words[key] ?? '', term(key)] as const);
}

function says(meaning: Meaning): Term {
  return { says: meaning };
}

/** "mas car@/grande" as "mas caro", "mas cara" and "mas grande". */
function spellings(phrase: string): string[] {
  return phrase.split(' ').reduce<string[]>(
    (starts, choices) => {
      const words = choices
        .split('/')
        .flatMap((word) => [...new Set([word.replace('@', 'o'), word.replace('@', 'a')])]);
      return starts.flatMap((start) => words.map((word) => (start === '' ? word : `${start} ${word}`)));
    },
    [''],
  );
}

function inSingular(phrase: string): string {
  return wordsThatCount(phrase).map(singular).join(' ');
}

function nouns(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
