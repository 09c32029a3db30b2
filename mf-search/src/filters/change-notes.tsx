import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { changeTexts as texts } from '../texts/change-texts.ts';
import type { FilterSummary } from '../view-model/filter-panel.ts';
import css from './change-notes.module.css';

interface ChangeNotesProps {
  readonly filters: Pick<FilterSummary, 'dropped' | 'crossed' | 'notes'>;
  /** The search whose filters were all taken away. */
  readonly clearedHref?: string;
  readonly className?: string;
}

/** What the last change did besides what was asked for, read aloud, with the way back: nothing is lost silently. */
export function ChangeNotes({ filters: { dropped, crossed, notes }, clearedHref, className }: ChangeNotesProps) {
  const spelled = useSpelled();
  const saysAnything = dropped !== undefined || crossed.length > 0 || notes.length > 0 || clearedHref !== undefined;
  return (
    <output className={className} data-says={saysAnything || undefined}>
      {dropped && (
        <span className={css.note}>
          {dropped.labels.map((label) => (
            <span key={label} className={css.dropped}>
              <s>{spelled(label)}</s> {texts.noLongerApplies}
            </span>
          ))}
          <Anchor href={dropped.undoHref} rel="nofollow" className={css.undo}>
            {texts.undo}
          </Anchor>
        </span>
      )}
      {crossed.map((text) => (
        <span key={text} className={css.note}>
          {spelled(text)}
        </span>
      ))}
      {notes.map(({ text, way }) => (
        <span key={text} className={css.note}>
          {text}
          {way && (
            <Anchor href={way.href} className={css.undo}>
              {way.label}
            </Anchor>
          )}
        </span>
      ))}
      {clearedHref && (
        <span className={css.note}>
          {texts.cleared}
          <Anchor href={clearedHref} className={css.undo}>
            {texts.undo}
          </Anchor>
        </span>
      )}
    </output>
  );
}
