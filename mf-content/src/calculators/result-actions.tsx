import { calculatorHref } from '@umbral/domain/routes/calculator-href.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { copyIcon, printIcon, searchIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';
import { KeepButton } from './keep-button.tsx';
import css from './result.module.css';
import scripted from './scripted.module.css';
import type { ResultToKeep } from './use-keep.ts';

interface ResultActionsProps {
  /** The listing that the result finds and up to which price; none where nothing is within reach. */
  readonly search?: { readonly href: string; readonly upTo: string };
  readonly result: ResultToKeep;
}

/** What one does with a result: search by it, keep it, print it, share it. */
export function ResultActions({ search, result }: ResultActionsProps) {
  const { toast } = useRemote();
  const copy = async () => {
    try {
      const address = new URL(calculatorHref(result.calculator, result.query), location.origin);
      await navigator.clipboard.writeText(address.href);
      toast({ tone: 'success', text: texts.copied });
    } catch {
      toast({ tone: 'error', text: texts.copyFailed });
    }
  };
  return (
    <div className={css.actions} data-print="no">
      {search && (
        <>
          <ButtonLink href={search.href} icon={searchIcon} aria-describedby="search-up-to">
            {texts.search}
          </ButtonLink>
          <span id="search-up-to" className={css.upTo}>
            {texts.searchUpTo(search.upTo)}
          </span>
        </>
      )}
      <div className={css.quiet}>
        <KeepButton result={result} />
        <Button look="ghost" size="s" icon={printIcon} className={scripted.only} onClick={() => print()}>
          {texts.print}
        </Button>
        <Button look="ghost" size="s" icon={copyIcon} className={scripted.only} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}
