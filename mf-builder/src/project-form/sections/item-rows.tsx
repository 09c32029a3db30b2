import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { plusIcon, trashIcon } from '@umbral/kit/media/icons.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import type { ReactNode } from 'react';
import { appendItem, removeItem } from '../../form-document/form-lists.ts';
import { useFormCount, useFormDocument, useFormIssue } from '../../form-document/use-form-document.ts';
import css from './section.module.css';
import { sectionTexts as texts } from './section-texts.ts';

interface ItemRowsProps {
  readonly of: 'nearby_places' | 'social_networks';
  readonly max: number;
  readonly empty: string;
  readonly add: string;
  readonly blank: object;
  readonly nameOf: (index: number) => string;
  /** The fields of one item. */
  readonly children: (index: number) => ReactNode;
}

/** A short list of things with a few fields each. */
export function ItemRows({ of, max, empty, add, blank, nameOf, children }: ItemRowsProps) {
  const document = useFormDocument();
  const count = useFormCount(of);
  const issue = useFormIssue(of);
  return (
    <div className={css.part} id={of} tabIndex={-1}>
      {count === 0 && <EmptyState title={empty} headingLevel={3} />}
      <ul className={css.rows}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item of a form has nothing but its place
          <li key={index} className={css.row}>
            {children(index)}
            <IconButton
              icon={trashIcon}
              label={texts.remove(nameOf(index))}
              look="outlined"
              className={css.remove}
              onClick={() => removeItem(document, of, index)}
            />
          </li>
        ))}
      </ul>
      <FieldMessage id={`${of}-message`} error={issue} />
      {count < max && (
        <div>
          <Button look="secondary" icon={plusIcon} onClick={() => appendItem(document, of, blank)}>
            {add}
          </Button>
        </div>
      )}
    </div>
  );
}
