import { routes } from '@umbral/domain/routes/table.ts';

/** Path of a request in the inbox of its builder, for letters. */
export function leadPath(contactId: number): string {
  return `${routes.builderLeads.href()}?contacto=${contactId}`;
}

/** Path of what was written to the portal itself in its administration, for letters. */
export function portalContactPath(contactId: number): string {
  return `${routes.userAdmin.href()}?seccion=contactos&contacto=${contactId}`;
}
