import { Button } from '@umbral/kit/actions/button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { useIsAlive } from '@umbral/kit/form/use-is-alive.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { imageIcon, trashIcon, userIcon } from '@umbral/kit/media/icons.ts';
import { type ImageSource, Picture } from '@umbral/kit/media/picture.tsx';
import { type ChangeEvent, useRef } from 'react';
import { profileTexts } from '../texts/profile-texts.ts';
import css from './profile.module.css';
import { type AvatarState, useAvatar } from './use-avatar.ts';

const texts = profileTexts.avatar;

/** The picture of the person with what can be done about it; an upload needs script. */
export function AvatarPart({ first }: { readonly first: ImageSource | null }) {
  const { image, state, choose, remove } = useAvatar(first);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const isAlive = useIsAlive();
  const isBusy = state.status === 'sending' || state.status === 'waiting' || state.status === 'removing';
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) await choose(file);
    // The same file can be chosen again after it was refused.
    if (input.current) input.current.value = '';
  };
  const takeAway = async () => {
    await remove();
    chooser.current?.focus();
  };
  return (
    <section className={css.avatar} aria-label={texts.title}>
      <div className={css.face}>
        {image ? <Picture image={image} ratio="1:1" sizes="160px" priority="eager" /> : <Icon of={userIcon} size="l" />}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/tiff"
        hidden
        aria-label={texts.choose}
        onChange={take}
      />
      <Button
        ref={chooser}
        look="secondary"
        icon={imageIcon}
        isLoading={isBusy}
        disabled={!isAlive}
        aria-describedby="avatar-message"
        onClick={() => input.current?.click()}
      >
        {image ? texts.change : texts.choose}
      </Button>
      {image && (
        <Button look="ghost" icon={trashIcon} disabled={!isAlive || isBusy} onClick={takeAway}>
          {texts.remove}
        </Button>
      )}
      <div role="status" className={css.avatarMessage}>
        <FieldMessage
          id="avatar-message"
          help={progressOf(state) ?? texts.help}
          error={state.status === 'refused' ? state.reason : undefined}
        />
      </div>
    </section>
  );
}

function progressOf({ status }: AvatarState): string | undefined {
  if (status === 'sending') return texts.sending;
  return status === 'waiting' ? texts.waiting : undefined;
}
