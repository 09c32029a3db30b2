/** What stands where a person's own words or name stood. */
export const deletionTexts = {
  name: 'Persona que eliminó su cuenta',
  comment: 'Su autor eliminó este comentario.',
  question: {
    title: '¿Conservas tu cuenta?',
    text: 'Cancelaremos la eliminación y todo seguirá como lo dejaste.',
    button: 'Conservar mi cuenta',
  },
  kept: { title: 'Conservamos tu cuenta', text: 'Ya puedes ingresar como siempre.' },
} as const;
