import { slugify } from 'shared-contracts/domain/slugify.ts';
import type { JsonValue } from '../tables/column.ts';
import type { SeedRow } from './insert-rows.ts';

type Details = { [key: string]: JsonValue };
type Choice =
  | string
  | readonly [label: string, details: Details]
  | readonly [label: string, details: Details, key: string];

const span = (min: number, max: number | null): Details => ({ min, max });
const million = 1_000_000;

/** Simple lists of forms, named by the last segment of the call that answers them. */
const lists: Record<string, readonly Choice[]> = {
  'zonas-horarias': [
    ['Colombia (Bogotá)', { zone: 'America/Bogota', country: 'CO' }],
    ['Panamá', { zone: 'America/Panama', country: 'PA' }],
    ['Estados Unidos, este', { zone: 'America/New_York', country: 'US' }],
    ['Estados Unidos, centro', { zone: 'America/Chicago', country: 'US' }],
    ['Estados Unidos, Pacífico', { zone: 'America/Los_Angeles', country: 'US' }],
    ['España (Madrid)', { zone: 'Europe/Madrid', country: 'ES' }],
    ['Reino Unido (Londres)', { zone: 'Europe/London', country: 'GB' }],
    ['Chile (Santiago)', { zone: 'America/Santiago', country: 'CL' }],
    ['Canadá (Toronto)', { zone: 'America/Toronto', country: 'CA' }],
    ['Australia (Sídney)', { zone: 'Australia/Sydney', country: 'AU' }],
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
  'ingresos-mensuales': [
    ['Hasta $1.750.905', span(0, 1_750_905)],
    ['De $1.750.906 a $3.500.000', span(1_750_906, 3.5 * million)],
    ['De $3.500.001 a $7.000.000', span(3_500_001, 7 * million)],
    ['De $7.000.001 a $12.000.000', span(7_000_001, 12 * million)],
    ['De $12.000.001 a $20.000.000', span(12_000_001, 20 * million)],
    ['Más de $20.000.000', span(20_000_001, null)],
  ],
  'ingresos-mensuales-usd': [
    ['Hasta US$1,500', span(0, 1500)],
    ['De US$1,501 a US$3,000', span(1501, 3000)],
    ['De US$3,001 a US$5,000', span(3001, 5000)],
    ['De US$5,001 a US$8,000', span(5001, 8000)],
    ['Más de US$8,000', span(8001, null)],
  ],
  'ingresos-exterior': [
    ['Empleado con contrato en el exterior', {}],
    ['Independiente en el exterior', {}],
    ['Pensionado', {}],
    ['Ingresos en Colombia y en el exterior', {}],
    ['Remesas de un familiar', {}],
  ],
  ocupaciones: [
    'Empleado',
    'Independiente',
    'Empresario',
    'Pensionado',
    'Servidor público',
    'Fuerzas Militares y Policía',
    'Estudiante',
    'Hogar',
  ],
  'tiempo-entrega': [
    ['Entrega inmediata', { months: 0 }],
    ['En menos de un año', { months: 12 }],
    ['Entre uno y dos años', { months: 24 }],
    ['Entre dos y tres años', { months: 36 }],
    ['No tengo afán', { months: null }],
  ],
  'desicion-compra': ['Yo', 'Mi pareja y yo', 'Mi familia', 'Un socio y yo', 'Otra persona'],
  'tiempo-viviendo-exterior': [
    ['Menos de un año', span(0, 1)],
    ['De uno a tres años', span(1, 3)],
    ['De tres a cinco años', span(3, 5)],
    ['De cinco a diez años', span(5, 10)],
    ['Más de diez años', span(10, null)],
  ],
  'presupuesto-mensual': [
    ['Hasta $800.000', span(0, 800_000)],
    ['De $800.001 a $1.500.000', span(800_001, 1.5 * million)],
    ['De $1.500.001 a $2.500.000', span(1_500_001, 2.5 * million)],
    ['De $2.500.001 a $4.000.000', span(2_500_001, 4 * million)],
    ['Más de $4.000.000', span(4_000_001, null)],
  ],
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
