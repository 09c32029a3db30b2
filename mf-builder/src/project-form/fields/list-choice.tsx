import { Button } from '@umbral/kit/actions/button.tsx';
import type { FormPath } from '../../form-document/form-path.ts';
import { useFormText } from '../../form-document/use-form-document.ts';
import type { List } from './define-list.ts';
import css from './fields.module.css';
import { ChoiceInput } from './inputs.tsx';
import { listTexts as texts } from './list-texts.ts';

interface ListChoiceProps {
  readonly of: FormPath;
  readonly list: List<{ readonly id: number; readonly name: string }>;
  readonly placeholder: string;
  /** Nothing can be chosen yet: what it depends on is not chosen. */
  readonly isWaiting?: boolean;
  readonly onChosen?: () => void;
}

/** One out of a list of the server; what is chosen stays also where the list cannot be had. */
export function ListChoice({
  of,
  list: { items, hasFailed, retry },
  placeholder,
  isWaiting,
  onChosen,
}: ListChoiceProps) {
  const chosen = useFormText(of);
  const options = (items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isUnknown = chosen !== '' && !options.some(({ value }) => value === chosen);
  const isLoading = !isWaiting && !items && !hasFailed;
  return (
    <div>
      <ChoiceInput
        of={of}
        isNumber
        options={isUnknown ? [{ value: chosen, label: isLoading ? texts.loading : texts.kept }, ...options] : options}
        placeholder={isLoading ? texts.loading : placeholder}
        isDisabled={isWaiting}
        onChosen={onChosen}
      />
      {hasFailed && (
        <p className={css.failed} role="alert">
          {texts.failed}
          <Button look="ghost" size="s" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
