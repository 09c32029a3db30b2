import { routes } from '@umbral/domain/routes/table.ts';
import type { Role } from '@umbral/domain/vocabulary/vocabulary.ts';

interface Section {
  /** Its name in the address: `?seccion=proyectos`. */
  readonly slug: string;
  readonly roles: readonly Role[];
}

/** The parts of the administration in their order, with who may see each. */
export const sections = {
  projects: { slug: 'proyectos', roles: ['administrador'] },
  specifications: { slug: 'especificaciones', roles: ['administrador'] },
  requests: { slug: 'solicitudes', roles: ['administrador'] },
  contacts: { slug: 'contactos', roles: ['administrador'] },
  comments: { slug: 'comentarios', roles: ['administrador'] },
  people: { slug: 'personas', roles: ['administrador'] },
  security: { slug: 'seguridad', roles: ['administrador'] },
  contact: { slug: 'contacto', roles: ['administrador', 'contributor'] },
} as const satisfies Record<string, Section>;

export type SectionKey = keyof typeof sections;

const keys = Object.keys(sections) as SectionKey[];

/** The parts that somebody with these roles may see. */
export function sectionsFor(roles: readonly Role[]): SectionKey[] {
  return keys.filter((key) => sections[key].roles.some((role) => roles.includes(role)));
}

/** The part that an address asks for, or the first that the visitor may see. */
export function sectionOf(query: URLSearchParams, roles: readonly Role[]): SectionKey {
  const allowed = sectionsFor(roles);
  const asked = allowed.find((key) => sections[key].slug === query.get('seccion'));
  return asked ?? allowed[0] ?? 'contact';
}

/** The address of a part, with what else its list is asked for. */
export function sectionHref(key: SectionKey, query: Readonly<Record<string, string>> = {}): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return `${routes.userAdmin.href()}?${new URLSearchParams([['seccion', sections[key].slug], ...filled])}`;
}
