import { formatDate } from '@umbral/domain/format/format-date.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);
const listed = (texts: readonly string[]) => new Intl.ListFormat('es').format(texts);

/** Sentences of a list that is seen by its link. */
export const boardTexts = {
  documentTitle: (name: string) => `${name} | ${productName}`,
  gone: 'Esta lista ya no se comparte',
  overline: (owner: string) => `Lista de ${owner}`,
  lead: (homes: number, people: readonly string[]) =>
    people.length === 0
      ? count(homes, 'inmueble', 'inmuebles')
      : `${count(homes, 'inmueble', 'inmuebles')} · ${people.length === 1 ? 'Participa' : 'Participan'} ${listed(people)}`,
  you: 'tú',
  yours: 'Tú',
  joinTitle: 'Decidan juntos',
  join: (owner: string) =>
    `${owner} quiere saber qué piensas. Marca lo que te gusta, comenta cada inmueble y mira en qué están de acuerdo.`,
  name: 'Tu nombre',
  nameHelp: 'Así te verán las demás personas de la lista. No necesitas una cuenta.',
  nameMissing: 'Escribe tu nombre',
  enter: 'Participar',
  entering: 'Entrando…',
  news: (homes: number, marks: number, comments: number) =>
    `Desde tu última visita: ${listed(
      [
        homes > 0 && count(homes, 'inmueble nuevo', 'inmuebles nuevos'),
        marks > 0 && count(marks, 'opinión', 'opiniones'),
        comments > 0 && count(comments, 'comentario', 'comentarios'),
      ].filter((text) => text !== false),
    )}.`,
  fresh: 'Nuevo en la lista',
  hasNews: 'Con novedades',
  sort: 'Ordenar',
  orders: { agreed: 'Los que más gustan', recent: 'Agregados hace poco', cheap: 'Menor precio' },
  loved: (people: number) => (people === 2 ? 'Les encanta a los dos' : 'Les encanta a todos'),
  marks: { love: 'Me encanta', maybe: 'Tal vez', no: 'No' },
  markOf: (title: string) => `Qué piensas de ${title}`,
  said: { love: 'le encanta', maybe: 'tal vez', no: 'no' },
  comments: (number: number) => (number === 0 ? 'Comentar' : count(number, 'comentario', 'comentarios')),
  commentsOf: (title: string) => `Comentarios sobre ${title}`,
  comment: 'Tu comentario',
  commentMissing: 'Escribe tu comentario',
  commentOf: (title: string) => `Tu comentario sobre ${title}`,
  publish: 'Comentar',
  publishing: 'Publicando…',
  remove: 'Eliminar',
  removeOwn: 'Eliminar tu comentario',
  removeOf: (name: string) => `Eliminar el comentario de ${name}`,
  at: formatDate,
  empty: 'Esta lista todavía está vacía',
  emptyOwner: 'Agrega inmuebles desde tus favoritos y aparecerán aquí.',
  emptyGuest: (owner: string) => `Cuando ${owner} agregue inmuebles, aparecerán aquí.`,
  search: 'Buscar proyectos',
  manage: 'Administrar la lista',
  leave: 'Salir de la lista',
  leaveTitle: '¿Salir de la lista?',
  leaveText: 'Borraremos tus opiniones y comentarios. Con el enlace puedes volver a entrar.',
  stay: 'Quedarme',
  failed: 'Ocurrió un error. Intenta de nuevo en un momento.',
} as const;
