import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import type { KeepingState } from '../keeping/keeping-state.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import { formTexts as texts } from './form-texts.ts';
import { KeepingLine } from './keeping-line.tsx';
import css from './project-form.module.css';

interface FormBarProps {
  readonly keeping: KeepingState;
  readonly project: number | null;
  readonly company: readonly string[];
  readonly isSaving: boolean;
  readonly failure: string | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** What stays in sight: how safe the form is, who else is here, and the way to save it. */
export function FormBar({ keeping, project, company, isSaving, failure, onSave, onDiscard }: FormBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.said}>
        <KeepingLine of={keeping} />
        {company.length > 0 && <p className={css.company}>{texts.company(company.join(', '))}</p>}
      </div>
      <div className={css.ways}>
        <PreviewButton draftId={keeping.draft} projectId={project} version={keeping.savedAt ?? 0} />
        {project !== null && (
          <ButtonLink href={routes.builderVersions.href({ id: String(project) })} look="ghost">
            {texts.versions}
          </ButtonLink>
        )}
        {keeping.draft !== null && (
          <Button look="ghost" onClick={onDiscard}>
            {texts.discard}
          </Button>
        )}
      </div>
      <Button type="submit" isLoading={isSaving} onClick={onSave} className={css.save}>
        {isSaving ? texts.saving : texts.save}
      </Button>
      {failure && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
