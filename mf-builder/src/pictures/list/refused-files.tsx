import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { closeIcon } from '@umbral/kit/media/icons.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { picturesTexts as texts } from '../pictures-texts.ts';
import css from './refused-files.module.css';

/** A file that was chosen and cannot be sent. */
export interface RefusedFile {
  readonly name: string;
  readonly issue: string;
}

interface RefusedFilesProps {
  readonly files: readonly RefusedFile[];
  readonly onClose: () => void;
}

/** Each file of a folder that cannot be sent, with its own reason. */
export function RefusedFiles({ files, onClose }: RefusedFilesProps) {
  return (
    <div role="status">
      {files.length > 0 && (
        <Notice tone="warning" action={<IconButton icon={closeIcon} label={texts.rest.close} onClick={onClose} />}>
          <strong>{texts.rest.title(files.length)}</strong>
          <ul className={css.files}>
            {files.map(({ name, issue }) => (
              <li key={`${name} ${issue}`}>
                <span className={css.name}>{name}</span>: {issue}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
