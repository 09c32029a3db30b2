import { memo, useMemo } from 'react';
import { LazyPart } from '../ui/lazy-part.tsx';
import css from './project-form.module.css';

interface FormBesideProps {
  readonly draft: number | null;
  readonly project: number | undefined;
  readonly onGo: (path: string) => void;
}

/** What stands beside the form: what it still owes to buyers, and what is said about it. */
export const FormBeside = memo(function FormBeside({ draft, project, onGo }: FormBesideProps) {
  const quality = useMemo(() => ({ onGo, project }), [onGo, project]);
  const comments = useMemo(() => ({ draftId: draft, projectId: project ?? null, onGo }), [draft, project, onGo]);
  return (
    <aside className={css.beside}>
      <LazyPart load={loadQuality} props={quality} />
      <LazyPart load={loadComments} props={comments} />
    </aside>
  );
});

const loadQuality = async () => (await import(/* webpackChunkName: "form-quality" */ './form-quality.tsx')).FormQuality;

const loadComments = async () =>
  (await import(/* webpackChunkName: "form-comments" */ '../comments/comments-panel.tsx')).CommentsPanel;
