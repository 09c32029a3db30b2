import type { WithdrawablePurpose } from '@umbral/domain/people/consent.ts';

/** Sentences about the own data that calls answer with. */
export const privacyTexts = {
  withdrawn: {
    contact: 'Retiramos tu autorización de contacto y les pedimos a las constructoras que no te escriban más.',
    newsletter: 'Retiramos tu autorización y cancelamos tu suscripción al boletín.',
    alerts: 'Retiramos tu autorización y pausamos tus alertas.',
    'third-parties': 'Retiramos tu autorización. No compartiremos tus datos con redes publicitarias.',
  } satisfies Record<WithdrawablePurpose, string>,
  password: 'La contraseña no es correcta, o hubo demasiados intentos. Intenta de nuevo en unos minutos.',
  lastAdministrator: 'Eres la única persona que administra el portal. Nombra a otra antes de eliminar tu cuenta.',
  signInAgain:
    'Tu cuenta no tiene contraseña: para eliminarla, cierra la sesión, ingresa de nuevo y vuelve en los siguientes 10 minutos.',
} as const;

/** Sentences of the page on which people without script end their account. */
export const deletionPageTexts = {
  title: '¿Eliminamos tu cuenta?',
  lead: 'Cerraremos todas tus sesiones ahora y borraremos tu cuenta en 14 días. Hasta entonces puedes arrepentirte: basta con ingresar de nuevo o usar el enlace del correo.',
  password: 'Tu contraseña',
  button: 'Sí, eliminarla',
  keep: 'Conservarla y volver',
  asked: 'Vamos a eliminar tu cuenta',
  askedText: (due: string) => `La borraremos el ${due}. Si cambias de opinión, ingresa antes de ese día.`,
} as const;
