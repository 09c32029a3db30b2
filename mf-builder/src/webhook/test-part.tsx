import { Button } from '@umbral/kit/actions/button.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useDeliveries } from './use-deliveries.ts';
import css from './webhook.module.css';
import { webhookTexts as texts } from './webhook-texts.ts';

/** Tells the system a test and says what came of it. */
export function TestPart({ builder }: { readonly builder: number }) {
  const { busy, test } = useDeliveries(builder);
  return (
    <div className={css.way}>
      <h3 className={css.title}>{texts.events.test}</h3>
      <p className={css.hint}>{texts.testHint}</p>
      <PostedForm
        path={`/constructoras/id/${builder}/integracion/prueba`}
        onSubmit={(event) => {
          event.preventDefault();
          void test();
        }}
      >
        <Button type="submit" look="secondary" isLoading={busy === 'test'}>
          {busy === 'test' ? texts.testing : texts.test}
        </Button>
      </PostedForm>
    </div>
  );
}
