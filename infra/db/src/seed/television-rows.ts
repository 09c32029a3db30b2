import { slugify } from 'shared-contracts/domain/slugify.ts';
import { seedCities } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import { countryId } from './place-rows.ts';
import type { SeedProject } from './project-tables.ts';
import { dayAfter, momentBefore } from './seed-clock.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';

interface Programme {
  title: string;
  city: string;
  excerpt: string;
}

const programmes: readonly Programme[] = [
  {
    title: 'Bogotá estrena',
    city: 'bogota',
    excerpt: 'Recorrido por proyectos del norte y el occidente de la ciudad con visitas a las salas de ventas.',
  },
  {
    title: 'Medellín en altura',
    city: 'medellin',
    excerpt: 'Torres y casas del Valle de Aburrá explicadas por quienes las diseñan.',
  },
  {
    title: 'Cali vive el sur',
    city: 'cali',
    excerpt: 'Barrios nuevos del sur, sus parques y la movilidad que los une al centro.',
  },
  {
    title: 'Caribe frente al mar',
    city: 'cartagena',
    excerpt: 'Apartamentos para vivir o para renta corta entre Cartagena y Santa Marta.',
  },
  {
    title: 'Barranquilla crece',
    city: 'barranquilla',
    excerpt: 'La expansión hacia el río y la costa, con vivienda de interés social y superior.',
  },
  {
    title: 'Eje Cafetero campestre',
    city: 'pereira',
    excerpt: 'Condominios y parcelaciones entre cafetales, a minutos de tres ciudades.',
  },
  {
    title: 'Santanderes en obra',
    city: 'bucaramanga',
    excerpt: 'Proyectos de uso mixto en la meseta y su área metropolitana.',
  },
  {
    title: 'Colombianos en Panamá',
    city: 'ciudad-de-panama',
    excerpt: 'Lo que debe saber quien compra desde Colombia en el mercado panameño.',
  },
  {
    title: 'Miami en español',
    city: 'miami',
    excerpt: 'Proyectos de la Florida para familias colombianas: costos de cierre, impuestos y barrios con futuro.',
  },
  {
    title: 'Del Cauca al mar',
    city: 'popayan',
    excerpt: 'Vivienda nueva en el suroccidente: Popayán, Pasto y los municipios que crecen a su alrededor.',
  },
];

function programmeRows(library: MediaLibrary): SeedRow<'tv_programme'>[] {
  return programmes.map(({ title, city, excerpt }, index) => ({
    id: index + 1,
    slug: slugify(title),
    title,
    excerpt,
    city_id: seedCities.find(({ slug }) => slug === city)?.id ?? null,
    video_url: null,
    cover_key: library.at('cover', index + 3).key,
    cover_alt: `Presentación del programa ${title}`,
    position: index + 1,
    published_at: momentBefore(4 + index * 7),
  }));
}

function programmeProjectRows(projects: readonly SeedProject[]): SeedRow<'tv_programme_project'>[] {
  return programmes.flatMap(({ city }, index) =>
    projects
      .filter(
        ({ plan, details }) =>
          plan.city.slug === city && details.row.belongs_tv === true && details.row.state === 'published',
      )
      .slice(0, 6)
      .map(({ plan }, turn) => ({ programme_id: index + 1, project_id: plan.id, position: turn + 1 })),
  );
}

const slots = [
  { country: 'CO', channel: 'Canal Cordillera', starts: '10:00', ends: '10:30', weekdays: [6, 0] },
  { country: 'CO', channel: 'Canal Regional', starts: '19:30', ends: '20:00', weekdays: [2, 4] },
  { country: 'CO', channel: 'Canal Costa', starts: '12:30', ends: '13:00', weekdays: [6] },
  { country: 'PA', channel: 'Canal Istmo', starts: '09:00', ends: '09:30', weekdays: [0, 3] },
  { country: 'US', channel: 'Señal Internacional', starts: '20:00', ends: '20:30', weekdays: [0] },
  { country: 'ES', channel: 'Señal Internacional', starts: '17:00', ends: '17:30', weekdays: [6] },
  { country: 'DO', channel: 'Canal Antillas', starts: '18:00', ends: '18:30', weekdays: [6] },
] as const;

const firstDay = -51;
const lastDay = 160;

/** Broadcasts from the first of October 2026 to the end of April 2027, programme after programme. */
function scheduleRows(): SeedRow<'tv_schedule'>[] {
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => dayAfter(firstDay + index));
  return slots.flatMap((slot, channel) =>
    days
      .filter((day) => slot.weekdays.some((weekday) => weekday === new Date(`${day}T12:00:00Z`).getUTCDay()))
      .map((day, index) => ({
        programme_id: ((index + channel * 3) % programmes.length) + 1,
        country_id: countryId(slot.country),
        channel: slot.channel,
        day,
        starts: slot.starts,
        ends: slot.ends,
      })),
  );
}

/** Programmes, their projects and broadcasts. */
export function televisionTables(projects: readonly SeedProject[], library: MediaLibrary): TableRows[] {
  return [
    rowsOf('tv_programme', programmeRows(library)),
    rowsOf('tv_programme_project', programmeProjectRows(projects)),
    rowsOf('tv_schedule', scheduleRows()),
  ];
}
