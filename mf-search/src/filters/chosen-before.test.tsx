import { expect, test } from 'vitest';
import { chosenBefore } from './chosen-before.ts';

/** A form as a server draws it: a text, a box, a list with a choice and one without, a slider between two steps. */
function drawnForm() {
  const form = document.createElement('form');
  form.innerHTML = `
    <input type="text" name="pmax" value="300.000.000">
    <input type="checkbox" name="e" value="4" checked>
    <select name="ciudad"><option value="">Todas</option><option value="cali" selected>Cali</option></select>
    <select name="tipo"><option value="">Cualquiera</option><option value="casa">Casa</option></select>
    <input type="range" min="1" max="20" value="1.5">`;
  const field = <Kind extends Element>(css: string) => form.querySelector<Kind>(css) as Kind;
  return { form, field };
}

test('a form that nobody touched says nothing, also where a browser has moved its slider', () => {
  const { form, field } = drawnForm();
  field<HTMLInputElement>('[type=range]').value = '2';
  expect(chosenBefore(form)).toEqual({ hasChosen: false, hasTyped: false });
});

test.each([
  ['select[name=tipo]', 'casa'],
  ['select[name=ciudad]', ''],
])('another option of %s is a choice', (css, value) => {
  const { form, field } = drawnForm();
  field<HTMLSelectElement>(css).value = value;
  expect(chosenBefore(form)).toEqual({ hasChosen: true, hasTyped: false });
});

test('a box that was emptied is a choice, a text is typed', () => {
  const { form, field } = drawnForm();
  field<HTMLInputElement>('[type=checkbox]').checked = false;
  field<HTMLInputElement>('[type=text]').value = '200M';
  expect(chosenBefore(form)).toEqual({ hasChosen: true, hasTyped: true });
});
