import { Button } from '@umbral/kit/actions/button.tsx';
import { trashIcon } from '@umbral/kit/media/icons.ts';
import { staffTexts } from '../texts/staff-texts.ts';

interface DeleteButtonProps {
  /** Page below the API's base that asks where there is no script. */
  readonly path: string;
  readonly id: number;
  /** Read aloud: which one. */
  readonly label: string;
  readonly onAsk: () => void;
}

/** Asks to delete a row: in a dialog, or on a page where there is no script. */
export function DeleteButton({ path, id, label, onAsk }: DeleteButtonProps) {
  return (
    <form
      method="get"
      action={`/api${path}`}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="secondary" icon={trashIcon} aria-label={label}>
        {staffTexts.remove}
      </Button>
    </form>
  );
}
