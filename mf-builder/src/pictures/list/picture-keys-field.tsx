import { PictureList, type PictureListLook } from './picture-list.tsx';

interface PictureKeysFieldProps extends PictureListLook {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

const itself = (key: string) => key;

/** Pictures without names, as the façades of a typology. */
export function PictureKeysField({ value, onChange, ...look }: PictureKeysFieldProps) {
  return (
    <PictureList
      {...look}
      items={value}
      onItems={(items) => onChange([...items])}
      keyOf={itself}
      itemOf={itself}
      titleOf={() => ''}
    />
  );
}
