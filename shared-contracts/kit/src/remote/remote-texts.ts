import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Spanish words that the platform says in a remote's place. */
export const remoteTexts = {
  notFoundTitle: '¡Oh no!',
  errorTitle: 'Error 500',
  errorText: 'Algo falló de nuestro lado. Inténtalo de nuevo o sigue por uno de estos caminos:',
  partFailed: 'Esta parte de la página no está disponible por ahora.',
  retry: 'Reintentar',
  loading: 'Cargando',
  typeOf: (project: string, area: string) => `${project} de ${area} m²`,
  compare: (title: string) => `Comparar ${title}`,
  favourite: (title: string) => `Guardar ${title} en favoritos`,
  share: (title: string) => `Compartir ${title}`,
  linkCopied: 'Copiamos el enlace. Ya puedes pegarlo donde quieras.',
  shareFailed: 'No pudimos compartir el enlace. Cópialo desde la barra de direcciones.',
  hide: (title: string) => `No me interesa ${title}`,
  backToProjects: 'Ver proyectos',
  backToBuilders: 'Ver constructoras',
  backToEvents: 'Ver eventos',
  backHome: 'Ir al inicio',
  backToTv: `Ir a ${productName} TV`,
  families: {
    housing: 'Proyectos de vivienda',
    vis: 'Vivienda de interés social',
    aboveVis: 'Superior a VIS',
    gold: 'Proyectos Gold',
  },
} as const;
