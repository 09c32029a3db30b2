import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { checkIcon, plusIcon } from '@umbral/kit/media/icons.ts';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';
import scripted from './scripted.module.css';
import { type ResultToKeep, useKeep } from './use-keep.ts';

/** Keeps a result in the account; once it is there, the way to it. */
export function KeepButton({ result }: { readonly result: ResultToKeep }) {
  const { isKeeping, isKept, keep } = useKeep(result);
  if (isKept) {
    return (
      <ButtonLink look="secondary" size="s" icon={checkIcon} href={routes.accountCalculations.href()}>
        {texts.kept}
      </ButtonLink>
    );
  }
  return (
    <Button look="secondary" size="s" icon={plusIcon} className={scripted.only} isLoading={isKeeping} onClick={keep}>
      {isKeeping ? texts.keeping : texts.keep}
    </Button>
  );
}
