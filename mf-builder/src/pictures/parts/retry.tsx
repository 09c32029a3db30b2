import { Button } from '@umbral/kit/actions/button.tsx';
import { refreshIcon } from '@umbral/kit/media/icons.ts';
import { usePicture } from '../desk/use-picture.ts';
import { usePictureDesk } from '../desk/use-picture-desk.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';

/** Sends a picture again that did not arrive. */
export function Retry({ pictureKey }: { readonly pictureKey: string }) {
  const { desk } = usePictureDesk();
  const { state, canRetry } = usePicture(pictureKey);
  const isLost = state.status === 'missing' || state.status === 'paused';
  if (!isLost && !(state.status === 'refused' && canRetry)) return null;
  return (
    <Button look="secondary" icon={refreshIcon} onClick={() => desk.retry(pictureKey)}>
      {texts.retry}
    </Button>
  );
}
