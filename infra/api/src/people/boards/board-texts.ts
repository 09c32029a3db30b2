/** Sentences about shared lists. */
export const boardTexts = {
  shared: 'Tu lista ya se puede compartir.',
  renewed: 'Tu lista tiene un enlace nuevo. El anterior ya no sirve.',
  ended: 'Dejaste de compartir tu lista.',
  removed: 'Esa persona ya no ve tu lista, y el enlace cambió.',
  letters: 'Te escribiremos una vez al día como máximo cuando haya novedades.',
  noLetters: 'No te escribiremos sobre esta lista.',
  joined: 'Ya participas en esta lista.',
  full: 'En esta lista ya participan todas las personas que caben.',
  name: 'Escribe tu nombre para que sepan quién eres.',
  marked: 'Guardamos lo que piensas.',
  unmarked: 'Quitamos tu opinión.',
  commented: 'Publicamos tu comentario.',
  crowded: 'Esta lista ya no recibe más comentarios.',
  deleted: 'Eliminamos el comentario.',
  left: 'Saliste de la lista.',
} as const;
