import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { copyIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import css from './webhook.module.css';
import { webhookTexts as texts } from './webhook-texts.ts';

/** A secret that was just made; it is gone with the page. */
export function NewSecret({ secret }: { readonly secret: string }) {
  const { toast } = useRemote();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast({ tone: 'success', text: texts.copied }),
      () => toast({ tone: 'error', text: texts.copyFailed }),
    );
  return (
    <div className={css.secret}>
      <Notice tone="success" role="status">
        {texts.secretShown}
      </Notice>
      <div className={css.secretLine}>
        <TextField
          label={texts.secretLabel}
          value={secret}
          className={css.grow}
          onFocus={({ currentTarget }) => currentTarget.select()}
          readOnly
        />
        <Button look="secondary" icon={copyIcon} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}
