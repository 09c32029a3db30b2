import { type PageRoute, page } from '@umbral/kit/remote/page.ts';

/** The pages of this remote, in the order of the route table. */
export const routes: readonly PageRoute[] = [
  page({
    routes: ['userProjects', 'builderProjects', 'builderEditProjects', 'builderUpdateProjects'],
    chunk: 'page-own-projects',
    load: () => import(/* webpackChunkName: "page-own-projects" */ './own-projects/own-projects-route.ts'),
  }),
  page({
    routes: ['builderHome'],
    chunk: 'page-home',
    load: () => import(/* webpackChunkName: "page-home" */ './home/home-route.ts'),
  }),
  page({
    routes: ['builderRequestProject'],
    chunk: 'page-request',
    load: () => import(/* webpackChunkName: "page-request" */ './request/request-route.ts'),
  }),
  page({
    routes: ['builderLearning'],
    chunk: 'page-learning',
    load: () => import(/* webpackChunkName: "page-learning" */ './learning/learning-route.ts'),
  }),
  page({
    routes: ['builderNewProject'],
    chunk: 'page-new-project',
    load: () => import(/* webpackChunkName: "page-new-project" */ './new-project/new-project-route.ts'),
  }),
  page({
    routes: ['builderEditProject'],
    chunk: 'page-edit-project',
    load: () => import(/* webpackChunkName: "page-edit-project" */ './edit-project/edit-project-route.ts'),
  }),
  page({
    routes: ['builderDrafts'],
    chunk: 'page-drafts',
    load: () => import(/* webpackChunkName: "page-drafts" */ './drafts/drafts-route.ts'),
  }),
  page({
    routes: ['builderEditDraft'],
    chunk: 'page-edit-draft',
    load: () => import(/* webpackChunkName: "page-edit-draft" */ './edit-draft/edit-draft-route.ts'),
  }),
  page({
    routes: ['builderUpdateProject'],
    chunk: 'page-update-project',
    load: () => import(/* webpackChunkName: "page-update-project" */ './update-project/update-project-route.ts'),
  }),
  page({
    routes: ['builderVersions'],
    chunk: 'page-versions',
    load: () => import(/* webpackChunkName: "page-versions" */ './versions/versions-route.ts'),
  }),
  page({
    routes: ['builderUnits'],
    chunk: 'page-units',
    load: () => import(/* webpackChunkName: "page-units" */ './units/units-route.ts'),
  }),
  page({
    routes: ['builderLeads'],
    chunk: 'page-leads',
    load: () => import(/* webpackChunkName: "page-leads" */ './leads/leads-route.ts'),
  }),
  page({
    routes: ['builderVisits'],
    chunk: 'page-visits',
    load: () => import(/* webpackChunkName: "page-visits" */ './visits-calendar/visits-route.ts'),
  }),
  page({
    routes: ['builderWebhook'],
    chunk: 'page-webhook',
    load: () => import(/* webpackChunkName: "page-webhook" */ './webhook/webhook-route.ts'),
  }),
  page({
    routes: ['builderLogin'],
    chunk: 'page-login',
    load: () => import(/* webpackChunkName: "page-login" */ './login/login-route.ts'),
  }),
  page({
    routes: ['builderCloseSession'],
    chunk: 'page-close-session',
    load: () => import(/* webpackChunkName: "page-close-session" */ './close-session/close-session-route.ts'),
  }),
].flat();
