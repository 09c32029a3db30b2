const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

/** Sentences about sharing a list of favourites. */
export const shareTexts = {
  share: 'Compartir lista',
  shared: (news: number) => (news === 0 ? 'Lista compartida' : `Compartida · ${count(news, 'novedad', 'novedades')}`),
  title: (name: string) => `Comparte «${name}»`,
  about:
    'Crea un enlace y envíalo a quien decide contigo. Podrán marcar y comentar cada inmueble, con o sin cuenta. Tus notas y el resto de tus favoritos siguen siendo solo tuyos.',
  create: 'Crear enlace',
  link: 'Enlace de la lista',
  copy: 'Copiar enlace',
  send: 'Enviar',
  open: 'Ver la lista como la ven los demás',
  people: 'Quiénes participan',
  nobody: 'Nadie ha entrado todavía. Envía el enlace para empezar.',
  since: (day: string) => `Desde el ${day}`,
  removeNamed: (name: string) => `Quitar a ${name}`,
  remove: 'Quitar',
  removeTitle: (name: string) => `¿Quitar a ${name}?`,
  removeText:
    'Ya no verá tu lista y se borrarán sus opiniones y comentarios. También cambiará el enlace: envía el nuevo a las demás personas.',
  letters: 'Avisarme por correo',
  lettersHelp: 'Como máximo una vez al día, cuando alguien opine o comente.',
  renew: 'Cambiar enlace',
  renewTitle: '¿Cambiar el enlace?',
  renewText: 'El enlace de ahora dejará de funcionar. Quienes participan necesitarán el nuevo para entrar.',
  end: 'Dejar de compartir',
  endTitle: '¿Dejar de compartir?',
  endText:
    'El enlace dejará de funcionar y se borrarán las opiniones y los comentarios de todos. Tus inmuebles siguen en tus favoritos.',
  keep: 'Volver',
  failed: 'Ocurrió un error. Intenta de nuevo en un momento.',
} as const;
