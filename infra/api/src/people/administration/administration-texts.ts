/** Sentences about the accounts of others. */
export const administrationTexts = {
  roles: 'Guardamos los roles.',
  blocked: 'Bloqueamos la cuenta y cerramos sus sesiones.',
  unblocked: 'Desbloqueamos la cuenta.',
  settled: 'Guardamos el estado del contacto.',
  ended: 'Cerramos todas las sesiones de la cuenta.',
  self: {
    roles: 'No puedes quitarte el rol de administrador. Pídeselo a otra persona del equipo.',
    block: 'No puedes bloquear tu propia cuenta.',
    sessions: 'Aquí no cierras tus propias sesiones: hazlo desde tu cuenta.',
  },
  last: 'Debe quedar al menos una persona que administre el portal.',
} as const;
