import type { ProjectAction, ProjectState } from './project-states.ts';

/** Where a project stands on its way to the portal, as its builder and the team read it. */
export const projectStateLabels: Readonly<Record<ProjectState, string>> = {
  draft: 'Borrador',
  'in-review': 'En revisión',
  published: 'Publicado',
  paused: 'Pausado',
  archived: 'Archivado',
};

/** What can be done with a project, as its button says it. */
export const projectActionLabels: Readonly<Record<ProjectAction, string>> = {
  'send-to-review': 'Enviar a revisión',
  withdraw: 'Retirar de revisión',
  publish: 'Publicar',
  return: 'Devolver a borrador',
  pause: 'Pausar',
  activate: 'Activar',
  archive: 'Archivar',
  restore: 'Recuperar',
};
