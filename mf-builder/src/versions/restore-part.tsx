import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { refreshIcon } from '@umbral/kit/media/icons.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { useRestore } from './use-restore.ts';
import css from './versions.module.css';
import type { VersionsData } from './versions-queries.ts';
import { versionsTexts as texts } from './versions-texts.ts';

/** Brings a version back, after a question that says what that means. */
export function RestorePart({ of: data }: { readonly of: VersionsData }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className={css.restore}>
      <Button icon={refreshIcon} onClick={() => setAsking(true)}>
        {texts.restore(data.shown)}
      </Button>
      <noscript>
        <Notice>{texts.noScript}</Notice>
      </noscript>
      <Dialog isOpen={isAsking} onClose={close} size="m" title={texts.restoreTitle(data.shown)}>
        <Question of={data} onClose={close} />
      </Dialog>
    </div>
  );
}

function Question({ of: data, onClose }: { readonly of: VersionsData; readonly onClose: () => void }) {
  const [newer, setNewer] = useState<'keep' | 'drop'>('keep');
  const { isSending, problem, restore } = useRestore(data, onClose);
  return (
    <div className={css.question}>
      <p>{texts.restoreHint}</p>
      {data.state === 'published' && <Notice tone="warning">{texts.published}</Notice>}
      <RadioGroup
        legend={texts.newer}
        name="newer"
        choices={[
          { value: 'keep', label: texts.newerKeep },
          { value: 'drop', label: texts.newerDrop },
        ]}
        value={newer}
        onChange={(value) => setNewer(value === 'drop' ? 'drop' : 'keep')}
      />
      {problem && (
        <Notice tone="error" role="alert">
          {problem.sentence}
          {problem.fields.length > 0 && (
            <ul className={css.refused}>
              {problem.fields.map(({ path, label, message }) => (
                <li key={path}>
                  <strong>{label}</strong>: {message}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <div className={css.choices}>
        <Button isLoading={isSending} onClick={() => restore(newer)}>
          {texts.restoreNow}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </div>
  );
}
