import type { ComponentType } from 'react';
import { sectionTexts as texts } from './section-texts.ts';

/** A part of the form: its name, the fields that it holds, and its code, which comes when it is opened. */
export interface FormSection {
  readonly key: string;
  readonly title: string;
  readonly lead: string;
  /** First steps of the paths of its fields. */
  readonly paths: readonly string[];
  readonly load: () => Promise<ComponentType>;
}

const basics = [
  ...['name', 'logo', 'description', 'builder', 'builder_branch', 'project_category', 'project_status'],
  ...['additional_criteria', 'project_video', 'number_of_stages', 'number_of_floors', 'tower_elevators'],
  ...['number_of_basements', 'number_of_units', 'apartments_per_floor'],
];

/** The twelve sections in the order of the form. */
export const sections: readonly FormSection[] = [
  {
    ...{ key: 'datos-basicos', ...texts.basics, paths: basics },
    load: async () => (await import(/* webpackChunkName: "form-basics" */ './basics-section.tsx')).BasicsSection,
  },
  {
    ...{ key: 'fotos', ...texts.photos, paths: ['common_area_photos'] },
    load: async () => (await import(/* webpackChunkName: "form-photos" */ './photos-section.tsx')).PhotosSection,
  },
  {
    ...{ key: 'ubicacion', ...texts.location, paths: ['location'] },
    load: async () => (await import(/* webpackChunkName: "form-location" */ './location-section.tsx')).LocationSection,
  },
  {
    ...{ key: 'tipologias', ...texts.plants, paths: ['plants'] },
    load: async () => (await import(/* webpackChunkName: "form-plants" */ './plants-section.tsx')).PlantsSection,
  },
  {
    ...{ key: 'contacto', ...texts.contact, paths: ['contact'] },
    load: async () => (await import(/* webpackChunkName: "form-contact" */ './contact-section.tsx')).ContactSection,
  },
  {
    ...{ key: 'financiero-y-legal', ...texts.money, paths: ['financial_legal'] },
    load: async () => (await import(/* webpackChunkName: "form-plain" */ './money-section.tsx')).MoneySection,
  },
  {
    ...{ key: 'especificaciones-exteriores', ...texts.exterior, paths: ['exterior_specifications'] },
    load: async () => (await import(/* webpackChunkName: "form-features" */ './feature-sections.tsx')).ExteriorSection,
  },
  {
    ...{ key: 'acabados-interiores', ...texts.interior, paths: ['interior_finishes'] },
    load: async () => (await import(/* webpackChunkName: "form-features" */ './feature-sections.tsx')).InteriorSection,
  },
  {
    ...{ key: 'servicios-comunes', ...texts.common, paths: ['common_services'] },
    load: async () => (await import(/* webpackChunkName: "form-features" */ './feature-sections.tsx')).CommonSection,
  },
  {
    ...{ key: 'lugares-cercanos', ...texts.nearby, paths: ['nearby_places'] },
    load: async () => (await import(/* webpackChunkName: "form-plain" */ './nearby-section.tsx')).NearbySection,
  },
  {
    ...{ key: 'redes-sociales', ...texts.networks, paths: ['social_networks'] },
    load: async () => (await import(/* webpackChunkName: "form-plain" */ './networks-section.tsx')).NetworksSection,
  },
  {
    ...{ key: 'terminos', ...texts.terms, paths: ['agree_terms'] },
    load: async () => (await import(/* webpackChunkName: "form-plain" */ './terms-section.tsx')).TermsSection,
  },
];

/** The section that holds the field at a path; the first one for a path of no section. */
export function sectionOf(path: string): FormSection | undefined {
  const [first = ''] = path.split('.');
  return sections.find(({ paths }) => paths.includes(first)) ?? sections[0];
}
