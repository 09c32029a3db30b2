import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useIsAlive } from '@umbral/kit/form/use-is-alive.ts';
import { imageIcon } from '@umbral/kit/media/icons.ts';
import { type ChangeEvent, type ReactNode, type Ref, useRef } from 'react';
import { acceptedTypes } from '../file/check-picture.ts';

interface FileChooserProps {
  readonly purpose: UploadPurpose;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  /** Of the form's field: a form that looks for its first wrong control finds the button by it. */
  readonly name?: string;
  readonly label?: string;
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  readonly size?: 's' | 'm';
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button that opens the device's files. */
export function FileChooser(props: FileChooserProps) {
  const { purpose, onFiles, isMultiple, isDisabled, name, label, describedBy, isInvalid, size, ref, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const isAlive = useIsAlive();
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file can be chosen again after it was refused.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes(purpose)}
        multiple={isMultiple}
        hidden
        aria-label={label}
        onChange={take}
      />
      <Button
        ref={ref}
        look="secondary"
        size={size}
        icon={imageIcon}
        name={name}
        disabled={!isAlive || isDisabled}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
