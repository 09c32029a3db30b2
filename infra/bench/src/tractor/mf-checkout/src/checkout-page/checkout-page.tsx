import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useCart } from '../cart/use-cart.ts';
import { checkoutTexts as texts } from '../texts.ts';
import type { topics } from '../topics.ts';
import css from './checkout-page.module.css';

/** Who comes for the tractors, and to which store; the order can be placed once both are known. */
export function CheckoutPage() {
  const { navigate } = useRemote();
  const { clear } = useCart();
  const bus = useTopics<typeof topics>();
  const [storeId, setStoreId] = useState('');
  const [hasName, setHasName] = useState(false);
  useEffect(() => {
    const hearing = bus.on('explore/store-selected').subscribe(({ id }) => setStoreId(id));
    return () => hearing.unsubscribe();
  }, [bus]);
  const look = ({ currentTarget }: FormEvent<HTMLFormElement>) => setHasName(currentTarget.checkValidity());
  const place = (event: FormEvent) => {
    event.preventDefault();
    clear();
    navigate('/checkout/thanks');
  };
  return (
    <Container>
      <a className={css.logo} href="/tractors">
        <img src="/cdn/img/logo.svg" alt={texts.logo} width="175" height="50" />
      </a>
      <ScriptForm className={css.form} lang="en" onInput={look} onSubmit={place}>
        <h1>{texts.checkout}</h1>
        <h2>{texts.personal}</h2>
        <div className={css.names}>
          <TextField id="firstname" name="firstname" label={texts.firstName} autoComplete="given-name" required />
          <TextField id="lastname" name="lastname" label={texts.lastName} autoComplete="family-name" required />
        </div>
        <h2>{texts.pickup}</h2>
        <Fragment of="mf-explore/store-picker" className={css.picker} />
        <TextField id="store" name="storeId" label={texts.storeId} value={storeId} readOnly />
        <div className={css.actions}>
          <ButtonLink look="secondary" href="/checkout/cart">
            {texts.back}
          </ButtonLink>
          <Button type="submit" disabled={!hasName || storeId === ''}>
            {texts.place}
          </Button>
        </div>
      </ScriptForm>
      <Fragment of="mf-explore/footer" />
    </Container>
  );
}
