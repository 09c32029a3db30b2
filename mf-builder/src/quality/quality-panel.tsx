import { Icon } from '@umbral/kit/media/icon.tsx';
import { chevronDownIcon } from '@umbral/kit/media/icons.ts';
import { HintList } from './hint-list.tsx';
import css from './quality-panel.module.css';
import { qualityTexts as texts } from './quality-texts.ts';
import { ScoreRule } from './score-rule.tsx';
import { SimilarProjects } from './similar-projects.tsx';
import { useQuality } from './use-quality.ts';

export interface QualityPanelProps {
  /** The form as it stands, in any state of completion. */
  readonly form: unknown;
  /** Leads to a field, by its path as issues have it. */
  readonly onGo: (path: string) => void;
  /** Number of the project that is edited, which is like itself. */
  readonly project?: number;
}

/** How much of what buyers must be told a form tells, and what to do next; it can be folded away. */
export function QualityPanel({ form, onGo, project }: QualityPanelProps) {
  const { score, missing, wording } = useQuality(form);
  return (
    <details className={css.panel} open>
      <summary className={css.summary}>
        <span className={css.title}>{texts.title}</span>
        <span className={css.score}>{texts.points(score)}</span>
        <Icon of={chevronDownIcon} className={css.chevron} />
      </summary>
      <div className={css.content}>
        <ScoreRule score={score} />
        <p className={css.intro}>{missing.length > 0 ? texts.intro : texts.full}</p>
        <HintList hints={missing} onGo={onGo} />
        {wording.length > 0 && (
          <>
            <h3 className={css.heading}>{texts.wording}</h3>
            <HintList hints={wording} onGo={onGo} />
          </>
        )}
        <SimilarProjects form={form} project={project} />
      </div>
    </details>
  );
}
