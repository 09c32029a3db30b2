import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the list of what is not published yet. */
export const draftsTexts = {
  title: 'Proyectos sin publicar',
  documentTitle: `Proyectos sin publicar | ${productName}`,
  lead: 'Borradores que puedes seguir y proyectos que aún no se ven en el portal.',
  create: 'Crear proyecto',
  drafts: 'Borradores',
  projects: 'Por publicar',
  untitled: 'Sin nombre',
  ofProject: 'Cambios de un proyecto que ya existe',
  ofNew: 'Proyecto nuevo',
  saved: (ago: string) => `Guardado ${ago}`,
  open: 'Seguir editando',
  openNamed: (title: string) => `Seguir editando ${title}`,
  edit: 'Editar',
  editNamed: (title: string) => `Editar ${title}`,
  empty: 'No hay nada sin publicar',
  emptyHint: 'Lo que empieces se guarda aquí mientras lo escribes.',
} as const;
