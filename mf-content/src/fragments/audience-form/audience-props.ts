import type { AudienceForm } from '@umbral/domain/contact/audience.ts';
import { isAudienceForm } from '../../audience-form/audience-questions.ts';

/** Which of the forms stands here. */
export interface AudienceProps {
  readonly form: AudienceForm;
}

/** Reads the props that a page of whatever version wrote; throws for a form that there is not. */
export function parseAudienceProps(value: unknown): AudienceProps {
  const { form } = Object(value);
  if (!isAudienceForm(form)) throw new TypeError('The fragment needs the name of one of the audience forms');
  return { form };
}
