import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { copyIcon, shareIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { shareTexts as texts } from '../../texts/share-texts.ts';
import css from './sharing.module.css';

const load = () => import('@umbral/kit/sharing/share-link.ts');

/** The link of a list, to be copied or sent. */
export function ShareLink({ name, token }: { readonly name: string; readonly token: string }) {
  const { toast } = useRemote();
  const href = routes.sharedList.href({ token });
  const copy = async () => (await load()).copyLink(href, toast);
  const send = async () => (await load()).shareLink({ title: name, href }, toast);
  const tell = () => toast({ tone: 'error', text: texts.failed });
  return (
    <div className={css.link}>
      <TextField
        label={texts.link}
        value={`${location.origin}${href}`}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={css.buttons}>
        <Button icon={copyIcon} onClick={() => copy().catch(tell)}>
          {texts.copy}
        </Button>
        {'share' in navigator && (
          <Button look="secondary" icon={shareIcon} onClick={() => send().catch(tell)}>
            {texts.send}
          </Button>
        )}
      </div>
      <p>
        <Anchor href={href}>{texts.open}</Anchor>
      </p>
    </div>
  );
}
