import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { copyIcon } from '@umbral/kit/media/icons.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import css from './link-form.module.css';
import { linksTexts } from './links-texts.ts';

/** A link that was just made, to be copied. */
export function MadeLink({ url }: { readonly url: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className={css.wide}>
      <Notice tone="success" role="status">
        <p>{linksTexts.made}</p>
        <div className={css.made}>
          <TextField
            label={linksTexts.address}
            hidesLabel
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <Button look="secondary" icon={copyIcon} onClick={copy}>
            {isCopied ? linksTexts.copied : linksTexts.copy}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
