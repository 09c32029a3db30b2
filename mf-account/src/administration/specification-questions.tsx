import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Question } from '../staff/question-dialog.tsx';
import { ReasonField, reasonIssues, reasonOf } from '../staff/reason-field.tsx';
import { administrationTexts } from '../texts/administration-texts.ts';
import type { SpecificationPage } from './administration-queries.ts';

const texts = administrationTexts.specifications;

type Specification = SpecificationPage['data'][number];

/** Asks how a specification enters the list: joined with a listed one, or by a name of its own. */
export function approveQuestion(call: CallApi, { id, name, similar }: Specification): Question {
  return {
    title: texts.approveOf(name),
    confirm: texts.approve,
    fields: (form) => (
      <>
        {similar.length > 0 && (
          <SelectField
            {...form.box('merge_with')}
            label={texts.merge}
            help={texts.mergeHelp}
            placeholder={texts.mergeNone}
            options={similar.map((one) => ({ value: one.key, label: one.name }))}
          />
        )}
        <TextField {...form.box('name')} label={texts.name} defaultValue={name} maxLength={60} />
      </>
    ),
    check: (data) =>
      foundIssues({ name: textOf(data, 'merge_with') === '' && textOf(data, 'name').length < 2 && texts.nameMissing }),
    send: async (data) => {
      const { approve } = await import('./decision-queries.ts');
      return approve(call, id, textOf(data, 'merge_with') || null, textOf(data, 'name'));
    },
  };
}

/** Asks for the reason that the builder reads. */
export function refuseQuestion(call: CallApi, { id, name }: Specification): Question {
  return {
    title: texts.refuseOf(name),
    confirm: texts.refuse,
    isDangerous: true,
    fields: (form) => <ReasonField form={form} help={texts.reasonHelp} />,
    check: reasonIssues,
    send: async (data) => (await import('./decision-queries.ts')).refuse(call, id, reasonOf(data) ?? ''),
  };
}
