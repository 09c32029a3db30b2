import { route } from '@umbral/protocol/routes/route.ts';

/** Screens of mf-project. */
export const projectRoutes = {
  builders: route('/constructoras', {
    id: 'R009',
    owner: 'mf-project',
    layout: 'default',
    robots: 'index,follow',
    section: 'builder',
  }),
  buildersByCity: route('/constructoras/ciudad/:city', {
    id: 'R010',
    owner: 'mf-project',
    layout: 'default',
    robots: 'index,follow',
    section: 'builder',
  }),
  builder: route('/constructoras/:builder', {
    id: 'R011',
    owner: 'mf-project',
    layout: 'default',
    robots: 'index,follow',
    section: 'builder',
  }),
  builderInCity: route('/constructoras/:builder/:city', {
    id: 'R012',
    owner: 'mf-project',
    layout: 'default',
    robots: 'index,follow',
    section: 'builder',
  }),
  launches: route('/lanzamiento', {
    id: 'R040',
    owner: 'mf-project',
    layout: 'project-launch',
    robots: 'index,follow',
    section: 'landing',
  }),
  launch: route('/lanzamiento/:id', {
    id: 'R041',
    owner: 'mf-project',
    layout: 'project-launch',
    robots: 'index,follow',
    section: 'landing',
  }),
  launchThanks: route('/lanzamiento/gracias', {
    id: 'R042',
    owner: 'mf-project',
    layout: 'landing',
    robots: 'noindex',
    section: 'landing',
  }),
  development: route('/proyecto/:id', {
    id: 'R130',
    owner: 'mf-project',
    layout: 'project',
    robots: 'index,follow',
    section: 'plant',
  }),
  plant: route('/proyectos-vivienda/:city/:zone/:type/:id', {
    id: 'R048',
    owner: 'mf-project',
    layout: 'project',
    robots: 'index,follow',
    section: 'plant',
  }),
  plantAbroad: route('/proyectos-en-el-exterior/:country/:city/:type/:id', {
    id: 'R060',
    owner: 'mf-project',
    layout: 'project',
    robots: 'index,follow',
    section: 'plant',
  }),
  projectPreview: route('/vista-previa/:token?', {
    id: 'R120',
    owner: 'mf-project',
    layout: 'default',
    robots: 'noindex',
    section: 'none',
    isSecret: true,
    isFramed: true,
  }),
} as const;
