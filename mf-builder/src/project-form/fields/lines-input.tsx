import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { plusIcon, trashIcon } from '@umbral/kit/media/icons.ts';
import { appendItem, removeItem } from '../../form-document/form-lists.ts';
import { useFormCount, useFormDocument, useFormIssue, useFormText } from '../../form-document/use-form-document.ts';
import { afterPress } from './after-press.ts';
import { fieldTextOf } from './field-name.ts';
import css from './fields.module.css';
import { listTexts } from './list-texts.ts';

/** Lists of lines in the form. */
type LinesPath = 'contact.other_phones' | 'contact.contact_emails';

interface LinesInputProps {
  readonly of: LinesPath;
  readonly max: number;
  readonly type: 'tel' | 'email';
}

/** A few lines of one kind, as the e-mails of a project. */
export function LinesInput({ of, max, type }: LinesInputProps) {
  const document = useFormDocument();
  const count = useFormCount(of);
  const issue = useFormIssue(of);
  const { label, isRequired } = fieldTextOf(of);
  return (
    <fieldset className={css.lines} id={of} tabIndex={-1}>
      <legend className={css.legend}>
        {label}
        {isRequired && ` ${listTexts.required}`}
      </legend>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
        <Line key={index} of={of} index={index} type={type} />
      ))}
      <FieldMessage id={`${of}-message`} error={issue} />
      {count < max && (
        <Button look="secondary" size="s" icon={plusIcon} onClick={() => appendItem(document, of, '')}>
          {listTexts.addTo(label)}
        </Button>
      )}
    </fieldset>
  );
}

function Line({ of, index, type }: Omit<LinesInputProps, 'max'> & { readonly index: number }) {
  const document = useFormDocument();
  const path = `${of}.${index}` as const;
  const label = `${fieldTextOf(of).label} ${index + 1}`;
  return (
    <div className={css.line}>
      <TextField
        id={path}
        label={label}
        hidesLabel
        type={type}
        maxLength={254}
        autoComplete="off"
        value={useFormText(path)}
        error={useFormIssue(path)}
        onBlur={() => afterPress(() => document.touch(path))}
        onChange={({ currentTarget }) => document.write(path, currentTarget.value)}
      />
      <IconButton
        icon={trashIcon}
        label={listTexts.remove(label)}
        look="outlined"
        onClick={() => removeItem(document, of, index)}
      />
    </div>
  );
}
