import { routes } from '@umbral/domain/routes/table.ts';
import { cards, type Screen } from './screen.ts';

/** One that is over on any day on which the suite runs. */
const seededEvent = { category: 'ferias-virtuales-umbral', id: 'feria-virtual-nacional-umbral-11' };

/** A builder that is at the virtual fair. */
const seededStand = 'constructora-guayacan';

/** Screens of events, television, the magazine and fairs. */
export const eventScreens: readonly Screen[] = [
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
  {
    key: 'fairStand',
    path: () => routes.fairStand.href({ region: 'home', stand: seededStand }),
    title: /Feria/,
    h1: /Estand \d+/,
    shows: /Habla con el estand/,
  },
  {
    key: 'fairWalk',
    path: () => routes.fairWalk.href({ region: 'home' }),
    title: /Mi ruta/,
    h1: /Mi ruta/,
    shows: /se guarda solo en este dispositivo/,
  },
  {
    key: 'fairRegistration',
    path: () => routes.fairRegistration.href(),
    title: /Registro a la feria/,
    h1: /Regístrate/,
    shows: /Ley 1581 de 2012/,
  },
  {
    key: 'fairThanks',
    path: () => routes.fairThanks.href(),
    title: /Gracias/,
    h1: /Gracias/,
    shows: /Ver proyectos/,
  },
  {
    key: 'ownHomeFair',
    path: () => routes.ownHomeFair.href(),
    title: /Feria de Vivienda Propia/,
    h1: /Feria de Vivienda Propia/,
    shows: cards,
  },
  {
    key: 'ownHomeFairEntry',
    path: () => routes.ownHomeFairEntry.href({ id: 'vivienda-propia-2025' }),
    title: /Feria de Vivienda Propia 2025/,
    h1: /Feria de Vivienda Propia 2025/,
    shows: /Esta edición terminó/,
  },
  {
    key: 'ownHomeFairByCity',
    path: () => routes.ownHomeFairByCity.href({ city: 'bogota' }),
    title: /Vivienda propia en Bogotá/,
    h1: /Vivienda propia en Bogotá/,
    shows: cards,
  },
];
