import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the fair of own homes, its editions and cities. */
export const ownHomeTexts = {
  title: 'Feria de vivienda propia',
  documentTitle: (name: string, page: number) =>
    page > 1 ? `${name}, página ${page} | ${productName}` : `${name} | ${productName}`,
  cityTitle: (city: string) => `Vivienda propia en ${city}`,
  cityDescription: (city: string, fair: string) =>
    `Viviendas de ${fair} en ${city}: precios desde, subsidios que aplican y beneficios con su fecha.`,
  cityNotFound: 'Ciudad no encontrada',
  open: (ends: string) => `Abierta hasta el ${ends}`,
  past: (starts: string, ends: string) => `Edición terminada: del ${starts} al ${ends}`,
  coming: (starts: string, ends: string) => `Próxima edición: del ${starts} al ${ends}`,
  pastNotice: 'Esta edición terminó. Se puede leer, pero sus beneficios ya no valen y no recibe registros.',
  noLonger: 'Esta edición ya no tiene proyectos',
  noLongerHint:
    'Los proyectos dejaron la edición el día en que terminó, con sus precios y beneficios de feria. Los que siguen en venta están en el portal con su precio de hoy.',
  notYet: 'Los proyectos llegan cuando abra la edición',
  notYetHint: 'Mientras tanto puedes ver la vivienda de interés social que está en venta hoy.',
  seeVis: 'Ver vivienda de interés social',
  seeFairs: 'Ver las ferias',
  toCurrent: (name: string) => `Ir a ${name}`,
  register: 'Regístrate',
  about: {
    title: '¿Qué es?',
    text: 'Reúne viviendas que una primera compra puede alcanzar: de interés social (VIS), de interés prioritario (VIP) y las que aceptan subsidio. Cada precio dice de cuándo es y cada beneficio, hasta cuándo vale.',
  },
  subsidies: {
    title: 'Subsidios y topes',
    lead: 'Cifras oficiales con su fecha. Que un hogar cumpla las condiciones no asegura que haya recursos.',
    home: 'Mi Casa Ya',
    homeState: 'Recursos limitados en 2026: confirma antes de firmar.',
    compensation: 'Subsidio de tu caja de compensación',
    compensationState: 'Lo pide quien está afiliado; cada caja publica sus requisitos.',
    amounts: (low: string, other: string) =>
      `Hasta ${low} para los ingresos más bajos, hasta ${other} en los demás casos.`,
    limit: (amount: string) => `Hogares con ingresos de hasta ${amount} al mes.`,
    cap: (name: string, amount: string, year: number) => `Tope de ${name} en ${year}: ${amount}`,
    caps: {
      vip: 'vivienda de interés prioritario',
      vis: 'vivienda de interés social',
      agglomeration: 'VIS en ciudades de aglomeración',
    },
    capsTitle: 'Precio máximo',
    source: (source: string, date: string) => `Fuente: ${source}. Datos al ${date}.`,
  },
  cities: 'Ciudades de la feria',
  everywhere: 'Todo el país',
  projects: 'Proyectos de la feria',
  projectsIn: (city: string) => `Proyectos en ${city}`,
  empty: 'No se encontraron elementos. Considere cambiar la consulta de búsqueda.',
  emptyHint: (city: string) => `En ${city} aún no hay proyectos de esta feria. Mira en las otras ciudades.`,
  emptyFair: 'Esta edición no tiene proyectos a la venta en este momento.',
  seeAll: 'Ver todo el país',
  editions: 'Ediciones',
  none: 'Todavía no hay una edición de la feria de vivienda propia.',
  noneHint: 'Déjanos tu correo y te avisamos cuando haya una.',
} as const;
