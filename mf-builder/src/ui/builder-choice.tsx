import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { Form } from '@umbral/protocol/router/router.ts';
import type { ActingFor } from '../visit/acting-for.ts';
import css from './builder-choice.module.css';
import { builderChoiceTexts as texts } from './builder-choice-texts.ts';

/** For whom an administrator acts here: a form of the address, so that it works without script. */
export function BuilderChoice({ acting: { choices, chosen } }: { readonly acting: ActingFor }) {
  if (!choices) return null;
  return (
    <Form method="get" key={chosen} className={css.form} aria-label={texts.label}>
      <SelectField
        name="constructora"
        label={texts.builder}
        placeholder={texts.none}
        options={choices}
        defaultValue={chosen === undefined ? '' : String(chosen)}
      />
      <Button type="submit" look="secondary">
        {texts.act}
      </Button>
    </Form>
  );
}
