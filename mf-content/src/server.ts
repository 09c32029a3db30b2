import { defineServer } from '@umbral/kit/remote/define-server.tsx';
import { fragment as audienceForm } from './fragments/audience-form/audience-form-fragment.ts';
import { fragment as comments } from './fragments/comments/comments-fragment.ts';
import { fragment as interest } from './fragments/interest/interest-fragment.ts';
import { fragment as latestNews } from './fragments/latest-news/latest-news-fragment.ts';
import { fragment as newsletter } from './fragments/newsletter/newsletter-fragment.ts';
import { fragment as portalSurvey } from './fragments/portal-survey/portal-survey-fragment.ts';
import { fragment as tools } from './fragments/tools/tools-fragment.ts';
import { routes } from './routes.ts';

export const { remote, pages, chunks, fragments, render } = defineServer({
  name: 'mf-content',
  routes,
  fragments: [latestNews, interest, newsletter, comments, portalSurvey, audienceForm, tools],
});
