/** Words of an article's page. */
export const articleTexts = {
  by: (author: string) => `Por ${author}`,
  updated: (date: string) => `Actualizado el ${date}`,
  tags: 'Etiquetas',
  neighbours: 'Más noticias en orden de fecha',
  previous: 'Noticia anterior',
  next: 'Noticia siguiente',
  recommended: 'Te recomendamos leer',
} as const;
