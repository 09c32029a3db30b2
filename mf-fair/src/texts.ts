import { productName } from 'shared-contracts/domain/product.ts';

/** Every Spanish sentence of the fairs. */
export const texts = {
  home: 'Inicio',
  fairs: {
    title: 'Ferias de vivienda',
    documentTitle: `Ferias de vivienda nueva | ${productName}`,
    description: 'Ferias virtuales y presenciales de vivienda nueva: fechas, regiones y proyectos con beneficios.',
    lead: 'Beneficios por separar, asesores en línea y proyectos de todo el país en un solo lugar.',
    active: 'Feria activa',
    others: 'Otras ferias',
    enter: 'Entrar a la feria',
    empty: 'La lista esta vacía',
    emptyHint: 'Cuando haya una feria la anunciaremos aquí.',
  },
  fair: {
    dates: (from: string, to: string) => `Del ${from} al ${to}`,
    daysLeft: (days: number, until: string) =>
      days <= 1 ? `Último día: ${until}` : `Quedan ${days} días, hasta el ${until}`,
    projects: (count: number) => (count === 1 ? '1 proyecto' : `${count} proyectos`),
    builders: (count: number) => (count === 1 ? '1 constructora' : `${count} constructoras`),
    seeProjects: 'Ver proyectos',
    finished: 'Finalizada',
  },
  virtual: {
    documentTitle: (name: string, region: string) => `${name}${region} | ${productName}`,
    regions: 'Regiones de la feria',
    everywhere: 'Todo el país',
    region: (name: string) => `Proyectos en ${name}`,
    allProjects: 'Todos los proyectos de la feria',
    empty: 'No se encontraron elementos. Considere cambiar la consulta de búsqueda.',
    emptyHint: 'En esta región aún no hay proyectos de la feria. Mira los de todo el país.',
    seeAll: 'Ver todo el país',
    debug: 'Depuración de la feria',
  },
  closed: {
    title: 'Feria inmobiliaria',
    documentTitle: `Feria inmobiliaria | ${productName}`,
    lead: 'La feria virtual no está abierta en este momento.',
    next: 'Mientras tanto, los proyectos siguen aquí con sus precios de lanzamiento.',
    search: 'Buscar proyectos',
    open: 'La feria virtual está abierta ahora',
  },
  popup: {
    label: 'Aviso de feria',
    title: (name: string) => `${name} está abierta`,
    close: 'Cerrar aviso',
  },
} as const;
