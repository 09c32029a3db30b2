/** Sentences that calls answer with `ok`. */
export const texts = {
  login: {
    refused: 'El email o la contraseña no son correctos, o hubo demasiados intentos. Intenta de nuevo en unos minutos.',
  },
  register: {
    captcha: 'No pudimos confirmar que eres una persona. Verifica el captcha de nuevo.',
    refused: 'No pudimos crear la cuenta con estos datos. Si ya tienes una, inicia sesión o recupera tu contraseña.',
  },
  contact: {
    sent: 'Tus datos se han enviado correctamente',
    unavailable: 'Proyecto no disponible',
    day: 'Elige una fecha y una hora disponibles',
    country: 'El número debe ser del país donde vives',
  },
  sent: 'Los datos se han enviado correctamente',
  newsletter: 'Te suscribiste al boletín. Te escribiremos con proyectos de tu interés.',
  favourite: {
    deleted: 'Quitamos el inmueble de tus favoritos.',
    absent: 'Este inmueble no está en tus favoritos.',
    full: 'Puedes guardar máximo 200 favoritos. Quita alguno para agregar otro.',
  },
  comparison: {
    saved: 'Guardamos tu comparación.',
    deleted: 'Eliminamos la comparación.',
    few: 'Necesitas al menos 2 proyectos para guardar una comparación.',
    many: 'No puedes comparar más de 4 proyectos.',
    full: 'Puedes guardar máximo 5 comparaciones. Elimina una para guardar otra.',
    unavailable: 'Alguno de los proyectos ya no está disponible.',
  },
  alert: {
    deleted: 'Eliminamos la alerta.',
    email: 'El mail no es válido',
    terms: 'Debes aceptar los términos y condiciones.',
    full: 'Puedes tener máximo 20 alertas. Elimina una para crear otra.',
  },
  exclusive: 'Esta función no está disponible para tu tipo de cuenta.',
  canonical: { saved: 'Guardamos la regla canonical.', deleted: 'Eliminamos la regla canonical.' },
  redirect: {
    saved: 'Guardamos la redirección.',
    deleted: 'Eliminamos la redirección.',
    loop: 'Esta redirección haría un ciclo con otra.',
  },
} as const;
