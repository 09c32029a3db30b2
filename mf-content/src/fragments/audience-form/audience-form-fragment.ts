import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { parseAudienceProps } from './audience-props.ts';
import { AudienceQuestions } from './audience-questions.tsx';

/** Three questions at a tool, for whoever is signed in and has not answered them [B107]. */
export const fragment = defineFragment({
  name: 'audience-form',
  props: { parse: parseAudienceProps },
  load: async () => null,
  Component: AudienceQuestions,
});
