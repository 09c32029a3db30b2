import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { surveyTexts } from '../texts/survey-texts.ts';
import type { SurveyData } from './survey-data.ts';

export async function loader({ context, request }: LoaderArgs): Promise<SurveyData> {
  const { loadSurveyPage } = await import('./survey-queries.ts');
  return loadSurveyPage(context.get(remoteContext).call, new URL(request.url), request.signal);
}

export { SurveyPage as Component } from './survey-page.tsx';

export const handle: RouteHandle<SurveyData> = {
  head: () => ({
    title: surveyTexts.documentTitle,
    description: surveyTexts.description,
    canonical: routes.survey.href(),
  }),
  sharedMaxAge: 3600,
};
