import { routes } from '@umbral/domain/routes/table.ts';

/** Path of a request in the inbox of its builder, for letters. */
export function leadPath(contactId: number): string {
  return `${routes.builderLeads.href()}?contacto=${contactId}`;
}
