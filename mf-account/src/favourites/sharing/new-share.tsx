import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { shareTexts as texts } from '../../texts/share-texts.ts';
import { useChange } from '../../ui/use-change.ts';
import css from './sharing.module.css';

/** Says what sharing a list means, and makes its link. */
export function NewShare({ listId }: { readonly listId: number }) {
  const { call } = useRemote();
  const { busy, change } = useChange(texts.failed);
  const create = () => change('create', async () => (await import('./share-calls.ts')).shareList(call, listId));
  return (
    <div className={css.desk}>
      <p>{texts.about}</p>
      <div>
        <Button isLoading={busy !== undefined} onClick={create}>
          {texts.create}
        </Button>
      </div>
    </div>
  );
}
