import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { copyIcon, mailIcon, whatsappIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';
import css from './share-row.module.css';

interface ShareRowProps {
  readonly title: string;
  /** Path of the page. */
  readonly href: string;
}

/** Ways to pass a page on; the first two work without script. */
export function ShareRow({ title, href }: ShareRowProps) {
  const { environment, toast } = useRemote();
  const address = `${environment.origin}${href}`;
  const words = encodeURIComponent(texts.shareText(title, address));
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => toast({ tone: 'success', text: texts.copied }),
      () => toast({ tone: 'warning', text: texts.copyFailed }),
    );
  };
  return (
    <ul className={css.row} aria-label={texts.share} data-print="no">
      <li>
        <ButtonLink
          look="ghost"
          size="s"
          icon={whatsappIcon}
          href={`https://wa.me/?text=${words}`}
          target="_blank"
          rel="noopener"
        >
          {texts.whatsapp}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink
          look="ghost"
          size="s"
          icon={mailIcon}
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}
        >
          {texts.mail}
        </ButtonLink>
      </li>
      <li>
        <Button look="ghost" size="s" icon={copyIcon} onClick={copy}>
          {texts.copyLink}
        </Button>
      </li>
    </ul>
  );
}
