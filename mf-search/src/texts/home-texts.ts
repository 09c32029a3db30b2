import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the home page. */
export const homeTexts = {
  documentTitle: `${productName}: vivienda nueva en Colombia con todos sus números`,
  description:
    'Encuentra apartamentos y casas nuevas en Colombia: precio, cuota, planos, subsidios y fecha de entrega de cada proyecto, para comparar y decidir con calma.',
  title: 'Tu casa todavía es un plano. Mírala con todos sus números.',
  projects: { one: 'proyecto nuevo', many: 'proyectos nuevos' },
  quickLinks: 'Atajos',
  refused: 'Tu cuenta no tiene permiso para ver esa página. Es de las constructoras y de la administración.',
  immediateDelivery: 'Entrega inmediata',
  vis: 'VIS',
  withSubsidy: 'Con subsidio',
  newest: 'Recién publicados',
  nearMe: 'Cerca de mí',
  locating: 'Buscando dónde estás…',
  again: 'Retoma',
  fresh: 'Lo que llegó esta semana',
  arrived: (count: string) => `${count} esta semana`,
  lastSearch: (label: string) => `Tu última búsqueda: «${label}»`,
  nothingSince: 'sin novedades desde entonces',
  since: { one: 'nuevo', many: 'nuevos' },
  see: 'Ver',
  plan: {
    living: 'Sala',
    kitchen: 'Cocina',
    main: 'Alcoba 1',
    second: 'Alcoba 2',
    study: 'Estudio',
    terrace: 'Balcón',
    width: '8,40',
    height: '6,10',
    room: '4,02',
  },
} as const;
