import { render, screen } from '@testing-library/react';
import { draftKey } from '@umbral/domain/storage/storage-keys.ts';
import { beforeEach, expect, test } from 'vitest';
import { dropDraft, keepDraft, keptDraft } from './form-draft.ts';

beforeEach(() => sessionStorage.clear());

function filledForm(): HTMLFormElement {
  render(
    <form aria-label="Prueba">
      <input name="name" defaultValue="Ana" />
      <textarea name="message" defaultValue={'x'.repeat(3000)} />
      <input name="whatsapp" type="checkbox" value="1" defaultChecked />
      <input name="agree_terms" type="checkbox" value="S" defaultChecked />
      <input name="password" type="password" defaultValue="clave-Segura-1" />
      <input name="id_plant" type="hidden" value="7" />
    </form>,
  );
  return screen.getByRole('form');
}

test('[B058, B102] what was typed is kept; agreements, secrets and what the form knows by itself are not', () => {
  keepDraft('contact-7', 0, filledForm());
  expect(keptDraft('contact-7', 0)).toEqual({ name: 'Ana', message: 'x'.repeat(2000), whatsapp: '1' });
});

test('[B058] a draft is of one form and of who typed it', () => {
  keepDraft('contact-7', 4, filledForm());
  expect(keptDraft('contact-7', 0)).toBeUndefined();
  expect(keptDraft('contact-8', 4)).toBeUndefined();
  expect(keptDraft('contact-7', 4)).toMatchObject({ name: 'Ana' });
});

test('[B058] a form that was sent forgets its own draft, and a second one keeps beside it', () => {
  const form = filledForm();
  keepDraft('contact-7', 0, form);
  keepDraft('lanzamiento-3', 0, form);
  dropDraft('contact-7');
  expect(keptDraft('contact-7', 0)).toBeUndefined();
  expect(keptDraft('lanzamiento-3', 0)).toMatchObject({ name: 'Ana' });
});

test.each(['{', '[]', 'null', '{"ownerId":0,"values":[1]}', '{"ownerId":0,"values":{"name":1}}'])(
  '[B058] a draft that is broken (%s) is none',
  (text) => {
    sessionStorage.setItem(draftKey('contact-7'), text);
    expect(keptDraft('contact-7', 0)).toBeUndefined();
  },
);
