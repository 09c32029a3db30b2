import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { PortalSurvey } from './portal-survey.tsx';
import { parseSurveyProps } from './survey-props.ts';

/** The portal survey over a page; the shell mounts it, by its prompts or by its button [B078]. */
export const fragment = defineFragment({
  name: 'portal-survey',
  props: { parse: parseSurveyProps },
  load: async () => null,
  Component: PortalSurvey,
});
