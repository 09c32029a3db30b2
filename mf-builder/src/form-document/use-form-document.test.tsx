import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFormDocument } from './form-document.ts';
import type { FormPath } from './form-path.ts';
import { FormDocumentContext, useFormCount, useFormText } from './use-form-document.ts';

const drawn = vi.fn();

function Field({ path }: { readonly path: FormPath }) {
  drawn(path);
  return <p>{useFormText(path)}</p>;
}

function Count() {
  drawn('count');
  return <p>{useFormCount('plants')} tipologías</p>;
}

test('[B142] a key press draws its own field and no other', () => {
  const document = createFormDocument({ name: 'A', plants: [{ name: 'Uno' }, { name: 'Dos' }] });
  render(
    <FormDocumentContext value={document}>
      <Field path="name" />
      <Field path="plants.0.name" />
      <Field path="plants.1.name" />
      <Count />
    </FormDocumentContext>,
  );
  drawn.mockClear();
  act(() => document.write('plants.1.name', 'Dos y medio'));
  expect(screen.getByText('Dos y medio')).toBeTruthy();
  expect(drawn.mock.calls).toEqual([['plants.1.name']]);
});
