/** Sentences about signing in at identity providers. */
export const texts = {
  failed: 'Error al iniciar sesión',
  exists: (email: string) => `Ya existe una cuenta con el email ${email}.`,
  usePassword: 'Inicia sesión con tu contraseña para vincularla.',
  passwordOnly: 'Inicia sesión con tu contraseña.',
  useProviders: (labels: readonly string[]) =>
    `Inicia sesión con ${new Intl.ListFormat('es', { type: 'disjunction' }).format(labels)}.`,
  useAnother: 'Por favor, usa otro método de inicio de sesión.',
  unproven: (label: string, email: string) =>
    `${label} no confirma que ${email} es tuyo. Inicia sesión con tu contraseña para vincularlo, o crea una cuenta.`,
  password: 'La contraseña no es correcta, o hubo demasiados intentos. Intenta de nuevo en unos minutos.',
  work: 'Hubo varios intentos con esta cuenta. Antes de revisar tu contraseña tenemos que comprobar que eres una persona.',
  lastWayIn: 'Es tu única forma de ingresar. Crea una contraseña antes de desvincularla.',
} as const;
