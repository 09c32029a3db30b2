import type { OwnSecurityFacts, SecurityActor, SecurityEventKind, SignInWay } from './security-event.ts';

/** What happened, in words for the person and for the team alike. */
export const securityEventLabels: Readonly<Record<SecurityEventKind, string>> = {
  'account-created': 'Cuenta creada',
  'signed-in': 'Ingreso',
  'sign-in-failed': 'Intento de ingreso fallido',
  'strangers-slowed': 'Muchos intentos fallidos: cada uno cuesta más',
  'signed-out': 'Salida',
  'session-ended': 'Una sesión cerrada',
  'sessions-ended': 'Todas las sesiones cerradas',
  'password-changed': 'Contraseña cambiada',
  'password-recovered': 'Contraseña cambiada con el enlace del correo',
  'password-failed': 'Contraseña equivocada dentro de la cuenta',
  'reset-requested': 'Enlace para cambiar la contraseña pedido',
  unlocked: 'Intentos fallidos borrados',
  'provider-linked': 'Otra forma de ingresar vinculada',
  'provider-unlinked': 'Otra forma de ingresar desvinculada',
  'factor-added': 'Segunda prueba agregada',
  'factor-removed': 'Segunda prueba eliminada',
  'factor-failed': 'Código o llave de acceso equivocados',
  'recovery-codes-renewed': 'Códigos de recuperación nuevos',
  'recovery-code-used': 'Código de recuperación usado',
  'operator-code-issued': 'Código de ingreso entregado por el equipo',
  'roles-changed': 'Roles cambiados',
  blocked: 'Cuenta bloqueada',
  unblocked: 'Cuenta desbloqueada',
  'people-searched': 'Búsqueda de cuentas',
  'person-read': 'Cuenta vista por el equipo',
  'data-read': 'Datos personales vistos por el equipo',
  'contacts-exported': 'Contactos de la constructora descargados',
  'webhook-changed': 'Conexión con el sistema de la constructora cambiada',
  'log-read': 'Registro de seguridad visto por el equipo',
  'data-exported': 'Copia de los datos descargada',
  'deletion-requested': 'Eliminación de la cuenta pedida',
  'deletion-taken-back': 'Eliminación de la cuenta cancelada',
};

/** What opened a session, after "Ingreso". */
export const signInWayLabels: Readonly<Record<SignInWay, string>> = {
  password: 'con contraseña',
  provider: 'con otra cuenta',
  passkey: 'con llave de acceso',
  totp: 'con código de la aplicación',
  recovery: 'con código de recuperación',
  'operator-code': 'con código del equipo',
  'mail-code': 'con código del correo',
};

const factors = { passkey: 'llave de acceso', totp: 'verificación en dos pasos' } as const;

/** Who did it, for the person whose account it is. */
export const securityActorLabels: Readonly<Record<SecurityActor, string>> = {
  person: 'Tú, o alguien en tu nombre',
  staff: 'El equipo de Umbral',
  command: 'El equipo de Umbral, desde el servidor',
};

/** An event in words: what happened and how. `labelOf` names a provider. */
export function wordsOfSecurityEvent(
  { kind, facts }: { readonly kind: SecurityEventKind; readonly facts: OwnSecurityFacts },
  labelOf: (provider: string) => string = (provider) => provider,
): string {
  const { way, provider, factor } = facts;
  const label = securityEventLabels[kind];
  if (way) return `${label} ${provider ? `con ${labelOf(provider)}` : signInWayLabels[way]}`;
  const detail = factor ? factors[factor] : provider && labelOf(provider);
  return detail ? `${label}: ${detail}` : label;
}
