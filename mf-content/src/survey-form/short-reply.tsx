import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { surveyTexts as texts } from '../texts/survey-texts.ts';

/** What stands in the place of a short survey that has arrived. */
export function ShortReply() {
  return (
    <FormReply role="status">
      <Notice tone="success">{texts.shortThanks}</Notice>
    </FormReply>
  );
}
