import { type PageRoute, page } from '@umbral/kit/remote/page.ts';

/** The pages of this remote, in the order of the route table. */
export const routes: readonly PageRoute[] = [
  page({
    routes: ['login'],
    chunk: 'page-login',
    load: () => import(/* webpackChunkName: "page-login" */ './login/login-route.ts'),
  }),
  page({
    routes: ['registration'],
    chunk: 'page-registration',
    load: () => import(/* webpackChunkName: "page-registration" */ './registration/registration-route.ts'),
  }),
  page({
    routes: ['registerInvitation'],
    chunk: 'page-invitation',
    load: () => import(/* webpackChunkName: "page-invitation" */ './invitation/invitation-route.ts'),
  }),
  page({
    routes: ['passwordReset'],
    chunk: 'page-password-reset',
    load: () => import(/* webpackChunkName: "page-password-reset" */ './password-reset/password-reset-route.ts'),
  }),
  page({
    routes: ['accountRecovery'],
    chunk: 'page-recovery',
    load: () => import(/* webpackChunkName: "page-recovery" */ './recovery/recovery-route.ts'),
  }),
  page({
    routes: ['accountFavourites', 'userFavourites'],
    chunk: 'page-favourites',
    load: () => import(/* webpackChunkName: "page-favourites" */ './favourites/favourites-route.ts'),
  }),
  page({
    routes: ['accountAlerts', 'userAlerts'],
    chunk: 'page-alerts',
    load: () => import(/* webpackChunkName: "page-alerts" */ './alerts/alerts-route.ts'),
  }),
  page({
    routes: ['accountComparisons', 'userComparisons'],
    chunk: 'page-comparisons',
    load: () => import(/* webpackChunkName: "page-comparisons" */ './comparisons/comparisons-route.ts'),
  }),
  page({
    routes: ['accountCalculations'],
    chunk: 'page-calculations',
    load: () => import(/* webpackChunkName: "page-calculations" */ './calculations/calculations-route.ts'),
  }),
  page({
    routes: ['editProfile'],
    chunk: 'page-profile',
    load: () => import(/* webpackChunkName: "page-profile" */ './profile/profile-route.ts'),
  }),
  page({
    routes: ['accountSecurity'],
    chunk: 'page-security',
    load: () => import(/* webpackChunkName: "page-security" */ './security/security-route.ts'),
  }),
  page({
    routes: ['accountRequests'],
    chunk: 'page-requests',
    load: () => import(/* webpackChunkName: "page-requests" */ './requests/requests-route.ts'),
  }),
  page({
    routes: ['kept'],
    chunk: 'page-kept',
    load: () => import(/* webpackChunkName: "page-kept" */ './kept/kept-route.ts'),
  }),
  page({
    routes: ['sharedList'],
    chunk: 'page-shared-list',
    load: () => import(/* webpackChunkName: "page-shared-list" */ './board/board-route.ts'),
  }),
  page({
    routes: ['canonicals'],
    chunk: 'page-canonicals',
    load: () => import(/* webpackChunkName: "page-canonicals" */ './canonicals/canonicals-route.ts'),
  }),
  page({
    routes: ['redirects'],
    chunk: 'page-redirects',
    load: () => import(/* webpackChunkName: "page-redirects" */ './redirects/redirects-route.ts'),
  }),
  page({
    routes: ['userAdmin'],
    chunk: 'page-administration',
    load: () => import(/* webpackChunkName: "page-administration" */ './administration/administration-route.ts'),
  }),
  page({
    routes: ['userSurveys'],
    chunk: 'page-survey-results',
    load: () => import(/* webpackChunkName: "page-survey-results" */ './survey-results/survey-results-route.ts'),
  }),
  page({
    routes: ['accountSurveys'],
    chunk: 'page-surveys',
    load: () => import(/* webpackChunkName: "page-surveys" */ './surveys/surveys-route.ts'),
  }),
  page({
    routes: ['accountPrivacy'],
    chunk: 'page-privacy',
    load: () => import(/* webpackChunkName: "page-privacy" */ './privacy/privacy-route.ts'),
  }),
].flat();
