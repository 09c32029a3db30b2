import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import type { FormKeeper } from '../keeping/form-keeper.ts';
import { dialogTexts as texts } from './dialog-texts.ts';
import css from './project-form.module.css';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before somebody leaves what only this device has. */
export function LeaveDialog({ keeper }: { readonly keeper: FormKeeper }) {
  const { asked, stay, leave } = useLeaveGuard(keeper);
  return (
    <Dialog isOpen={asked !== undefined} onClose={stay} size="s" title={texts.leaveTitle}>
      <div className={css.dialog}>
        <p>{keeper.state().isOnDevice ? texts.leave : texts.leaveUnkept}</p>
        <div className={css.ways}>
          <Button look="secondary" onClick={stay}>
            {texts.stay}
          </Button>
          <Button look="danger" onClick={leave}>
            {texts.leaveNow}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
