import { route } from '@umbral/protocol/routes/route.ts';

/** Screens of mf-builder. */
export const builderRoutes = {
  userProjects: route('/user/projects', {
    id: 'R080',
    owner: 'mf-builder',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
  }),
  builderHome: route('/mi-cuenta/constructora', {
    id: 'R083',
    owner: 'mf-builder',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
  }),
  builderProjects: route('/mi-cuenta/constructora/proyectos', {
    id: 'R084',
    owner: 'mf-builder',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
  }),
  builderEditProjects: route('/mi-cuenta/constructora/editar-proyectos', {
    id: 'R085',
    owner: 'mf-builder',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
  }),
  builderEditProject: route('/mi-cuenta/constructora/editar-proyectos/:id', {
    id: 'R086',
    owner: 'mf-builder',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
  }),
  builderDrafts: route('/mi-cuenta/constructora/editar-proyectos-temp', {
    id: 'R087',
    owner: 'mf-builder',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
  }),
  builderEditDraft: route('/mi-cuenta/constructora/editar-proyectos-temp/:id', {
    id: 'R088',
    owner: 'mf-builder',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
  }),
  builderNewProject: route('/mi-cuenta/constructora/proyecto-nuevo', {
    id: 'R089',
    owner: 'mf-builder',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
  }),
  builderRequestProject: route('/mi-cuenta/constructora/proyecto-nuevo2', {
    id: 'R090',
    owner: 'mf-builder',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
  }),
  // Beyond the specification's list of screens.
  builderLearning: route('/mi-cuenta/constructora/resultados', {
    id: 'R118',
    owner: 'mf-builder',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
  }),
  builderLogin: route('/builder-update/login', {
    id: 'R097',
    owner: 'mf-builder',
    layout: 'clean',
    robots: 'noindex',
    section: 'none',
  }),
  builderCloseSession: route('/builder-update/close-session', {
    id: 'R098',
    owner: 'mf-builder',
    layout: 'clean',
    robots: 'noindex',
    section: 'none',
  }),
  builderUpdateProjects: route('/builder-update/proyectos', {
    id: 'R099',
    owner: 'mf-builder',
    layout: 'clean',
    robots: 'noindex',
    section: 'none',
  }),
  builderUpdateProject: route('/builder-update/proyectos/:id', {
    id: 'R100',
    owner: 'mf-builder',
    layout: 'clean',
    robots: 'noindex',
    section: 'none',
  }),
} as const;
