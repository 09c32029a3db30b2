import { Notice } from '@umbral/kit/states/notice.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import type { EditedProject } from './editor.ts';
import type { FormNewsProps } from './form-news.tsx';
import { formTexts as texts } from './form-texts.ts';
import css from './project-form.module.css';

interface FormNoticesProps extends FormNewsProps {
  readonly project: EditedProject | null;
}

/** What somebody must know before going on: where the project stands, and then what happens to the form. */
export function FormNotices({ project, ...news }: FormNoticesProps) {
  return (
    <div className={css.notices}>
      {project && <StateNotice project={project} />}
      <LazyPart load={loadNews} props={news} />
    </div>
  );
}

const loadNews = async () => (await import(/* webpackChunkName: "form-dialogs" */ './form-news.tsx')).FormNews;

function StateNotice({ project: { state, stateReason, isHeld } }: { readonly project: EditedProject }) {
  const isHeldPause = isHeld && state === 'paused';
  if (!isHeldPause && !stateReason) return null;
  return (
    <Notice tone="warning">
      {isHeldPause && texts.held} {stateReason && texts.reason(stateReason)}
    </Notice>
  );
}
