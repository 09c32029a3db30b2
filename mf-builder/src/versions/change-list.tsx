import { Picture } from '@umbral/kit/media/picture.tsx';
import type { ChangeGroup, LabelledChange } from './change-labels.ts';
import { shownValue } from './shown-value.ts';
import css from './versions.module.css';
import type { VersionsData } from './versions-queries.ts';
import { versionsTexts as texts } from './versions-texts.ts';

interface ChangeListProps extends Pick<VersionsData, 'pictures' | 'names'> {
  readonly group: ChangeGroup;
}

/** The changes of one part of the form, each with what was said before and after. */
export function ChangeList({ group: { title, changes }, ...known }: ChangeListProps) {
  return (
    <section className={css.group} aria-label={title}>
      <h3 className={css.part}>{title}</h3>
      {changes.map((change) => (
        <div key={change.path} className={css.change}>
          <h4 className={css.field}>{change.label}</h4>
          <dl className={css.sides}>
            <Side label={texts.before} change={change} value={change.before} {...known} />
            <Side label={texts.after} change={change} value={change.after} {...known} />
          </dl>
        </div>
      ))}
    </section>
  );
}

interface SideProps extends Pick<VersionsData, 'pictures' | 'names'> {
  readonly label: string;
  readonly change: LabelledChange;
  readonly value: unknown;
}

function Side({ label, change, value, pictures, names }: SideProps) {
  const shown = shownValue(change.field, value, names);
  return (
    <div className={css.side}>
      <dt className={css.when}>{label}</dt>
      <dd className={css.value}>
        {shown.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one value may repeat
          <span key={index} className={css.line}>
            {line}
          </span>
        ))}
        {shown.pictures.length > 0 && (
          <span className={css.pictures}>
            {shown.pictures.map((key) => (
              <Thumbnail key={key} image={pictures[key] ?? undefined} />
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}

function Thumbnail({ image }: { readonly image: NonNullable<VersionsData['pictures'][string]> | undefined }) {
  if (!image) return <span className={css.gone}>{texts.pictureGone}</span>;
  return <Picture image={image} sizes="120px" className={css.thumbnail} />;
}
