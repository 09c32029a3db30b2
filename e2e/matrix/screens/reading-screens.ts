import { routes } from '@umbral/domain/routes/table.ts';
import type { Screen } from './screen.ts';

/** Screens of mf-content that are read: news, guides, texts of the house. */
export const readingScreens: readonly Screen[] = [
  { key: 'news', path: () => routes.news.href(), title: /Actualidad/, h1: /Actualidad/, shows: /min de lectura/ },
  {
    key: 'newsByTag',
    path: ({ tag }) => routes.newsByTag.href({ id: tag }),
    title: /Noticias sobre/,
    h1: /Noticias sobre/,
    shows: /min de lectura/,
  },
  {
    key: 'article',
    path: ({ article }) => routes.article.href({ id: article.slug }),
    canonical: ({ article }) => routes.articleInCategory.href({ category: article.category, id: article.slug }),
    title: /\| Umbral$/,
    h1: /\w/,
    shows: /Comentarios/,
  },
  {
    key: 'articleInCategory',
    path: ({ article }) => routes.articleInCategory.href({ category: article.category, id: article.slug }),
    title: /\| Umbral$/,
    h1: /\w/,
    shows: /Comentarios/,
  },
  { key: 'guides', path: () => routes.guides.href(), title: /Guías/, h1: /Guías/, shows: /desde el exterior/ },
  {
    key: 'guide',
    path: ({ guide }) => routes.guide.href({ id: guide.slug }),
    title: /\| Umbral$/,
    h1: /Comprar vivienda nueva, paso a paso/,
    shows: /Descargas/,
  },
  { key: 'cookieNotice', path: () => routes.cookieNotice.href(), title: /ookies/, h1: /ookies/, shows: /Versión/ },
  { key: 'habeasData', path: () => routes.habeasData.href(), title: /datos|data/i, h1: /datos|data/i, shows: /1581/ },
  { key: 'aboutUs', path: () => routes.aboutUs.href(), title: /Quiénes somos/, h1: /Quiénes somos/, shows: /vivienda/ },
  { key: 'terms', path: () => routes.terms.href(), title: /Términos/, h1: /Términos/, shows: /Versión/ },
  {
    key: 'colombiansAbroad',
    path: () => routes.colombiansAbroad.href(),
    title: /Colombianos en el exterior/,
    h1: /Colombianos en el exterior/,
    shows: /poder/,
  },
  {
    key: 'promoteProjects',
    path: () => routes.promoteProjects.href(),
    title: /Impulsa tus proyectos/,
    h1: /Impulsa tus proyectos/,
    shows: /constructora/,
  },
  {
    key: 'survey',
    path: () => routes.survey.href(),
    title: /Encuesta/,
    h1: /Tu opinión nos ayuda a mejorar/,
    shows: /Enviar calificación/,
  },
  {
    key: 'audience',
    path: () => routes.audience.href(),
    title: /Tus respuestas/,
    h1: /Lo que Umbral sabe de tu búsqueda/,
    shows: /Lo que sabes de comprar vivienda/,
  },
];
