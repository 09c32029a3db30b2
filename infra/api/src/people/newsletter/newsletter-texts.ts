/** Sentences about the newsletter. */
export const newsletterTexts = {
  asked: 'Te enviamos un correo para confirmar tu suscripción al boletín.',
  confirm: {
    title: '¿Confirmas tu suscripción?',
    text: 'Te escribiremos a este correo con proyectos nuevos. Puedes cancelar en cualquier momento.',
    button: 'Confirmar mi suscripción',
  },
  confirmed: { title: 'Te suscribiste al boletín', text: 'Te escribiremos con proyectos de tu interés.' },
  end: {
    title: '¿Cancelas tu suscripción?',
    text: 'Ya no recibirás el boletín.',
    button: 'Cancelar la suscripción',
  },
  ended: { title: 'Cancelamos tu suscripción', text: 'Ya no recibirás el boletín. Puedes volver cuando quieras.' },
} as const;
