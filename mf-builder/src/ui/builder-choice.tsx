import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { Form } from '@umbral/protocol/router/router.ts';
import { texts } from '../texts.ts';
import type { ActingFor } from '../visit/acting-for.ts';
import css from './builder-choice.module.css';

/** For whom an administrator acts here: a form of the address, so that it works without script. */
export function BuilderChoice({ acting: { choices, chosen } }: { readonly acting: ActingFor }) {
  if (!choices) return null;
  return (
    <Form method="get" key={chosen} className={css.form} aria-label={texts.choice.label}>
      <SelectField
        name="constructora"
        label={texts.choice.builder}
        placeholder={texts.choice.none}
        options={choices}
        defaultValue={chosen === undefined ? '' : String(chosen)}
      />
      <Button type="submit" look="secondary">
        {texts.choice.act}
      </Button>
    </Form>
  );
}
