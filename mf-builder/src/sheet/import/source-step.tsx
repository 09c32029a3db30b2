import { Button } from '@umbral/kit/actions/button.tsx';
import { Field } from '@umbral/kit/fields/field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { type ClipboardEvent, type DragEvent, useRef } from 'react';
import { importTexts as texts } from '../sheet-texts.ts';
import css from './sheet-import.module.css';
import type { SheetSource } from './use-sheet-source.ts';

const accepted = '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Where a sheet comes in: by a paste, which is read at once and never drawn, or by a file. */
export function SourceStep({ source }: { readonly source: SheetSource }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { state } = source;
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const [file] = event.clipboardData.files;
    // A field would draw the whole text: megabytes of it hold the page for seconds.
    event.preventDefault();
    if (text !== '') source.openText(text);
    else if (file) source.openFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) source.openFile(file);
    else source.openText(event.dataTransfer.getData('text/plain'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the two controls within
    <div className={css.source} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
      <div className={css.paste}>
        <TextareaField
          ref={area}
          label={texts.pasteLabel}
          help={texts.pasteHelp}
          rows={5}
          maxLength={20_000}
          spellCheck={false}
          onPaste={onPaste}
        />
        <Button
          look="secondary"
          size="s"
          onClick={() => source.openText(area.current?.value ?? '')}
          isLoading={state.name === 'reading'}
        >
          {texts.read}
        </Button>
      </div>
      <Field label={texts.file} help={texts.fileHelp}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept={accepted}
            className={css.file}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) source.openFile(file);
              // The same file, corrected meanwhile, may be chosen again.
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      <div className={css.told} aria-live="polite">
        {state.name === 'reading' && <p>{texts.reading}</p>}
        {state.name === 'refused' && <Notice tone="error">{state.message}</Notice>}
      </div>
    </div>
  );
}
