import { formatAgo, formatDate } from '@umbral/domain/format/format-date.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the security of an account. */
export const securityTexts = {
  title: 'Tu seguridad',
  documentTitle: `Tu seguridad | ${productName}`,
  lead: 'Tu contraseña, los lugares donde tienes la sesión abierta y con qué ingresas.',
  password: {
    title: 'Contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    confirm: 'Repite la contraseña nueva',
    help: 'Mínimo 8 caracteres',
    ends: 'Al cambiarla cerramos tus otras sesiones.',
    save: 'Cambiar contraseña',
    saving: 'Cambiando…',
    saved: 'Cambiamos tu contraseña y cerramos tus otras sesiones.',
    failed: 'No pudimos cambiar tu contraseña. Inténtalo de nuevo.',
    none: 'Tu cuenta no tiene contraseña todavía. Te enviamos un enlace por correo para crear una.',
    create: 'Crear una contraseña',
  },
  sessions: {
    title: 'Sesiones abiertas',
    lead: 'Si no reconoces alguna, ciérrala y cambia tu contraseña.',
    current: 'Este dispositivo',
    since: (moment: string) => `Desde el ${formatDate(moment)}`,
    lastSeen: (moment: string, now: number) => `Última actividad ${formatAgo(moment, now)}`,
    end: 'Cerrar',
    endNamed: (device: string) => `Cerrar la sesión de ${device}`,
    ended: (device: string) => `Cerramos la sesión de ${device}.`,
    endAll: 'Cerrar todas',
    endAllTitle: '¿Cerrar todas tus sesiones?',
    endAllText: 'También cerraremos la de este dispositivo. Tendrás que ingresar de nuevo.',
    keep: 'Dejarlas abiertas',
    failed: 'No pudimos cerrar la sesión. Inténtalo de nuevo.',
  },
  providers: {
    title: 'Otras formas de ingresar',
    none: 'No has vinculado ninguna cuenta. Cuando ingreses con una, la verás aquí.',
    linked: (moment: string) => `Vinculada el ${formatDate(moment)}`,
    unlink: 'Desvincular',
    unlinkNamed: (label: string) => `Desvincular ${label}`,
    unlinked: (label: string) => `Desvinculamos ${label} de tu cuenta.`,
    failed: 'No pudimos desvincularla. Inténtalo de nuevo.',
  },
} as const;
