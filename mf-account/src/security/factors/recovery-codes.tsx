import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { factorTexts } from '../../texts/factor-texts.ts';
import css from './factors.module.css';

const texts = factorTexts.recovery;

interface RecoveryCodesProps {
  /** Shown while there are some. */
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, this once: to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { toast } = useRemote();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ tone: 'success', text: texts.copied }),
      () => toast({ tone: 'error', text: factorTexts.failed }),
    );
  return (
    <Dialog isOpen={codes.length > 0} onClose={onClose} size="s" title={texts.title}>
      <div className={css.form}>
        <p>{texts.lead}</p>
        <ul aria-label={texts.list} className={css.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={css.buttons}>
          <Button look="secondary" size="s" onClick={copy}>
            {texts.copy}
          </Button>
          <ButtonLink
            look="secondary"
            size="s"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={texts.file}
          >
            {texts.download}
          </ButtonLink>
          <Button look="secondary" size="s" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
