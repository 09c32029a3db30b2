import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';

interface Subject {
  /** Without a property type: "Vivienda nueva". */
  readonly general: string;
  /** After a type in the plural: "Apartamentos nuevos"; `f` for a feminine noun. */
  readonly typed: (many: string, gender: 'f' | 'm') => string;
}

const agreeing = (masculine: string, feminine: string) => (many: string, gender: 'f' | 'm') =>
  `${many} ${gender === 'f' ? feminine : masculine}`;
const after = (words: string) => (many: string) => `${many} ${words}`;

/** What a family's listings are about, for headings and titles [B104]. */
export const subjects: Readonly<Record<ListingFamily, Subject>> = {
  housing: { general: 'Vivienda nueva', typed: agreeing('nuevos', 'nuevas') },
  vis: { general: 'Vivienda de interés social (VIS)', typed: after('VIS') },
  vip: { general: 'Vivienda de interés prioritario (VIP)', typed: after('VIP') },
  gold: { general: 'Proyectos Gold', typed: after('Gold') },
  'above-vis': { general: 'Vivienda superior a VIS', typed: after('superiores a VIS') },
  holiday: { general: 'Proyectos vacacionales', typed: after('para vacaciones') },
  abroad: { general: 'Vivienda nueva', typed: agreeing('nuevos', 'nuevas') },
  lots: { general: 'Venta de lotes', typed: after('en venta') },
  'immediate-delivery': { general: 'Vivienda con entrega inmediata', typed: after('con entrega inmediata') },
  tv: { general: `Proyectos de ${productName} TV`, typed: after(`de ${productName} TV`) },
  neighbourhoods: { general: 'Vivienda nueva por barrio', typed: agreeing('nuevos', 'nuevas') },
  tour360: { general: 'Proyectos con recorrido 360°', typed: after('con recorrido 360°') },
};

/** A sentence of its own under the heading of each family. */
export const leads: Readonly<Record<ListingFamily, string>> = {
  housing: 'Precios, áreas, planos y fechas de entrega de cada constructora, para comparar con números.',
  vis: 'Vivienda hasta el tope VIS de tu ciudad: aquí puedes usar subsidio de caja y cuota inicial por plazos.',
  vip: 'El tope más bajo de precio del país, con los subsidios más altos.',
  gold: 'Los proyectos de mayor categoría: ubicación, acabados y zonas comunes fuera de serie.',
  'above-vis': 'Vivienda por encima del tope VIS, con más área y más opciones de ubicación.',
  holiday: 'Para descansar, para rentas cortas o para invertir cerca del mar y del campo.',
  abroad: 'Proyectos fuera de Colombia, con precios en pesos, dólares y euros.',
  lots: 'Lotes urbanizados y campestres para construir a tu medida.',
  'immediate-delivery': 'Proyectos terminados: firma, escritura y recibe llaves sin esperar la obra.',
  tv: 'Los proyectos que mostramos en nuestros programas de televisión.',
  neighbourhoods: 'Elige el barrio primero y después la vivienda.',
  tour360: 'Recorre cada espacio desde tu pantalla antes de visitar la sala de ventas.',
};

export const titleTexts = {
  in: (place: string) => `en ${place}`,
  region: (name: string) => `la región ${name}`,
  country: 'Colombia',
  abroad: 'el exterior',
  from: (price: string) => `desde ${price}`,
  to: (price: string) => `hasta ${price}`,
  between: (min: string, max: string) => `de ${min} a ${max}`,
  page: (page: number) => `página ${page}`,
  home: 'Inicio',
  title: (heading: string) => `${heading} | ${productName}`,
  description: (heading: string, count: string, offer: string) => `${heading}: ${count}. ${offer}.`,
  descriptionEnd: 'Compara precios, planos y fechas de entrega.',
  emptyDescription: (heading: string) =>
    `${heading}: todavía sin oferta. Crea una alerta y te avisamos cuando salga el primer proyecto.`,
} as const;
