/** What brings the survey: the portal by itself, which asks first, or a visitor who has pressed for it. */
export interface SurveyProps {
  readonly from: 'prompt' | 'button';
}

/** Reads the props that a shell of whatever version wrote. */
export function parseSurveyProps(value: unknown): SurveyProps {
  return { from: Object(value).from === 'button' ? 'button' : 'prompt' };
}
