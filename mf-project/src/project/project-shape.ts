import type { Builder } from '@umbral/domain/builders/builder.ts';
import { formatAgo, formatDate, formatMonth, formatMonthShort } from '@umbral/domain/format/format-date.ts';
import type { Project } from '@umbral/domain/homes/project.ts';
import { termsIn } from '@umbral/domain/routes/glossary-terms.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { termHref } from '@umbral/domain/routes/term-href.ts';
import { orNothing } from '../model/or-nothing.ts';
import { pictureOf } from '../model/picture-of.ts';
import type {
  BuildingSize,
  LinkedTerm,
  ProjectBuilder,
  ProjectDelivery,
  ProjectPlace,
  ProjectStrip,
  ProjectWords,
  SalesRoom,
} from '../model/project-data.ts';

/** The builder's words; the finishes are those of one unit type. */
export function wordsOf(project: Project, finishes?: string | null): ProjectWords {
  const paragraphs = project.description.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return {
    paragraphs,
    terms: termsOfWords(paragraphs),
    finishes: orNothing(finishes),
    criteria: project.additional_criteria,
    benefit: orNothing(project.benefits),
    benefitTerms: termsOf(project),
  };
}

/** The first of each word of the trade, with its way into the glossary. */
function termsOfWords(paragraphs: readonly string[]): LinkedTerm[] {
  const seen = new Set<string>();
  return paragraphs.flatMap((paragraph, at) =>
    termsIn(paragraph).flatMap(({ term, from, to }) => {
      if (seen.has(term)) return [];
      seen.add(term);
      return [{ at, from, to, href: termHref(term) }];
    }),
  );
}

/** Builders begin the terms of a benefit with its name, which stands before them anyway. */
function termsOf({ benefits, benefits_ext: terms }: Project): string | undefined {
  const name = benefits ? `${benefits}. ` : '';
  return orNothing(terms?.startsWith(name) ? terms.slice(name.length) : terms);
}

/** How large the project is. */
export function buildingOf(project: Project): BuildingSize {
  return {
    floors: orNothing(project.number_of_floors),
    stages: orNothing(project.number_of_stages),
    units: orNothing(project.number_units),
    perFloor: orNothing(project.apartments_per_floor),
    lifts: orNothing(project.tower_elevators),
    basements: orNothing(project.number_of_basements),
    petFriendly: project.pet_friendly ?? undefined,
  };
}

/** Where it stands and what is around. */
export function placeOf({ localization, nearby_places: nearby }: Project): ProjectPlace {
  const { country, country_name, department, city, zone, neighborhood, address, coordinates } = localization;
  const names = [neighborhood, zone, city, department, country_name].filter((name) => name !== null);
  return {
    country,
    city,
    zone,
    neighborhood: neighborhood ?? undefined,
    address,
    line: [...new Set(names)].join(', '),
    ...coordinates,
    nearby: nearby.map(({ name, category, distance_m }) => ({ name, category, distanceM: distance_m ?? undefined })),
  };
}

/** Who builds it; what buyers think of them is known where the builder could be asked. */
export function builderOf(
  { builder }: Pick<Project, 'builder'>,
  more: Pick<Builder, 'rating' | 'rating_count' | 'project_count'> | undefined,
): ProjectBuilder {
  return {
    name: builder.name,
    href: routes.builder.href({ builder: builder.slug }),
    logo: builder.logo ? pictureOf(builder.logo) : undefined,
    rating: more?.rating ?? undefined,
    ratingCount: more?.rating_count ?? 0,
    projectCount: more?.project_count,
  };
}

/** When it is delivered and who guards the money until then. */
export function deliveryOf({ financial_legal: legal }: Pick<Project, 'financial_legal'>): ProjectDelivery {
  return {
    day: legal.estimated_delivery_date ?? undefined,
    month: legal.estimated_delivery_date ? formatMonth(legal.estimated_delivery_date) : undefined,
    trust: orNothing(legal.trust_company),
    breakEven: legal.break_even_date ? formatDate(legal.break_even_date) : undefined,
    licence: orNothing(legal.building_licence),
  };
}

/** The strip of the title block; `updatedAt` is a moment, `now` in milliseconds dates "hace 3 días" from it. */
export function stripOf(project: Project, updatedAt: string, now: number): ProjectStrip {
  const { stratum } = project.localization;
  const { estimated_delivery_date: delivery } = project.financial_legal;
  return {
    code: project.code,
    stratum: stratum === null ? undefined : String(stratum),
    delivery: delivery ? formatMonthShort(delivery) : undefined,
    updated: formatAgo(updatedAt, now),
  };
}

/** Telephone, WhatsApp and where to visit. */
export function salesRoomOf({ code, contact }: Pick<Project, 'code' | 'contact'>): SalesRoom {
  return {
    code,
    phone: contact.main_phone,
    whatsapp: orNothing(contact.whatsapp_number),
    salesRoom: orNothing(contact.sales_room_address),
    hours: orNothing(contact.office_hours),
  };
}
