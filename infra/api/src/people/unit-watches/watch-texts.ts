/** Sentences about waiting for a home. */
export const watchTexts = {
  watching: 'Te avisaremos si se libera.',
  confirm: 'Te enviamos un correo: confírmalo y te avisaremos si se libera.',
  free: 'Este inmueble ya está disponible. Puedes contactar a la constructora.',
  unreleased: 'Este inmueble aún no sale a la venta.',
  email: 'El mail no es válido',
  terms: 'Debes aceptar los términos y condiciones.',
  full: 'Puedes esperar máximo 20 inmuebles. Cancela uno para esperar otro.',
  question: {
    title: '¿Confirmas tu aviso?',
    text: 'Te escribiremos una sola vez a este correo, si el inmueble vuelve a estar disponible.',
    button: 'Confirmar mi aviso',
  },
  confirmed: { title: 'Tu aviso está activo', text: 'Te escribiremos si el inmueble vuelve a estar disponible.' },
  end: {
    title: '¿Cancelas este aviso?',
    text: 'Ya no te escribiremos sobre este inmueble.',
    button: 'Cancelar el aviso',
  },
  ended: { title: 'Cancelamos el aviso', text: 'Ya no te escribiremos sobre este inmueble.' },
} as const;
