import type { SecurityActor, SecurityFacts } from '@umbral/domain/people/security-event.ts';

/** Sentences of the log of security, for administrators. */
export const securityLogTexts = {
  title: 'Registro de seguridad',
  count: (total: number) => (total === 1 ? '1 suceso' : `${total.toLocaleString('es-CO')} sucesos`),
  q: 'Nombre o correo electrónico',
  qHelp: 'De la cuenta o de quien lo hizo. Queda registrado que lo consultas.',
  kind: 'Suceso',
  anyKind: 'Todos',
  find: 'Filtrar',
  failed: 'No pudimos consultar el registro. Inténtalo de nuevo.',
  empty: 'Ningún suceso coincide',
  emptyHint: 'Busca con otra parte del nombre o elige otro suceso.',
  pages: 'Más sucesos',
  onePerson: 'Solo ves los sucesos de una cuenta.',
  everybody: 'Ver los de todas',
  nobody: 'Sin cuenta',
  by: (name: string) => `Por ${name}`,
  network: (network: string) => `Red ${network}`,
  actors: { person: '', staff: 'Equipo', command: 'Servidor' } satisfies Record<SecurityActor, string>,
  roles: (before: string, after: string) => `${before} → ${after}`,
  noRoles: 'sin roles',
  builder: (slug: string) => `Constructora ${slug}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  found: (count: number) => (count === 1 ? 'Vio 1 cuenta' : `Vio ${count} cuentas`),
  what: {
    'project-requests': 'Solicitudes de proyectos',
    'form-answers': 'Respuestas de formularios',
    'builder-contacts': 'Contactos de una constructora',
    'survey-answers': 'Respuestas de la encuesta',
    'portal-contacts': 'Contactos del portal',
  } satisfies Record<NonNullable<SecurityFacts['what']>, string>,
} as const;
