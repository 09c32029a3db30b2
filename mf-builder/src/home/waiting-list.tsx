import { projectStateLabels } from '@umbral/domain/homes/project-state-labels.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import css from './home.module.css';
import type { Waiting } from './home-queries.ts';
import { homeTexts as texts } from './home-texts.ts';

/** Projects that were sent back or paused, with the reason. */
export function WaitingList({ waiting }: { readonly waiting: readonly Waiting[] }) {
  return (
    <div className={css.waiting}>
      <h3 className={css.title}>{texts.waiting}</h3>
      {waiting.length === 0 ? (
        <p>{texts.noneWaiting}</p>
      ) : (
        <ul className={css.list}>
          {waiting.map(({ id, title, state, reason, isHeld }) => (
            <li key={id} className={css.row}>
              <Anchor href={`${routes.builderProjects.href()}?estado=${state}`}>{title}</Anchor>
              <span>{projectStateLabels[state]}</span>
              {(isHeld || reason) && (
                <p className={css.reason}>
                  {isHeld && texts.held} {reason && texts.reason(reason)}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
