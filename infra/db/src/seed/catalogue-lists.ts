import { formatMoney } from '@umbral/domain/format/format.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Currency } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { JsonValue } from '../tables/column.ts';
import { minimumWage } from './caps.ts';
import type { SeedRow } from './insert-rows.ts';

type Details = { [key: string]: JsonValue };
type Choice =
  | string
  | readonly [label: string, details: Details]
  | readonly [label: string, details: Details, key: string];

const span = (min: number, max: number | null): Details => ({ min, max });
const million = 1_000_000;

/** Brackets of an amount from nothing to no end, each with its words, bounds and a key that its bounds make. */
function brackets(currency: Currency, ends: readonly number[]): Choice[] {
  const money = (amount: number) => formatMoney({ amount, currency });
  const middle = ends.slice(1).map((end, index): Choice => {
    const start = (ends[index] ?? 0) + 1;
    return [`De ${money(start)} a ${money(end)}`, span(start, end), `${start}-${end}`];
  });
  const [first = 0, last = 0] = [ends[0], ends.at(-1)];
  return [
    [`Hasta ${money(first)}`, span(0, first), `0-${first}`],
    ...middle,
    [`Más de ${money(last)}`, span(last + 1, null), `over-${last}`],
  ];
}

/** Simple lists of forms, named by the last segment of the call that answers them. */
const lists: Record<string, readonly Choice[]> = {
  'zonas-horarias': [
    ['Colombia (Bogotá)', { zone: 'America/Bogota', country: 'CO' }],
    ['Panamá', { zone: 'America/Panama', country: 'PA' }],
    ['Estados Unidos, este (Miami, Nueva York)', { zone: 'America/New_York', country: 'US' }],
    ['Estados Unidos, centro (Houston, Chicago)', { zone: 'America/Chicago', country: 'US' }],
    ['Estados Unidos, montaña (Denver)', { zone: 'America/Denver', country: 'US' }],
    ['Estados Unidos, Pacífico (Los Ángeles)', { zone: 'America/Los_Angeles', country: 'US' }],
    ['España (Madrid)', { zone: 'Europe/Madrid', country: 'ES' }],
    ['España (Canarias)', { zone: 'Atlantic/Canary', country: 'ES' }],
    ['República Dominicana (Santo Domingo)', { zone: 'America/Santo_Domingo', country: 'DO' }],
    ['Ecuador (Quito, Guayaquil)', { zone: 'America/Guayaquil', country: 'EC' }],
    ['Perú (Lima)', { zone: 'America/Lima', country: 'PE' }],
    ['Venezuela (Caracas)', { zone: 'America/Caracas', country: 'VE' }],
    ['México (Ciudad de México)', { zone: 'America/Mexico_City', country: 'MX' }],
    ['México (Cancún)', { zone: 'America/Cancun', country: 'MX' }],
    ['Costa Rica (San José)', { zone: 'America/Costa_Rica', country: 'CR' }],
    ['Puerto Rico (San Juan)', { zone: 'America/Puerto_Rico', country: 'PR' }],
    ['Aruba', { zone: 'America/Aruba', country: 'AW' }],
    ['Curazao', { zone: 'America/Curacao', country: 'CW' }],
    ['Chile (Santiago)', { zone: 'America/Santiago', country: 'CL' }],
    ['Argentina (Buenos Aires)', { zone: 'America/Argentina/Buenos_Aires', country: 'AR' }],
    ['Brasil (São Paulo)', { zone: 'America/Sao_Paulo', country: 'BR' }],
    ['Bolivia (La Paz)', { zone: 'America/La_Paz', country: 'BO' }],
    ['Canadá, este (Toronto, Montreal)', { zone: 'America/Toronto', country: 'CA' }],
    ['Canadá, montaña (Calgary)', { zone: 'America/Edmonton', country: 'CA' }],
    ['Canadá, Pacífico (Vancouver)', { zone: 'America/Vancouver', country: 'CA' }],
    ['Reino Unido (Londres)', { zone: 'Europe/London', country: 'GB' }],
    ['Irlanda (Dublín)', { zone: 'Europe/Dublin', country: 'IE' }],
    ['Portugal (Lisboa)', { zone: 'Europe/Lisbon', country: 'PT' }],
    ['Francia (París)', { zone: 'Europe/Paris', country: 'FR' }],
    ['Alemania (Berlín)', { zone: 'Europe/Berlin', country: 'DE' }],
    ['Italia (Roma)', { zone: 'Europe/Rome', country: 'IT' }],
    ['Países Bajos (Ámsterdam)', { zone: 'Europe/Amsterdam', country: 'NL' }],
    ['Suiza (Zúrich)', { zone: 'Europe/Zurich', country: 'CH' }],
    ['Bélgica (Bruselas)', { zone: 'Europe/Brussels', country: 'BE' }],
    ['Suecia (Estocolmo)', { zone: 'Europe/Stockholm', country: 'SE' }],
    ['Israel (Jerusalén)', { zone: 'Asia/Jerusalem', country: 'IL' }],
    ['Emiratos Árabes Unidos (Dubái)', { zone: 'Asia/Dubai', country: 'AE' }],
    ['Japón (Tokio)', { zone: 'Asia/Tokyo', country: 'JP' }],
    ['Australia (Sídney)', { zone: 'Australia/Sydney', country: 'AU' }],
    ['Nueva Zelanda (Auckland)', { zone: 'Pacific/Auckland', country: 'NZ' }],
  ],
  'objetivos-compra': [
    ['Invertir', {}, 'invest'],
    ['Habitar', {}, 'live'],
    ['Un familiar', {}, 'relative'],
  ],
  'tiempo-compra': [
    ['Inmediato', { months: 0 }, 'now'],
    ['Un año', { months: 12 }, 'year'],
    ['Dos años', { months: 24 }, 'two-years'],
  ],
  // One, two and four minimum wages decide on subsidies.
  'ingresos-mensuales': brackets('cop', [
    minimumWage,
    minimumWage * 2,
    minimumWage * 4,
    12 * million,
    20 * million,
    35 * million,
  ]),
  'ingresos-mensuales-usd': brackets('usd', [1500, 3000, 5000, 8000, 12_000]),
  'ingresos-exterior': [
    ['Empleado con contrato a término indefinido', {}, 'permanent-employee'],
    ['Empleado con contrato temporal', {}, 'temporary-employee'],
    ['Independiente o por horas', {}, 'self-employed'],
    ['Negocio propio en el exterior', {}, 'own-business'],
    ['Pensionado en el exterior', {}, 'pension'],
    ['Rentas o inversiones', {}, 'investments'],
    ['Ingresos en Colombia y en el exterior', {}, 'both-countries'],
    ['Remesas de un familiar', {}, 'remittances'],
  ],
  ocupaciones: [
    'Empleado',
    'Servidor público',
    'Docente',
    'Profesional de la salud',
    'Fuerzas Militares y Policía',
    'Contratista por prestación de servicios',
    'Independiente',
    'Comerciante',
    'Empresario',
    'Transportador',
    'Agricultor o ganadero',
    'Pensionado',
    'Rentista',
    'Estudiante',
    'Hogar',
    'Otra',
  ],
  'tiempo-entrega': [
    ['Entrega inmediata', { months: 0 }],
    ['En menos de seis meses', { months: 6 }],
    ['En menos de un año', { months: 12 }],
    ['Entre uno y dos años', { months: 24 }],
    ['Entre dos y tres años', { months: 36 }],
    ['No tengo afán', { months: null }],
  ],
  'desicion-compra': ['Yo', 'Mi pareja y yo', 'Mi familia', 'Mis padres', 'Mis hijos', 'Un socio y yo', 'Otra persona'],
  'tiempo-viviendo-exterior': [
    ['Menos de un año', span(0, 1)],
    ['De uno a tres años', span(1, 3)],
    ['De tres a cinco años', span(3, 5)],
    ['De cinco a diez años', span(5, 10)],
    ['Más de diez años', span(10, null)],
  ],
  'presupuesto-mensual': brackets('cop', [800_000, 1.5 * million, 2.5 * million, 4 * million, 7 * million]),
  'con-quien-vives': [
    ['Solo', {}, 'alone'],
    ['Con mi pareja', {}, 'partner'],
    ['Con mi familia', {}, 'family'],
    ['Otros', {}, 'others'],
  ],
  'antiguedad-laboral': ['Menos de seis meses', 'De seis meses a un año', 'De uno a tres años', 'Más de tres años'],
  'tipo-contrato': ['Término indefinido', 'Término fijo', 'Prestación de servicios', 'Independiente', 'Pensionado'],
  'response-time': [
    ['El mismo día', {}, 'same-day'],
    ['Al día siguiente', {}, 'next-day'],
    ['En dos días', {}, 'two-days'],
    ['En una semana', {}, 'week'],
    ['No me respondieron', {}, 'never'],
  ],
  'contact-medium': [
    ['WhatsApp', {}, 'whatsapp'],
    ['Teléfono', {}, 'phone'],
    ['Correo electrónico', {}, 'email'],
    ['Visita a la sala de ventas', {}, 'visit'],
  ],
  'content-type': [
    ['Fotos y renders', {}, 'photos'],
    ['Planos', {}, 'plans'],
    ['Precios y plan de pagos', {}, 'prices'],
    ['Video o recorrido 360', {}, 'video'],
  ],
  'service-type': [
    ['Excelente', { stars: 5 }, '5'],
    ['Buena', { stars: 4 }, '4'],
    ['Satisfactoria', { stars: 3 }, '3'],
    ['Básica', { stars: 2 }, '2'],
    ['Deficiente', { stars: 1 }, '1'],
  ],
};

function entryOf(choice: Choice): { label: string; details: Details; key: string } {
  if (typeof choice === 'string') return { label: choice, details: {}, key: slugify(choice) };
  const [label, details, key] = choice;
  return { label, details, key: key ?? slugify(label) };
}

/** All entries of all lists, each in the order in which it is offered. */
export function catalogueEntryRows(): SeedRow<'catalogue_entry'>[] {
  const entries = Object.entries(lists).flatMap(([list, choices]) =>
    choices.map((choice, index) => ({ list, position: index + 1, ...entryOf(choice) })),
  );
  return entries.map((entry, index) => ({ id: index + 1, ...entry }));
}
