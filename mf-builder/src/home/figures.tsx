import { formatInteger } from '@umbral/domain/format/format.ts';
import { projectStateLabels } from '@umbral/domain/homes/project-state-labels.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import css from './home.module.css';
import type { BuilderFigures } from './home-queries.ts';
import { homeTexts as texts } from './home-texts.ts';

/** The numbers of a builder, and its projects by state, each a way to the list. */
export function Figures({ of }: { readonly of: BuilderFigures }) {
  const { name, projects, drafts, contacts, views, byState } = of;
  const figures = [
    [texts.count, projects],
    [texts.contacts, contacts],
    [texts.views, views],
    [texts.drafts, drafts],
  ] as const;
  return (
    <>
      <dl className={css.figures} aria-label={texts.figures(name)}>
        {figures.map(([label, value]) => (
          <div key={label} className={css.figure}>
            <dt>{label}</dt>
            <dd className="num">{formatInteger(value)}</dd>
          </div>
        ))}
      </dl>
      <nav aria-label={texts.byState}>
        <ChipRow>
          {byState.map(({ state, count }) => (
            <LinkChip
              key={state}
              href={`${routes.builderProjects.href()}?estado=${state}`}
              count={formatInteger(count)}
            >
              {projectStateLabels[state]}
            </LinkChip>
          ))}
        </ChipRow>
      </nav>
    </>
  );
}
