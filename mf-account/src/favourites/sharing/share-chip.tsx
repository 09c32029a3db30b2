import { ChipButton } from '@umbral/kit/actions/chip.tsx';
import { shareIcon } from '@umbral/kit/media/icons.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useState } from 'react';
import { shareTexts as texts } from '../../texts/share-texts.ts';
import type { KeptList } from '../kept-home.ts';
import { NewShare } from './new-share.tsx';
import { ShareDesk } from './share-desk.tsx';

/** Opens what shares a list with others, or says that it is shared and what is new. */
export function ShareChip({ list }: { readonly list: KeptList }) {
  const [isOpen, setOpen] = useState(false);
  const { share } = list;
  return (
    <>
      <ChipButton icon={shareIcon} onClick={() => setOpen(true)}>
        {share ? texts.shared(share.news) : texts.share}
      </ChipButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title(list.name)}>
        {isOpen &&
          (share ? (
            <ShareDesk name={list.name} share={share} onEnded={() => setOpen(false)} />
          ) : (
            <NewShare listId={list.id} />
          ))}
      </Dialog>
    </>
  );
}
