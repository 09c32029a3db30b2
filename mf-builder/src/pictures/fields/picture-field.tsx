import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { trashIcon } from '@umbral/kit/media/icons.ts';
import { uiTexts } from '@umbral/kit/texts/ui-texts.ts';
import { useId, useRef, useState } from 'react';
import { usePictureDesk } from '../desk/use-picture-desk.ts';
import { FocusButton } from '../focus/focus-button.tsx';
import { DropArea } from '../parts/drop-area.tsx';
import { FileChooser } from '../parts/file-chooser.tsx';
import { PictureTile } from '../parts/picture-tile.tsx';
import { Retry } from '../parts/retry.tsx';
import { picturesTexts as texts } from '../pictures-texts.ts';
import css from './picture-field.module.css';
import { useRemoval } from './use-removal.ts';

interface PictureFieldProps {
  readonly purpose: UploadPurpose;
  /** Key of the picture; the form holds it from the moment the file is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly label: string;
  /** Of the form's field, for the focus of its first wrong control. */
  readonly name?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly help?: string;
  /** What the picture shows, for people who do not see it. */
  readonly alt?: string;
}

/** One picture of a form: chosen or dropped, checked, sent, shown with where it stands, changed and removed. */
export function PictureField({ purpose, value, onChange, label, name, error, required, help, alt }: PictureFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const { desk } = usePictureDesk();
  const [issue, setIssue] = useState<string>();
  const removed = useRemoval();
  const messageId = `${id}-message`;
  const isDrawing = purpose === 'project-logo' || purpose === 'blueprint' || purpose === 'plan';
  const choose = value === null ? texts.choose : texts.change;
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const taken = await desk.take(file, purpose);
    setIssue('issue' in taken ? taken.issue : undefined);
    if ('key' in taken) onChange(taken.key);
  };
  const remove = () => {
    onChange(null);
    setIssue(undefined);
    removed([value], () => onChange(value));
    chooser.current?.focus();
  };
  return (
    <DropArea onFiles={take}>
      <fieldset className={css.field} aria-describedby={messageId}>
        <legend className={css.label}>
          {label}
          {required === false && <span className={css.mark}> {uiTexts.optional}</span>}
        </legend>
        <div className={css.row}>
          <div className={css.place}>
            {value === null ? (
              <span className={css.empty}>{texts.drop}</span>
            ) : (
              <PictureTile pictureKey={value} alt={alt ?? label} fit={isDrawing ? 'whole' : 'crop'} />
            )}
          </div>
          <div className={css.actions}>
            <FileChooser
              ref={chooser}
              {...{ purpose, name }}
              label={`${choose}: ${label}`}
              onFiles={take}
              describedBy={messageId}
              isInvalid={Boolean(issue ?? error)}
            >
              {choose}
            </FileChooser>
            {value !== null && !isDrawing && <FocusButton pictureKey={value} name={label} />}
            {value !== null && <Retry pictureKey={value} />}
            {value !== null && (
              <Button look="ghost" icon={trashIcon} aria-label={`${texts.remove}: ${label}`} onClick={remove}>
                {texts.remove}
              </Button>
            )}
          </div>
        </div>
        <div role="status">
          <FieldMessage
            id={messageId}
            error={issue ?? error}
            help={help ?? (purpose === 'project-logo' ? texts.logoFormats : texts.formats)}
          />
        </div>
      </fieldset>
    </DropArea>
  );
}
