/** Every Spanish sentence of the comparator. */
export const texts = {
  tray: {
    label: 'Tu comparador',
    count: (count: number, max: number) => `${count} de ${max}`,
    compare: 'Comparar',
    needTwo: 'Agrega otro proyecto para comparar',
  },
  overlay: {
    title: (count: number) => `Comparar (${count})`,
    feature: 'Característica',
    price: 'Precio desde',
    priceHidden: 'Precio por confirmar',
    add: 'Agregar otro proyecto',
    remove: (title: string) => `Quitar ${title}`,
    see: 'Ver Proyecto',
    loading: 'Cargando los proyectos que comparas',
    failed: 'No pudimos cargar tus proyectos. Tu selección sigue guardada.',
    empty: 'Aún no comparas ningún proyecto',
    emptyHint: 'Usa el botón de comparar en cualquier tarjeta y míralos aquí lado a lado.',
    search: 'Buscar proyectos',
    unavailable: 'Proyecto no disponible',
  },
  toasts: {
    duplicate: 'Este proyecto ya lo estas comparando',
    full: 'Puedes comparar máximo 4 proyectos a la vez. Quita uno para agregar otro.',
    added: (title: string) => `Agregamos ${title} a tu comparador`,
  },
} as const;
