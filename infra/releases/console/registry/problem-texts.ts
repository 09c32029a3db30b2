import type { Problem } from './answers.ts';

const sentences: Readonly<Record<string, string>> = {
  away: 'No hay conexión con el registro. Nada cambió: prueba de nuevo.',
  unreadable: 'El registro respondió algo que esta consola no entiende. Recarga la página.',
  'not-authenticated': 'Tu sesión terminó. Ingresa de nuevo.',
  'not-allowed': 'Tu clave no puede cambiar este remoto: es de otro equipo.',
  'not-found': 'Ya no existe.',
  'not-in-environment': 'Las visitas de este entorno ya no tienen esta versión. Recarga la página.',
  'shell-too-old': 'El shell de este entorno todavía no lee ajustes. Publica antes uno que los lea.',
  'composition-changed': 'Mientras mirabas, algo cambió. Revisa qué fue antes de decidir.',
  pinned: 'Este remoto está fijado. Quita primero la fijación.',
  'nothing-to-roll-back': 'No hay una versión anterior a la cual volver.',
  'release-incomplete': 'Esta versión todavía no termina de subir.',
  'release-collected': 'Los archivos de esta versión ya se retiraron. Publícala de nuevo.',
  'wrong-signature': 'La firma de esta versión ya no es de confianza.',
  'approval-needed': 'Esto lo deciden dos: pide a otra persona que lo apruebe en Aprobaciones, y repítelo después.',
  'second-factor-needed': 'Antes de esto, ingresa otra vez al portal con tu segundo paso: vale durante quince minutos.',
  'gate-refused': 'La comprobación no deja publicar esta versión.',
  'contract-missing': 'Esta versión no trae contrato: no se puede saber si rompe algo.',
  claimed: 'Otro remoto ya tiene una dirección o un tema de esta versión.',
  withdrawn: 'Este remoto fue retirado. Hay que registrarlo otra vez.',
  'too-many-requests': 'Demasiadas solicitudes desde tu dirección. Espera un momento.',
  unavailable: 'El registro no puede responder ahora. No se perdió nada: prueba de nuevo.',
};

/** One sentence for people; what the console does not know it tells in the registry's own words. */
export function problemText({ type, title }: Problem): string {
  return sentences[type] ?? (title || 'Algo salió mal en el registro.');
}
