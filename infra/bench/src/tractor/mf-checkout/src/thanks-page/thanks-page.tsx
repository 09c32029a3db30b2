import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { checkoutTexts as texts } from '../texts.ts';
import { ShopFrame } from '../ui/shop-frame.tsx';
import { Confetti } from './confetti.tsx';
import css from './thanks-page.module.css';

/** The order is placed. */
export function ThanksPage() {
  return (
    <ShopFrame>
      <Confetti />
      <div className={css.thanks}>
        <h1>{texts.thanks}</h1>
        <p>{texts.notify}</p>
        <ButtonLink look="secondary" href="/tractors">
          {texts.goOn}
        </ButtonLink>
      </div>
    </ShopFrame>
  );
}
