import { type PageRoute, page } from '@umbral/kit/remote/page.ts';

/** The pages of this remote, in the order of the route table. */
export const routes: readonly PageRoute[] = [
  page({
    routes: ['news', 'newsByTag'],
    chunk: 'page-news',
    load: () => import(/* webpackChunkName: "page-news" */ './news/news-route.ts'),
  }),
  page({
    routes: ['article', 'articleInCategory'],
    chunk: 'page-article',
    load: () => import(/* webpackChunkName: "page-article" */ './article/article-route.ts'),
  }),
  page({
    routes: ['guides'],
    chunk: 'page-guides',
    load: () => import(/* webpackChunkName: "page-guides" */ './guides/guides-route.ts'),
  }),
  page({
    routes: ['guide'],
    chunk: 'page-guide',
    load: () => import(/* webpackChunkName: "page-guide" */ './guide/guide-route.ts'),
  }),
  page({
    routes: ['events'],
    chunk: 'page-events',
    load: () => import(/* webpackChunkName: "page-events" */ './events/events-route.ts'),
  }),
  page({
    routes: ['event', 'eventInCategory'],
    chunk: 'page-event',
    load: () => import(/* webpackChunkName: "page-event" */ './event/event-route.ts'),
  }),
  page({
    routes: ['magazine'],
    chunk: 'page-magazine',
    load: () => import(/* webpackChunkName: "page-magazine" */ './magazine/magazine-route.ts'),
  }),
  page({
    routes: ['tv'],
    chunk: 'page-tv',
    load: () => import(/* webpackChunkName: "page-tv" */ './tv/tv-route.ts'),
  }),
  page({
    routes: ['tvProgramme'],
    chunk: 'page-tv-programme',
    load: () => import(/* webpackChunkName: "page-tv-programme" */ './tv-programme/programme-route.ts'),
  }),
  page({
    routes: ['survey'],
    chunk: 'page-survey',
    load: () => import(/* webpackChunkName: "page-survey" */ './survey/survey-route.ts'),
  }),
  page({
    routes: ['audience'],
    chunk: 'page-audience',
    load: () => import(/* webpackChunkName: "page-audience" */ './audience/audience-route.ts'),
  }),
  page({
    routes: ['tools'],
    chunk: 'page-tools',
    load: () => import(/* webpackChunkName: "page-tools" */ './tools/tools-route.ts'),
  }),
  page({
    routes: ['capacityCalculator'],
    chunk: 'page-capacity-calculator',
    load: () =>
      import(/* webpackChunkName: "page-capacity-calculator" */ './capacity-calculator/capacity-calculator-route.ts'),
  }),
  page({
    routes: ['creditCalculator'],
    chunk: 'page-credit-calculator',
    load: () =>
      import(/* webpackChunkName: "page-credit-calculator" */ './credit-calculator/credit-calculator-route.ts'),
  }),
  page({
    routes: ['leasingCalculator'],
    chunk: 'page-leasing-calculator',
    load: () =>
      import(/* webpackChunkName: "page-leasing-calculator" */ './leasing-calculator/leasing-calculator-route.ts'),
  }),
  page({
    routes: ['notaryCalculator'],
    chunk: 'page-notary-calculator',
    load: () =>
      import(/* webpackChunkName: "page-notary-calculator" */ './notary-calculator/notary-calculator-route.ts'),
  }),
  page({
    routes: ['tool'],
    chunk: 'page-tool',
    load: () => import(/* webpackChunkName: "page-tool" */ './tool/tool-route.ts'),
  }),
  page({
    routes: ['cookieNotice', 'habeasData', 'aboutUs', 'terms'],
    chunk: 'page-static',
    load: () => import(/* webpackChunkName: "page-static" */ './static-page/static-page-route.ts'),
  }),
  page({
    routes: ['postcard'],
    chunk: 'page-postcard',
    load: () => import(/* webpackChunkName: "page-postcard" */ './postcard/postcard-route.ts'),
  }),
  page({
    routes: ['leadForm'],
    chunk: 'page-lead-form',
    load: () => import(/* webpackChunkName: "page-lead-form" */ './lead-form/lead-form-route.ts'),
  }),
  page({
    routes: ['leadFormThanks'],
    chunk: 'page-lead-form-thanks',
    load: () => import(/* webpackChunkName: "page-lead-form-thanks" */ './lead-form-thanks/lead-form-thanks-route.ts'),
  }),
  page({
    routes: ['mortgagePartner'],
    chunk: 'page-mortgage-partner',
    load: () => import(/* webpackChunkName: "page-mortgage-partner" */ './mortgage-partner/mortgage-partner-route.ts'),
  }),
  page({
    routes: ['colombiansAbroad'],
    chunk: 'page-colombians-abroad',
    load: () =>
      import(/* webpackChunkName: "page-colombians-abroad" */ './colombians-abroad/colombians-abroad-route.ts'),
  }),
  page({
    routes: ['promoteProjects'],
    chunk: 'page-promote-projects',
    load: () => import(/* webpackChunkName: "page-promote-projects" */ './promote-projects/promote-projects-route.ts'),
  }),
  page({
    routes: ['promoteProjectsThanks'],
    chunk: 'page-promote-thanks',
    load: () =>
      import(
        /* webpackChunkName: "page-promote-thanks" */ './promote-projects-thanks/promote-projects-thanks-route.ts'
      ),
  }),
].flat();
