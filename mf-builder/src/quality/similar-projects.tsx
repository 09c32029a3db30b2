import type { SimilarProject } from '@umbral/domain/api/builder-quality.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import css from './quality-panel.module.css';
import { qualityTexts as texts } from './quality-texts.ts';
import { useSimilarProjects } from './use-similar-projects.ts';

interface SimilarProjectsProps {
  readonly form: unknown;
  /** The project that is edited. */
  readonly project?: number;
}

/** Projects that this one may be: the own ones lead to their form, those of others to their public page. */
export function SimilarProjects({ form, project }: SimilarProjectsProps) {
  const found = useSimilarProjects(form, project);
  if (found.length === 0) return null;
  return (
    <>
      <h3 className={css.heading}>{texts.similar}</h3>
      <p className={css.intro}>{texts.similarIntro}</p>
      <ul className={css.similar}>
        {found.map((similar) => (
          <li key={similar.id}>
            <Name of={similar} />
            <span className={css.intro}>
              {[similar.is_own ? texts.own : texts.by(similar.builder), `${similar.zone}, ${similar.city}`].join(' · ')}
              {' · '}
              {similar.likeness.map((reason) => reasonOf(reason, similar.distance_m)).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function reasonOf(reason: SimilarProject['likeness'][number], metres: number | null): string {
  return reason === 'place' ? texts.reasons.place(metres ?? 0) : texts.reasons[reason];
}

function Name({ of: { id, title, is_own, path } }: { readonly of: SimilarProject }) {
  if (is_own) {
    return (
      <Anchor href={routes.builderEditProject.href({ id: String(id) })} aria-label={texts.edit(title)}>
        {title}
      </Anchor>
    );
  }
  return path ? (
    <Anchor href={path} target="_blank">
      {title}
    </Anchor>
  ) : (
    <span>{title}</span>
  );
}
