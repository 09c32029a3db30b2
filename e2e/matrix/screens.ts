import { type RouteKey, routes } from 'shared-contracts/routes/table.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';

/** How a screen that this build has must answer. */
export interface Screen {
  readonly key: RouteKey;
  /** One address of it. */
  readonly path: (catalogue: Catalogue) => string;
  readonly title: RegExp;
  readonly h1: RegExp;
  /** What must be readable without JavaScript, besides the heading. */
  readonly shows: RegExp;
  /** Who must be signed in to see it; anybody when absent. */
  readonly visitor?: 'builder';
  /** Where it is not the route's own. */
  readonly robots?: string;
  /** Where it is not the address itself. */
  readonly canonical?: (catalogue: Catalogue) => string;
}

const cards = /Ver Proyecto/;

/** One that is over on any day on which the suite runs. */
const seededEvent = { category: 'ferias-virtuales-umbral', id: 'feria-virtual-nacional-umbral-11' };

/** Every screen that is built, with an example of its address. */
export const screens: readonly Screen[] = [
  {
    key: 'home',
    path: () => routes.home.href(),
    title: /^Umbral: vivienda nueva/,
    h1: /Tu casa todavía es un plano/,
    shows: /Comienza por aquí/,
  },
  {
    key: 'immediateDelivery',
    path: () => routes.immediateDelivery.href(),
    title: /entrega inmediata/i,
    h1: /entrega inmediata/,
    shows: cards,
  },
  {
    key: 'housing',
    path: () => routes.housing.href({ city: 'bogota' }),
    title: /Bogotá/,
    h1: /Vivienda nueva en Bogotá/,
    shows: cards,
  },
  {
    key: 'housingByDepartment',
    path: ({ department }) => routes.housingByDepartment.href({ id: department }),
    title: /Antioquia/,
    h1: /Antioquia/,
    shows: cards,
  },
  {
    key: 'housingByRegion',
    path: () => routes.housingByRegion.href({ region: 'caribe' }),
    title: /Caribe/,
    h1: /Caribe/,
    shows: cards,
  },
  {
    key: 'housingByRegionAndType',
    path: () => routes.housingByRegionAndType.href({ region: 'caribe', type: 'apartamento' }),
    title: /Apartamentos nuevos/,
    h1: /Apartamentos nuevos.*Caribe/,
    shows: cards,
  },
  { key: 'vis', path: () => routes.vis.href(), title: /VIS/, h1: /interés social/, shows: cards },
  {
    key: 'visByDepartment',
    path: ({ department }) => routes.visByDepartment.href({ id: department }),
    title: /VIS.*Antioquia/,
    h1: /Antioquia/,
    shows: cards,
  },
  { key: 'vip', path: () => routes.vip.href(), title: /VIP/, h1: /interés prioritario/, shows: /inmueble/ },
  { key: 'gold', path: () => routes.gold.href(), title: /Gold/, h1: /Proyectos Gold/, shows: cards },
  { key: 'aboveVis', path: () => routes.aboveVis.href(), title: /superior a VIS/i, h1: /superior a VIS/, shows: cards },
  { key: 'holiday', path: () => routes.holiday.href(), title: /vacacionales/, h1: /vacacionales/, shows: cards },
  {
    key: 'holidayByDepartment',
    path: () => routes.holidayByDepartment.href({ id: 'bolivar' }),
    title: /Bolívar/,
    h1: /Bolívar/,
    shows: cards,
  },
  {
    key: 'abroad',
    path: () => routes.abroad.href({ country: 'panama' }),
    title: /Panamá/,
    h1: /Panamá/,
    shows: cards,
  },
  {
    key: 'neighbourhoods',
    path: () => routes.neighbourhoods.href({ city: 'bogota' }),
    title: /barrio/,
    h1: /Bogotá/,
    shows: cards,
  },
  {
    key: 'tour360',
    path: () => routes.tour360.href({ city: 'bogota' }),
    title: /360/,
    h1: /360.*Bogotá/,
    shows: cards,
  },
  { key: 'lots', path: () => routes.lots.href(), title: /lotes/, h1: /lotes/, shows: cards },
  {
    key: 'projectsMap',
    path: () => routes.projectsMap.href(),
    title: /^Mapa de proyectos/,
    h1: /^Mapa de proyectos$/,
    shows: /Proyectos por ciudad/,
  },
  {
    key: 'tvByCity',
    path: ({ tvCity }) => routes.tvByCity.href({ city: tvCity }),
    title: /Umbral TV/,
    h1: /Umbral TV/,
    shows: cards,
  },
  {
    key: 'tvByZone',
    path: ({ tvCity, tvZone }) => routes.tvByZone.href({ city: tvCity, zone: tvZone }),
    title: /Umbral TV/,
    h1: /Umbral TV/,
    shows: /inmueble/,
  },
  {
    key: 'searchForYouByRegion',
    path: () => routes.searchForYouByRegion.href({ region: 'caribe' }),
    title: /^Buscamos por ti tu vivienda nueva en el Caribe/,
    h1: /Buscamos tu vivienda nueva en el Caribe/,
    shows: /Busquen por mí/,
  },
  {
    key: 'searchForYouThanks',
    path: () => routes.searchForYouThanks.href(),
    title: /^¡Gracias! Ya estamos buscando por ti/,
    h1: /Ya estamos buscando por ti/,
    shows: /un día hábil/,
  },
  {
    key: 'searchForYouAbroad',
    path: () => routes.searchForYouAbroad.href(),
    title: /en el exterior/,
    h1: /Buscamos tu vivienda nueva en el exterior/,
    shows: /¿En qué país buscas\?/,
  },
  {
    key: 'searchForYouAbroadThanks',
    path: () => routes.searchForYouAbroadThanks.href(),
    title: /^¡Gracias! Ya estamos buscando por ti/,
    h1: /Ya estamos buscando por ti/,
    shows: /dos días hábiles/,
  },
  {
    key: 'builders',
    path: () => routes.builders.href(),
    title: /^Constructoras de vivienda nueva/,
    h1: /Constructoras/,
    shows: /con proyectos de vivienda nueva/,
  },
  {
    key: 'buildersByCity',
    path: () => routes.buildersByCity.href({ city: 'bogota' }),
    title: /Constructoras en Bogotá/,
    h1: /Constructoras en Bogotá/,
    shows: /proyecto/,
  },
  {
    key: 'builder',
    path: ({ plant }) => routes.builder.href({ builder: plant.builderSlug }),
    title: /proyectos de vivienda nueva/,
    h1: /\w/,
    shows: /en venta/,
  },
  {
    key: 'builderInCity',
    path: ({ plant }) => routes.builderInCity.href({ builder: plant.builderSlug, city: plant.citySlug }),
    title: /Bogotá/,
    h1: /Bogotá/,
    shows: /proyecto/,
  },
  {
    key: 'plant',
    path: ({ plant }) => plant.href,
    title: /Bogotá \| Umbral$/,
    h1: /·/,
    shows: /Contacta a la constructora/,
  },
  {
    key: 'plantAbroad',
    path: ({ plantAbroad }) => plantAbroad.href,
    title: /\| Umbral$/,
    h1: /·/,
    shows: /Contacta a la constructora/,
  },
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
  { key: 'events', path: () => routes.events.href(), title: /Eventos/, h1: /Eventos/, shows: /En curso y próximos/ },
  {
    key: 'event',
    path: () => routes.event.href({ id: seededEvent.id }),
    title: /11\.ª Feria Virtual/,
    h1: /11\.ª Feria Virtual/,
    shows: /Entrada gratuita/,
  },
  {
    key: 'eventInCategory',
    path: () => routes.eventInCategory.href(seededEvent),
    title: /11\.ª Feria Virtual/,
    h1: /11\.ª Feria Virtual/,
    shows: /Entrada gratuita/,
    canonical: () => routes.event.href({ id: seededEvent.id }),
  },
  {
    key: 'virtualFairEvents',
    path: () => routes.virtualFairEvents.href(),
    title: /Ferias virtuales/,
    h1: /Ferias virtuales/,
    shows: /Ediciones anteriores/,
  },
  {
    key: 'realEstateFairEvents',
    path: () => routes.realEstateFairEvents.href(),
    title: /Feria inmobiliaria/,
    h1: /Feria inmobiliaria/,
    shows: /Ediciones anteriores/,
  },
  {
    key: 'magazine',
    path: () => routes.magazine.href(),
    title: /Revista/,
    h1: /Edición \d+/,
    shows: /En esta edición/,
  },
  { key: 'tv', path: () => routes.tv.href(), title: /Umbral TV/, h1: /Umbral TV/, shows: /Horarios TV/ },
  {
    key: 'tvProgramme',
    path: () => routes.tvProgramme.href({ id: 'bogota-estrena' }),
    title: /Bogotá estrena/,
    h1: /Bogotá estrena/,
    shows: /Ver proyectos de este programa/,
  },
  { key: 'fairs', path: () => routes.fairs.href(), title: /Ferias/, h1: /Ferias/, shows: /Feria activa/i },
  {
    key: 'realEstateFair',
    path: () => routes.realEstateFair.href(),
    title: /Feria inmobiliaria/,
    h1: /Feria inmobiliaria/,
    shows: /Buscar proyectos|Entrar a la feria|está abierta/,
  },
  {
    key: 'virtualFair',
    path: () => routes.virtualFair.href({ region: 'centro' }),
    title: /Feria/,
    h1: /Feria|feria/,
    shows: cards,
  },
  { key: 'login', path: () => routes.login.href(), title: /Ingresa/, h1: /Ingresa/, shows: /Contraseña/ },
  {
    key: 'registration',
    path: () => routes.registration.href(),
    title: /Crea tu cuenta/,
    h1: /Crea tu cuenta/,
    shows: /Paso 1 de 2/,
  },
  {
    key: 'accountFavourites',
    path: () => routes.accountFavourites.href(),
    title: /Tus favoritos/,
    h1: /Tus favoritos/,
    shows: /./,
    visitor: 'builder',
  },
  {
    key: 'userFavourites',
    path: () => routes.userFavourites.href(),
    title: /Tus favoritos/,
    h1: /Tus favoritos/,
    shows: /./,
    visitor: 'builder',
  },
  {
    key: 'builderLogin',
    path: () => routes.builderLogin.href(),
    title: /constructoras/i,
    h1: /Ingreso de constructoras/,
    shows: /Contraseña/,
  },
  {
    key: 'builderCloseSession',
    path: () => routes.builderCloseSession.href(),
    title: /sesión/,
    h1: /sesión/,
    shows: /./,
  },
  ...(['builderUpdateProjects', 'userProjects', 'builderProjects'] as const).map(
    (key): Screen => ({
      key,
      path: () => routes[key].href(),
      title: /Mis proyectos/,
      h1: /Mis proyectos/,
      shows: /Publicado/,
      visitor: 'builder',
    }),
  ),
  ...(['compositionTest', 'compositionTestMissing', 'compositionTestSlow', 'compositionTestThrowing'] as const).map(
    (key): Screen => ({
      key,
      path: () => routes[key].href(),
      title: /^Prueba de composición/,
      h1: /^Prueba de composición/,
      shows: /mf-builder/,
    }),
  ),
];
