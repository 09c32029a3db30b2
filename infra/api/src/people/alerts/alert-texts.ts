/** Sentences about alerts. */
export const alertTexts = {
  deleted: 'Eliminamos la alerta.',
  changed: 'Guardamos los cambios de tu alerta.',
  paused: 'Pausamos la alerta. No te escribiremos hasta que la reanudes.',
  resumed: 'Reanudamos la alerta.',
  email: 'El mail no es válido',
  terms: 'Debes aceptar los términos y condiciones.',
  full: 'Puedes tener máximo 20 alertas. Elimina una para crear otra.',
  confirm: {
    title: '¿Confirmas tu alerta?',
    text: 'Te escribiremos a este correo cuando haya inmuebles nuevos para tu búsqueda. Puedes cancelarla en cualquier momento.',
    button: 'Confirmar mi alerta',
  },
  confirmed: { title: 'Tu alerta está activa', text: 'Te escribiremos cuando haya inmuebles nuevos para tu búsqueda.' },
  end: {
    title: '¿Cancelas esta alerta?',
    text: 'Ya no te escribiremos sobre esta búsqueda.',
    button: 'Cancelar la alerta',
  },
  endDigest: {
    title: '¿Cancelas estas alertas?',
    text: 'Ya no te escribiremos sobre las búsquedas de ese correo.',
    button: 'Cancelar las alertas',
  },
  ended: {
    title: 'Cancelamos la alerta',
    text: 'Ya no te escribiremos sobre esta búsqueda. Puedes crear otra alerta cuando quieras.',
  },
  home: {
    hiddenPrice: 'Precio por confirmar',
    formerPrice: (price: string, former: string) => `${price} (antes ${former})`,
    listed: 'Nuevo',
    cheaper: 'Bajó de precio',
    rooms: ['alcoba', 'alcobas'],
    baths: ['baño', 'baños'],
  },
} as const;
