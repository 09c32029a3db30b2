import type { ProblemType } from '@umbral/protocol/calls/problem.ts';

const problems: Record<ProblemType, string> = {
  'invalid-input': 'Revisa los datos e intenta de nuevo.',
  'not-signed-in': 'Inicia sesión para continuar.',
  'not-allowed': 'No tienes permiso para hacer esto.',
  'second-factor-needed': 'Confirma que eres tú para hacer esto.',
  'not-found': 'No encontramos lo que buscas.',
  conflict: 'Alguien cambió estos datos antes que tú.',
  'too-large': 'El archivo o el texto es demasiado grande.',
  'unsupported-type': 'Este tipo de contenido no se admite.',
  'too-many-requests': 'Hiciste demasiados intentos. Espera un momento.',
  unavailable: 'El servicio no está disponible en este momento.',
  'read-only': 'Por unos minutos no podemos guardar cambios. Puedes seguir mirando.',
  internal: 'Ocurrió un error. Por favor contacta a soporte.',
};

/** Sentences of the engine: refusals by protocol, pages behind links of mails, answers to forms. */
export const texts = {
  problems,
  brokenText: 'El texto tiene caracteres que no se admiten',
  unknownField: 'Este campo no existe',
  wrongValue: 'El valor no es válido',
  sent: 'Los datos se han enviado correctamente',
  wayHome: 'Ir al inicio',
  linkGone: {
    title: 'Este enlace ya no sirve',
    text: 'El enlace venció o ya se usó. Si todavía lo necesitas, pídelo de nuevo en el portal.',
  },
  formRefused: {
    title: 'No pudimos enviar el formulario',
    text: (wrong: string) => `${wrong} Vuelve atrás con tu navegador, corrige los datos y envíalo de nuevo.`,
  },
} as const;
