import { type ReactNode, useState } from 'react';
import { ChangeDialog } from './change-dialog.tsx';
import { changeTexts } from './change-texts.ts';
import css from './use-change.module.css';
import type { Wish } from './wish.ts';

/** A wish, and what it is about. */
export interface Asked {
  readonly app: string;
  readonly wish: Wish;
  /** The composition that it is decided on. */
  readonly seq: number;
}

interface Change {
  readonly ask: (asked: Asked) => void;
  /** What was done last, told aloud; stands where its screen wants it. */
  readonly done: ReactNode;
  readonly dialog: ReactNode;
}

/** The way from somebody's wish to its dialog, and to the line that says that it was carried out. */
export function useChange(): Change {
  const [asked, ask] = useState<Asked>();
  const [done, setDone] = useState('');
  const close = () => ask(undefined);
  const finish = ({ app, wish }: Asked) => {
    setDone(changeTexts.done(app, wish));
    close();
  };
  return {
    ask,
    done: (
      <p role="status" className={done ? css.done : 'visually-hidden'}>
        {done}
      </p>
    ),
    dialog: asked && <ChangeDialog {...asked} onClose={close} onDone={() => finish(asked)} />,
  };
}
