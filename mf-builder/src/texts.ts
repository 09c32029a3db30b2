import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Every Spanish sentence of the builder area. */
export const texts = {
  frame: {
    home: 'ir al inicio',
    area: 'Constructoras',
    menu: 'Menú de constructora',
    projects: 'Mis proyectos',
    signOut: 'Cerrar sesión',
  },
  login: {
    title: 'Ingreso de constructoras',
    intro: 'Administra tus proyectos y mira cómo van.',
    password: 'Contraseña',
    submit: 'Ingresar',
    sending: 'Ingresando…',
    notBuilder: 'Esta cuenta no es de una constructora. Ingresa con la cuenta de tu empresa.',
    failed: 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.',
  },
  close: {
    title: 'Cerrando tu sesión…',
    failed: 'No pudimos cerrar tu sesión.',
    retry: 'Intentar de nuevo',
  },
  projects: {
    title: 'Mis proyectos',
    documentTitle: `Mis proyectos | ${productName}`,
    count: (count: number) => (count === 1 ? '1 proyecto' : `${count} proyectos`),
    empty: 'La lista esta vacía',
    emptyHint: 'Cuando publiquemos tu primer proyecto lo verás aquí, con sus contactos y visitas.',
    project: 'Proyecto',
    state: 'Publicación',
    price: 'Desde',
    noPrice: 'Sin precio',
    plants: 'Tipologías activas',
    ofTotal: (active: number, total: number) => `${active} de ${total}`,
    contacts: 'Contactos (30 días)',
    views: 'Visitas (30 días)',
    updated: 'Actualizado',
    see: 'Ver en el portal',
    filter: 'Estado',
    all: 'Todos',
  },
  invite: {
    title: '¿Construyes vivienda nueva?',
    text: 'Administra tus proyectos, sus precios y sus contactos desde tu espacio de constructora.',
    action: 'Entrar como constructora',
  },
  states: {
    draft: 'Borrador',
    'in-review': 'En revisión',
    published: 'Publicado',
    paused: 'Pausado',
    archived: 'Archivado',
  },
} as const;
